"""What people leave about: cups, magazines, glasses, a basket, a blanket, drinking water, a bag."""

import math
import random

from furniture import Group
from materials import fabric, metal, paint, pane
from shapes import box, curtain, cushion, cylinder, lathe, tube

GLAZES = ("#c66b4f", "#e6e1d6", "#4f7a86", "#d2a24c", "#6f8a72")


def mug(at, seed=1):
    skin = paint(GLAZES[seed % 5], 0.35)
    x, y, z = at
    lathe([(0, 0), (0.034, 0), (0.04, 0.01), (0.04, 0.09), (0.036, 0.09), (0.034, 0.012), (0, 0.012)], at, skin, 28)
    lathe([(0, 0.075), (0.036, 0.075)], at, paint("#4a2f1f", 0.2), 28)
    tube([(x + 0.038, y, z + 0.07), (x + 0.065, y, z + 0.066), (x + 0.065, y, z + 0.03), (x + 0.038, y, z + 0.024)], 0.006, skin)


def glass(at):
    lathe([(0, 0.004), (0.03, 0.004), (0.036, 0.12)], at, pane("#f2f8f7", 0.25), 28)


def magazines(at, turn=0.0, seed=1):
    chance = random.Random(seed)
    with Group(at, turn):
        for k in range(3):
            box((0.21, 0.28, 0.008), (0, 0, 0.004 + 0.009 * k), paint(chance.choice(("#b7573f", "#e5dfd2", "#3d6b7a", "#d7b25e", "#6b7f63")), 0.35), 0.002, chance.uniform(-16, 16))


def placemats(seats, s, length):
    """On a table of `dining`: a mat, a plate and a glass for each who sits there."""
    for k in range(seats // 2):
        x = (k - (seats // 2 - 1) / 2) * (length / (seats // 2)) * 0.88
        for y in (-0.27, 0.27):
            box((0.36, 0.27, 0.004), (x, y, 0.743), s["rattan"], 0.001)
            lathe([(0, 0), (0.08, 0), (0.115, 0.014), (0.115, 0.019), (0.08, 0.006), (0, 0.006)], (x, y, 0.745), s["ceramic"], 40)
            glass((x + 0.15, y * 0.62, 0.745))


def basket(at, s, cloth):
    """A woven basket with a blanket in it."""
    lathe([(0, 0), (0.19, 0), (0.225, 0.14), (0.215, 0.33), (0.205, 0.33), (0.21, 0.14), (0.18, 0.01), (0, 0.01)], at, s["rattan"], 40)
    fold = cushion((0.34, 0.3, 0.2), (at[0], at[1], at[2] + 0.33), cloth, 20, 0.4)
    fold.rotation_euler = (0.12, -0.1, 0.4)


def blanket(at, turn, cloth):
    """A folded throw over the arm of a sofa; `at` is the middle of the arm's top, the arm runs along y."""
    with Group(at, turn):
        box((0.265, 0.46, 0.025), (0, 0, 0.012), cloth, 0.012)
        for x, tall in ((-0.13, 0.34), (0.13, 0.2)):
            curtain(0.46, tall, (x, 0, 0.012 - tall), cloth, 90, 2, 0.004, 3)


def drinking_water(at, turn=0.0):
    """Six bottles in their wrap, as every shop sells them."""
    body, cap = paint("#d3e4ea", 0.12), paint("#e9eef0", 0.4)
    with Group(at, turn):
        for k in range(6):
            x, y = (k % 3 - 1) * 0.088, (k // 3) * 0.088
            lathe([(0, 0), (0.04, 0), (0.042, 0.16), (0.038, 0.2), (0.014, 0.25), (0.014, 0.27), (0, 0.27)], (x, y, 0), body, 20)
            cylinder(0.016, 0.02, (x, y, 0.27), cap, 0.003, 16)
            lathe([(0.0425, 0.07), (0.0425, 0.14)], (x, y, 0), paint("#3d7fb0", 0.4), 20)


def bag(at, turn=0.0, colour="#a9744a"):
    with Group(at, turn):
        cloth = fabric(colour)
        cushion((0.34, 0.16, 0.28), (0, 0, 0.15), cloth, puff=0.2)
        for y in (-0.05, 0.05):
            tube([(-0.08, y, 0.26), (-0.05, y, 0.4), (0.05, y, 0.4), (0.08, y, 0.26)], 0.008, cloth)


def dish_rack(at, turn=0.0):
    """Plates drying beside the sink."""
    steel, plate = metal("#c9cbcc", 0.25), paint("#f0eee8", 0.2)
    with Group(at, turn):
        for y in (-0.13, 0.13):
            tube([(-0.2, y, 0.06), (0.2, y, 0.06)], 0.004, steel)
            tube([(-0.2, y, 0.0), (-0.2, y, 0.06)], 0.004, steel)
            tube([(0.2, y, 0.0), (0.2, y, 0.06)], 0.004, steel)
        for k in range(4):
            disc = cylinder(0.105, 0.012, (-0.14 + 0.055 * k, 0, 0.12), plate, 0.004, 36)
            disc.rotation_euler = (0, math.radians(78), 0)


def remote(at, turn=0.0):
    box((0.045, 0.17, 0.018), at, paint("#1c1d1f", 0.5), 0.006, turn)


def router(at, turn=0.0):
    with Group(at, turn):
        box((0.2, 0.13, 0.035), (0, 0, 0.02), paint("#efefed", 0.3), 0.01)
        for x in (-0.08, 0.08):
            tube([(x, 0.05, 0.03), (x, 0.055, 0.2)], 0.007, paint("#e9e9e7", 0.4))
