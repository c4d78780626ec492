"""Writes the wire schema down: `frontend/src/wire/schema.json` for TypeScript, `docs/protocol.md` for people.

`python -m dragonhall.web.schema` in a checkout brings both up to date.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from pathlib import Path
from typing import Any

import msgspec

from dragonhall import games, load
from dragonhall.kernel.values import Refusal, Result
from dragonhall.web import wire

SCHEMA = "frontend/src/wire/schema.json"
PROTOCOL = "docs/protocol.md"


def schema() -> dict[str, Any]:
    """The JSON Schema of all that crosses the wire, the games' own types included."""
    played = [load(game) for game in games()]
    groups: dict[str, list[Any]] = {
        "GameAction": [kind for game in played for kind in game.action_types],
        "GameEvent": [kind for game in played for kind in game.event_types],
        "GameDraft": [game.draft_type for game in played if game.draft_type],
        "GameAdvice": [game.advice_type for game in played if game.advice_type],
        "GameView": [game.view_type for game in played],
        "FromClient": list(wire.SOCKET_IN),
        "FromHall": list(wire.SOCKET_OUT),
    }
    for game in played:
        groups[f"{_title(game.id)}Action"] = list(game.action_types)
        groups[f"{_title(game.id)}Event"] = list(game.event_types)
    types = [*wire.HTTP_TYPES, Result, Refusal, *[kind for group in groups.values() for kind in group]]
    refs, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    ref_of = dict(zip(types, refs, strict=True))
    for name, kinds in groups.items():
        definitions[name] = {"anyOf": [ref_of[kind] for kind in kinds]}
    structs = _structs(types)
    taken = {_prefixed(kind) for kind in structs if not _bears_title(kind)}
    named = {old: _name(kind, taken) for kind in structs for old in (kind.__name__, _full_name(kind))}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "What crosses the wire of Dragonhall.",
        "$defs": dict(sorted(_named(named.get(name, name), _plain(what, named)) for name, what in definitions.items())),
    }


