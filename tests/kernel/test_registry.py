"""The registry: which games there are, and what is no game."""

import pytest

import dragonhall


def test_every_game_loads_by_its_id_and_again_the_same():
    assert "dragonwood" in dragonhall.games()
    for name in dragonhall.games():
        one, other = dragonhall.load(name), dragonhall.load(name)
        assert one.id == other.id == name
        assert one.edition == other.edition
        assert one.check(one.seats[0], {}) is None


@pytest.mark.parametrize("name", ["", "Dragonwood", "dragonwood ", "dragonwood\n", "../dragonwood", "os", "x" * 10_000])
def test_an_unknown_game_is_refused_with_the_names_of_those_there_are(name):
    with pytest.raises(dragonhall.UnknownGame, match=r"the games are .*dragonwood") as caught:
        dragonhall.load(name)
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, LookupError)


def test_what_the_package_promises_is_there():
    for name in dragonhall.__all__:
        assert hasattr(dragonhall, name)
