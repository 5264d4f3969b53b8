"""A Thai street: asphalt and kerbs, poles with bundles of wires, motorbikes, cars, a spirit house."""

import math
import random

from furniture import Group
from materials import concrete, finish, material, metal, paint, principled
from nodes import rgba
from shapes import box, cushion, cylinder, lathe, sheet, tube
from solids import Solids


def asphalt(width=60.0, depth=7.0, at=(0, 0, 0)):
    made, g = material("asphalt")
    where = g.place()
    spots = g.ramp(g.noise(where, 0.6, 6, 0.7), [(0.35, (0.72, 0.72, 0.72)), (0.65, (1.12, 1.12, 1.12))])
    body = principled(g, g.mix(1.0, rgba("#6c6c6b"), spots, "MULTIPLY"), 0.9, g.bump(g.noise(where, 90, 3), 0.4, 0.006))
    sheet(width, depth, at, finish(made, g, body))


def kerb(x0, x1, y, painted=True):
    """Bars in turn red and white, where nobody may park."""
    colours = [paint("#c8c5bd", 0.8), paint("#b34a3c", 0.8)]
    for k in range(int((x1 - x0) / 1.0)):
        box((0.98, 0.16, 0.18), (x0 + k + 0.5, y, 0), colours[k % 2 if painted else 0], 0.02, base=True)


def poles(x0, x1, y, step=14.0, height=8.2, seed=1):
    """Concrete poles with a cross-arm above and the thick tangle of telephone cables below."""
    grey, dark, steel = concrete("#b4b0a8", 0.9), paint("#16171a", 0.6), paint("#9a9c9e", 0.5)
    chance = random.Random(seed)
    places = [x0 + step * k for k in range(int((x1 - x0) / step) + 1)]
    for x in places:
        box((0.2, 0.22, height), (x, y, 0), grey, 0.02, base=True)
        box((0.1, 1.9, 0.1), (x, y, height - 0.5), steel, 0.01, base=True)
        for k in (-0.85, -0.4, 0.4, 0.85):
            lathe([(0, 0), (0.05, 0), (0.07, 0.06), (0.03, 0.2), (0, 0.2)], (x, y + k, height - 0.4), paint("#8a4b35", 0.3), 12)
        cylinder(0.2, 0.24, (x + 0.05, y - 0.15, height - 3.0), dark, 0.03, 20)
    for a, b in zip(places, places[1:]):
        for dy, z, sag, thick in [(-0.85, -0.2, 0.25, 0.009), (-0.4, -0.2, 0.28, 0.009), (0.4, -0.2, 0.22, 0.009), (0.85, -0.2, 0.3, 0.009)] + [
            (chance.uniform(-0.2, 0.05), -chance.uniform(2.4, 3.2), chance.uniform(0.3, 0.95), chance.uniform(0.008, 0.022)) for _ in range(13)
        ]:
            points = [(a + (b - a) * t / 12, y + dy, height + z - sag * 4 * (t / 12) * (1 - t / 12)) for t in range(13)]
            tube(points, thick, dark)


def wheel(at, radius, wide, turn=0.0):
    rubber, steel = paint("#18191a", 0.8), metal("#a9acae", 0.35)
    with Group(at, turn):
        tyre = lathe([(radius * 0.72, -wide / 2), (radius * 0.95, -wide / 2), (radius, 0), (radius * 0.95, wide / 2), (radius * 0.72, wide / 2)], (0, 0, radius), rubber, 32)
        tyre.rotation_euler = (0, math.radians(90), 0)
        hub = lathe([(0, -wide * 0.3), (radius * 0.7, -wide * 0.4), (radius * 0.73, 0), (radius * 0.7, wide * 0.4), (0, wide * 0.3)], (0, 0, radius), steel, 24)
        hub.rotation_euler = (0, math.radians(90), 0)


def motorbike(at, turn=0.0, colour="#b83a32"):
    """A step-through scooter with its front towards -y, leaning on its stand."""
    with Group(at, turn):
        skin, dark, steel = paint(colour, 0.2), paint("#1b1c1e", 0.5), metal("#b4b6b8", 0.3)
        for y in (-0.62, 0.6):
            wheel((0, y, 0), 0.26, 0.09)
        body = Solids(skin=skin, dark=dark, lamp=paint("#f2efe4", 0.1), red=paint("#a3221c", 0.2))
        body.profile("skin", [(0.05, 0.34), (0.82, 0.44), (0.9, 0.66), (0.75, 0.72), (0.12, 0.66), (0.02, 0.45)], 0.14, 0.03)
        body.profile("dark", [(-0.02, 0.68), (0.78, 0.73), (0.78, 0.81), (0.4, 0.78), (0.05, 0.77)], 0.13, 0.02)
        body.profile("dark", [(-0.3, 0.24), (0.3, 0.24), (0.3, 0.36), (-0.3, 0.32)], 0.13)
        body.profile("skin", [(-0.5, 0.34), (-0.36, 0.26), (-0.26, 0.5), (-0.36, 0.98), (-0.5, 0.92), (-0.54, 0.6)], 0.17, 0.05)
        body.profile("skin", [(-0.92, 0.42), (-0.62, 0.56), (-0.34, 0.5), (-0.34, 0.46), (-0.62, 0.5), (-0.9, 0.38)], 0.06)
        body.profile("lamp", [(-0.565, 0.66), (-0.53, 0.66), (-0.51, 0.8), (-0.54, 0.8)], 0.09)
        body.profile("red", [(0.89, 0.54), (0.93, 0.54), (0.93, 0.62), (0.9, 0.63)], 0.09)
        body.box("dark", (-0.13, 0.42, 0.16), (-0.02, 0.78, 0.36))
        body.link("motorbike", (0, 0, 0))
        tube([(0, -0.62, 0.27), (0, -0.46, 0.7), (0, -0.4, 1.0)], 0.026, dark)
        tube([(-0.33, -0.28, 1.02), (-0.2, -0.36, 1.03), (0, -0.4, 1.0), (0.2, -0.36, 1.03), (0.33, -0.28, 1.02)], 0.015, dark)
        for side in (-1, 1):
            tube([(side * 0.26, -0.34, 1.03), (side * 0.33, -0.36, 1.2)], 0.006, steel)
            cushion((0.13, 0.03, 0.09), (side * 0.34, -0.36, 1.22), dark, puff=0.3)
        tube([(0.1, 0.5, 0.28), (0.14, 0.9, 0.34)], 0.035, steel)


