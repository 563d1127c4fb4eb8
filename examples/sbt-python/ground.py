"""Hexes and paths between them."""

import heapq
import math

from files import HEAVY_WOODS, LIGHT_WOODS, NOTHING, RUBBLE, SWAMP, WATER

# Columns and rows to the neighbour across sides 1 to 6, from an odd column and from an even one.
ODD = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)]
EVEN = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
EXTRA = {NOTHING: 0, RUBBLE: 1, LIGHT_WOODS: 1, HEAVY_WOODS: 2}


def split(hex):
    return int(hex[:2]), int(hex[2:])


def neighbour(hex, side):
    column, row = split(hex)
    across, down = (ODD if column % 2 else EVEN)[side - 1]
    return f"{column + across:02}{row + down:02}"


def distance(a, b):
    (c1, r1), (c2, r2) = split(a), split(b)
    x, z = c1 - c2, (r1 - (c1 - 1) // 2) - (r2 - (c2 - 1) // 2)
    return max(abs(x), abs(z), abs(x + z))


def bearing(a, b):
    """Degrees clockwise from straight up."""
    (c1, r1), (c2, r2) = split(a), split(b)
    x = 1.5 * (c2 - c1)
    y = math.sqrt(3) * ((r2 + (0.5 if c2 % 2 == 0 else 0)) - (r1 + (0.5 if c1 % 2 == 0 else 0)))
    return math.degrees(math.atan2(x, -y)) % 360


def off(a, side, b):
    """The direction from a to b in degrees, relative to a unit in a that faces this side; negative is to the left."""
    return (bearing(a, b) - 60 * (side - 1) + 180) % 360 - 180


def turn(side, by):
    return (side - 1 + by) % 6 + 1


def side_to(a, b):
    return round(bearing(a, b) / 60) % 6 + 1


def price(ground, here, there):
    """MP for a step; None for hexes to avoid. Roads may cost less than this, which does no harm."""
    if there not in ground:
        return None
    hex, rise = ground[there], abs(ground[there].level - ground[here].level)
    if hex.terrain in (WATER, SWAMP) or hex.thing not in EXTRA or rise > 2:
        return None
    return 1 + rise + EXTRA[hex.thing]


def ways(ground, taken, start, side, most):
    """Every reachable (hex, side), with the steps that lead there: Adelante, Izquierda, Derecha."""
    found = {}
    queue = [(0, start, side, ())]
    while queue:
        spent, hex, side, steps = heapq.heappop(queue)
        if (hex, side) in found:
            continue
        found[hex, side] = steps
        ahead = neighbour(hex, side)
        options = [(1, hex, turn(side, -1), "Izquierda"), (1, hex, turn(side, 1), "Derecha")]
        cost = None if ahead in taken else price(ground, hex, ahead)
        if cost is not None:
            options.append((cost, ahead, side, "Adelante"))
        for cost, there, faced, step in options:
            if spent + cost <= most and (there, faced) not in found:
                heapq.heappush(queue, (spent + cost, there, faced, steps + (step,)))
    return found
