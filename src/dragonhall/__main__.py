"""`python -m dragonhall` is the `dragonhall` command."""

from dragonhall.cli import main

if __name__ == "__main__":
    main()
