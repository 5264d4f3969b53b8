"""Furniture at its real size, with rounded edges, cushions and legs. `s` is a style (see styles.py)."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from materials import paint
from shapes import box, cushion, cylinder, lathe, link, mesh_of, throw_cloth, tube


class Group:
    """Collects the objects made inside `with`, then moves and turns them together."""

    def __init__(self, at=(0, 0, 0), turn=0.0):
        self.move = Matrix.Translation(Vector((*at, 0)[:3])) @ Matrix.Rotation(math.radians(turn), 4, "Z")

    def __enter__(self):
        self.before = set(bpy.data.objects)
        return self

    def __exit__(self, *_):
        for thing in set(bpy.data.objects) - self.before:
            if thing.parent is None and thing.location.z > -400:
                place = Matrix.LocRotScale(thing.location, thing.rotation_euler, thing.scale)
                thing.matrix_world = self.move @ place


def sofa(at, turn, s, width=2.3, chaise=False):
    """Faces -y, with two or three seat cushions, back cushions and loose pillows."""
    with Group(at, turn):
        cloth, depth = s["sofa"], 0.98
        box((width - 0.04, depth - 0.03, 0.24), (0, 0, 0.145), cloth, 0.05, base=True)
        box((width - 0.06, 0.24, 0.66), (0, depth / 2 - 0.13, 0.15), cloth, 0.08, base=True)
        for side in (-1, 1):
            box((0.2, depth, 0.48), (side * (width / 2 - 0.1), 0, 0.14), cloth, 0.07, base=True)
            for fore in (-1, 1):
                cylinder(0.02, 0.15, (side * (width / 2 - 0.12), fore * 0.4, 0), s["metal"])
        seats = 3 if width > 2.2 else 2
        wide = (width - 0.42) / seats
        for k in range(seats):
            x = -width / 2 + 0.21 + wide * (k + 0.5)
            cushion((wide * 0.995, 0.76, 0.2), (x, -0.1, 0.46), cloth, puff=0.16)
            back = cushion((wide * 0.98, 0.48, 0.24), (x, 0.2, 0.72), cloth, puff=0.3)
            back.rotation_euler = (math.radians(72), 0, 0)
        if chaise:
            box((0.95, 0.9, 0.24), (-width / 2 + 0.48, -0.85, 0.14), cloth, 0.05, base=True)
            cushion((0.86, 0.95, 0.2), (-width / 2 + 0.54, -0.82, 0.46), cloth, puff=0.16)
        chance = random.Random(width)
        for x, tone in ((-width / 2 + 0.42, "pillow"), (-width / 2 + 0.7, "pillow2"), (width / 2 - 0.42, "pillow")):
            loose = cushion((0.46, 0.46, 0.17), (x, 0.02 + chance.uniform(-0.03, 0.02), 0.74), s[tone], puff=0.45)
            loose.rotation_euler = (math.radians(66), math.radians(chance.uniform(-9, 9)), math.radians(chance.uniform(-18, 18)))


def armchair(at, turn, s):
    with Group(at, turn):
        for x in (-0.33, 0.33):
            tube([(x, -0.34, 0), (x, -0.36, 0.56), (x, 0.32, 0.6), (x, 0.42, 0)], 0.018, s["wood"])
        cushion((0.62, 0.66, 0.18), (0, -0.03, 0.38), s["chair"], puff=0.18)
        back = cushion((0.62, 0.6, 0.17), (0, 0.32, 0.66), s["chair"], puff=0.2)
        back.rotation_euler = (math.radians(76), 0, 0)
        tube([(-0.33, 0.34, 0.33), (0.33, 0.34, 0.33)], 0.015, s["wood"])
        tube([(-0.33, -0.3, 0.28), (0.33, -0.3, 0.28)], 0.015, s["wood"])


def coffee_table(at, s, shape="round", turn=0.0):
    with Group(at, turn):
        if shape == "round":
            cylinder(0.45, 0.035, (0, 0, 0.36), s["table"], 0.012, 64)
            cylinder(0.3, 0.03, (0.55, 0.28, 0.46), s["wood"], 0.012, 64)
            for k in range(3):
                a = k * 2.094
                tube([(0.32 * math.cos(a), 0.32 * math.sin(a), 0), (0.3 * math.cos(a), 0.3 * math.sin(a), 0.36)], 0.014, s["metal"])
                tube([(0.55 + 0.2 * math.cos(a), 0.28 + 0.2 * math.sin(a), 0), (0.55 + 0.2 * math.cos(a), 0.28 + 0.2 * math.sin(a), 0.46)], 0.012, s["metal"])
        else:
            box((1.15, 0.62, 0.05), (0, 0, 0.36), s["table"], 0.012)
            for x in (-0.45, 0.45):
                box((0.05, 0.5, 0.335), (x, 0, 0), s["wood"], 0.012, base=True)
            box((1.0, 0.5, 0.025), (0, 0, 0.14), s["wood"], 0.006)
        box((0.3, 0.22, 0.03), (-0.12, 0.05, 0.4), paint("#d8cfc0", 0.6), 0.004, 12)
        box((0.26, 0.19, 0.025), (-0.12, 0.05, 0.428), paint("#4c5d6b", 0.6), 0.004, 4)
        vase((0.16, -0.08, 0.39), s, 0.18)


def vase(at, s, height=0.28, twigs=True):
    r = height * 0.36
    lathe([(0, 0), (r * 0.6, 0), (r, height * 0.35), (r * 0.85, height * 0.7), (r * 0.36, height * 0.9), (r * 0.42, height), (r * 0.36, height * 0.98), (r * 0.3, height * 0.8)], at, s["ceramic"])
    if twigs:
        chance = random.Random(str(at))
        for k in range(7):
            a, out = k * 2.4, chance.uniform(0.05, 0.16) * height / 0.28
            top = height * chance.uniform(1.8, 2.5)
            points = [(at[0] + out * t * t * math.cos(a), at[1] + out * t * t * math.sin(a), at[2] + height * 0.85 + (top - height * 0.85) * t) for t in (0, 0.25, 0.5, 0.75, 1)]
            tube(points, 0.003, s["twig"])
            for p in points[2:]:
                for j in range(4):
                    cushion((0.035, 0.018, 0.012), (p[0] + chance.uniform(-0.02, 0.02), p[1] + chance.uniform(-0.02, 0.02), p[2] + chance.uniform(-0.03, 0.03)), s["twig"], chance.uniform(0, 180)) if height > 0.2 and j < 2 else None


def dining(at, turn, s, seats=4, length=1.6, at_wall=False):
    """A table and its chairs. With `at_wall`, its +y side stands against a wall and has none."""
    with Group(at, turn):
        box((length, 0.88, 0.04), (0, 0, 0.72), s["table"], 0.014)
        for x in (-length / 2 + 0.22, length / 2 - 0.22):
            for y in (-0.3, 0.3):
                tube([(x * 1.08, y * 1.1, 0), (x, y, 0.72)], 0.024, s["wood"])
        for k in range(seats // 2):
            x = (k - (seats // 2 - 1) / 2) * (length / (seats // 2)) * 0.88
            chair((x, -0.62, 0), 180, s)
            if not at_wall:
                chair((x, 0.62, 0), 0, s)
        bowl((0.0, 0.0, 0.742), s)


def chair(at, turn, s):
    """A dining chair whose back is towards +y."""
    with Group(at, turn):
        cushion((0.46, 0.46, 0.07), (0, 0, 0.46), s["chair"], puff=0.2)
        box((0.44, 0.44, 0.03), (0, 0, 0.415), s["wood"], 0.01)
        for x in (-0.19, 0.19):
            tube([(x, -0.19, 0), (x, -0.19, 0.43)], 0.016, s["wood"])
            tube([(x * 1.05, 0.22, 0), (x, 0.19, 0.43), (x * 1.02, 0.25, 0.84)], 0.016, s["wood"])
        backrest(s["chair"])


def backrest(cloth):
    """A padded board, bent around the sitter and a little higher in its middle."""
    n, vertices, faces = 14, [], []
    for k in range(n + 1):
        x, bend = -0.225 + 0.45 * k / n, math.sin(math.pi * k / n)
        vertices += [(x, 0.2 + 0.045 * bend + 0.05 * t, 0.64 + 0.2 * t + 0.012 * bend * t) for t in (0, 0.5, 1)]
        if k:
            b = 3 * k - 3
            faces += [(b + j, b + j + 1, b + j + 4, b + j + 3) for j in (0, 1)]
    board = link("backrest", mesh_of("backrest", vertices, faces), cloth, crease=None)
    board.modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    edge = board.modifiers.new("round", "BEVEL")
    edge.width, edge.segments = 0.014, 3


def bar_stool(at, s):
    with Group(at):
        cylinder(0.19, 0.07, (0, 0, 0.66), s["chair"], 0.03)
        for k in range(4):
            a = k * 1.571 + 0.785
            tube([(0.2 * math.cos(a), 0.2 * math.sin(a), 0), (0.13 * math.cos(a), 0.13 * math.sin(a), 0.66)], 0.012, s["metal"])
        tube([(0.18 * math.cos(a), 0.18 * math.sin(a), 0.24) for a in [k * 0.524 for k in range(12)]], 0.009, s["metal"], closed=True)


def bowl(at, s, radius=0.17):
    lathe([(0, 0), (radius * 0.4, 0), (radius * 0.8, radius * 0.3), (radius, radius * 0.65), (radius * 0.97, radius * 0.65), (radius * 0.76, radius * 0.36), (0, radius * 0.12)], at, s["ceramic"])
    for k, (x, y) in enumerate(((-0.05, 0.02), (0.05, 0.035), (0.01, -0.055))):
        fruit = 0.043
        lathe([(0.001, -fruit), (fruit * 0.75, -fruit * 0.7), (fruit, 0), (fruit * 0.75, fruit * 0.7), (0.001, fruit)], (at[0] + x, at[1] + y, at[2] + 0.085), s["fruit"], 20)


def bed(at, turn, s, width=1.8):
    """A made bed, head towards +y, with a turned-down sheet, pillows and a throw."""
    with Group(at, turn):
        length = 2.05
        box((width + 0.1, length, 0.26), (0, 0, 0.06), s["headboard"], 0.04, base=True)
        box((width, length - 0.04, 0.25), (0, -0.02, 0.3), s["linen"], 0.09, base=True)
        duvet((0, -0.28, 0.55), width + 0.3, length - 0.55, s["duvet"])
        box((width + 0.06, 0.42, 0.06), (0, 0.42, 0.56), s["linen"], 0.03)
        throw_cloth(0.62, width + 0.75, (0, -0.62, 0.625), s["throw"], 90, 0.3, width / 2 + 0.1)
        head(width, s)
        for x in (-width / 4, width / 4):
            for y, z, tilt, size, cloth in ((0.84, 0.8, 64, (0.72, 0.5, 0.22), s["linen"]), (0.66, 0.76, 52, (0.7, 0.46, 0.2), s["linen"])):
                pillow = cushion(size, (x, y, z), cloth, puff=0.4)
                pillow.rotation_euler = (math.radians(tilt), 0, math.radians(3 if x > 0 else -4))
        for x, w, tone in ((-0.28, 0.44, "pillow"), (0.26, 0.44, "pillow"), (0.0, 0.5, "pillow2")):
            pillow = cushion((w, 0.4 if tone == "pillow" else 0.3, 0.16), (x, 0.5 if tone == "pillow" else 0.37, 0.73 if tone == "pillow" else 0.68), s[tone], puff=0.45)
            pillow.rotation_euler = (math.radians(58), 0, math.radians(x * 12))


def head(width, s):
    wide = width + 0.5
    panels = 5
    for k in range(panels):
        box((wide / panels - 0.008, 0.09, 1.05), ((k - (panels - 1) / 2) * wide / panels, 1.06, 0.1), s["headboard"], 0.035, base=True)


def duvet(at, width, length, cloth):
    n = 56
    vertices, faces = [], []
    chance = random.Random(3)
    folds = [(chance.uniform(2, 9), chance.uniform(2, 8), chance.uniform(0, 6), chance.uniform(0.2, 1)) for _ in range(8)]
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n * 2 - 1, j / n * 2 - 1
            side, foot = max(0, abs(u) - 0.84) / 0.16, max(0, -v - 0.82) / 0.18
            rumple = sum(w * math.sin(a * u + b * v + p) for a, b, p, w in folds) * 0.0075
            z = 0.06 + rumple - 0.3 * max(side ** 1.6, foot ** 1.6)
            hang = 1 - 0.09 * min(1, side) * abs(u)
            vertices.append((u * width / 2 * hang + 0.015 * math.sin(v * 11) * side, v * length / 2 * (1 - 0.05 * foot), z))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    thing = link("duvet", mesh_of("duvet", vertices, faces), cloth, at, crease=None)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.03


def nightstand(at, s):
    box((0.48, 0.4, 0.42), (at[0], at[1], at[2] + 0.1), s["wood"], 0.015, base=True)
    for z in (0.21, 0.41):
        box((0.44, 0.012, 0.18), (at[0], at[1] - 0.205, at[2] + z), s["wood"], 0.006)
        box((0.12, 0.014, 0.012), (at[0], at[1] - 0.218, at[2] + z + 0.05), s["metal"], 0.004)
    for x in (-0.2, 0.2):
        cylinder(0.012, 0.1, (at[0] + x, at[1], at[2]), s["metal"])


def sideboard(at, turn, s, width=1.8):
    with Group(at, turn):
        box((width, 0.42, 0.46), (0, 0, 0.16), s["wood"], 0.012, base=True)
        doors = 4
        for k in range(doors):
            box((width / doors - 0.012, 0.014, 0.43), ((k - 1.5) * width / doors, -0.216, 0.175), s["wood"], 0.005, base=True)
        for x in (-width / 2 + 0.12, width / 2 - 0.12):
            for y in (-0.15, 0.15):
                cylinder(0.014, 0.16, (x, y, 0), s["metal"])


def shelf_things(at, s, seed=1, width=0.8):
    """A few books and a pot on a shelf."""
    chance = random.Random(seed)
    x = at[0] - width / 2
    while x < at[0] + width * 0.22:
        thick, tall = chance.uniform(0.018, 0.045), chance.uniform(0.18, 0.27)
        box((thick, 0.16, tall), (x, at[1], at[2]), chance.choice(s["books"]), 0.003, base=True)
        x += thick + 0.002
    vase((at[0] + width * 0.38, at[1], at[2]), s, 0.16, False)


def lounger(at, turn, s):
    """A poolside bed: slatted frame, a cushion with a raised back, towards -y."""
    with Group(at, turn):
        for x in (-0.3, 0.3):
            box((0.05, 1.95, 0.05), (x, 0, 0.24), s["wood"], 0.012)
            for y in (-0.8, 0.75):
                box((0.05, 0.05, 0.24), (x, y, 0), s["wood"], 0.012, base=True)
        seat = cushion((0.64, 1.25, 0.12), (0, -0.33, 0.32), s["outdoor"], puff=0.12)
        back = cushion((0.64, 0.8, 0.12), (0, 0.6, 0.55), s["outdoor"], puff=0.12)
        back.rotation_euler = (math.radians(38), 0, 0)
        roll = cushion((0.5, 0.2, 0.13), (0, 0.84, 0.78), s["pillow"], puff=0.5)
        roll.rotation_euler = (math.radians(38), 0, 0)


def outdoor_chair(at, turn, s):
    with Group(at, turn):
        lathe([(0.3, 0.28), (0.36, 0.34), (0.36, 0.4)], (0, 0, 0), s["rattan"])
        n = 24
        arc = [(0.37 * math.cos(a), 0.37 * math.sin(a)) for a in [math.radians(-25 + 230 * k / n) for k in range(n + 1)]]
        vertices, faces = [], []
        for k, (x, y) in enumerate(arc):
            rise = 0.3 + 0.16 * math.sin(math.pi * k / n)
            vertices += [(x * 0.96, y * 0.96, 0.3), (x * 1.08, y * 1.08, 0.38 + rise)]
            if k:
                b = 2 * k - 2
                faces.append((b, b + 2, b + 3, b + 1))
        shell = link("shell", mesh_of("shell", vertices, faces), s["rattan"])
        shell.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
        cushion((0.54, 0.52, 0.12), (0, -0.02, 0.43), s["outdoor"], puff=0.2)
        loose = cushion((0.38, 0.36, 0.13), (0, 0.17, 0.6), s["pillow"], puff=0.45)
        loose.rotation_euler = (math.radians(68), 0, 0)
        for k in range(4):
            a = k * 1.571 + 0.785
            tube([(0.3 * math.cos(a), 0.3 * math.sin(a), 0), (0.3 * math.cos(a), 0.3 * math.sin(a), 0.32)], 0.014, s["metal"])
