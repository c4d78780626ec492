"""The HTTP doors: schemathesis, pages, headers, the written protocol, the command that serves."""

import io
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from dragonhall.web import running
from dragonhall.web.schema import schema as wire_schema
from dragonhall.web.schema import written

Make = Callable[..., Any]
ROOT = Path(__file__).resolve().parents[2]


def openapi() -> dict[str, Any]:
    """The doors as OpenAPI, from the wire schema."""

    def at(name: str) -> dict[str, Any]:
        return {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}

    def door(answer: str, body: str = "", *, code: str = "200", match: bool = False) -> dict[str, Any]:
        found: dict[str, Any] = {
            "responses": {
                code: {"description": "done", "content": at(answer)},
                "default": {"description": "not done", "content": at("ErrorBody")},
            }
        }
        if body:
            found["requestBody"] = {"required": True, "content": at(body)}
        if match:
            found["parameters"] = [{"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}]
        return found

    def rewrite(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: rewrite(item) for key, item in value.items()}
        if isinstance(value, list):
            return [rewrite(item) for item in value]
        return value.replace("#/$defs/", "#/components/schemas/") if isinstance(value, str) else value

    return {
        "openapi": "3.1.0",
        "info": {"title": "Dragonhall", "version": "1"},
        "paths": {
            "/api/health": {"get": door("Health")},
            "/api/games": {"get": door("Games")},
            "/api/me": {"get": door("Me"), "put": door("Me", "MeUpdate")},
            "/api/matches": {"get": door("MyMatches"), "post": door("MatchRef", "NewMatch", code="201")},
            "/api/matches/{id}": {"get": door("Table", match=True)},
            "/api/matches/{id}/sit": {"post": door("Table", "SitDown", match=True)},
            "/api/matches/{id}/bot": {"post": door("Table", "SeatBot", match=True)},
            "/api/matches/{id}/rematch": {"post": door("MatchRef", match=True)},
        },
        "components": {"schemas": rewrite(wire_schema()["$defs"])},
    }


doors = schemathesis.openapi.from_dict(openapi())


@pytest.mark.slow
@doors.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_door_answers_as_the_schema_says(case: schemathesis.Case, hall: Any, visitor: str) -> None:
    case.call_and_validate(
        base_url=hall.address,
        headers={"Cookie": f"dragonhall={visitor}"},
        checks=[
            schemathesis.checks.not_a_server_error,
            schemathesis.checks.CHECKS.get_one("response_schema_conformance"),
            schemathesis.checks.CHECKS.get_one("content_type_conformance"),
        ],
    )


@pytest.fixture(scope="module")
def visitor(hall: Any) -> str:
    import httpx

    return str(httpx.put(hall.address + "/api/me", json={"name": "Visitor"}).cookies["dragonhall"])


def test_the_protocol_page_and_the_schema_are_what_the_wire_module_says() -> None:
    stale = [path.name for path, text in written(ROOT).items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run python -m dragonhall.web.schema"


def test_without_a_built_front_end_the_page_says_so(guest: Make) -> None:
    page = guest().http.get("/match/abc")
    assert page.status_code == 200
    assert "make play" in page.text
    assert page.headers["content-type"].startswith("text/html")


def test_the_built_front_end_is_served_with_its_page_for_every_address(
    guest: Make, serve: Make, tmp_path: Path
) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("hush")
    (assets.parent / "index.html").write_text("<!doctype html><title>Hall</title>")
    (assets / "app-1a2b.js").write_text("export default 1")
    http = guest("", serve().address).http
    for path in ("/", "/match/x7", "/rules/dragonwood"):
        page = http.get(path)
        assert (page.status_code, page.text) == (200, "<!doctype html><title>Hall</title>")
        assert page.headers["cache-control"] == "no-cache"
    script = http.get("/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    for path in ("/assets/missing.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        answer = http.get(path)
        assert answer.status_code == 404, path
        assert "hush" not in answer.text
    assert http.get("/api/nothing").json()["error"]["code"] == "unknown"


def test_texts_travel_packed_and_pictures_and_fonts_as_they_are(guest: Make, serve: Make, tmp_path: Path) -> None:
    assets = tmp_path / "static/assets"
    assets.mkdir(parents=True)
    script = "let cards = 5;\n" * 500
    (assets / "a.js").write_text(script)
    (assets / "a.woff2").write_bytes(b"x" * 5000)
    http = guest(address=serve().address).http
    packed = http.get("/assets/a.js")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 500
    assert packed.text == script
    assert "content-encoding" not in http.get("/assets/a.woff2").headers
    plain = http.get("/assets/a.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script


def test_every_answer_has_headers_that_protect_and_work_on_plain_http(guest: Make) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = guest().http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "ws://127.0.0.1:" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" not in headers
        assert "upgrade-insecure-requests" not in headers["content-security-policy"]


def test_the_hall_says_where_it_is_with_a_code_for_the_other_devices(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(running, "home_address", lambda: "192.168.1.20")
    assert running.addresses("0.0.0.0", 8123) == ["http://localhost:8123", "http://192.168.1.20:8123"]
    assert running.addresses("127.0.0.1", 80) == ["http://127.0.0.1:80"]
    assert running.addresses("::1", 80) == ["http://[::1]:80"]
    out = io.StringIO()
    running.announce(running.addresses("0.0.0.0", 8123), tmp_path, out)
    assert "http://192.168.1.20:8123" in out.getvalue()
    assert "▄" in out.getvalue()
    monkeypatch.setattr(running, "home_address", lambda: None)
    assert running.addresses("0.0.0.0", 8123) == ["http://localhost:8123"]


def test_the_hall_tells_the_pages_its_address_at_home(guest: Make, serve: Make) -> None:
    assert guest(address=serve(home="http://192.0.2.7:8000").address).http.get("/api/health").json()["home"] == (
        "http://192.0.2.7:8000"
    )
    assert guest().http.get("/api/health").json()["home"] == ""


def test_a_hall_that_closes_says_so_and_ends_at_once(guest: Make, process: Make) -> None:
    server = process()
    ana = guest("Ana", server.address)
    line = ana.watches(ana.opens("me", "open"))
    ending = threading.Thread(target=server.stop)
    ending.start()
    assert line.until("closing")["again"] is True
    ending.join()


def test_a_port_that_is_taken_is_told_in_a_sentence(hall: Any, tmp_path: Path) -> None:
    from dragonhall.web.settings import Settings

    port = int(hall.address.rsplit(":", 1)[1])
    with pytest.raises(running.PortTaken, match="another port"):
        running.run(Settings(tmp_path), "127.0.0.1", port, io.StringIO())
