"""Palms, trees, bushes and potted plants, leaf by leaf. Each kind is one mesh, used many times."""

import math
import random

from mathutils import Vector

from materials import concrete, leaf, paint
from shapes import instance, lathe, link, mesh_of, tube


def frond(material, length=2.6, leaflets=46, droop=0.5, seed=1):
    """One palm leaf along +x: a bent rib with drooping leaflets on both sides."""
    chance = random.Random(seed)
    vertices, faces = [], []

    def rib(t):
        return Vector((length * (t - 0.22 * droop * t * t), 0, length * (0.32 * t - (0.35 + 0.6 * droop) * t * t)))

    for k in range(14):
        t, a = k / 13, 0.022 * (1 - k / 14)
        p = rib(t)
        vertices += [p + Vector((0, -a, 0)), p + Vector((0, 0, a)), p + Vector((0, a, 0))]
        if k:
            b = len(vertices) - 6
            faces += [(b, b + 1, b + 4, b + 3), (b + 1, b + 2, b + 5, b + 4)]
    for k in range(leaflets):
        t = 0.14 + 0.86 * k / leaflets
        reach = length * 0.3 * math.sin(math.pi * min(1, 0.22 + t * 0.78)) ** 0.7 * chance.uniform(0.85, 1.08)
        root, wide = rib(t), 0.021 * length / 2.6
        for side in (-1, 1):
            lean = Vector((0.55 + 0.4 * t, side * 1.0, 0.18 + chance.uniform(-0.12, 0.12))).normalized()
            start = len(vertices)
            for s in range(4):
                u = s / 3
                mid = root + lean * reach * u + Vector((0, 0, -0.42 * reach * u * u * (1 + droop)))
                half = wide * (0.55 + 1.1 * u) * (1 - u) ** 0.6 + 0.002
                vertices += [mid + Vector((-half, 0, 0)), mid + Vector((half, 0, half * 0.6))]
                if s:
                    b = start + 2 * (s - 1)
                    faces.append((b, b + 1, b + 3, b + 2))
    mesh = mesh_of("frond", [tuple(v) for v in vertices], faces)
    return link("frond", mesh, material, (0, 0, -500))


class Grove:
    """Palms that share a few fronds. Make one grove per scene, then plant."""

    def __init__(self, seed=7, green="#41613a"):
        self.chance = random.Random(seed)
        green = leaf(green, 0.38, 0.28)
        self.fronds = [frond(green, 2.7, 48, d, s) for s, d in enumerate((0.25, 0.5, 0.8, 1.1))]
        self.bark = concrete("#75695a", 0.9)
        self.bark.name = "bark"

    def palm(self, at, height=7.0, lean=0.6, size=1.0, leaves=24):
        chance, way = self.chance, self.chance.uniform(0, 6.28)
        vertices, faces, rings, around = [], [], 26, 10
        for k in range(rings):
            t = k / (rings - 1)
            bend = lean * t * t
            radius = (0.17 - 0.075 * t + 0.07 * (1 - t) ** 6) * (1.04 if k % 2 else 0.96) * size
            for s in range(around):
                a = 2 * math.pi * s / around
                vertices.append((bend * math.cos(way) + radius * math.cos(a), bend * math.sin(way) + radius * math.sin(a), height * t))
            if k:
                b = (k - 1) * around
                faces += [(b + s, b + (s + 1) % around, b + around + (s + 1) % around, b + around + s) for s in range(around)]
        link("trunk", mesh_of("trunk", vertices, faces), self.bark, at)
        top = (at[0] + lean * math.cos(way), at[1] + lean * math.sin(way), at[2] + height - 0.05)
        for k in range(leaves):
            age = k / leaves
            turn = (chance.uniform(-14, 14), -62 + 88 * age + chance.uniform(-8, 8), k * 137.5 + chance.uniform(-9, 9))
            kind = self.fronds[min(3, int(age * 4))]
            instance(kind, top, turn, size * chance.uniform(0.85, 1.1) * (0.8 + 0.2 * age))


