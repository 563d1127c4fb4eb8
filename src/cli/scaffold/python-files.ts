import { PYTHON } from './examples.ts';
import type { LineBot } from './line-bot-spec.ts';

/** A bot in Python that uses only the standard library. */
export const pythonFiles = (bot: LineBot): Readonly<Record<string, string>> => ({
  'umpire.py': PYTHON.umpire,
  'worth.py': PYTHON.worth[bot.game.id] ?? worthPy(bot),
  'bot.py': botPy(bot),
});

/** For a game without an example. */
const worthPy = ({ game }: LineBot): string => `\
"""${game.title}: all commands get the same points. Start here."""


def worth(table, view, command):
    """The points of a command: reasons and values that add up."""
    return [("legal command", 1)]
`;

const botPy = ({ name, game }: LineBot): string => `\
"""${name.title}: a bot for ${game.title}. It plays the option with the most points; see worth.py."""

import random

import umpire
from worth import worth

SHOWN = 5  # number of options reported with their points

chance = None


def decide(table, ask):
    global chance
    chance = chance or random.Random(table.hello["seed"])
    judged = []
    for option in ask["options"]:
        lines = [line for line in worth(table, ask["view"], option["command"]) if line[1] != 0]
        judged.append((sum(value for _, value in lines), chance.random(), option["id"], lines))
    if not judged:
        return umpire.decline()
    judged.sort(reverse=True)  # ties are broken at random
    return umpire.option(judged[0][2], scores=[(number, lines) for _, _, number, lines in judged[:SHOWN]])


if __name__ == "__main__":
    umpire.run(decide, "${name.id}")
`;
