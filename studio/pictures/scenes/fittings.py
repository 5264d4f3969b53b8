"""What every lived-in Thai flat has: an air conditioner, sockets, blinds, a fridge, a kettle, shoes, laundry."""

import math
import random

from furniture import Group
from lamps import area
from materials import fabric, glow, metal, mirror, paint, pane
from shapes import box, curtain, cushion, cylinder, lathe, tube

WHITE = "#f1f1ee"


def air_conditioner(at, turn=0.0):
    """A split unit on a wall; its back is at y = 0 and it faces -y."""
    with Group(at, turn):
        skin = paint(WHITE, 0.25)
        box((0.84, 0.2, 0.28), (0, -0.1, 0), skin, 0.03, base=True)
        box((0.78, 0.012, 0.05), (0, -0.185, 0.02), paint("#c9cac8", 0.35), 0.004, base=True)
        box((0.05, 0.004, 0.016), (0.33, -0.2, 0.1), glow("#8fe3a0", 0.6), 0)


def socket(at, turn=0.0, count=2):
    with Group(at, turn):
        box((0.12, 0.01, 0.075), (0, -0.005, 0), paint(WHITE, 0.3), 0.004)
        for k in range(count):
            box((0.026, 0.004, 0.03), ((k - (count - 1) / 2) * 0.045, -0.011, 0), paint("#d0d0cd", 0.4), 0.002)


def consumer_unit(at, turn=0.0):
    with Group(at, turn):
        box((0.3, 0.08, 0.22), (0, -0.04, 0), paint(WHITE, 0.35), 0.008)
        box((0.22, 0.004, 0.1), (0, -0.083, 0), paint("#55595c", 0.15), 0.003)


def blind(width, height, at, drop=0.45, colour="#e9e6df"):
    """A venetian blind let down by a share of its window; `at` is the middle of its top rail."""
    x, y, z = at
    slat = paint(colour, 0.5)
    box((width, 0.05, 0.045), (x, y, z), slat, 0.006)
    rows = int(height * drop / 0.03)
    for k in range(rows):
        thin = box((width - 0.01, 0.028, 0.0016), (x, y, z - 0.05 - k * 0.03), slat, 0)
        thin.rotation_euler = (math.radians(28), 0, 0)
    box((width, 0.03, 0.02), (x, y, z - 0.06 - rows * 0.03), slat, 0.004)
    for side in (-0.4, 0.4):
        tube([(x + side * width, y, z), (x + side * width, y, z - 0.05 - rows * 0.03)], 0.0015, slat)


def fridge(at, turn=0.0, tall=1.55, colour="#b9bdbf"):
    with Group(at, turn):
        skin = metal(colour, 0.35) if colour != WHITE else paint(WHITE, 0.2)
        box((0.56, 0.56, tall), (0, -0.3, 0.03), paint("#8f9294", 0.4), 0.01, base=True)
        box((0.56, 0.05, tall * 0.34), (0, -0.61, tall * 0.66), skin, 0.015, base=True)
        box((0.56, 0.05, tall * 0.62), (0, -0.61, 0.05), skin, 0.015, base=True)
        for z in (tall * 0.5, tall * 0.7):
            box((0.02, 0.03, 0.22), (-0.22, -0.65, z), paint("#6f7274", 0.3), 0.006, base=True)
        for x, z, c in ((0.1, 1.3, "#c8552f"), (0.16, 1.22, "#e2c14a"), (0.03, 1.2, "#3d7fa0")):
            box((0.05, 0.006, 0.035), (x, -0.638, z * tall / 1.55), paint(c, 0.5), 0.002)


def kettle(at):
    x, y, z = at
    lathe([(0, 0), (0.08, 0), (0.085, 0.02), (0.07, 0.19), (0.05, 0.215), (0.012, 0.22), (0.012, 0.24), (0, 0.24)], at, metal("#c6c8c9", 0.22))
    tube([(x + 0.07, y, z + 0.18), (x + 0.12, y, z + 0.17), (x + 0.125, y, z + 0.07), (x + 0.085, y, z + 0.04)], 0.011, paint("#1d1e20", 0.35))


def rice_cooker(at):
    lathe([(0, 0), (0.12, 0), (0.135, 0.03), (0.135, 0.16), (0.12, 0.2), (0.03, 0.225), (0.02, 0.245), (0, 0.245)], at, paint(WHITE, 0.25))


def microwave(at, turn=0.0):
    with Group(at, turn):
        box((0.48, 0.34, 0.27), (0, -0.18, 0), paint("#26282a", 0.35), 0.01, base=True)
        box((0.33, 0.01, 0.2), (-0.06, -0.352, 0.035), paint("#0b0c0d", 0.08), 0.004, base=True)


