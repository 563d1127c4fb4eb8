"""Reads the files of the .sbt protocol into plain objects. Uses only the standard library; copy what you need."""

from types import SimpleNamespace as Thing

PLACES = ["BI", "TI", "PI", "PD", "TD", "BD", "TC", "CAB"]
SLOTS = [12, 12, 6, 6, 12, 12, 12, 6]
WATER, SWAMP = 2, 3
LIGHT_WOODS, HEAVY_WOODS, RUBBLE, NOTHING = 1, 2, 0, 255


class Lines:
    """The lines of a file, one after another."""

    def __init__(self, name):
        with open(name, encoding="cp1252", newline="") as file:
            self.rest = iter(file.read().split("\r\n"))

    def text(self):
        return next(self.rest)

    def number(self):
        return int(self.text())

    def truth(self):
        return self.text() == "True"

    def numbers(self, count):
        return [self.number() for _ in range(count)]

    def truths(self, count):
        return [self.truth() for _ in range(count)]


def read_mechs(me):
    lines = Lines(f"mechsJ{me}.sbt")
    lines.text()
    count = lines.number()
    return [read_mech(lines, player == me, count) for player in range(count)]


def read_mech(lines, own, count):
    mech = Thing(player=lines.number(), working=lines.truth(), shut_down=lines.truth(), stuck=lines.truth())
    mech.down = lines.truth()
    mech.hex = lines.text()
    mech.feet, mech.torso, mech.heat = lines.numbers(3)
    mech.burning, mech.has_club = lines.truths(2)
    mech.club = lines.number()
    mech.armour = lines.numbers(11)
    mech.structure = lines.numbers(8)
    if own:
        mech.walk, mech.run, mech.jump = lines.numbers(3)
        mech.sinks_on, mech.sinks_off, mech.wounds = lines.numbers(3)
        mech.conscious = lines.truth()
        mech.hits = [lines.truths(slots) for slots in SLOTS]
        mech.fired = lines.truths(8)
        mech.ejecting = [(lines.text(), lines.number()) for _ in range(lines.number())]
    lines.truths(2 * count)  # beacons
    return mech


def read_map(me):
    lines = Lines(f"mapaJ{me}.sbt")
    lines.text()
    rows, columns = lines.numbers(2)
    hexes = {}
    for column in range(1, columns + 1):
        for row in range(1, rows + 1):
            level, terrain, thing, strength = lines.numbers(4)
            lines.truths(3)  # collapsed, fire, smoke
            lines.number()  # clubs
            lines.truths(12)  # rivers and roads
            hexes[f"{column:02}{row:02}"] = Thing(level=level, terrain=terrain, thing=thing)
    return hexes


def read_definition(me, mech):
    """The weapons and ammunition of a 'Mech, each with the location and slot that identify it in an action."""
    lines = Lines(f"defmechJ{me}-{mech}.sbt")
    for _ in range(3):
        lines.text()
    lines.numbers(4)  # tons, engine, heat sinks
    lines.truths(4)  # MASC, CASE
    lines.number()  # maximum heat
    lines.truths(9)  # arms
    lines.numbers(19)  # armour and structure
    parts = [read_component(lines) for _ in range(lines.number())]
    lines.number()
    for _ in range(lines.number()):  # actuators
        for _ in range(5):
            lines.text()
    for place in PLACES:
        for slot in range(lines.number()):
            lines.text(), lines.number(), lines.number(), lines.text()
            component = lines.number()
            lines.number(), lines.number()
            if component >= 0 and parts[component].slot is None:
                parts[component].place, parts[component].slot = place, slot
    return [part for part in parts if part.slot is not None]


def read_component(lines):
    part = Thing(code=lines.number(), name=lines.text(), kind=lines.text(), rear=lines.truth(), place=None, slot=None)
    lines.numbers(2)
    part.type = lines.text()
    part.heat, part.damage, part.shots, part.least, part.short, part.medium, part.long = lines.numbers(7)
    part.works = lines.truth()
    part.feeds, part.left = lines.numbers(2)
    lines.text()
    lines.number()
    return part


def write_action(me, *lines):
    with open(f"accionJ{me}.sbt", "w", encoding="ascii", newline="") as file:
        file.write("".join(f"{line}\r\n" for line in lines))