def leaf_cloud(material, radius=1.0, leaves=900, size=0.11, squash=0.8, seed=1):
    """A bush or a tree's crown: leaves facing outwards, densest at the surface, in a few lumps."""
    chance = random.Random(seed)
    lumps = [(Vector((chance.gauss(0, 0.42), chance.gauss(0, 0.42), chance.uniform(-0.35, 0.45))) * radius, radius * chance.uniform(0.4, 0.62)) for _ in range(9)]
    vertices, faces = [], []
    for _ in range(leaves):
        centre, spread = chance.choice(lumps)
        out = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0.25, 1))).normalized()
        at = centre + out * spread * chance.uniform(0.72, 1.05)
        at.z *= squash
        along = out.cross(Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1)))).normalized()
        along = (along + Vector((0, 0, -0.35)) + out * 0.4).normalized()
        across = along.cross(out).normalized()
        s = size * chance.uniform(0.7, 1.3)
        b = len(vertices)
        for u, w, lift in ((0, 0, 0), (0.35, 0.24, 0.02), (0.35, -0.24, 0.02), (1, 0, -0.12)):
            vertices.append(tuple(at + along * s * u + across * s * w + out * s * lift))
        faces.append((b, b + 1, b + 3, b + 2))
    return link("leaves", mesh_of("leaves", vertices, faces), material, (0, 0, -500), smooth=False)


def broad_leaf(material, length=0.5, width=0.3, curl=0.35, split=False):
    """A large leaf along +x, folded at its rib: fig, banana or monstera."""
    along, across = 10, 6
    vertices, faces = [], []
    for i in range(along + 1):
        t = i / along
        half = width / 2 * math.sin(math.pi * t ** 0.8) ** 0.75 if 0 < t < 1 else 0.002
        if split and i % 2 and 2 < i < along:
            half *= 0.62
        for j in range(across + 1):
            v = j / across * 2 - 1
            vertices.append((length * t, half * v, abs(v) * half * 0.45 - curl * length * t * t + 0.012 * math.sin(t * 14 + v * 3)))
        if i:
            b = (i - 1) * (across + 1)
            faces += [(b + j, b + j + 1, b + across + 2 + j, b + across + 1 + j) for j in range(across)]
    return link("broad leaf", mesh_of("leaf", vertices, faces), material, (0, 0, -500))


def potted(at, height=1.3, kind="fig", pot="#d9d2c6", seed=1, spread=1.0):
    """A house plant in a round pot."""
    chance = random.Random(seed)
    r = 0.1 + 0.075 * height
    lathe([(0, 0), (r * 0.72, 0), (r * 0.82, 0.02), (r, r * 1.55), (r * 1.02, r * 1.6), (r * 0.93, r * 1.6), (r * 0.9, r * 1.45), (0, r * 1.42)], at, concrete(pot, 0.6))
    lathe([(0, 0), (r * 0.9, 0)], (at[0], at[1], at[2] + r * 1.45), paint("#2a2019", 1.0))
    foot = Vector(at) + Vector((0, 0, r * 1.4))
    green = leaf({"fig": "#3f6336", "banana": "#4a7038", "monstera": "#2f5a33", "grass": "#5a7040"}[kind], 0.33, 0.25)
    shape = {"fig": (0.26, 0.17, 0.3), "banana": (0.85, 0.27, 0.75), "monstera": (0.42, 0.38, 0.5), "grass": (0.8, 0.03, 0.6)}[kind]
    plate = broad_leaf(green, *shape, split=kind == "monstera")
    stems = {"fig": 3, "banana": 8, "monstera": 15, "grass": 46}[kind]
    stalk = paint("#6b5b43" if kind == "fig" else "#50663a", 0.6)
    for k in range(stems):
        way = k * 2.4 + chance.uniform(-0.3, 0.3)
        out = chance.uniform(0.12, 0.32) * height * spread * (0.5 if kind == "fig" else 1)
        tip = foot + Vector((math.cos(way) * out, math.sin(way) * out, (height - r * 1.4) * chance.uniform(0.5, 0.98)))
        bend = (foot + tip) / 2 + Vector((0, 0, 0.08 * height))
        if kind == "grass":
            instance(plate, foot, (0, -chance.uniform(40, 80), math.degrees(way)), height * chance.uniform(0.7, 1.2))
            continue
        points = [foot.lerp(bend, t / 5).lerp(bend.lerp(tip, t / 5), t / 5) for t in range(6)]
        tube([tuple(p) for p in points], 0.008 * (1 + height * 0.3), stalk)
        if kind == "fig":
            for j in range(11):
                p = points[min(5, 2 + j // 3)].lerp(tip, (j % 3) / 3)
                instance(plate, p, (chance.uniform(-25, 25), chance.uniform(-45, 10), j * 137 + chance.uniform(-20, 20)), chance.uniform(0.8, 1.15) * (0.7 + height * 0.25))
        else:
            instance(plate, tip, (chance.uniform(-20, 20), chance.uniform(-30, 12), math.degrees(way)), chance.uniform(0.75, 1.1) * (0.45 + 0.42 * height))
