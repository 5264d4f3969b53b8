"""Pattaya Bay: the crescent shore, the town behind it, hills, sea, boats and lights. Windows look out on it too."""

import math
import random

from materials import finish, glow, leaf, material, paint, principled
from nodes import rgba
from plants import leaf_cloud
from shapes import instance, lathe, link, mesh_of, tube
from towers import facade, tower

CENTRE, REACH = (-700.0, 1500.0), (950.0, 1650.0)


def shore(degrees, inland=0.0):
    a = math.radians(degrees)
    return (CENTRE[0] + (REACH[0] + inland) * math.cos(a), CENTRE[1] + (REACH[1] + inland) * math.sin(a))


def sea(level=0.0, size=30000.0, colour="#0d2733", rough=0.06, wave=1.0, near=1.0):
    """Wind ripples over a slow swell; `near` scales the ripples for cameras close to the water."""
    made, g = material("sea")
    where = g.place((1, 1, 1))
    ripple = g.noise(g.place((0.55 * near, 0.16 * near, 1)), 1.0, 5, 0.6)
    swell = g.noise(g.place((0.035, 0.012, 1)), 1.0, 3)
    calm = g.noise(g.place((0.0016, 0.0045, 1)), 1.0, 3)
    far = g.add("ShaderNodeCameraData", out=1)
    soften = g.math("DIVIDE", 420.0 / near, g.math("ADD", far, 420.0 / near))
    normal = g.bump(g.math("ADD", g.math("MULTIPLY", ripple, 0.5), swell), g.math("MULTIPLY", soften, 0.42 * wave), 1.0)
    gloss = g.math("ADD", g.math("MULTIPLY", calm, 0.16), g.math("ADD", rough - 0.05, g.math("MULTIPLY", g.math("SUBTRACT", 1.0, soften), 0.12)))
    body = principled(g, rgba(colour), gloss, normal, Specular=0.6)
    s = size
    return link("sea", mesh_of("sea", [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [(0, 1, 2, 3)]), finish(made, g, body), (0, 0, level), smooth=False)


def land(night=1.0):
    """The beach, the promenade and the town's ground, as bands that follow the shore. `night` is how lit they are."""
    def band(inner, outer, z0, z1, surface):
        vertices, faces = [], []
        for k in range(121):
            a = -92 + k * 1.4
            vertices += [(*shore(a, inner), z0), (*shore(a, outer), z1)]
            if k:
                b = 2 * k - 2
                faces.append((b, b + 1, b + 3, b + 2))
        link("band", mesh_of("band", vertices, faces), surface, smooth=False)

    band(-4.5, -2, 0.06, 0.12, paint("#8f8f90", 0.6))
    band(-2, 34, 0.05, 2.0, paint("#b89c78", 0.9))
    band(34, 46, 2.1, 2.1, paint("#8a8078", 0.8))
    made, g = material("road")
    cars = g.noise(g.place((0.045, 0.045, 1)), 1.0, 4, 0.7)
    warm = g.add("ShaderNodeEmission", {"Color": rgba("#ff9d4d"), "Strength": g.math("MULTIPLY", g.math("POWER", cars, 3.0), 4.5 * night)})
    band(46, 60, 2.12, 2.12, finish(made, g, g.add("ShaderNodeAddShader", {0: principled(g, "#3a3836", 0.7), 1: warm})))
    made, g = material("town")
    spots = g.ramp(g.noise(g.place((0.05, 0.05, 1)), 1.0, 6, 0.75), [(0.55, (0, 0, 0)), (0.72, (1, 1, 1))])
    body = principled(g, "#2c3029" if night else "#6f7a58", 0.9)
    lamps = g.add("ShaderNodeEmission", {"Color": rgba("#ffab5e"), "Strength": g.math("MULTIPLY", spots, 0.22 * night)})
    band(60, 9000, 2.2, 12, finish(made, g, g.add("ShaderNodeAddShader", {0: body, 1: lamps})))


def hills(seed=3):
    """Low ridges behind the town and the wooded cape that closes the bay."""
    chance = random.Random(seed)
    wood = paint("#26302a", 0.95, "hill")
    for distance, height, start, end in ((5200, 210, 10, 101), (7200, 330, 0, 88)):
        vertices, faces, steps = [], [], 150
        waves = [(chance.uniform(2, 16), chance.uniform(0, 6), chance.uniform(0.2, 1)) for _ in range(9)]
        for k in range(steps + 1):
            t = k / steps
            a = math.radians(start + (end - start) * t)
            rise = sum(w * math.sin(f * t * 3 + p) for f, p, w in waves) / 4
            top = height * max(0.02, 0.55 + 0.4 * rise) * math.sin(math.pi * t) ** 0.5
            x, y = 200 + distance * math.cos(a), 900 + distance * math.sin(a) * 1.0
            vertices += [(x, y, 0), (x * 1.02, y * 1.02, top)]
            if k:
                b = 2 * k - 2
                faces.append((b, b + 1, b + 3, b + 2))
        link("ridge", mesh_of("ridge", vertices, faces), wood)


def skins(chance, lit=0.4, power=2.6):
    walls = ["#c9c2b6", "#a9a7a4", "#d6cdbd", "#8f949b", "#b7a48f", "#e0d9cc", "#9aa3a6"]
    slabs = [paint(c, 0.7) for c in ("#d8d2c6", "#b5b0a8", "#efe8da")]
    rail = paint("#3d4a50", 0.15, Specular=0.7)
    return [(facade(w, lit * chance.uniform(0.7, 1.3), chance.choice((3.2, 3.6, 4.2)), 3.2, power), chance.choice(slabs), rail) for w in walls]


def town(seed=11, from_degrees=-70, to_degrees=78, count=420, lit=0.4, power=2.6, keep=None):
    """Hotels on the beach road, condominiums behind, shop-houses between; fewer and lower towards the cape."""
    chance = random.Random(seed)
    faces = skins(chance, lit, power)
    for k in range(count):
        a = chance.uniform(from_degrees, to_degrees)
        inland = 72 + chance.random() ** 2.0 * 1500
        tall = chance.random()
        floors = int(chance.uniform(22, 42)) if tall > 0.93 else int(chance.uniform(9, 22)) if tall > 0.62 else int(chance.uniform(3, 8))
        x, y = shore(a, inland)
        if keep and not keep(x, y, floors):
            continue
        wide, deep = (chance.uniform(18, 36), chance.uniform(16, 24)) if floors > 8 else (chance.uniform(16, 55), chance.uniform(12, 22))
        style = chance.choice(("balcony", "balcony", "plain", "fins", "stepped")) if floors > 8 else "plain"
        tower((x, y, 1.5), wide, deep, floors, chance.choice(faces), a + chance.choice((0, 90, 8)), style, seed=k)


def greenery(seed=5, count=900, from_degrees=-75, to_degrees=60):
    chance = random.Random(seed)
    crowns = [leaf_cloud(leaf("#34492f", 0.6, 0.1), 5.0, 500, 1.3, 0.75, s) for s in range(3)]
    for _ in range(count):
        inland = chance.choice((chance.uniform(36, 45), 60 + chance.random() ** 2 * 900))
        x, y = shore(chance.uniform(from_degrees, to_degrees), inland)
        instance(chance.choice(crowns), (x, y, chance.uniform(3, 6)), (0, 0, chance.uniform(0, 360)), chance.uniform(0.6, 1.3))


def street_lamps(from_degrees=-75, to_degrees=76, step=0.55, size=0.55):
    lamp = lathe([(0, -size), (size, 0), (0, size)], (0, 0, -500), glow("#ffb061", 14), 6)
    a = from_degrees
    while a < to_degrees:
        for inland in (45, 61):
            instance(lamp, (*shore(a, inland), 8.5))
        a += step


def boats(seed=2, count=26, area=(-1500, 150, 350, 2700), near=()):
    """Speedboats and yachts at anchor: white hulls, a cabin glow, a mast light."""
    chance = random.Random(seed)
    hull, cabin = paint("#d9d6cf", 0.35), glow("#ffc98c", 1.3)
    mast, red = glow("#fff0d8", 22), glow("#ff7a3c", 12)
    places = list(near) + [(chance.uniform(area[0], area[1]), chance.uniform(area[2], area[3])) for _ in range(count)]
    for x, y in places:
        if ((x - CENTRE[0]) / REACH[0]) ** 2 + ((y - CENTRE[1]) / REACH[1]) ** 2 > 0.93:
            continue
        long, turn = chance.choice((8, 9, 12, 12, 16)), chance.uniform(0, 360)
        w = long * 0.15
        rows = [(-0.5, 0.85, 0.1), (-0.2, 1.0, 0.0), (0.2, 0.9, 0.0), (0.42, 0.5, 0.15), (0.5, 0.02, 0.3)]
        vertices, faces = [], []
        for s, half, lift in rows:
            vertices += [(s * long, -w * half, w * 0.9 + lift), (s * long, -w * half * 0.55, -0.3), (s * long, w * half * 0.55, -0.3), (s * long, w * half, w * 0.9 + lift)]
        for k in range(4):
            b = 4 * k
            faces += [(b, b + 1, b + 5, b + 4), (b + 1, b + 2, b + 6, b + 5), (b + 2, b + 3, b + 7, b + 6), (b + 3, b, b + 4, b + 7)]
        faces.append((0, 1, 2, 3))
        link("hull", mesh_of("hull", vertices, faces), hull, (x, y, 0), turn)
        top = [(sx * long, sy * w, z) for sx in (-0.3, 0.16) for sy in (-0.55, 0.55) for z in (w * 0.9, w * 1.7)]
        sides = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6)]
        link("cabin", mesh_of("cabin", top, sides), cabin, (x, y, 0), turn)
        link("roof", mesh_of("roof", [(px * 1.1, py * 1.1, w * 1.75) for px, py, pz in top if pz > w], [(0, 1, 3, 2)]), hull, (x, y, 0), turn)
        r = 0.32
        lathe([(0, -r), (r, 0), (0, r)], (x, y, w * 1.7 + long * 0.28), chance.choice((mast, mast, red)), 6)
        tube([(x, y, w), (x, y, w * 1.7 + long * 0.28)], 0.06, hull)
