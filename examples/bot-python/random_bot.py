"""Plays a random option."""

import random

import umpire

chance = None


def decide(table, ask):
    global chance
    chance = chance or random.Random(table.hello["seed"])
    number = chance.randrange(len(ask["options"]))
    return umpire.option(number, notes=[f"one of {len(ask['options'])}, at random"])


umpire.run(decide, "python-random")