def car(at, turn=0.0, colour="#e6e6e4", pickup=False):
    """A small hatchback or a pickup, front towards -y; meant to be seen from some metres."""
    with Group(at, turn):
        made = Solids(skin=paint(colour, 0.15, Specular=0.6), dark=paint("#0e1114", 0.05, Specular=0.8), black=paint("#191a1b", 0.6), lamp=paint("#eef1f2", 0.05), red=paint("#9c1f1a", 0.15))
        if pickup:
            made.profile("skin", [(-2.55, 0.45), (2.55, 0.45), (2.55, 1.0), (0.75, 1.02), (-1.2, 1.02), (-2.4, 0.95), (-2.6, 0.75)], 0.88, 0.05)
            made.profile("dark", [(-1.25, 1.0), (0.85, 1.0), (0.6, 1.58), (-0.55, 1.58)], 0.8, 0.13)
            made.profile("skin", [(-0.7, 1.56), (0.68, 1.56), (0.55, 1.66), (-0.5, 1.66)], 0.7, 0.03)
            made.box("black", (-0.78, 0.95, 0.9), (0.78, 2.45, 1.03))
            ends, axles = (-2.6, 2.56), (-1.6, 1.55)
        else:
            made.profile("skin", [(-1.95, 0.35), (1.85, 0.35), (1.9, 0.8), (1.75, 0.98), (-0.95, 0.95), (-1.75, 0.82), (-1.98, 0.6)], 0.83, 0.05)
            made.profile("dark", [(-1.0, 0.93), (1.72, 0.95), (1.35, 1.42), (-0.25, 1.42)], 0.77, 0.14)
            made.profile("skin", [(-0.38, 1.4), (1.42, 1.4), (1.2, 1.5), (-0.12, 1.5)], 0.66, 0.03)
            for y in (-0.98, 0.3, 1.3):
                made.profile("skin", [(y, 0.94), (y + 0.09, 0.94), (y + 0.09 + (0.62 if y < 0 else 0.0), 1.42), (y + (0.62 if y < 0 else 0.0), 1.42)], 0.785, 0.14)
            ends, axles = (-1.97, 1.89), (-1.22, 1.22)
        for side in (-1, 1):
            made.box("lamp", (side * 0.62 - 0.16, ends[0] - 0.01, 0.62), (side * 0.62 + 0.16, ends[0] + 0.2, 0.76))
            made.box("red", (side * 0.68 - 0.1, ends[1] - 0.1, 0.66), (side * 0.68 + 0.1, ends[1] + 0.02, 0.9))
        made.box("lamp", (-0.2, ends[1], 0.5), (0.2, ends[1] + 0.02, 0.61))
        body = made.link("car", (0, 0, 0))
        edge = body.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method = 0.07, 3, "ANGLE"
        for y in axles:
            for side in (-0.76, 0.76):
                wheel((side, y, 0), 0.31, 0.2)


def spirit_house(at, turn=0.0):
    """A small shrine on a post, with garlands and glasses of red water."""
    with Group(at, turn):
        gold, red, white = paint("#c8973c", 0.35), paint("#a3352b", 0.5), paint("#efe9dc", 0.6)
        box((0.9, 0.9, 0.12), (0, 0, 0), white, 0.02, base=True)
        cylinder(0.14, 1.15, (0, 0, 0.1), white, 0.03)
        box((0.85, 0.75, 0.06), (0, 0, 1.25), white, 0.01, base=True)
        box((0.42, 0.36, 0.34), (0, 0.06, 1.31), gold, 0.01, base=True)
        roof = Solids(red=red, gold=gold)
        for k, (half, low, high) in enumerate(((0.36, 1.62, 1.86), (0.26, 1.78, 2.1))):
            roof.hull("red", [(-half, -half, low), (half, -half, low), (half, half, low), (-half, half, low), (0, -half * 0.6, high), (0, half * 0.6, high)], [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)])
        roof.box("gold", (-0.012, -0.2, 2.08), (0.012, -0.17, 2.34))
        roof.link("roof", (0, 0, 0))
        for k in range(4):
            cylinder(0.022, 0.07, (-0.27 + 0.18 * k, -0.28, 1.31), paint("#b3201c", 0.1), 0.003, 12)
        tube([(-0.3, -0.36, 1.4), (-0.1, -0.38, 1.3), (0.1, -0.38, 1.3), (0.3, -0.36, 1.4)], 0.02, paint("#e6a21c", 0.8))
