"""A referee who knows the rulebook and not the engine: from the events of random matches alone it keeps its own books,
with its own dragons, fights, bag and stashes, and objects to whatever breaks a rule."""

import random

import pytest

import dragonhall
from dragonhall.arena.rounds import Rounds
from dragonhall.games.dragons_gold.actions import COLOURS, counted
from dragonhall.kernel.match import Match

GAME = dragonhall.load("dragons_gold")
EDITION = GAME.edition
DRAGONS = {row["id"]: row for row in EDITION["dragons"]}
ATTACK = {row["id"]: row["attack"] for row in EDITION["adventurers"]}
RED = COLOURS.index("red")
GEMS = ("blue", "green", "purple", "yellow", "white")


def plus(one, other):
    return [a + b for a, b in zip(one, other, strict=True)]


def minus(one, other):
    left = [a - b for a, b in zip(one, other, strict=True)]
    assert min(left) >= 0, "more tokens taken than there are"
    return left


class Lying:
    """A dragon on the table."""

    def __init__(self, dragon, treasure, age):
        self.dragon = dragon
        self.strength = DRAGONS[dragon]["strength"]
        self.hidden = DRAGONS[dragon]["hidden"]
        self.treasure = list(treasure)
        self.age = age


class Kill:
    """A slain dragon until everybody is home."""

    def __init__(self, fight, treasure):
        self.involved = sorted({seat for seat, _, _ in fight})
        self.wizards = [seat for seat, who, _ in fight if who == "wizard"]
        self.thieves = [seat for seat, who, _ in fight if who == "thief"] if len(self.involved) > 1 else []
        self.treasure = treasure
        self.magic_due = len(self.wizards) == 1 and treasure[RED] > 0
        self.settled = False
        self.offers = {}
        self.backs = {}
        self.shares = {}


