"""Every rule of the rulebook has a test that carries its id, and no test carries an id that is no rule."""

import re
import tomllib
from pathlib import Path

import dragonhall

HERE = Path(__file__).parent


def test_every_rule_id_has_a_test():
    rulebook = Path(dragonhall.__file__).parent / "games" / "dragons_gold" / "rulebook" / "rulebook.toml"
    rules = {rule["id"] for rule in tomllib.loads(rulebook.read_text("utf-8"))["rules"]}
    marked = {
        found
        for file in HERE.glob("test_*.py")
        for found in re.findall(r'@pytest\.mark\.rule\("([\w-]+)"\)', file.read_text("utf-8"))
    }
    assert rules - marked == set(), "rules without a test"
    assert marked - rules == set(), "tests for no rule"
