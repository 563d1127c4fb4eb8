"""Lines of Force: activate Force, deploy where it helps most, drain, and battle where you are stronger."""


def worth(table, view, command):
    cards = table.rules["cards"]
    kind = command["type"]
    if kind == "activate":
        return [("Force to spend", command["amount"])]
    if kind == "drain":
        return [("they lose cards", 5)]
    if kind == "deploy":
        card = cards[command["card"]]
        to = command.get("to")
        lines = [("strength", card.get("power", 1)), ("in play", 1)]
        if to in view["locations"]:
            theirs = power(table, view, to, own=False)
            lines.append(("drains them from there", 2 * cards[to]["icons"][other(table.side)]))
            lines.append(("they are stronger there", -3 if theirs > power(table, view, to) + card.get("power", 0) else 0))
        return lines
    if kind == "battle":
        return [("stronger by", power(table, view, command["at"]) - power(table, view, command["at"], own=False) - 1)]
    if kind in ("fire", "tactic"):
        return [("always useful", 1)]
    if kind == "destiny":
        return [("may add power", 1 if command["draw"] else 0)]
    if kind == "draw":
        return [("cards in hand", 4 - view["players"][table.side]["handSize"])]
    if kind == "forfeit":
        return [("forfeit value", cards[command["card"]].get("forfeit", 0)), ("loses a card in play", -2)]
    if kind == "lose":
        return [("loses a card from the hand", -2 if command["from"] == "hand" else 0)]
    if kind in ("move", "embark", "disembark"):
        return [("prefers to stay", -0.5)]
    return []


def other(side):
    return "light" if side == "dark" else "dark"


def power(table, view, at, own=True):
    cards = table.rules["cards"]
    side = table.side if own else other(table.side)
    here = [cards[one["card"]] for one in view["inPlay"] if one["at"] == at]
    return sum(card.get("power", 0) for card in here if card["side"] == side)
