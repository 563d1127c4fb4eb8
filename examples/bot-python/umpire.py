"""Umpire's line protocol for Python: one JSON object per line on stdin and stdout.

Write a function that answers an ask, and pass it to run(). Write debug output to stderr, since stdout belongs to the
protocol. See docs/line-protocol.md.
"""

import json
import sys

PROTOCOL = 1


class Table:
    """What a bot knows about its match: the hello message, and everything its seat has heard."""

    def __init__(self, hello):
        self.hello = hello
        self.game = hello["game"]
        self.seat = hello["seat"]
        self.side = hello["side"]
        self.setup = hello["setup"]
        self.rules = hello["rules"]
        self.heard = []


def option(number, notes=(), scores=()):
    """Chooses an option. `scores` are the reasons: a list of (option number, [(text, value), ...])."""
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
    """Sends a command that need not be among the options."""
    return {"command": the_command}


def decline():
    """Does nothing; allowed if `must` is false."""
    return {"decline": True}


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def run(decide, name, version="1", volunteers=()):
    """Plays a seat to the end of its match. `decide(table, ask)` returns the result of option(), command() or decline()."""
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
