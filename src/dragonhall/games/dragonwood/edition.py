"""Reads and checks a Dragonwood edition, and lays its numbers out in tables that the rules can index.

Kinds of Dragonwood card are numbered in the order creatures, enhancements, events. Adventurers are numbered by number,
then suit, so that all cards of one number lie side by side in a bit mask. No card value stands anywhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from dragonhall.kernel.edition import BadEdition, Table, read_file, read_toml, shown
from dragonhall.kernel.suits import Suits

LADYBUG: Final = -1
"""Stands for a Lucky Ladybug in the adventurer deck."""

LADYBUG_NAME: Final = "ladybug"

STRIKE: Final = 0
STOMP: Final = 1
SCREAM: Final = 2
SPELL: Final = 3
METHOD_NAMES: Final = ("strike", "stomp", "scream", "spell")
METHOD_OF: Final = {"strike": STRIKE, "stomp": STOMP, "scream": SCREAM, "spell": SPELL}

CREATURE: Final = 0
ENHANCEMENT: Final = 1
EVENT: Final = 2

ENHANCEMENT_EFFECTS: Final = ("add_points", "reroll_one_die", "extra_die", "wild_adventurer")
EVENT_EFFECTS: Final = ("all_draw", "all_discard", "all_pass_right", "sweep_enhancements")

MOST_CARDS: Final = 12
"""No edition may ask for more dice in one roll than this."""


class Edition:
    """A checked edition: `data` as it was read, and its numbers as tables. Immutable by habit."""

    def __init__(self, data: Mapping[str, Any], text: str = "") -> None:
        root = Table(data, "", text)
        if root.text("game") != "dragonwood":
            raise root.fail("game", f"must be 'dragonwood', not {shown(data['game'])}")
        self.id: str = root.id("id")
        self.names: dict[str, str] = root.names()
        self._read_numbers(root)
        self._read_adventurers(root.table("adventurers"))
        self._read_cards(root)
        root.done()
        self._check_whole(root)
        self.data: dict[str, Any] = deepcopy(dict(data))  # a copy: whoever gave it may change theirs

    def _read_numbers(self, root: Table) -> None:
        dice = root.table("dice")
        self.faces: list[int] = dice.wholes("faces", 0, 20)
        self.most_dice: int = dice.whole("most", 1, MOST_CARDS)
        dice.source()
        dice.done()
        if len(self.faces) > 20:
            raise dice.fail("faces", "must hold at most 20 faces")
        self.most_face: int = max(self.faces)
        setup = root.table("setup")
        self.hand: int = setup.whole("hand", 1, 20)
        self.limit: int = setup.whole("limit", 1, 20)
        self.landscape: int = setup.whole("landscape", 1, 12)
        removed = setup.table("removed")
        self.removed: dict[int, int] = {seats: removed.whole(str(seats), 0, 200) for seats in (2, 3, 4)}
        removed.done()
        setup.source()
        setup.done()
        ending = root.table("ending")
        self.decks: int = ending.whole("decks", 1, 6)
        self.most_creatures: int = ending.whole("most_creatures", 0, 50)
        self.most_creatures_tied: int = ending.whole("most_creatures_tied", 0, 50)
        ending.source()
        ending.done()
        spell = root.table("spell")
        self.spell_cards: int = spell.whole("cards", 1, self.most_dice)
        self.spell_dice: int = spell.whole("dice", 1, self.most_dice)
        self.spell_needs: int = spell.whole("needs", 1, 200)
        self.spell_wounds: int = spell.whole("wounds", 1, 2)
        spell.source()
        spell.done()

    def _read_adventurers(self, table: Table) -> None:
        suited = Suits(table)
        self.suited: Suits = suited
        self.numbers: int = suited.numbers
        self.ladybugs: int = table.whole("ladybugs", 0, 20)
        self.ladybug_draws: int = table.whole("ladybug_draws", 1, 5)
        table.source()
        table.done()
        self.suits: list[str] = suited.suits
        self.suit_letters: list[str] = suited.letters
        self.suit_names: dict[str, dict[str, str]] = suited.suit_names
        self.cards: int = suited.cards
        self.card_names: list[str] = suited.names
        self.card_of: dict[str, int] = suited.card_of
        self.number_of: list[int] = suited.number_of
        self.suit_masks: list[int] = suited.suit_masks
        self.number_masks: list[int] = suited.number_masks
        self.all_cards: int = suited.all_cards

    def _read_cards(self, root: Table) -> None:
        self.kinds: list[str] = []
        self.type_of: list[int] = []
        self.copies: list[int] = []
        self.kind_names: dict[str, dict[str, str]] = {}
        self.value_of: list[list[int]] = []  # by kind, then method; the spell needs the same of every dragon
        self.points_of: list[int] = []
        self.dragon: list[bool] = []
        self.tie_break: list[bool] = []
        self.once: list[bool] = []
        self.adds_of: list[list[int]] = []  # by kind, then method: what an add_points enhancement adds
        self.rerolls: list[bool] = []
        self.extra_dice: list[int] = []
        self.wilds: list[int] = []
        self.event_of: list[str] = []
        self.amount_of: list[int] = []
        for type_, key in ((CREATURE, "creatures"), (ENHANCEMENT, "enhancements"), (EVENT, "events")):
            for row in root.rows(key):
                self._read_card(row, type_)
        self.kind_of: dict[str, int] = {name: kind for kind, name in enumerate(self.kinds)}
        self.dragons: int = sum(copies for copies, is_dragon in zip(self.copies, self.dragon, strict=True) if is_dragon)

    def _read_card(self, row: Table, type_: int) -> None:
        kind = row.id()
        if kind in self.kinds or kind == LADYBUG_NAME:
            raise row.fail("id", f"{kind!r} is there twice" if kind in self.kinds else f"{kind!r} is taken")
        self.kinds.append(kind)
        self.type_of.append(type_)
        self.copies.append(row.whole("copies", 1, 20))
        self.kind_names[kind] = row.names()
        row.source()
        values = [row.whole(name, 1, 99) for name in METHOD_NAMES[:3]] if type_ != EVENT else [0, 0, 0]
        self.value_of.append([*values, self.spell_needs])
        self.points_of.append(row.whole("points", 0, 99) if type_ == CREATURE else 0)
        self.dragon.append(row.flag("dragon") if type_ == CREATURE else False)
        self.tie_break.append(row.flag("tie_break") if type_ == CREATURE else False)
        adds, rerolls, extra, wilds, once, event, amount = [0, 0, 0, 0], False, 0, 0, False, "", 0
        if type_ == ENHANCEMENT:
            once = row.text("lasts", ("permanent", "once")) == "once"
            effect = row.text("effect", ENHANCEMENT_EFFECTS)
            if effect == "add_points":
                amount = row.whole("amount", 1, 20)
                methods = row.texts("methods", METHOD_NAMES[:3])
                adds = [amount if name in methods else 0 for name in METHOD_NAMES[:3]]
                adds.append(amount if len(methods) == 3 else 0)
            elif effect == "reroll_one_die":
                rerolls = True
                if once:
                    raise row.fail("lasts", "must be 'permanent' for reroll_one_die")
            else:
                amount = row.whole("amount", 1, 3, default=1)
                extra, wilds = (amount, 0) if effect == "extra_die" else (0, amount)
                if not once:
                    raise row.fail("lasts", f"must be 'once' for {effect}")
        elif type_ == EVENT:
            event = row.text("effect", EVENT_EFFECTS)
            if event != "sweep_enhancements":
                most = 1 if event == "all_pass_right" else 5
                amount = row.whole("cards", 1, most)
        self.adds_of.append(adds)
        self.rerolls.append(rerolls)
        self.extra_dice.append(extra)
        self.wilds.append(wilds)
        self.once.append(once)
        self.event_of.append(event)
        self.amount_of.append(amount)
        row.done()

    def _check_whole(self, root: Table) -> None:
        if self.dragons == 0:
            raise root.fail("creatures", "must have at least one dragon, or no match could end by dragons")
        if sum(self.tie_break) > 1:
            raise root.fail("creatures", "may mark only one creature as tie_break")
        lasting = sum(
            copies
            for copies, type_, is_dragon in zip(self.copies, self.type_of, self.dragon, strict=True)
            if type_ != EVENT and not is_dragon
        )
        if lasting < self.landscape:
            raise root.fail(
                "creatures", f"and enhancements must be at least {self.landscape} cards besides the dragons"
            )
        for seats in self.removed:
            if self.removed[seats] > self.most_removed:
                raise root.fail("setup", f"removes {self.removed[seats]} cards; at most {self.most_removed} may go")
        if self.hand + self.ladybugs * (self.ladybug_draws - 1) > self.limit:
            raise root.fail("setup", f"lets a first hand with every ladybug grow past the limit of {self.limit}")
        if not self.feeds(2):
            raise root.fail("adventurers", f"has {self.cards} numbered cards, too few for the hands of two players")

    @property
    def others(self) -> int:
        """How many Dragonwood cards there are besides the dragons."""
        return sum(self.copies) - self.dragons

    @property
    def most_removed(self) -> int:
        """How many cards may be removed at most: enough stay for a landscape, whatever events are met."""
        events = sum(c for c, t in zip(self.copies, self.type_of, strict=True) if t == EVENT)
        return max(0, self.others - self.landscape - events)

    def feeds(self, seats: int) -> bool:
        """Whether every draw finds a card, however full this many hands are and however many ladybugs come.

        A ladybug may come twice in one event, before and after a reshuffle.
        """
        drawn = [a for a, effect in zip(self.amount_of, self.event_of, strict=True) if effect == "all_draw"]
        more = 2 * self.ladybugs * (self.ladybug_draws - 1)
        return self.cards > seats * (self.limit + max([1, *drawn])) + more

    def cards_in(self, mask: int) -> tuple[str, ...]:
        """The names of the adventurers in a bit mask, by number, then suit."""
        return self.suited.cards_in(mask)

    def mask_of(self, names: tuple[str, ...]) -> int:
        """The bit mask of these adventurers. Raises KeyError for a name that is none."""
        return self.suited.mask_of(names)


_HERE = Path(__file__).parent


def published_text() -> str:
    """The published edition as its file's text."""
    return read_file(_HERE / "edition.toml")


def read_edition(edition: Mapping[str, Any] | str | Path | None = None) -> Edition:
    """An edition from data, from a file's path, or the published one. Raises BadEdition."""
    if isinstance(edition, Mapping):
        return Edition(edition)
    text = published_text() if edition is None else read_file(Path(edition))
    try:
        return Edition(read_toml(text), text)
    except BadEdition as error:
        raise BadEdition(f"{edition}: {error}" if edition is not None else str(error)) from None
