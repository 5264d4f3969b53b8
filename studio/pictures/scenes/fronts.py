"""Fronts of apartment blocks, balcony by balcony: what a tower's age shows in. They face -y."""

import random

from furniture import Group
from materials import concrete, fabric, metal, paint, pane, plaster
from shapes import instance
from solids import Solids

# rail: glass, bars or wall. worn: stains, grilles, air conditioners on the front.
AGES = {
    "new": dict(wall="#ecebe7", slab="#f4f3f0", rail="glass", frame="#2b2e31", glass=0.86, head=0.32, worn=False),
    "grey": dict(wall="#8d9298", slab="#e9e8e4", rail="glass", frame="#1f2224", glass=0.9, head=0.28, worn=False),
    "decade": dict(wall="#e2d8c6", slab="#efe9dd", rail="bars", frame="#4b443d", glass=0.72, head=0.5, worn=False),
    "sand": dict(wall="#d9c5a1", slab="#f1ebdf", rail="glass", frame="#33302c", glass=0.8, head=0.36, worn=False),
    "seafoam": dict(wall="#bfd3cb", slab="#f3f4f0", rail="glass", frame="#3a4448", glass=0.76, head=0.4, worn=False),
    "brick": dict(wall="#b97c5c", slab="#efe6da", rail="bars", frame="#3b332d", glass=0.68, head=0.5, worn=False),
    "court": dict(wall="#e6e0d0", slab="#cfc4ac", rail="bars", frame="#5a5f60", glass=0.58, head=0.65, worn=True),
    "lemon": dict(wall="#e8d28f", slab="#f4efe2", rail="wall", frame="#6a5a45", glass=0.62, head=0.55, worn=False),
    "nineties": dict(wall="#d8c8ae", slab="#d3c6b1", rail="wall", frame="#6b5a48", glass=0.6, head=0.7, worn=True),
    "eighties": dict(wall="#cfcabf", slab="#b9b4a9", rail="wall", frame="#777a78", glass=0.55, head=0.75, worn=True),
}
CLOTHS = ("#d9d5cc", "#6d8fae", "#c0604a", "#e3c25a", "#59705a", "#f0eee8")


def flat_front(age, wide, floor, reach, seed):
    """One flat's part of the front: a door, a balcony, and what its people keep there."""
    look, chance = AGES[age], random.Random(seed)
    wall = concrete(look["wall"], 0.85) if look["worn"] else plaster(look["wall"], 0.03)
    made = Solids(
        wall=wall, slab=paint(look["slab"], 0.75), frame=paint(look["frame"], 0.4), dark=paint("#12171b", 0.08, Specular=0.7),
        rail=pane("#d6e6e6", 1.0) if look["rail"] == "glass" else paint(look["slab"] if look["rail"] == "wall" else look["frame"], 0.6),
        white=paint("#c9c9c5", 0.5), drape=paint(chance.choice(("#e9e2d3", "#cfc3ad", "#dfe1e0", "#b9a58c")), 0.9),
        cloth=fabric(chance.choice(CLOTHS)), other=fabric(chance.choice(CLOTHS)), green=paint("#4d7a3c", 0.7), steel=metal("#b6b9ba", 0.4),
    )
    half, top = wide * look["glass"] / 2, floor - look["head"]
    made.box("wall", (-wide / 2, 0, 0), (-half, 0.2, floor))
    made.box("wall", (half, 0, 0), (wide / 2, 0.2, floor))
    made.box("wall", (-half, 0, top), (half, 0.2, floor))
    made.box("dark", (-half, 0.16, 0), (half, 0.2, top))
    covered = chance.choice((0.3, 0.55, 0.55, 1.0, 0.15))
    made.box("drape", (-half, 0.13, 0.02), (-half + 2 * half * covered, 0.15, top))
    panels = 3 if wide > 4 else 2
    for k in range(panels + 1):
        x = -half + 2 * half * k / panels
        made.box("frame", (x - 0.035, 0.06, 0), (x + 0.035, 0.14, top))
    for z in (0.0, top - 0.07):
        made.box("frame", (-half, 0.06, z), (half, 0.14, z + 0.07))
    balcony(made, look, wide, floor, reach, chance)
    return made.link("flat front")


