#!/usr/bin/env python3
"""A bot for Duopolis in plain Python: it takes what pairs up in its cities. docs/BOTS.md explains the protocol."""
import json
import sys

VALUE = {"S": 3, "F": 3, "O": 3, "P": 4, "H": 2, "d": 3, "e": 3, "m": 3, "b": 3}


def say(message):
    print(json.dumps(message), flush=True)


def letters(tile):
    return [sign for sign in tile if sign in VALUE]


def cells(placed):
    """The cells of a placed tile with their letters: a duplex covers the cell on its right or below, too."""
    (row, column), tile = placed["at"], placed["tile"]
    if len(tile) == 3:
        down = 1 if tile[1] == "|" else 0
        return {(row, column): tile[0], (row + down, column + 1 - down): tile[2]}
    return {(row, column): tile}


def worth(view, command):
    """How much a command looks like a good idea."""
    if command["type"] in ("choose", "assign"):
        mine = "".join(placed["tile"] for city in view["open"]["cities"] for placed in city["tiles"])
        tiles = command.get("tiles") or [command["tile"]]
        return sum(VALUE[letter] + 0.1 * mine.count(letter) for tile in tiles for letter in letters(tile))
    if command["type"] == "place":
        city = {}
        for placed in view["open"]["cities"][command["city"]]["tiles"]:
            city.update(cells(placed))
        score = 0
        for (row, column), letter in cells(command).items():
            beside = [city.get(cell) for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))]
            score += 2 * beside.count(letter) - 3 * (letter == "H" and "F" in beside) - 3 * (letter == "F" and "H" in beside)
            score += any(other in "demb" for other in beside if other) if letter == "O" else 0
        return score
    return -100  # waiting


view = None
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": message["protocol"], "name": "Pairs"})
    elif message["type"] == "view":
        view = message["view"]
    elif message["type"] == "decide":
        legal = message["legal"]
        best = max(range(len(legal)), key=lambda index: worth(view, legal[index]))
        say({"type": "command", "id": message["id"], "index": best})