def _named(name: str, definition: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A definition under its name, which is its title too: TypeScript makers call it by that."""
    return name, definition | {"title": name} if "title" in definition else definition


def _structs(types: Sequence[Any]) -> list[type[msgspec.Struct]]:
    """The structs that these types are made of, themselves included."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(types))
    while waiting:
        value = waiting.pop()
        if isinstance(value, msgspec.inspect.StructType):
            if value.cls in found:
                continue
            found[value.cls] = None
            waiting.extend(field.type for field in value.fields)
        elif isinstance(value, msgspec.inspect.Type):
            for name in value.__struct_fields__:
                part = getattr(value, name)
                waiting.extend(part if isinstance(part, tuple) else (part,))
    return list(found)


def _game_of(kind: type[msgspec.Struct]) -> str:
    """The game that a struct belongs to; empty for one of the hall."""
    game = kind.__module__.removeprefix("dragonhall.games.").partition(".")[0]
    return game if game in games() else ""


def _bears_title(kind: type[msgspec.Struct]) -> bool:
    game = _game_of(kind)
    return not game or kind.__name__.startswith(_title(game))


def _prefixed(kind: type[msgspec.Struct]) -> str:
    return _title(_game_of(kind)) + kind.__name__


def _name(kind: type[msgspec.Struct], taken: Set[str]) -> str:
    """What a struct is called on the wire: a game's own bear its name, so that two games may have the same words.

    One that bears it already keeps its name, unless another one of its game is called so on the wire: a dragon may be
    called like its game, and `DrakonMoved` is not what `Moved` is.
    """
    return kind.__name__ if _bears_title(kind) and kind.__name__ not in taken else _prefixed(kind)


def _title(game: str) -> str:
    return game.title().replace("_", "")


def _full_name(kind: type[msgspec.Struct]) -> str:
    """What msgspec calls a struct where two have the same name."""
    return f"{kind.__module__}.{kind.__qualname__}"


def _plain(value: Any, named: Mapping[str, str]) -> Any:
    """The same schema in the wire's names, every `$ref` standing alone and no default values.

    Each TypeScript maker reads it alike.
    """
    if isinstance(value, list):
        return [_plain(item, named) for item in value]
    if not isinstance(value, dict):
        return value
    if isinstance(value.get("$ref"), str):
        head, _, name = value["$ref"].rpartition("/")
        return {"$ref": f"{head}/{named.get(name, name)}"}
    pair = value.get("prefixItems")
    if isinstance(pair, list) and pair and pair.count(pair[0]) == len(pair):
        # A list of so many alike things, an (x, y) say: TypeScript makers do not know `prefixItems`.
        value = {key: part for key, part in value.items() if key != "prefixItems"} | {"items": pair[0]}
    kept: dict[str, Any] = {}
    for key, part in value.items():
        if key == "properties":
            # The names in here are a struct's own fields, and one may be called like a word of JSON Schema.
            kept[key] = {name: _plain(what, named) for name, what in part.items()}
        elif key not in ("default", "maxItems", "minItems"):
            kept[key] = _plain(part, named)
    return kept


def protocol() -> str:
    """The page for those who write another client."""
    definitions = schema()["$defs"]
    parts = [_INTRODUCTION]
    for title, types in (
        ("Bodies over HTTP", wire.HTTP_TYPES),
        ("What a client sends on the socket", wire.SOCKET_IN),
        ("What the hall sends on the socket", wire.SOCKET_OUT),
        ("Parts of them", (wire.Fault, wire.GameInfo, *_PARTS)),
    ):
        parts.append(f"## {title}\n")
        parts.extend(_described(kind, definitions[kind.__name__]) for kind in types)
    return "\n".join(parts)


_PARTS = (
    wire.NewSeat,
    wire.SeatInfo,
    wire.MatchLine,
    wire.Item,
    wire.UndoInfo,
    Refusal,
    Result,
)

_INTRODUCTION = """\
# The protocol of the hall

This page is written by `python -m dragonhall.web.schema` from `dragonhall/web/wire.py`; do not edit it.
All bodies and messages are JSON. The types of each game's actions, drafts, events and views are in
`frontend/src/wire/schema.json`, together with everything below.

A browser is known by the cookie `dragonhall`, which `PUT /api/me` sets. Requests that change something, and the
upgrade to a socket, must come from the hall's own pages where a browser says where they come from.

| request | body | answer |
|---|---|---|
| `GET /api/health` | | `Health` |
| `GET /api/games` | | `Games` |
| `GET /api/me` | | `Me` |
| `PUT /api/me` | `MeUpdate` | `Me` |
| `GET /api/matches` | | `MyMatches` |
| `POST /api/matches` | `NewMatch` | `MatchRef` (201) |
| `GET /api/matches/{id}` | | `Table` |
| `POST /api/matches/{id}/sit` | `SitDown` | `Table` |
| `POST /api/matches/{id}/bot` | `SeatBot` | `Table` |
| `POST /api/matches/{id}/rematch` | | `MatchRef` (200, or 201 when it is new) |

Every answer that is not a success is an `ErrorBody`. No message may be longer than 64 kB.

A match is watched and played on the WebSocket `/api/matches/{id}/socket`. A client says `hello` with the number of the
last entry it has, and gets what it misses; it does so again after every lost line. It sends each `act` and `undo` with
a key of its own, and again with the same key, also over a new socket, until the `answer` comes: it counts once.
An `act` names the decision it answers, so it counts even when another seat was quicker, and never when the decision is
over.
"""


def _described(kind: type[msgspec.Struct], definition: dict[str, Any]) -> str:
    rows = [f"### {kind.__name__}\n", _paragraphs(definition.get("description", "")), ""]
    required = definition.get("required", [])
    properties = definition.get("properties", {})
    if properties:
        rows += ["| field | type | |", "|---|---|---|"]
        for name, what in properties.items():
            rows.append(f"| `{name}` | {_type(what)} | {'' if name in required else 'may be left out'} |")
        rows.append("")
    return "\n".join(rows)


def _paragraphs(text: str) -> str:
    return re.sub(r"\n +", "\n", text)


def _type(what: dict[str, Any]) -> str:
    return " or ".join(dict.fromkeys(_kinds(what)))


def _kinds(what: dict[str, Any]) -> Iterator[str]:
    if "$ref" in what:
        yield what["$ref"].rsplit("/", 1)[1]
    elif "anyOf" in what:
        for part in what["anyOf"]:
            yield from _kinds(part)
    elif "enum" in what:
        yield from (f'`"{value}"`' if isinstance(value, str) else f"`{value}`" for value in what["enum"])
    elif "const" in what:
        yield f'`"{what["const"]}"`'
    elif what.get("type") == "array":
        inner = what.get("items") or {}
        yield f"list of {_type(inner) if isinstance(inner, dict) and inner else 'anything'}"
    elif what.get("type") == "object":
        inner = what.get("additionalProperties")
        yield f"object of {_type(inner)}" if isinstance(inner, dict) and inner else "object"
    else:
        yield str(what.get("type", "anything"))


def written(root: Path) -> dict[Path, str]:
    """The files of a checkout that follow from the wire schema, and what they must hold."""
    text = msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"
    return {root / SCHEMA: text, root / PROTOCOL: protocol()}


def main() -> None:
    """Write both files."""
    for path, text in written(Path(__file__).resolve().parents[3]).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