def balcony(made, look, wide, floor, reach, chance):
    made.box("slab", (-wide / 2, -reach, -0.18), (wide / 2, 0, 0))
    made.box("wall", (-wide / 2 - 0.09, -reach + 0.04, 0), (-wide / 2 + 0.09, 0, floor - 0.18))
    edge, left, right = -reach + 0.06, -wide / 2 + 0.09, wide / 2 - 0.09
    if look["rail"] == "wall":
        made.box("rail", (left, edge - 0.06, 0), (right, edge + 0.06, 0.95))
    elif look["rail"] == "glass":
        made.box("rail", (left, edge, 0.04), (right, edge + 0.012, 1.05))
        made.box("frame", (left, edge - 0.02, 1.05), (right, edge + 0.03, 1.1))
    else:
        for k in range(int((right - left) / 0.13)):
            made.box("rail", (left + 0.13 * k, edge, 0.06), (left + 0.13 * k + 0.025, edge + 0.025, 1.0))
        for z in (0.06, 1.0):
            made.box("rail", (left, edge - 0.01, z), (right, edge + 0.035, z + 0.04))
    things = chance.random()
    x = chance.choice((left + 0.55, right - 0.55))
    low = 0.0 if look["rail"] != "wall" else 1.35
    made.box("white", (x - 0.4, -0.36, low), (x + 0.4, -0.06, low + 0.58))
    made.box("dark", (x - 0.22, -0.37, low + 0.08), (x + 0.22, -0.36, low + 0.5))
    if things > 0.74:
        made.box("steel", (left + 0.2, edge + 0.3, 1.55), (right - 0.2, edge + 0.32, 1.57))
        at = left + 0.35
        while at < right - 0.6 and things > 0.8:
            size = chance.uniform(0.3, 0.55)
            made.box(chance.choice(("cloth", "other", "white")), (at, edge + 0.3, 1.55 - chance.uniform(0.45, 0.8)), (at + size, edge + 0.33, 1.56))
            at += size + chance.uniform(0.08, 0.5)
    elif things > 0.58:
        for k in range(3):
            px = chance.uniform(left + 0.2, right - 0.3)
            made.box("other", (px - 0.12, edge + 0.2, 0), (px + 0.12, edge + 0.44, 0.3))
            made.box("green", (px - 0.22, edge + 0.1, 0.3), (px + 0.22, edge + 0.5, chance.uniform(0.7, 1.2)))
    if look["worn"] and 0.3 < things < 0.5:
        for k in range(int((right - left) / 0.16)):
            made.box("steel", (left + 0.16 * k, edge - 0.03, 0.95), (left + 0.16 * k + 0.018, edge - 0.01, floor - 0.2))


def block(at, age, bays, floors, turn=0.0, wide=3.8, floor=2.95, reach=1.4, ground=3.6, deep=15.0, seed=1):
    """A whole block above an open ground floor. `at` is the middle of its front on the ground."""
    look = AGES[age]
    kinds = [flat_front(age, wide, floor, reach, seed * 10 + k) for k in range(18)]
    chance, full = random.Random(seed), bays * wide
    with Group(at, turn):
        for f in range(floors):
            for b in range(bays):
                instance(chance.choice(kinds), (-full / 2 + wide * (b + 0.5), 0, ground + floor * f))
        top = ground + floors * floor
        shell = Solids(wall=concrete(look["wall"], 0.85) if look["worn"] else plaster(look["wall"], 0.03), slab=paint(look["slab"], 0.75), dark=paint("#14181b", 0.1, Specular=0.7), frame=paint(look["frame"], 0.4), steel=metal("#c7cacb", 0.25))
        shell.box("wall", (-full / 2 - 0.1, 0.21, 0), (full / 2 + 0.1, deep, top))
        shell.box("slab", (-full / 2 - 0.3, -reach - 0.1, top - 0.2), (full / 2 + 0.3, deep + 0.2, top + 0.15))
        shell.box("slab", (-full / 2 - 0.3, -reach - 0.1, top), (full / 2 + 0.3, -reach + 0.1, top + 0.9))
        shell.box("wall", (-full * 0.18, deep * 0.3, top), (full * 0.12, deep * 0.8, top + 4.6))
        for k in range(4):
            shell.box("steel", (full * 0.22 + 1.5 * k, 3, top + 0.2), (full * 0.22 + 1.5 * k + 1.1, 4.2, top + 2.2))
        for k in range(bays + 1):
            x = -full / 2 + wide * k
            shell.box("wall", (x - 0.25, -reach + 0.05, 0), (x + 0.25, -reach + 0.55, ground - 0.18))
        shell.box("dark", (-full / 2 + 0.4, 0.1, 0.1), (full / 2 - 0.4, 0.2, ground - 0.7))
        for k in range(bays * 2):
            x = -full / 2 + wide * k / 2
            shell.box("frame", (x - 0.04, 0.02, 0), (x + 0.04, 0.12, ground - 0.7))
        side_windows(shell, full, deep, floors, floor, ground)
        shell.link("block", (0, 0, 0))


def side_windows(shell, full, deep, floors, floor, ground):
    for f in range(floors):
        for y in (deep * 0.3, deep * 0.7):
            for side in (-1, 1):
                x = side * (full / 2 + 0.1)
                shell.box("dark", (x - 0.03, y - 0.6, ground + floor * f + 1.0), (x + 0.03, y + 0.6, ground + floor * f + 2.2))
                shell.box("slab", (x - 0.08, y - 0.75, ground + floor * f + 0.92), (x + 0.08, y + 0.75, ground + floor * f + 1.0))
