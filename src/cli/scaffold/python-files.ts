import { PYTHON } from './examples.ts';
import type { LineBot } from './line-bot-spec.ts';

/** A bot in Python that uses only the standard library. */
export const pythonFiles = (bot: LineBot): Readonly<Record<string, string>> => ({
  'umpire.py': PYTHON.umpire,
  'worth.py': PYTHON.worth[bot.game.id] ?? worthPy(bot),
  'bot.py': botPy(bot),
});

/** For a game that no example knows. */
const worthPy = ({ game }: LineBot): string => `\
"""${game.title}: any command is as good as another. Begin here."""


def worth(table, view, command):
    """What a command is worth: texts and values that add up."""
    return [("any will do", 1)]
`;

const botPy = ({ name, game }: LineBot): string => `\
"""${name.title}: a bot for ${game.title}. It takes the option that is worth most, and tells why; see worth.py."""

import random

import umpire
from worth import worth

SHOWN = 5  # options whose points are told

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
    judged.sort(reverse=True)  # among equals chance decides
    return umpire.option(judged[0][2], scores=[(number, lines) for _, _, number, lines in judged[:SHOWN]])


if __name__ == "__main__":
    umpire.run(decide, "${name.id}")
`;
