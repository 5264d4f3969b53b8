"""What hangs on walls: prints of which no two are alike, a round mirror, a clock, hooks with what people leave on them."""

import math
import random

from furniture import Group
from materials import fabric, finish, material, mirror, paint, principled
from nodes import rgba
from shapes import box, curtain, cushion, cylinder, lathe, tube

PAPERS = ("#ece6d8", "#e4e2da", "#efe9e0", "#dfe4e2")
INKS = (("#2f4f5c", "#7fa3a6", "#d99a4e"), ("#8a4a32", "#c98f63", "#e2bf7a"), ("#3f5d46", "#8fa886", "#d8b86a"), ("#43516e", "#9aaac4", "#cf6f55"), ("#5b4a63", "#b296a8", "#dfae7b"), ("#2c3438", "#8f9a98", "#c2553c"))


def print_of(seed, wide, tall):
    """A print in the plane x = 0 of its frame: hills under a sun, leaves of colour, or bands."""
    chance = random.Random(seed)
    dark, mid, accent = (rgba(c) for c in chance.choice(INKS))
    made, g = material("print")
    _, y, z = g.split(g.place())
    u, v = g.math("DIVIDE", y, wide), g.math("DIVIDE", z, tall)
    colour = rgba(chance.choice(PAPERS))
    kind = chance.choice(("hills", "hills", "shapes", "bands"))

    def put(colour, edge, ink):
        return g.mix(g.math("LESS_THAN", edge, 0.0), colour, ink)

    def disc(cx, cy, radius):
        x, y = g.math("SUBTRACT", y_of, cx), g.math("SUBTRACT", z_of, cy)
        return g.math("SUBTRACT", g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y))), radius)

    y_of, z_of = y, z
    if kind == "hills":
        colour = put(colour, disc(wide * chance.uniform(-0.25, 0.25), tall * chance.uniform(0.1, 0.25), min(wide, tall) * chance.uniform(0.12, 0.2)), accent)
        for k, ink in enumerate((mid, g.mix(0.5, mid, dark), dark)):
            wave = g.math("MULTIPLY", g.math("SINE", g.math("ADD", g.math("MULTIPLY", u, chance.uniform(3, 8)), chance.uniform(0, 6))), chance.uniform(0.05, 0.11))
            colour = put(colour, g.math("SUBTRACT", g.math("SUBTRACT", v, wave), 0.02 - 0.16 * k), ink)
    elif kind == "shapes":
        for ink in (mid, dark, accent):
            colour = put(colour, disc(wide * chance.uniform(-0.28, 0.28), tall * chance.uniform(-0.28, 0.28), min(wide, tall) * chance.uniform(0.14, 0.3)), ink)
    else:
        at = -0.5
        for ink in (mid, dark, rgba(chance.choice(PAPERS)), accent, mid):
            wave = g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", u, 5.0)), 0.012)
            colour = put(colour, g.math("ADD", g.math("SUBTRACT", g.math("ABSOLUTE", g.math("SUBTRACT", v, at + 0.1)), chance.uniform(0.03, 0.08)), wave), ink)
            at += chance.uniform(0.16, 0.22)
    grain = g.ramp(g.noise(g.place(), 40, 3), [(0.3, (0.9, 0.9, 0.9)), (0.7, (1.06, 1.06, 1.06))])
    return finish(made, g, principled(g, g.mix(1.0, colour, grain, "MULTIPLY"), 0.7))


def framed(at, wide, tall, s, seed):
    """On a wall at x = 0 that looks along +x: a frame, a paper mount, a print. `at` is its middle."""
    x, y, z = at
    with Group(at):
        box((0.03, wide, tall), (0.016, 0, 0), s["wood"] if seed % 3 else paint("#26292c", 0.5), 0.004)
        box((0.006, wide - 0.04, tall - 0.04), (0.032, 0, 0), paint("#f1efe9", 0.8), 0)
        inner = (wide - 0.14, tall - 0.14) if seed % 2 else (wide - 0.05, tall - 0.05)
        box((0.004, *inner), (0.037, 0, 0), print_of(seed, *inner), 0)


def hang(at, turn, s, seed, wide=1.2):
    """Pictures over a sofa, a bed or a table: one, two or three, or a round mirror. The wall looks along +x before the turn."""
    with Group(at, turn):
        kind = seed % 5
        if kind == 0:
            framed((0, 0, 0), wide, wide * 0.66, s, seed)
        elif kind in (1, 3):
            for k, y in enumerate((-wide * 0.29, wide * 0.29)):
                framed((0, y, 0), wide * 0.5, wide * 0.68, s, seed + 7 * k)
        elif kind == 2:
            for k in range(3):
                framed((0, (k - 1) * wide * 0.4, 0), wide * 0.34, wide * 0.44, s, seed + 5 * k)
        else:
            glass = cylinder(wide * 0.3, 0.012, (0.015, 0, 0), mirror(), 0.002, 64)
            glass.rotation_euler = (0, math.radians(90), 0)
            tube([(0.03, wide * 0.3 * math.cos(k * 0.131), wide * 0.3 * math.sin(k * 0.131)) for k in range(48)], 0.022, s["rattan"], closed=True)


def clock(at, turn, s):
    with Group(at, turn):
        face = cylinder(0.14, 0.03, (0, 0, 0), paint("#f4f2ec", 0.5), 0.004, 48)
        face.rotation_euler = (0, math.radians(90), 0)
        tube([(0.03, 0.145 * math.cos(k * 0.131), 0.145 * math.sin(k * 0.131)) for k in range(48)], 0.009, s["metal"], closed=True)
        ink = paint("#202225", 0.5)
        tube([(0.036, 0, 0), (0.036, 0.05, 0.05)], 0.004, ink)
        tube([(0.036, 0, 0), (0.036, -0.02, 0.1)], 0.003, ink)


def hooks(at, turn, s, seed):
    """A board with hooks by the door: a bag, a hat and something to put on."""
    chance = random.Random(seed)
    with Group(at, turn):
        box((0.02, 0.62, 0.09), (0.011, 0, 0), s["wood"], 0.004)
        for y in (-0.22, -0.02, 0.2):
            tube([(0.02, y, 0), (0.07, y, -0.01), (0.08, y, 0.03)], 0.008, s["metal"])
        shirt = fabric(chance.choice(("#7c93a8", "#d8d2c5", "#a9785c", "#5f7a68")))
        curtain(0.3, 0.72, (0.06, 0.2, -0.72), shirt, 90, 3, 0.03, seed)
        bag = fabric(chance.choice(("#c8b48a", "#8a5a3a", "#3f4a55")))
        cushion((0.12, 0.34, 0.36), (0.08, -0.12, -0.5), bag, puff=0.25)
        tube([(0.08, -0.24, -0.36), (0.075, -0.02, 0.01), (0.08, 0.0, -0.36)], 0.009, bag)
        hat = lathe([(0, 0.11), (0.09, 0.1), (0.1, 0.02), (0.19, 0.0), (0.19, -0.008), (0, -0.004)], (0.07, -0.22, 0.02), s["rattan"], 32)
        hat.rotation_euler = (0, math.radians(78), 0)