class Referee:
    """Reads events; each `on_<tag>` is what the rulebook says about one of them."""

    def __init__(self, seats):
        self.seats = seats
        self.active = -1
        self.ready = [set(ATTACK) for _ in range(seats)]
        self.resting = [set() for _ in range(seats)]
        self.dragons = {}
        self.fights = {slot: [] for slot in range(EDITION["setup"]["face_up"])}
        self.pile = len(DRAGONS)
        self.laid_out = 0
        self.bag = [row["count"] for row in EDITION["tokens"]]
        self.lost = [0] * len(COLOURS)
        self.stash = [[0] * len(COLOURS) for _ in range(seats)]
        self.sword = 0
        self.kill = None
        self.stuck = None
        self.theft = None
        self.market = "not yet"
        self.swaps = {}
        self.over = False

    def read(self, event):
        tag = event.__struct_config__.tag
        due = self.laid_out == EDITION["setup"]["face_up"] + EDITION["setup"]["market_after"]
        if due and self.market == "not yet":
            assert tag in ("market-opened", "bag-empty"), "the market is due"
        rule = getattr(self, f"on_{tag.replace('-', '_')}", None)
        if rule is not None:
            rule(event)

    def draw(self, tokens, wanted):
        assert sum(tokens) == min(wanted, sum(self.bag)), "as many tokens as the card says, or all there are"
        self.bag = minus(self.bag, tokens)

    def gain(self, seat, tokens):
        self.stash[seat] = plus(self.stash[seat], tokens)

    def attack(self, slot):
        return sum(attack for _, _, attack in self.fights[slot])

    def on_revealed(self, event):
        assert self.kill is None
        assert event.slot not in self.dragons
        assert self.laid_out < len(self.fights) or sum(self.bag), "no new dragon once the bag is empty"
        self.laid_out += 1
        self.pile -= 1
        self.draw(event.treasure, DRAGONS[event.dragon]["known"])
        self.dragons[event.slot] = Lying(event.dragon, event.treasure, self.laid_out)
        assert (event.pile, event.bag) == (self.pile, sum(self.bag))

    def on_bag_empty(self, event):
        assert not any(self.bag)
        assert event.dragons == len(self.dragons)

    def on_turn(self, event):
        assert self.kill is None
        assert self.market != "open"
        assert not [slot for slot, lying in self.dragons.items() if self.attack(slot) >= lying.strength]
        assert self.active in (-1, (event.seat - 1) % self.seats), "clockwise"
        if any(self.bag) and self.pile:
            assert len(self.dragons) == len(self.fights), "always four dragons"
        self.active = event.seat

    def on_refreshed(self, event):
        assert event.seat == self.active
        assert not self.ready[event.seat]
        assert set(event.adventurers) == self.resting[event.seat]
        self.ready[event.seat], self.resting[event.seat] = self.resting[event.seat], set()

    def on_skipped(self, event):
        assert event.seat == self.active
        assert not self.ready[event.seat]
        assert not self.resting[event.seat]

    def on_sent(self, event):
        assert event.seat == self.active
        assert self.dragons[event.slot].dragon == event.dragon
        self.ready[event.seat].remove(event.adventurer)
        self.fights[event.slot].append((event.seat, event.adventurer, ATTACK[event.adventurer] + self.sword))
        self.sword = 0
        assert event.total == self.attack(event.slot)
        assert event.strength == self.dragons[event.slot].strength

    def on_standoff(self, event):
        assert not any(self.ready), "nobody is ready"
        assert not any(self.resting), "nobody rests"
        misses = {
            slot: (lying.strength - self.attack(slot), lying.age)
            for slot, lying in self.dragons.items()
            if self.fights[slot]
        }
        self.stuck = min(misses, key=misses.__getitem__)
        assert self.dragons[self.stuck].dragon == event.dragon

    def on_slain(self, event):
        lying = self.dragons[event.slot]
        assert lying.dragon == event.dragon
        assert self.attack(event.slot) >= lying.strength or self.stuck == event.slot
        self.stuck = None
        self.draw(event.hidden, lying.hidden)
        self.kill = Kill(self.fights[event.slot], plus(lying.treasure, event.hidden))
        assert list(event.treasure) == self.kill.treasure
        assert list(event.seats) == self.kill.involved

    def on_magic_taken(self, event):
        kill = self.kill
        assert kill.magic_due
        assert [event.seat] == kill.wizards
        assert event.count == kill.treasure[RED]
        self.stash[event.seat][RED] += event.count
        kill.treasure[RED] = 0
        kill.magic_due = False

    def on_took_all(self, event):
        assert not self.kill.magic_due
        assert [event.seat] == self.kill.involved
        assert list(event.tokens) == self.kill.treasure
        self.gain(event.seat, event.tokens)
        self.settle()

    def settle(self):
        self.kill.treasure = [0] * len(COLOURS)
        self.kill.settled = True

    def on_sharing(self, event):
        assert not self.kill.magic_due
        assert len(self.kill.involved) > 1
        assert any(event.treasure)
        assert list(event.treasure) == self.kill.treasure
        assert list(event.seats) == self.kill.involved

    def on_offered(self, event):
        kill = self.kill
        assert [share.seat for share in event.shares] == kill.involved, "a share for everyone in the fight, nobody else"
        assert min(min(share.tokens) for share in event.shares) >= 0
        assert [sum(column) for column in zip(*[share.tokens for share in event.shares], strict=True)] == kill.treasure
        self.take_off({number for number, (seat, _) in kill.offers.items() if seat == event.seat})
        kill.offers[event.offer] = (event.seat, event.shares)
        kill.backs[event.seat] = event.offer

    def take_off(self, numbers):
        kill = self.kill
        kill.offers = {number: row for number, row in kill.offers.items() if number not in numbers}
        kill.backs = {seat: number for seat, number in kill.backs.items() if number not in numbers}

    def on_accepted(self, event):
        assert event.seat in self.kill.involved
        assert event.offer in self.kill.offers
        self.kill.backs[event.seat] = event.offer

    def on_unaccepted(self, event):
        assert self.kill.backs.pop(event.seat) == event.offer

    def on_withdrawn(self, event):
        if self.market == "open":
            assert self.swaps.pop(event.offer)[0] == event.seat
        else:
            assert self.kill.offers[event.offer][0] == event.seat
            self.take_off({event.offer})

    def on_agreed(self, event):
        assert [self.kill.backs.get(seat) for seat in self.kill.involved] == [event.offer] * len(self.kill.involved)
        assert self.kill.offers[event.offer][1] == event.shares
        self.kill.shares = {share.seat: share.tokens for share in event.shares}

    def on_chose(self, event):
        assert event.seat not in self.kill.shares
        self.kill.shares[event.seat] = event.tokens

    def on_shares_swapped(self, event):
        shares = self.kill.shares
        shares[event.one], shares[event.other] = shares[event.other], shares[event.one]

    def on_shares_taken(self, event):
        assert {share.seat: share.tokens for share in event.shares} == self.kill.shares
        for share in event.shares:
            self.gain(share.seat, share.tokens)
            self.kill.treasure = minus(self.kill.treasure, share.tokens)
        assert not any(self.kill.treasure)
        self.settle()

    def on_lost(self, event):
        assert list(event.tokens) == self.kill.treasure
        self.lost = plus(self.lost, event.tokens)
        self.settle()

    def on_token_taken(self, event):
        assert event.seat in self.kill.involved
        one = [int(colour == event.token) for colour in COLOURS]
        if self.kill.settled:
            self.lost = minus(self.lost, one)
        else:
            assert not self.kill.magic_due
            self.kill.treasure = minus(self.kill.treasure, one)
        self.gain(event.seat, one)

    def next_thief(self, thief):
        assert not any(self.kill.treasure), "thieves come after the sharing"
        assert self.kill.thieves.pop(0) == thief
        return [seat for seat in self.kill.involved if seat != thief and any(self.stash[seat])]

    def on_robbing(self, event):
        assert event.victim in self.next_thief(event.thief)
        assert event.helped == (event.thief in self.kill.wizards)
        self.theft = (event.thief, event.victim)

    def on_nobody_to_rob(self, event):
        assert self.next_thief(event.thief) == []

    def on_looked(self, event):
        assert event.thief in self.kill.wizards
        assert (event.thief, event.victim) == self.theft
        assert list(counted(event.tokens)) == self.stash[event.victim]

    def on_stolen(self, event):
        assert (event.thief, event.victim) == self.theft
        one = [int(colour == event.token) for colour in COLOURS]
        self.stash[event.victim] = minus(self.stash[event.victim], one)
        self.gain(event.thief, one)
        self.theft = None

    def on_theft_stopped(self, event):
        assert (event.thief, event.victim) == self.theft
        self.theft = None

    def on_came_home(self, event):
        assert not self.kill.thieves
        assert not self.kill.magic_due
        assert not any(self.kill.treasure)
        assert self.theft is None
        for seat, adventurer, _ in self.fights[event.slot]:
            self.resting[seat].add(adventurer)
        self.fights[event.slot] = []
        del self.dragons[event.slot]
        self.kill = None

    def on_market_opened(self, event):
        assert self.market == "not yet"
        assert self.laid_out == EDITION["setup"]["face_up"] + EDITION["setup"]["market_after"]
        self.market = "open"

    def on_swap_offered(self, event):
        assert self.market == "open"
        assert any(event.gives)
        assert any(event.gets)
        minus(self.stash[event.seat], event.gives)
        self.swaps = {number: row for number, row in self.swaps.items() if row[:2] != (event.seat, event.partner)}
        self.swaps[event.offer] = (event.seat, event.partner, event.gives, event.gets)

    def on_swapped(self, event):
        assert self.swaps[event.offer] == (event.seat, event.partner, event.gives, event.gets)
        for giver, receiver, tokens in (
            (event.seat, event.partner, event.gives),
            (event.partner, event.seat, event.gets),
        ):
            self.stash[giver] = minus(self.stash[giver], tokens)
            self.gain(receiver, tokens)

    def on_shown(self, event):
        minus(self.stash[event.seat], counted(event.tokens))

    def on_market_closed(self, event):
        assert self.market == "open"
        self.market = "closed"

    def on_sword_drawn(self, event):
        self.sword = event.more

    def on_weakened(self, event):
        (lying,) = [lying for lying in self.dragons.values() if lying.dragon == event.dragon]
        lying.strength = max(1, lying.strength - 2)
        assert event.strength == lying.strength

    def on_called_back(self, event):
        for slot, fight in self.fights.items():
            self.fights[slot] = [row for row in fight if row[:2] != (event.seat, event.adventurer)]
        self.ready[event.seat].add(event.adventurer)

    def on_dragons_swapped(self, event):
        one, other = [slot for slot, lying in self.dragons.items() if lying.dragon in (event.one, event.other)]
        self.dragons[one], self.dragons[other] = self.dragons[other], self.dragons[one]

    def on_hidden_drawn(self, event):
        (lying,) = [lying for lying in self.dragons.values() if lying.dragon == event.dragon]
        self.draw(event.tokens, lying.hidden)
        lying.hidden = 0
        lying.treasure = plus(lying.treasure, event.tokens)

    def on_unveiled(self, event):
        assert list(counted(event.tokens)) == self.stash[event.seat]

    def on_ended(self, event):
        assert not self.dragons, "every dragon on the table has to fall"
        assert not any(self.bag) or not self.pile
        for colour, row in enumerate(EDITION["tokens"]):
            places = sum(stash[colour] for stash in self.stash) + self.lost[colour] + self.bag[colour]
            assert places == row["count"]
        self.over = True

    def totals(self, advanced, blocks):
        rules = EDITION["advanced" if advanced else "scoring"]
        bonus = rules["majority"][str(self.seats)]
        black = rules["black_diamond"]["points"] if advanced else rules["black_diamond"]
        held = [dict(zip(COLOURS, stash, strict=True)) for stash in self.stash]
        costs = [advanced and stash["black"] > 0 for stash in held]
        totals = [stash["silver"] + 3 * stash["gold"] + stash["red"] + black * stash["black"] for stash in held]
        for gem in GEMS:
            counts = [stash[gem] if blocks or not cost else 0 for stash, cost in zip(held, costs, strict=True)]
            for seat, count in enumerate(counts):
                if count and count == max(counts) and not costs[seat]:
                    totals[seat] += bonus
        if advanced:
            for seat, stash in enumerate(held):
                if not costs[seat]:
                    totals[seat] += rules["sets"]["points"] * min(stash[gem] for gem in GEMS)
        return totals


