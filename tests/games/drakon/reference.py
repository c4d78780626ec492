"""A slow second engine of Drakon's choices, written from the rulebook alone; it shares no code with the game.

From what the asked seat sees it works out, as texts, everything that seat may answer. It looks at the whole plane
around the lair, remembers nothing, and knows chambers by their places and arrows by the letters of their sides.
"""

from dragonhall.games.drakon.view import DrakonView

Cell = tuple[int, int]

TURNS = {"N": "E", "E": "S", "S": "W", "W": "N"}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def neighbour(cell: Cell, side: str) -> Cell:
    x, y = cell
    if side == "N":
        return (x, y - 1)
    if side == "S":
        return (x, y + 1)
    return (x + 1, y) if side == "E" else (x - 1, y)


def sorted_sides(sides: set[str]) -> str:
    return "".join(side for side in "NESW" if side in sides)


def orientations(tile: str) -> set[str]:
    """A tile may be turned as one likes (DK-041)."""
    sides = set(tile.split("-")[1])
    found = set()
    for _ in range(4):
        found.add(sorted_sides(sides))
        sides = {TURNS[side] for side in sides}
    return found


class Reference:
    """One position as the asked seat sees it."""

    def __init__(self, view: DrakonView) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.arrows: dict[Cell, set[str]] = {}
        self.does: dict[Cell, str] = {}
        self.tile: dict[Cell, str] = {}
        for chamber in view.chambers:
            cell = (chamber.x, chamber.y)
            self.arrows[cell] = set(chamber.arrows)
            self.does[cell] = chamber.effect
            self.tile[cell] = chamber.tile
        self.stands = {seat: (player.x, player.y) for seat, player in enumerate(view.players)}
        self.any_side = view.options["escape_mode"] == "enter_from_any_side"

    # the lair

    def chambers(self) -> list[Cell]:
        return list(self.arrows)

    def around(self, cell: Cell) -> dict[str, Cell]:
        return {side: neighbour(cell, side) for side in "NESW" if neighbour(cell, side) in self.arrows}

    def legal_there(self, sides: str, cell: Cell) -> bool:
        """DK-041: its arrows point at no arrow of a chamber beside it."""
        for side, other in self.around(cell).items():
            if side in sides and OPPOSITE[side] in self.arrows[other]:
                return False
        return True

    def figure_in(self, cell: Cell) -> bool:
        """DK-057."""
        return cell in self.stands.values() or cell == self.view.drakon

    def free_spaces(self) -> set[Cell]:
        """DK-040: every empty space of the plane that has a chamber beside it."""
        left = min(x for x, _ in self.arrows) - 1
        right = max(x for x, _ in self.arrows) + 1
        top = min(y for _, y in self.arrows) - 1
        bottom = max(y for _, y in self.arrows) + 1
        return {
            (x, y)
            for x in range(left, right + 1)
            for y in range(top, bottom + 1)
            if (x, y) not in self.arrows and self.around((x, y))
        }

    # moving

    def pointed_to(self, cell: Cell) -> set[Cell]:
        return {other for side, other in self.around(cell).items() if side in self.arrows[cell]}

    def open_from(self, cell: Cell) -> set[Cell]:
        """DK-081: all directions where no chamber beside has an arrow pointing back."""
        return {other for side, other in self.around(cell).items() if OPPOSITE[side] not in self.arrows[other]}

    def after(self, first: Cell) -> set[Cell]:
        """DK-081, DK-082: from the first chamber of a storm."""
        harps = {cell for cell in self.pointed_to(first) if self.does[cell] == "magic_harp"}
        if harps:
            return harps
        if self.does[first] in ("master_key", "teleport"):
            return self.open_from(first)
        return self.pointed_to(first)

    def ways(self, seat: int) -> set[Cell]:
        """Where a move action of this seat's hero may go, or begin to go."""
        here = self.stands[seat]
        doing = self.does[here]
        shelters = {cell for cell in self.around(here).values() if self.any_side and self.does[cell] == "escape"}
        if doing == "wind_storm":
            return shelters | {first for first in self.pointed_to(here) if self.after(first)}
        if doing == "teleport":
            return {cell for cell in self.arrows if cell != here}
        if doing == "master_key":
            return shelters | self.open_from(here)
        harps = {cell for cell in self.pointed_to(here) if self.does[cell] == "magic_harp"}
        return shelters | (harps or self.pointed_to(here))

    def slips(self) -> set[Cell]:
        """DK-092, DK-093: what only the Sorceress's power opens."""
        here = self.stands[self.me]
        doing = self.does[here]
        if doing == "wind_storm":
            against = set(self.around(here).values()) - self.pointed_to(here)
            return {first for first in against if self.after(first)}
        beyond = set(self.around(here).values()) - self.ways(self.me)
        if doing not in ("teleport", "master_key"):
            if any(self.does[cell] == "magic_harp" for cell in self.pointed_to(here)):
                return set()
        return beyond

    def reachable_for_drakon(self) -> set[Cell]:
        """DK-096 to DK-098."""
        assert self.view.drakon is not None
        found = {self.view.drakon}
        for _ in range(3):
            found = found | {other for cell in found for other in self.around(cell).values()}
        return found

    # answers

    def answers(self) -> set[str]:
        answer = getattr(self, f"_{self.view.question}")
        found: set[str] = answer()
        return found

    def _hero(self) -> set[str]:
        return {f"play the {hero.title()}" for hero in self.view.heroes}

    def _turn(self) -> set[str]:
        own = {f"lay {said(tile)}" for tile in self.view.players[self.me].hand}
        own |= {f"move to {at(cell)}" for cell in self.ways(self.me)}
        more = self._powers()
        if self.view.players[self.me].power == "pass_walls":
            more |= {f"slip to {at(cell)}" for cell in self.slips()}
        return own | more if own or not more else more | {"end the turn"}

    def _after(self) -> set[str]:
        return self._powers() | {"end the turn"}

    def _powers(self) -> set[str]:
        mine = self.view.players[self.me]
        rivals = [seat for seat, player in enumerate(self.view.players) if player.team != mine.team]
        here = [seat for seat in rivals if self.stands[seat] == self.stands[self.me]]
        found = set()
        if mine.power == "extra_move":
            found = {f"dash to {at(cell)}" for cell in self.ways(self.me)}
        if mine.power == "force_move":
            found = {f"push seat {seat}" for seat in here if self.ways(seat)}
        if mine.power == "pick_pocket":
            found = {f"pick the pocket of seat {seat}" for seat in here if self.view.players[seat].coins}
            if self.view.options["thief_may_swap"] is True and self.view.hoard:
                found |= {f"trade {said(coin)}" for coin in mine.coins}
        if mine.power == "refresh_hand" and self.view.pile:
            found = {"refresh the hand"}
        return found

    def _where(self) -> set[str]:
        ways = orientations(self.view.chosen)
        return {
            f"put it at {at(cell)}"
            for cell in self.free_spaces()
            if any(self.legal_there(sides, cell) for sides in ways)
        }

    def _face(self) -> set[str]:
        cell = self._cell()
        if self.view.chosen:
            return {f"face {sides}" for sides in orientations(self.view.chosen) if self.legal_there(sides, cell)}
        if cell in self.arrows and self.does[self.stands[self.view.hero]] != "floating_chamber":
            now = sorted_sides(self.arrows[cell])
            turned = orientations(self.tile[cell]) - {now}
            return {f"face {sides}" for sides in turned if self.legal_there(sides, cell)}
        return {f"face {sides}" for place, sides in self._flights() if place == cell}

    def _cell(self) -> Cell:
        step = self.view.steps[-1]
        assert step.x is not None
        assert step.y is not None
        return (step.x, step.y)

    def _storm(self) -> set[str]:
        first = self._cell()
        slipped = self.view.steps[-1].detail == 2
        assert slipped or first in self.pointed_to(self.stands[self.view.hero])
        inside = {first} if self.any_side and self.does[first] == "escape" and not slipped else set()
        return {f"move to {at(cell)}" for cell in self.after(first) | inside}

    def _direct(self) -> set[str]:
        return {f"move to {at(cell)}" for cell in self.ways(self.view.hero)}

    def _appear(self) -> set[str]:
        return {f"Drakon appears at {at(cell)}" for cell in self.arrows if not self.figure_in(cell)}

    def _jump(self) -> set[str]:
        return {"jump", "decline"}

    def _drakon(self) -> set[str]:
        stops = self.reachable_for_drakon()
        if self.view.drakon not in self.stands.values():
            stops = stops - {self.view.drakon}
        return {f"send Drakon to {at(cell)}" for cell in stops} | {"decline"}

    def _destroy(self) -> set[str]:
        return {f"destroy {at(cell)}" for cell in self._changeable()} | {"decline"}

    def _changeable(self) -> set[Cell]:
        """DK-057, DK-063, DK-066, DK-079."""
        return {cell for cell in self.arrows if cell != (0, 0) and not self.figure_in(cell)}

    def _rotate(self) -> set[str]:
        found = {"decline"}
        for cell in self.arrows:
            others = orientations(self.tile[cell]) - {sorted_sides(self.arrows[cell])}
            if any(self.legal_there(sides, cell) for sides in others):
                found.add(f"rotate {at(cell)}")
        return found

    def _fitting(self, cell: Cell) -> set[str]:
        hand = self.view.players[self.me].hand
        return {tile for tile in hand if any(self.legal_there(sides, cell) for sides in orientations(tile))}

    def _switch(self) -> set[str]:
        return {f"switch {at(cell)}" for cell in self._changeable() if self._fitting(cell)} | {"decline"}

    def _insert(self) -> set[str]:
        return {f"insert {said(tile)}" for tile in self._fitting(self._cell())}

    def _flights(self) -> set[tuple[Cell, str]]:
        """DK-068: as if the chamber were lifted off the table."""
        here = self.stands[self.view.hero]
        now = sorted_sides(self.arrows.pop(here))
        found = {
            (cell, sides)
            for cell in self.free_spaces()
            for sides in orientations(self.tile[here])
            if self.legal_there(sides, cell) and (cell, sides) != (here, now)
        }
        self.arrows[here] = set(now)
        return found

    def _float(self) -> set[str]:
        return {f"float to {at(cell)}" for cell, _ in self._flights()} | {"decline"}

    def _control(self) -> set[str]:
        others = [seat for seat in self.stands if seat != self.me and seat not in self.view.controlled]
        return {f"control seat {seat}" for seat in others if self.ways(seat)} | {"decline"}

    def _rivals(self) -> list[int]:
        mine = self.view.players[self.me].team
        return [seat for seat, player in enumerate(self.view.players) if player.team != mine]

    def _rob(self) -> set[str]:
        return {f"rob seat {seat}" for seat in self._rivals() if self.view.players[seat].coins}

    def _plunder(self) -> set[str]:
        return {f"plunder seat {seat}" for seat in self._rivals() if self.view.players[seat].hand}

    def _ward(self) -> set[str]:
        return {"ward", "decline"}

    def _refresh(self) -> set[str]:
        return {f"discard {said(tile)}" for tile in self.view.players[self.me].hand} | {"enough"}


def at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def said(piece: str) -> str:
    kind, _, sides = piece.partition("-")
    return f"{kind.replace('_', ' ').title()} {sides}".strip()
