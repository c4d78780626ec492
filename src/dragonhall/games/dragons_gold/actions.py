"""What a Dragon's Gold seat may decide. Tokens are counted by colour, alike ones are never told apart.

Counts are nine whole numbers in the order of `COLOURS`; text names only the colours there are: "2 silver 1 gold", or
"nothing". Dragons, adventurers and magic objects are named by their ids in the edition, in text "Frost Warden".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from dragonhall.kernel.game import CannotParse
from dragonhall.kernel.values import UNKNOWN, Action

COLOURS: Final = ("silver", "gold", "red", "blue", "green", "purple", "yellow", "white", "black")
"""The kinds of token, in the order of all counts. Blue to white are the gems; red are the magic tokens."""

Counts: TypeAlias = tuple[int, ...]
"""How many tokens of each colour, in the order of `COLOURS`."""

NOTHING: Final[Counts] = (0,) * len(COLOURS)


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What one seat gets in an offer; may be nothing. (dg-empty-share)"""

    seat: int
    tokens: Counts


class Send(Action, frozen=True, tag="send"):
    """Send one ready adventurer against a face-up dragon. (dg-turn, dg-attack)"""

    adventurer: str
    dragon: str

    def __str__(self) -> str:
        return f"send {spoken(self.adventurer)} to {spoken(self.dragon)}"


class Offer(Action, frozen=True, tag="offer"):
    """Propose who gets every token of the treasure, one share for each seat involved. (dg-proposal)

    To make an offer is to agree to it; it takes the place of the seat's earlier one.
    """

    shares: tuple[Share, ...]

    def __str__(self) -> str:
        return "offer " + ", ".join(f"{told(share.tokens)} to {share.seat}" for share in self.shares)


class Accept(Action, frozen=True, tag="accept"):
    """Agree to the offer with this number, and to no other. (dg-acceptance)"""

    offer: int

    def __str__(self) -> str:
        return f"accept {self.offer}"


class Unaccept(Action, frozen=True, tag="unaccept"):
    """Take back one's yes to the offer with this number. (dg-acceptance)"""

    offer: int

    def __str__(self) -> str:
        return f"no longer accept {self.offer}"


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take one's own offer off the table: a division of treasure, or a swap at the market."""

    offer: int

    def __str__(self) -> str:
        return f"withdraw {self.offer}"


class BreakOff(Action, frozen=True, tag="break-off"):
    """Ask to end the sharing without an agreement; it ends when all involved ask for it. (dg-end-early)"""

    def __str__(self) -> str:
        return "break off"


class Pass(Action, frozen=True, tag="pass"):
    """Say nothing this time where seats speak in turn; or skip a turn with all adventurers in a fight."""

    def __str__(self) -> str:
        return "pass"


class Divide(Action, frozen=True, tag="divide"):
    """Make as many piles of the treasure as there are seats involved. (dg-divide-and-choose)"""

    piles: tuple[Counts, ...]

    def __str__(self) -> str:
        return "divide " + " / ".join(told(pile) for pile in self.piles)


class Choose(Action, frozen=True, tag="choose"):
    """Take the pile with this number, the first is 1. (dg-divide-and-choose)"""

    pile: int

    def __str__(self) -> str:
        return f"choose pile {self.pile}"


class Rob(Action, frozen=True, tag="rob"):
    """Name whom one's thief robs. (dg-victim)"""

    victim: int

    def __str__(self) -> str:
        return f"rob {self.victim}"


class Take(Action, frozen=True, tag="take"):
    """Say which token changes hands in a theft: a colour, or "?" for one at random.

    Asked of a thief whom the own wizard helps, and of a robbed seat with the Muddling Stone. (dg-thief-with-wizard)
    """

    token: str

    def __str__(self) -> str:
        return "take at random" if self.token == UNKNOWN else f"take {self.token}"


class Swap(Action, frozen=True, tag="swap"):
    """Propose a swap at the market: `partner` gets `gives` and gives `gets`. (dg-swap)"""

    partner: int
    gives: Counts
    gets: Counts

    def __str__(self) -> str:
        return f"swap {told(self.gives)} with {self.partner} for {told(self.gets)}"


class Agree(Action, frozen=True, tag="agree"):
    """Say yes to the swap with this number that was proposed to one. (dg-swap)"""

    offer: int

    def __str__(self) -> str:
        return f"agree to {self.offer}"


class Show(Action, frozen=True, tag="show"):
    """Show some of one's own tokens to all at the market, truthfully. (dg-show)"""

    tokens: Counts

    def __str__(self) -> str:
        return f"show {told(self.tokens)}"


class Done(Action, frozen=True, tag="done"):
    """Leave the market. (dg-market-time)"""

    def __str__(self) -> str:
        return "done"


class Play(Action, frozen=True, tag="play"):
    """Use a magic object, with what it is aimed at. (dg-object-once)

    `dragons`: the two that change places, the one that is weakened or looked into. `seats`: the two whose shares are
    swapped. `adventurer`: the one that is called back. `token`: the colour that the Invisible Hand takes.
    """

    card: str
    dragons: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    adventurer: str = ""
    token: str = ""

    def __str__(self) -> str:
        aims = [spoken(dragon) for dragon in self.dragons] + [str(seat) for seat in self.seats]
        aims += [f"my {spoken(self.adventurer)}"] if self.adventurer else []
        aims += [self.token] if self.token else []
        return f"play {spoken(self.card)}" + (f" on {' and '.join(aims)}" if aims else "")


class Decline(Action, frozen=True, tag="decline"):
    """Use no magic object now. (dg-object-asked)"""

    def __str__(self) -> str:
        return "decline"