def television(at, turn=0.0, wide=1.1):
    """On a low board; faces -y."""
    with Group(at, turn):
        box((wide, 0.035, wide * 0.57), (0, -0.1, 0.06), paint("#0a0b0c", 0.12), 0.006, base=True)
        for side in (-0.3, 0.3):
            box((0.04, 0.22, 0.06), (side * wide, -0.1, 0), paint("#151617", 0.4), 0.006, base=True)
        box((0.36, 0.03, 0.05), (wide / 2 - 0.1, -0.22, 0), paint("#1a1b1c", 0.4), 0.01, base=True)


def shoes(at, turn=0.0, pairs=2):
    """Pairs by the door: a sandal or a trainer each."""
    chance = random.Random(str(at))
    with Group(at, turn):
        for k in range(pairs):
            colour = chance.choice(("#d9d5cc", "#2f3a45", "#8a5a3a", "#b8443a"))
            for side in (-0.06, 0.06):
                x, y = k * 0.3 + side, chance.uniform(-0.03, 0.03)
                box((0.09, 0.26, 0.025), (x, y, 0), paint("#e8e6e0", 0.6), 0.012, base=True, turn=chance.uniform(-8, 8))
                cushion((0.088, 0.24, 0.085), (x, y, 0.06), fabric(colour), puff=0.3)


def laundry_rack(at, turn=0.0):
    """A folding rack with shirts and towels."""
    with Group(at, turn):
        steel, chance = metal("#c9cbcc", 0.3), random.Random(5)
        for y in (-0.45, 0.45):
            tube([(-0.3, y, 0), (0.25, y, 0.95)], 0.009, steel)
            tube([(0.3, y, 0), (-0.25, y, 0.95)], 0.009, steel)
        for k in range(5):
            x = -0.25 + 0.125 * k
            tube([(x, -0.45, 0.95), (x, 0.45, 0.95)], 0.006, steel)
        for k, colour in enumerate(("#e6e3dc", "#7f9db3", "#c66b4f", "#efece4", "#5a6b58")):
            length = chance.uniform(0.4, 0.62)
            curtain(0.4, length, (-0.25 + 0.125 * k, chance.uniform(-0.2, 0.2), 0.95 - length), fabric(colour), 90, 3, 0.012, k)


def slippers_mat(at, turn=0.0, colour="#6f6a60"):
    with Group(at, turn):
        box((0.7, 0.45, 0.012), (0, 0, 0), fabric(colour), 0.005, base=True)


def ceiling_fan(at, height):
    x, y, z = at[0], at[1], height - 0.32
    steel = paint("#efeeea", 0.3)
    tube([(x, y, z + 0.05), (x, y, height)], 0.014, steel)
    lathe([(0, -0.09), (0.07, -0.08), (0.11, 0), (0.09, 0.06), (0, 0.07)], (x, y, z), steel)
    for k in range(3):
        a = k * 2.094 + 0.4
        blade = box((0.5, 0.13, 0.008), (x + 0.37 * math.cos(a), y + 0.37 * math.sin(a), z), steel, 0.003)
        blade.rotation_euler = (math.radians(9), 0, a)


def ceiling_light(at, height):
    """A flat LED disc, switched on but weak against the day."""
    cylinder(0.2, 0.05, (at[0], at[1], height - 0.05), glow("#fff6ea", 2.2), 0.01, 40)
    area((at[0], at[1], height - 0.08), (0.4, 0.4), 9, "#fff3e2")


def wardrobe(at, turn, s, width=1.6, height=2.2, mirrored=False):
    """Its back is at y = 0, its doors face -y."""
    with Group(at, turn):
        box((width, 0.58, height), (0, -0.29, 0), s["upright"], 0.006, base=True)
        doors = max(2, round(width / 0.55))
        for k in range(doors):
            x = (k - (doors - 1) / 2) * width / doors
            box((width / doors - 0.008, 0.02, height - 0.1), (x, -0.59, 0.06), mirror() if mirrored and k == 1 else s["upright"], 0.003, base=True)
            box((0.012, 0.02, 0.2), (x + (0.2 if k % 2 == 0 else -0.2) * width / doors * 1.9, -0.61, 1.0), s["metal"], 0.004, base=True)


def desk(at, turn, s, width=1.1):
    with Group(at, turn):
        box((width, 0.52, 0.03), (0, -0.27, 0.73), s["table"], 0.006)
        for x in (-width / 2 + 0.03, width / 2 - 0.03):
            box((0.03, 0.5, 0.715), (x, -0.27, 0), s["cabinet"], 0.004, base=True)
        screen = box((0.33, 0.008, 0.22), (0.0, -0.17, 0.87), paint("#101113", 0.15), 0.004)
        screen.rotation_euler = (math.radians(-14), 0, 0)
        box((0.33, 0.22, 0.014), (0.0, -0.32, 0.752), paint("#aeb1b4", 0.35), 0.006)
        lathe([(0, 0), (0.035, 0), (0.04, 0.09), (0.035, 0.09), (0.03, 0.01), (0, 0.01)], (0.36, -0.3, 0.746), paint("#c66b4f", 0.4), 24)


