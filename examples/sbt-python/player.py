#!/usr/bin/env python3
"""
A small player for the .sbt protocol of the Simulador de BattleTech: it stands up, walks towards the nearest enemy,
twists, fires the weapons in arc, and kicks. It is run once for every decision: python3 player.py <player> <phase>.
"""

import os
import sys
from itertools import groupby

from files import WATER, read_definition, read_map, read_mechs, write_action
from ground import distance, off, side_to, turn, ways

CLOSE = 3  # preferred distance in hexes
WARM = 6  # heat it accepts


def main(me, phase):
    mechs = read_mechs(me)
    mine = mechs[me]
    foes = [mech for mech in mechs if mech.player != me and mech.working]
    foe = min(foes, key=lambda mech: (distance(mine.hex, mech.hex), mech.player), default=None)
    write_action(me, *PHASES[phase](me, mine, foe, mechs))


def move(me, mine, foe, mechs):
    if foe is None:
        return ["Inmovil"]
    if mine.down:
        return rise(mine, foe)
    mode, most = ("Correr", mine.run) if distance(mine.hex, foe.hex) > 8 else ("Andar", mine.walk)
    if most == 0:
        return ["Inmovil"]
    taken = {mech.hex for mech in mechs if mech.player != me}
    wanted = CLOSE if sees(me, mine, foe) else 1  # next to the enemy, nothing blocks the line of sight

    def worth(way):
        (hex, side), steps = way
        return abs(distance(hex, foe.hex) - wanted), abs(off(hex, side, foe.hex)), len(steps)

    (hex, side), steps = min(ways(read_map(me), taken, mine.hex, mine.feet, most).items(), key=worth)
    runs = [(step, len(list(same))) for step, same in groupby(steps)]
    return [mode, hex, side, False, len(runs)] + [line for run in runs for line in run]


def rise(mine, foe):
    """After a fall, only the current movement mode has MP left."""
    mode = "Andar" if mine.walk >= 2 else "Correr" if mine.run >= 2 else None
    if mode is None or not can_rise(mine):
        return ["Inmovil"]
    side = side_to(mine.hex, foe.hex)
    return [mode, mine.hex, side, False, 1, "Levantarse", side]


def can_rise(mine):
    """Impossible without a gyro, or with one leg and no arms."""
    left_arm, left_leg, right_leg, right_arm = (mine.structure[place] > 0 for place in (0, 2, 3, 5))
    gyro = mine.hits[6][3:7]
    return sum(gyro) < 2 and (left_leg and right_leg or (left_leg or right_leg) and (left_arm or right_arm))


def twist(me, mine, foe, mechs):
    by = off(mine.hex, mine.feet, foe.hex) if foe else 0
    return ["Derecha" if by > 30 else "Izquierda" if by < -30 else "Igual"]


def fire(me, mine, foe, mechs):
    hold = [False, "0000", 0]
    if foe is None or mine.down or read_map(me)[mine.hex].terrain == WATER or not sees(me, mine, foe):
        return hold
    far, parts = distance(mine.hex, foe.hex), read_definition(me, me)
    room = mine.sinks_on + WARM - mine.heat - 3
    shots = []
    weapons = [part for part in parts if part.kind == "ARMA" and part.works and far <= part.long]
    for weapon in sorted(weapons, key=lambda part: (far < part.least, part.heat - part.damage * part.shots)):
        if weapon.heat > room or not bears(mine, weapon, foe):
            continue
        place, slot = -1, -1
        if weapon.type != "Energía":
            bins = [part for part in parts if part.feeds == weapon.code and part.works and part.left > 0]
            if not bins:
                continue
            bins[0].left -= 1
            place, slot = bins[0].place, bins[0].slot
        room -= weapon.heat
        shots.append([weapon.place, weapon.slot, False, place, slot, foe.hex, "Mech"])
    return [False, foe.hex, len(shots)] + [line for shot in shots for line in shot] if shots else hold


def bears(mine, weapon, foe):
    """Weapons in torso and head fire ahead, those in an arm also to its side; those in the legs are not used."""
    if weapon.place in ("PI", "PD"):
        return False
    right = off(mine.hex, mine.torso, foe.hex)
    if weapon.rear:
        return abs(right) > 121
    least, most = {"BI": (-119, 59), "BD": (-59, 119)}.get(weapon.place, (-59, 59))
    return least <= right <= most


def sees(me, mine, foe):
    """Asks the simulator's helper, which writes its answer to a file."""
    import subprocess  # imported here because it is slow to load

    standing = lambda mech: "0" if mech.down else "1"
    helper = os.path.join(os.curdir, "LDVyC.exe")
    line = [helper, f"mapaJ{me}.sbt", mine.hex, standing(mine), foe.hex, standing(foe)]
    if subprocess.run(line, stdout=subprocess.DEVNULL).returncode != 0:
        return False
    with open("LDV.sbt", newline="") as file:
        return file.read().split("\r\n")[1] == "True"


def kick(me, mine, foe, mechs):
    if foe is None or mine.down or distance(mine.hex, foe.hex) != 1 or abs(off(mine.hex, mine.feet, foe.hex)) > 61:
        return [0]
    ground = read_map(me)
    if ground[mine.hex].level != ground[foe.hex].level or ground[mine.hex].terrain == WATER:
        return [0]
    whole = [leg for leg, place in (("PD", 3), ("PI", 2)) if not any(mine.hits[place]) and not mine.fired[place]]
    return [1, whole[0], 2000, foe.hex, "Mech"] if len(whole) == 2 else [0]


def finish(me, mine, foe, mechs):
    return [0, 0, False, 0]


PHASES = {"Movimiento": move, "Reaccion": twist, "AtaqueArmas": fire, "AtaqueFisico": kick, "FinalTurno": finish}

if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
