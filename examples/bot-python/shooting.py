"""The shooting phase: shoot with everything, at whoever has the most weapons' work to be done on."""

WORTH = {
    "confirm": ("the plan stands", 5),
    "assign": ("one weapon more", 1),
    "select-shooter": ("one at a time", -1),
    "hold-fire": ("holds fire", -3),
    "skip-unit": ("does nothing", -3),
    "end-phase": ("ends the phase", -5),
    "stratagem": ("takes cover", 0.5),
    "re-roll": ("luck may turn", -0.5),
}
UNTIL = {"unit": 3, "weapon": 2, "step": 1}


def worth(table, view, command):
    kind = command["type"]
    if kind == "shoot":
        target = command["aims"][0]["target"]
        return [("weapons that bear", len(command["aims"])), ("finishes what was begun", 1 if target in view["shot"] else 0)]
    if kind == "roll":
        return [("goes on", UNTIL[command["until"]])]
    if kind == "allocate":
        return [("all in one order", len(command["models"]) / 100)]
    return [WORTH[kind]] if kind in WORTH else []
