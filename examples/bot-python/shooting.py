"""The Shooting Phase: fire every weapon, preferably at a target that was already shot at."""

WORTH = {
    "confirm": ("all targets assigned", 5),
    "assign": ("one more weapon", 1),
    "select-shooter": ("slower than shooting at once", -1),
    "hold-fire": ("holds fire", -3),
    "skip-unit": ("does nothing", -3),
    "end-phase": ("ends the phase", -5),
    "stratagem": ("takes cover", 0.5),
    "re-roll": ("may get worse", -0.5),
}
UNTIL = {"unit": 3, "weapon": 2, "step": 1}


def worth(table, view, command):
    kind = command["type"]
    if kind == "shoot":
        target = command["aims"][0]["target"]
        return [("weapons in range", len(command["aims"])), ("target already shot at", 1 if target in view["shot"] else 0)]
    if kind == "roll":
        return [("continues", UNTIL[command["until"]])]
    if kind == "allocate":
        return [("allocates several models at once", len(command["models"]) / 100)]
    return [WORTH[kind]] if kind in WORTH else []