def toilet(at, turn=0.0):
    """Its back is at y = 0 and it faces -y, with the hand spray every Thai bathroom has."""
    enamel = paint("#f2f1ee", 0.1)
    with Group(at, turn):
        box((0.38, 0.18, 0.36), (0, -0.1, 0.4), enamel, 0.035, base=True)
        box((0.4, 0.2, 0.03), (0, -0.1, 0.76), enamel, 0.012, base=True)
        seat = lathe([(0, 0), (0.13, 0), (0.15, 0.1), (0.2, 0.36), (0.215, 0.4), (0.2, 0.43), (0, 0.44)], (0, -0.42, 0), enamel)
        seat.scale = (0.9, 1.2, 1)
        box((0.24, 0.25, 0.38), (0, -0.2, 0), enamel, 0.05, base=True)
        tube([(0.32, -0.02, 0.3), (0.34, -0.1, 0.2), (0.34, -0.06, 0.5), (0.34, -0.04, 0.62)], 0.007, metal("#c9cbcc", 0.3))
        cylinder(0.016, 0.14, (0.34, -0.05, 0.6), paint(WHITE, 0.25), 0.004, 16)
        cylinder(0.055, 0.1, (-0.36, -0.1, 0.68), paint("#f5f3ee", 0.9), 0.004, 24, (90, 0, 0))


def water_heater(at, turn=0.0):
    """The electric heater and hand shower on a rail."""
    steel = metal("#c9cbcc", 0.2)
    with Group(at, turn):
        box((0.24, 0.09, 0.36), (0, -0.045, 1.45), paint(WHITE, 0.2), 0.03, base=True)
        cylinder(0.025, 0.01, (0, -0.09, 1.56), paint("#a9adb0", 0.3), 0.002, 24, (90, 0, 0))
        tube([(0.25, -0.04, 1.1), (0.25, -0.04, 1.95)], 0.01, steel)
        tube([(0.0, -0.06, 1.45), (0.05, -0.12, 1.1), (0.2, -0.14, 1.0), (0.28, -0.1, 1.4), (0.25, -0.08, 1.82)], 0.008, steel)
        head = cylinder(0.055, 0.03, (0.25, -0.12, 1.84), steel, 0.006, 28)
        head.rotation_euler = (math.radians(50), 0, 0)
        tube([(-0.5, -0.02, 1.15), (-0.2, -0.02, 1.15)], 0.005, steel)
        box((0.32, 0.11, 0.012), (-0.35, -0.06, 1.2), pane("#e6efee", 0.8), 0.003)
        for k, colour in enumerate(("#e9e4da", "#4f8a8b", "#d9a34a")):
            cylinder(0.028, 0.17 - 0.02 * k, (-0.44 + 0.09 * k, -0.06, 1.207), paint(colour, 0.35), 0.006, 20)


def basin(at, turn, s, wide=0.75):
    """A washbasin on a cupboard with a mirror over it; its back is at y = 0."""
    with Group(at, turn):
        box((wide, 0.42, 0.55), (0, -0.22, 0.25), s["cabinet"], 0.006, base=True)
        for x in (-wide / 4, wide / 4):
            box((wide / 2 - 0.012, 0.015, 0.5), (x, -0.437, 0.275), s["cabinet"], 0.003, base=True)
        box((wide + 0.03, 0.46, 0.03), (0, -0.23, 0.8), s["stone"], 0.006, base=True)
        lathe([(0, 0.0), (0.13, 0.0), (0.19, 0.06), (0.2, 0.12), (0.19, 0.12), (0.17, 0.06), (0, 0.02)], (0, -0.24, 0.83), paint("#f2f1ee", 0.12), 48)
        tube([(0, -0.04, 0.83), (0, -0.04, 1.06), (0, -0.14, 1.07), (0, -0.15, 1.04)], 0.012, metal("#c9cbcc", 0.2))
        box((wide, 0.02, 0.8), (0, -0.015, 1.15), mirror(), 0.003, base=True)
        lathe([(0, 0), (0.03, 0), (0.034, 0.1), (0.03, 0.1), (0.027, 0.01), (0, 0.01)], (wide / 2 - 0.1, -0.14, 0.83), s["ceramic"], 24)
        tube([(wide / 2 - 0.1, -0.14, 0.84), (wide / 2 - 0.08, -0.13, 1.0)], 0.005, paint("#3d7fa0", 0.4))
        cylinder(0.03, 0.14, (-wide / 2 + 0.1, -0.14, 0.83), paint("#e8d9b8", 0.3), 0.006, 20)
