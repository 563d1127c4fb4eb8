"""BattleTech: approach, face the enemy, keep moving, and fire every weapon in arc unless the unit is too hot."""

BEST_RANGE = 4  # hexes
HOT = 10


def worth(table, view, command):
    kind = command["type"]
    if kind == "move":
        return move(table, view, command)
    if kind == "fire":
        heat = view["units"][command["unit"]]["heat"]
        at_units = sum("unit" in shot["target"] for shot in command["shots"])
        others = len(command["shots"]) - at_units
        return [
            ("shots at the enemy", 2 * at_units),
            ("shots at the ground", -3 * others),
            ("too hot already", -3 * len(command["shots"]) if heat > HOT else 0),
        ]
    if kind in ("twist", "flip", "take-club"):
        return [("not needed", -1)]
    if kind == "strike":
        return [("physical attacks", 2 * len(command.get("attacks", [])))]
    if kind == "end":
        orders = command["orders"]
        return [
            ("restarts the reactor", 5 * sum("startUp" in order for order in orders)),
            ("unneeded orders", -sum("startUp" not in order for order in orders)),
        ]
    return []


def move(table, view, command):
    unit = view["units"][command["unit"]]
    at, facing, hexes, prone = unit["at"], unit["facing"], 0, unit["prone"]
    cols = table.rules["map"]["cols"]
    for step in command["steps"]:
        name = step["step"]
        if name in ("forward", "back"):
            at = neighbour(cols, at, facing if name == "forward" else (facing + 3) % 6)
            hexes += 1
        elif name in ("left", "right"):
            facing = (facing + (1 if name == "right" else 5)) % 6
        elif name == "jump":
            hexes += distance(cols, at, step["to"])
            at, facing = step["to"], step["facing"]
        elif name == "stand-up":
            facing, prone = step["facing"], False
        elif name == "go-prone":
            prone = True
    foe = nearest(table, view, command["unit"], cols, at)
    if foe is None:
        return []
    far = distance(cols, at, foe)
    ahead = min(range(6), key=lambda side: distance(cols, neighbour(cols, at, side), foe))
    return [
        ("distance from the best range", -abs(far - BEST_RANGE)),
        ("faces the enemy", 3 if facing == ahead else 1 if (facing - ahead) % 6 in (1, 5) else -3),
        ("hard to hit", min(hexes, 6) * 0.4),
        ("prone", -10 if prone else 0),
        ("running makes shots harder", -1 if command["mode"] == "run" else 0),
        ("risks a fall", -4 if "attack" in command or command.get("masc") else 0),
    ]


def nearest(table, view, unit, cols, at):
    models = table.rules["models"]
    foes = [
        other["at"]
        for k, other in enumerate(view["units"])
        if models[k]["side"] != models[unit]["side"] and other["destroyed"] is None
    ]
    return min(foes, key=lambda foe: distance(cols, at, foe), default=None)


def cube(cols, at):
    """Columns are numbered from 0; odd columns are half a hex lower."""
    col, row = at % cols, at // cols
    z = row - (col - (col & 1)) // 2
    return col, -col - z, z


def distance(cols, one, other):
    return max(abs(a - b) for a, b in zip(cube(cols, one), cube(cols, other)))


def neighbour(cols, at, facing):
    """The adjacent hex in this direction: 0 is north, then clockwise. It may be outside the map."""
    col, row = at % cols, at // cols
    low = col & 1
    right, down = [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)][facing]
    return (row + down) * cols + min(max(col + right, 0), cols - 1)