ACTION_TYPES: tuple[type[Action], ...] = (
    Send,
    Offer,
    Accept,
    Unaccept,
    Withdraw,
    BreakOff,
    Pass,
    Divide,
    Choose,
    Rob,
    Take,
    Swap,
    Agree,
    Show,
    Done,
    Play,
    Decline,
)


def spoken(name: str) -> str:
    """An id as one says it.

    >>> spoken("frost_warden")
    'Frost Warden'
    """
    return name.replace("_", " ").title()


def told(counts: Counts) -> str:
    """Counts in words: "2 silver 1 gold", or "nothing".

    >>> told((2, 0, 1, 0, 0, 0, 0, 0, 0))
    '2 silver 1 red'
    """
    words = [f"{count} {colour}" for colour, count in zip(COLOURS, counts, strict=False) if count]
    return " ".join(words) or "nothing"


def tokens(counts: Sequence[int]) -> tuple[str, ...]:
    """The names of tokens one by one, alike ones as often as there are.

    >>> tokens((2, 0, 1, 0, 0, 0, 0, 0, 0))
    ('silver', 'silver', 'red')
    """
    return tuple([colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)])


def counted(names: Sequence[str]) -> Counts:
    """The counts of tokens that are named one by one.

    >>> counted(("red", "silver", "silver"))[:3]
    (2, 0, 1)
    """
    return tuple([names.count(colour) for colour in COLOURS])


_COUNTS = r"(nothing|[0-9]{1,3} [a-z]+(?: [0-9]{1,3} [a-z]+)*)"
_SEAT = r"([0-9]{1,2})"
_NUMBER = r"([0-9]{1,9})"
_NAMES = r"([a-z][a-z0-9]*(?: [a-z0-9]+)*)"
_MEANT = 60


def _counts(words: str) -> Counts:
    """The counts that were told, or an error that `parse` turns into its own."""
    found = [0] * len(COLOURS)
    if words != "nothing":
        parts = words.split()
        for number, colour in zip(parts[::2], parts[1::2], strict=True):
            at = COLOURS.index(colour)
            if found[at]:
                raise ValueError("a colour is told twice")
            found[at] = int(number)
    return tuple(found)


def _id(words: str) -> str:
    return words.replace(" ", "_")


def parse(text: str) -> Action:
    """The action that its text says. Raises CannotParse.

    >>> parse("offer 2 silver to 0, 1 gold to 2").shares[1].seat
    2
    """
    words = " ".join(text.lower().split())
    try:
        action = _plain(words) or _numbered(words) or _counting(words) or _playing(words)
    except ValueError:
        action = None
    if action is None:
        shown = repr(text) if len(text) <= _MEANT else repr(text[:_MEANT]) + "…"
        raise CannotParse(
            f"{shown} is no Dragon's Gold action; say for example: send Thief to Frost Warden · accept 3 · "
            "offer 2 silver to 0, 1 gold to 2 · rob 1 · swap 1 gold with 2 for 2 silver · done"
        )
    return action


def _plain(words: str) -> Action | None:
    plain: dict[str, Action] = {
        "break off": BreakOff(),
        "pass": Pass(),
        "done": Done(),
        "decline": Decline(),
        "take at random": Take(UNKNOWN),
    }
    if words in plain:
        return plain[words]
    if found := re.fullmatch(rf"send {_NAMES} to {_NAMES}", words):
        return Send(_id(found[1]), _id(found[2]))
    if found := re.fullmatch(r"take ([a-z]+)", words):
        return Take(found[1])
    return None


def _numbered(words: str) -> Action | None:
    kinds: dict[str, type[Accept] | type[Unaccept] | type[Withdraw] | type[Agree] | type[Choose] | type[Rob]] = {
        "accept": Accept,
        "no longer accept": Unaccept,
        "withdraw": Withdraw,
        "agree to": Agree,
        "choose pile": Choose,
        "rob": Rob,
    }
    found = re.fullmatch(rf"([a-z ]+) {_NUMBER}", words)
    return kinds[found[1]](int(found[2])) if found and found[1] in kinds else None


def _counting(words: str) -> Action | None:
    if found := re.fullmatch(rf"show {_COUNTS}", words):
        return Show(_counts(found[1]))
    if found := re.fullmatch(rf"swap {_COUNTS} with {_SEAT} for {_COUNTS}", words):
        return Swap(int(found[2]), _counts(found[1]), _counts(found[3]))
    if words.startswith("divide "):
        piles = [re.fullmatch(_COUNTS, part) for part in words.removeprefix("divide ").split(" / ")]
        if all(piles):
            return Divide(tuple([_counts(pile[1]) for pile in piles if pile]))
    if words.startswith("offer "):
        parts = [re.fullmatch(rf"{_COUNTS} to {_SEAT}", part) for part in words.removeprefix("offer ").split(", ")]
        if all(parts):
            return Offer(tuple([Share(int(part[2]), _counts(part[1])) for part in parts if part]))
    return None


def _playing(words: str) -> Action | None:
    """Seats are numbers, a token is a colour, an adventurer is told after "my"; all else are dragons."""
    found = re.fullmatch(r"play ([a-z][a-z0-9 ]*?)(?: on ([a-z0-9 ]+))?", words)
    if not found:
        return None
    dragons: list[str] = []
    seats: list[int] = []
    adventurer = token = ""
    for aim in found[2].split(" and ") if found[2] else []:
        if aim.isdigit():
            seats.append(int(aim))
        elif aim in COLOURS:
            token = aim
        elif aim.startswith("my "):
            adventurer = _id(aim.removeprefix("my "))
        else:
            dragons.append(_id(aim))
    return Play(_id(found[1]), tuple(dragons), tuple(seats), adventurer, token)
