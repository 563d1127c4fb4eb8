"""Admiral Radar: keep open water ahead, stay out of your own blasts, and use charged systems."""

STEP = {"north": (-1, 0), "south": (1, 0), "west": (0, -1), "east": (0, 1)}
CHARGE = {"torpedo": 3, "stealth": 2, "mine": 1, "drone": 0.5, "sonar": 0.25}


def worth(table, view, command):
    boat = view["boats"][table.side]
    kind = command["type"]
    if kind == "place":
        return [("open water nearby", len(around(table, command["at"], set())))]
    if kind in ("move", "stealth"):
        here = boat["at"]
        for _ in range(command.get("steps", 1)):
            here = step(table, here, command["course"])
        sailed = set(boat["trail"]) | set(boat["mines"]) | {boat["at"]}
        room = len(around(table, here, sailed)) if here is not None else 0
        lately = courses(table, boat)[-9:].count(command["course"])
        return [
            ("cells within reach from there", min(room, 8)),
            ("course used often lately", -2 * lately),
            ("uses up stealth", -1 if kind == "stealth" else 0),
        ]
    if kind == "mark":
        return mark(table.rules["board"], boat["marks"], 1 << command["node"])
    if kind == "surface":
        return [("costs turns and reveals our sector", -6), ("repairs the engine", len(boat["trail"]) / 2)]
    if kind == "charge":
        return [("wanted soon", CHARGE[command["system"]])]
    if kind in ("torpedo", "detonate"):
        far = distance(table, boat["at"], command["at"])
        return [
            ("a shot", 1),
            ("in the sector where they last surfaced", 2 if table.rules["chart"]["sector"][command["at"]] == seen(table) else 0),
            ("too close to us", -10 if far <= 1 else 0),
        ]
    if kind in ("drone", "sonar"):
        return [("looks for them", 0.5)]
    if kind == "drop-mine":
        return [("blocks their way", 0.5)]
    return []


def seen(table):
    """The sector in which the enemy last surfaced."""
    for event in reversed(table.heard):
        if event["type"] == "surfaced" and event["side"] != table.side:
            return event["sector"]
    return None


def mark(board, marks, node):
    """Marks are bits. A complete circuit is cleared; a full panel or all radiation nodes cost hull."""
    after = marks | node
    whole = any(node & circuit and after & circuit == circuit for circuit in board["circuits"])
    full = any(node & panel and after & panel == panel for panel in board["panel"].values())
    burnt = node & board["radiation"] and after & board["radiation"] == board["radiation"]
    return [
        ("clears a circuit", 5 if whole else 0),
        ("part of a circuit", 2 if any(node & circuit for circuit in board["circuits"]) else 0),
        ("radiation", -1 if node & board["radiation"] else 0),
        ("costs hull", -20 if (full or burnt) and not whole else 0),
    ]


def courses(table, boat):
    """The courses since the last dive; stealth runs are skipped."""
    way = [*boat["trail"], boat["at"]]
    return [course for one, other in zip(way, way[1:]) for course in STEP if step(table, one, course) == other]


def cell(table, row, col):
    chart = table.rules["chart"]
    inside = 0 <= row < chart["rows"] and 0 <= col < chart["cols"]
    return row * chart["cols"] + col if inside and chart["sea"][row * chart["cols"] + col] else None


def step(table, at, course):
    if at is None:
        return None
    cols = table.rules["chart"]["cols"]
    down, right = STEP[course]
    return cell(table, at // cols + down, at % cols + right)


def around(table, at, closed):
    """The cells reachable in three moves."""
    reached, edge = {at}, {at}
    for _ in range(3):
        edge = {to for here in edge for course in STEP if (to := step(table, here, course)) is not None} - closed - reached
        reached |= edge
    return reached - {at}


def distance(table, one, other):
    cols = table.rules["chart"]["cols"]
    return max(abs(one // cols - other // cols), abs(one % cols - other % cols))
