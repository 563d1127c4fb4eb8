"""BattleTech: come near, face them, keep moving, and shoot all that bears while it is not too hot."""

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
        return [("fires where it looks", -1)]
    if kind == "strike":
        return [("blows", 2 * len(command.get("attacks", [])))]
    if kind == "end":
        orders = command["orders"]
        return [
            ("starts up again", 5 * sum("startUp" in order for order in orders)),
            ("lets well alone", -sum("startUp" not in order for order in orders)),
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
        ("away from the best range", -abs(far - BEST_RANGE)),
        ("faces them", 3 if facing == ahead else 1 if (facing - ahead) % 6 in (1, 5) else -3),
        ("hard to hit", min(hexes, 6) * 0.4),
        ("on the ground", -10 if prone else 0),
        ("running spoils the aim", -1 if command["mode"] == "run" else 0),
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
    """Columns are numbered from 0; the odd ones lie half a hex lower."""
    col, row = at % cols, at // cols
    z = row - (col - (col & 1)) // 2
    return col, -col - z, z


def distance(cols, one, other):
    return max(abs(a - b) for a, b in zip(cube(cols, one), cube(cols, other)))


def neighbour(cols, at, facing):
    """The next hex; 0 is north, and they go round as a clock does. One outside of the map is as good as any other."""
    col, row = at % cols, at // cols
    low = col & 1
    right, down = [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)][facing]
    return (row + down) * cols + min(max(col + right, 0), cols - 1)
