import type { LineBot } from './line-bot.ts';

/** A bot in Python that needs nothing but its standard library. */
export const pythonFiles = (bot: LineBot): Readonly<Record<string, string>> => ({
  'umpire.py': UMPIRE_PY,
  'bot.py': botPy(bot),
});

/** The same file as examples/bot-python/umpire.py. */
export const UMPIRE_PY = `\
"""Umpire's line protocol for Python: one JSON object a line on stdin and stdout.

Write a function that looks at an ask and answers it, and hand it to run(). Whatever you want to look at while it plays,
write to stderr: stdout belongs to the protocol. See docs/line-protocol.md.
"""

import json
import sys

PROTOCOL = 1


class Table:
    """What a bot knows of its match: the hello, and everything its seat has heard."""

    def __init__(self, hello):
        self.hello = hello
        self.game = hello["game"]
        self.seat = hello["seat"]
        self.side = hello["side"]
        self.setup = hello["setup"]
        self.rules = hello["rules"]
        self.heard = []


def option(number, notes=(), scores=()):
    """Takes an option. \`scores\` tells why: a list of (option number, [(text, value), ...])."""
    answer = {"option": number}
    reasons = {}
    if notes:
        reasons["notes"] = list(notes)
    if scores:
        reasons["options"] = [
            {
                "option": at,
                "score": sum(value for _, value in lines),
                "lines": [{"text": text, "value": value} for text, value in lines],
            }
            for at, lines in scores
        ]
    if reasons:
        answer["reasons"] = reasons
    return answer


def command(the_command):
    """Gives a command that is not among the options."""
    return {"command": the_command}


def decline():
    """Keeps quiet, where \`must\` is false."""
    return {"decline": True}


def say(message):
    sys.stdout.write(json.dumps(message) + "\\n")
    sys.stdout.flush()


def run(decide, name, version="1", volunteers=()):
    """Plays a seat to the end of its match. \`decide(table, ask)\` gives what option(), command() or decline() make."""
    table = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            table = Table(message)
            say({"type": "ready", "protocol": PROTOCOL, "name": name, "version": version, "volunteers": list(volunteers)})
        elif kind == "heard":
            table.heard.extend(message["events"])
        elif kind == "ask":
            say({"type": "answer", "id": message["id"], **decide(table, message)})
        elif kind == "fault":
            print(f"fault: {message['words']} ({message['left']} left)", file=sys.stderr)
        elif kind == "bye":
            return message
`;

const botPy = ({ name, game }: LineBot): string => `\
"""${name.title}: a bot for ${game.title}. What it thinks is in worth(); the rest asks and answers."""

import random

import umpire

SHOWN = 5  # options whose points are told

chance = None


def worth(table, ask, command):
    """What a command is worth: texts and values that add up. Change these."""
    place = ask["kinds"].index(command["type"])
    return [
        (f"asked for in place {place + 1}", -place),
        ("a whim", round(chance.random(), 3)),
    ]


def decide(table, ask):
    global chance
    chance = chance or random.Random(table.hello["seed"])
    if not ask["options"]:
        return umpire.decline()
    judged = [(listed["id"], worth(table, ask, listed["command"])) for listed in ask["options"]]
    judged.sort(key=lambda one: -sum(value for _, value in one[1]))
    return umpire.option(judged[0][0], scores=judged[:SHOWN])


if __name__ == "__main__":
    umpire.run(decide, "${name.id}")
`;