def play(seats, seed, options):
    """A random match that likes to agree and to use magic objects, read by a referee."""
    dice = random.Random(seed)
    match = Match.start(GAME, seats, seed, options)
    referee = Referee(seats)
    for event in match.opening:
        referee.read(event)
    rounds = Rounds(6)
    while match.result is None:
        if rounds.are_over(match.state):
            happened = match.lapse()
        else:
            seat = dice.choice(list(match.actors))
            happened = match.play(seat, pick(list(match.state.legal(seat)), dice))
        for event in happened:
            referee.read(event)
    return match, referee


def pick(legal, dice):
    for liked, often in ((("play",), 0.6), (("accept", "agree"), 0.5), (("offer", "swap"), 0.5)):
        found = [action for action in legal if action.__struct_config__.tag in liked]
        if found and dice.random() < often:
            return dice.choice(found)
    return dice.choice(legal)


TABLES = (
    {},
    {"magic_objects": True},
    {"clock": 0, "rounds": 10},
    {"magic_objects": True, "advanced_scoring": True},
    {"sharing": "divide", "advanced_scoring": True, "black_blocks": False},
    {"magic_objects": True, "draw_trigger": "token", "clock": 0, "rounds": 10},
)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "published")
def test_a_referee_with_the_rulebook_has_nothing_to_object_to(seats, options):
    for seed in range(4):
        match, referee = play(seats, seed, options)
        assert referee.over
        totals = referee.totals(options.get("advanced_scoring", False), options.get("black_blocks", True))
        scores = sorted(match.result.scores, key=lambda score: score.seat)
        assert [score.total for score in scores] == totals
        assert [score.seat for score in scores if score.place == 1] == [
            seat for seat, total in enumerate(totals) if total == max(totals)
        ]
