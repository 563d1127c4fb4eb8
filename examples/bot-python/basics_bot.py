"""Plays the basics of every game: scores each option and chooses the best.

The scores are also its reasons: Umpire shows them like those of built-in bots.
"""

import random

import battletech
import force
import radar
import shooting
import umpire

GAMES = {game.__name__: game for game in (battletech, force, radar, shooting)}
SHOWN = 20  # options whose scores are sent

chance = None


def decide(table, ask):
    global chance
    chance = chance or random.Random(table.hello["seed"])
    game = GAMES.get(table.game)
    judged = []
    for listed in ask["options"]:
        lines = game.worth(table, ask["view"], listed["command"]) if game else []
        lines = [(text, float(value)) for text, value in lines if value != 0]
        judged.append((sum(value for _, value in lines), chance.random(), listed["id"], lines))
    judged.sort(reverse=True)
    scores = [(number, lines) for _, _, number, lines in judged[:SHOWN]]
    return umpire.option(judged[0][2], scores=scores)


umpire.run(decide, "python-basics")
