"""Beaches and water: Jomtien's long beach, palms at Bang Saray, the lake behind town, the bay from its north cape."""

import math
import random

import bay
from fittings import shoes
from furniture import Group, lounger
from lamps import bulb
from materials import HAZE, fabric, finish, glow, leaf, material, paint, principled, wood
from nodes import rgba
from plants import Grove, leaf_cloud
from room import island, sun
from shapes import box, cushion, cylinder, instance, lathe, link, mesh_of, tube
from sky import sky
from studio import DAYLIGHT, camera, clear, options, render
from styles import style
from towers import tower

VARIANTS = {
    "beach-jomtien-day": dict(kind="beach", sky="day", west=160, eye=(6.4, -3, 1.75), look=(5.6, 40), angle=66, shift=0.05),
    "view-palms-sea": dict(kind="palms", sky="rose", west=185, eye=(16, 6, 1.9), look=(-30, 12), angle=62, shift=0.06),
    "view-lake-east": dict(kind="lake", sky="rose", west=75, eye=(0, -10, 7.5), look=(3, 60), angle=60, shift=0.02),
    "view-bay-north": dict(kind="north", sky="afterglow", west=205, eye=(-330, 3330, 72), look=(-110, 1500), angle=56, shift=0.03),
}


def sand():
    """The shore runs along y; the sea is at x < 0. The wet strip is darker and mirrors the sky."""
    made, g = material("sand")
    where = g.place()
    x = g.split(where)[0]
    edge = g.math("ADD", x, g.math("MULTIPLY", g.noise(g.place((0.06, 0.06, 0.06)), 1.0, 3), 2.4))
    dry = g.ramp(g.math("DIVIDE", edge, 10.0), [(0.12, (0, 0, 0)), (0.55, (1, 1, 1))])
    colour = g.mix(dry, rgba("#6d5a47"), rgba("#c2a684"))
    colour = g.mix(0.25, colour, g.ramp(g.noise(where, 1.2, 6, 0.7), [(0.3, (0.7, 0.7, 0.7)), (0.7, (1.2, 1.2, 1.2))]), "MULTIPLY")
    prints = g.math("ADD", g.noise(where, 2.6, 5, 0.6), g.math("MULTIPLY", g.noise(where, 30, 2), 0.12))
    rough = g.math("ADD", 0.06, g.math("MULTIPLY", dry, 0.85))
    body = principled(g, colour, rough, g.bump(prints, g.math("MULTIPLY", dry, 0.7), 0.12))
    vertices, faces = [], []
    columns = [(-12, -0.75), (-4, -0.28), (0, -0.02), (3, 0.12), (8, 0.5), (16, 1.2), (24, 1.7), (400, 2.2)]
    rows = [-60 + 20 * k for k in range(8)] + [200 + 150 * k for k in range(30)]
    for y in rows:
        vertices += [(cx, y, z) for cx, z in columns]
    n = len(columns)
    for r in range(len(rows) - 1):
        faces += [(r * n + c, r * n + c + 1, (r + 1) * n + c + 1, (r + 1) * n + c) for c in range(n - 1)]
    link("sand", mesh_of("sand", vertices, faces), finish(made, g, body))


def surf():
    """Low breakers: rounded ridges of water with foam at the foot."""
    made, g = material("foam")
    spots = g.ramp(g.noise(g.place((1.2, 0.5, 1)), 1.6, 7, 0.7), [(0.44, (0, 0, 0)), (0.6, (1, 1, 1))])
    white = principled(g, "#c9ccd2", 0.9)
    veil = g.add("ShaderNodeMixShader", {0: g.math("MULTIPLY", spots, 0.75), 1: g.add("ShaderNodeBsdfTransparent"), 2: white})
    foam = finish(made, g, veil)
    chance = random.Random(3)
    for at, wide, lift in ((-0.6, 1.3, 0.02), (-4.6, 1.0, 0.1), (-10.5, 0.9, 0.14)):
        vertices, faces = [], []
        for k in range(260):
            y = -30 + k * 2.2 * (1 + k / 160)
            x = at + 0.9 * math.sin(y * 0.05 + at) + 0.5 * math.sin(y * 0.21 + 2 * at)
            swell = wide * (0.65 + 0.35 * math.sin(y * 0.11 + at * 3))
            vertices += [(x - swell, y, lift), (x, y, lift + 0.03), (x + swell * 0.4, y, lift)]
            if k:
                b = 3 * k - 3
                faces += [(b, b + 1, b + 4, b + 3), (b + 1, b + 2, b + 5, b + 4)]
        link("foam", mesh_of("foam", vertices, faces), foam)


def parasol(at, cloth, s, turn=0):
    with Group(at, turn):
        tube([(0, 0, 0), (0, 0, 2.3)], 0.022, s["wood"])
        n, vertices = 8, [(0, 0, 2.42)]
        for ring, (r, z) in enumerate(((0.7, 2.24), (1.35, 1.96), (1.36, 1.84))):
            vertices += [(r * math.cos(2 * math.pi * k / n), r * math.sin(2 * math.pi * k / n), z) for k in range(n)]
        faces = [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)]
        for ring in range(2):
            faces += [(1 + ring * n + k, 1 + ring * n + (k + 1) % n, 1 + (ring + 1) * n + (k + 1) % n, 1 + (ring + 1) * n + k) for k in range(n)]
        link("parasol", mesh_of("parasol", vertices, faces), cloth, smooth=False)


def skyline(from_y=700, count=46, seed=4, night=1.0):
    """Condominiums along the far beach road."""
    chance = random.Random(seed)
    faces = bay.skins(chance, 0.32 * night, 2.2 * night)
    for k in range(count):
        y = from_y + chance.random() ** 1.3 * 3200
        floors = int(chance.choice((7, 9, 14, 22, 30, 38)))
        tower((64 + chance.random() * 260, y, 1.5), chance.uniform(20, 36), chance.uniform(16, 24), floors, chance.choice(faces), chance.uniform(-15, 15), chance.choice(("balcony", "balcony", "stepped", "fins")), seed=k)


def shore_lights(count=60):
    lamp = lathe([(0.001, -0.3), (0.21, -0.21), (0.3, 0), (0.21, 0.21), (0.001, 0.3)], (0, 0, -500), glow("#ffb061", 12), 12)
    for k in range(count):
        instance(lamp, (31, 34 + k * 26, 6.4))


def grove_along(grove, places):
    for x, y, tall in places:
        grove.palm((x, y, 0.5 + (x - 8) * 0.085 if x < 16 else 1.2), tall, grove.chance.uniform(0.6, 2.4), 1.15)


def beach(v, s):
    is_day = v["sky"] == "day"
    HAZE["colour"], HAZE["length"] = ((0.62, 0.76, 0.93), 9000) if is_day else ((0.36, 0.27, 0.30), 9000)
    bay.sea(near=6.0, wave=0.8, rough=0.05, colour="#2f7d86" if is_day else "#0d2733")
    sand()
    surf()
    bay.boats(seed=4, count=14, area=(-700, -20, 160, 1800), near=((-46, 70), (-120, 160)))
    grove = Grove(9)
    if v["kind"] == "beach":
        chance = random.Random(8)
        grove_along(grove, [(chance.uniform(15, 22), 14 + 9.5 * k + chance.uniform(-3, 3), chance.uniform(7.5, 12)) for k in range(26)])
        skyline(night=0.0 if is_day else 1.0)
        if is_day:
            leave_traces(s)
        else:
            shore_lights()
        cloths = [fabric(c) for c in ("#38617a", "#d8cbb0", "#b5654a")]
        for k in range(9):
            y = 11 + 6.4 * k
            parasol((11.4, y, 0.75), cloths[k % 3], s)
            for dx in (-0.9, 0.9):
                lounger((11.2, y + dx, 0.76), -90, s)
    else:
        grove_along(grove, [(9.5, 0.6, 5.6), (7.5, 15.5, 6.4), (10.2, 13.6, 5.0), (3.8, -4.5, 6.5), (6.5, -1.4, 7.5)])
        with Group((0, 0, 0), 90):
            island()
        hammock((10.3, 8.8, 1.0), s)


def leave_traces(s):
    """Towels, sandals, a ball, a cool box, a line of footprints, rubber rings for hire."""
    chance = random.Random(5)
    for x, y, turn, tone in ((8.2, 3.6, 20, "#c4473a"), (8.9, 6.1, -14, "#e8e2d3"), (6.9, 11.5, 30, "#3d6fa3")):
        z = 0.12 + (x - 3) * 0.078
        box((0.75, 1.6, 0.02), (x, y, z), fabric(tone), 0.008, turn)
        shoes((x + 0.6, y - 0.5, z), turn + 40, 1)
    lathe([(0.14 * math.sin(math.pi * k / 16) + 0.001, 0.14 - 0.14 * math.cos(math.pi * k / 16)) for k in range(17)], (7.7, 5.2, 0.47), paint("#d98a3d", 0.4), 32)
    box((0.5, 0.32, 0.34), (9.4, 4.6, 0.62), paint("#2f6fa3", 0.4), 0.03, base=True)
    box((0.52, 0.34, 0.06), (9.4, 4.6, 0.95), paint("#efeee9", 0.4), 0.02, base=True)
    dent = paint("#ad9272", 0.95)
    for k in range(38):
        x, y = 5.0 + 0.35 * math.sin(k * 0.24) + (0.09 if k % 2 else -0.09), -1 + 0.62 * k
        mark = cylinder(0.05, 0.004, (x, y, 0.122 + max(0, x - 3) * 0.076), dent, 0.001, 16)
        mark.scale = (0.8, 2.3, 1)
    for k in range(5):
        ring = lathe([(0.32, 0), (0.42, -0.1), (0.52, 0), (0.42, 0.1), (0.32, 0)], (13.4, 13 + 1.3 * k, 1.3), paint(("#e0a83a", "#c4473a", "#3d8fa3", "#e6e2d8", "#3f9a5f")[k], 0.3))
        ring.rotation_euler = (0, math.radians(72 + chance.uniform(-8, 8)), 0)


def hammock(at, s):
    """A day bed under the palms, with a lantern."""
    x, y, z = at
    box((1.6, 2.2, 0.3), (x, y, z - 0.25), s["wood"], 0.02, base=True)
    cushion((1.5, 2.1, 0.22), (x, y, z + 0.14), s["outdoor"], puff=0.14)
    for dy in (-0.6, 0.0, 0.6):
        loose = cushion((0.5, 0.5, 0.18), (x + 0.55, y + dy, z + 0.42), s["pillow"] if dy else s["pillow2"], puff=0.45)
        loose.rotation_euler = (math.radians(65), 0, math.radians(90))
    cylinder(0.11, 0.3, (x - 0.6, y - 1.7, z - 0.35), glow("#ffc384", 4), 0.02)
    bulb((x - 0.6, y - 1.7, z + 0.15), 18, "#ffbe80", 0.1)


def lake(v, s):
    HAZE["colour"], HAZE["length"] = (0.36, 0.31, 0.38), 3600
    bay.sea(near=3.0, wave=0.25, rough=0.05, colour="#132a33")
    chance = random.Random(6)
    for distance, tall, tone in ((2600, 240, "#27352f"), (1500, 95, "#26322a")):
        vertices, faces = [], []
        for k in range(161):
            t = k / 160
            a = math.radians(20 + 140 * t)
            rise = 0.55 + 0.25 * math.sin(t * 17 + tall) + 0.14 * math.sin(t * 41) + 0.05 * math.sin(t * 97)
            vertices += [(distance * math.cos(a), distance * math.sin(a), -1), (distance * 1.1 * math.cos(a), distance * 1.1 * math.sin(a), tall * rise)]
            if k:
                faces.append((2 * k - 2, 2 * k, 2 * k + 1, 2 * k - 1))
        link("ridge", mesh_of("ridge", vertices, faces), paint(tone, 0.95))
    crowns = [leaf_cloud(leaf("#38502f", 0.6, 0.15), 5.0, 1200, 0.9, 0.75, k) for k in range(3)]
    for k in range(520):
        a, r = math.radians(chance.uniform(25, 155)), chance.uniform(560, 760)
        instance(chance.choice(crowns), (r * math.cos(a), r * math.sin(a), chance.uniform(0, 8)), (0, 0, k * 31), chance.uniform(0.8, 1.8))
    faces = bay.skins(chance, 0.75, 2.6)
    for k in range(26):
        a = math.radians(chance.uniform(40, 140))
        tower((545 * math.cos(a), 545 * math.sin(a), 1), chance.uniform(10, 18), 9, chance.choice((2, 2, 3)), chance.choice(faces), math.degrees(a) + 90, "plain", seed=k)
    jetty(s)
    grove = Grove(4)
    for x, y, tall in ((-7.4, 5, 11), (-9.6, 10, 9), (8.8, 7, 12), (11.5, 13, 10)):
        grove.palm((x, y, -0.5), tall, 1.4, 1.2)
    bank = [leaf_cloud(leaf("#3f5a34", 0.5, 0.2), 1.0, 2600, 0.13, 0.8, k) for k in range(2)]
    for k in range(70):
        x = chance.choice((-1, 1)) * chance.uniform(5.5, 19)
        instance(chance.choice(bank), (x, chance.uniform(-2, 9), chance.uniform(-0.2, 0.5)), (0, 0, k * 41), chance.uniform(0.8, 1.7))


def jetty(s):
    deck = wood("#94704e", "#5d412b", 1.0, "X", 0.6, (2.2, 0.16))
    box((2.4, 26, 0.12), (-2.4, 12, 0.6), deck, 0.01)
    for k in range(9):
        for x in (-3.5, -1.3):
            cylinder(0.1, 1.9, (x, 0.6 + 3 * k, -0.8), s["wood"])
        if k % 2:
            cylinder(0.07, 0.22, (-1.35, 0.6 + 3 * k, 0.66), glow("#ffc384", 6), 0.02)
            bulb((-1.5, 0.6 + 3 * k, 1.1), 16, "#ffbe80", 0.08)


def north(v, s):
    HAZE["colour"], HAZE["length"] = (0.34, 0.25, 0.29), 14000
    bay.sea()
    bay.land()
    bay.town(seed=21, from_degrees=-60, to_degrees=66, count=480, lit=0.3, power=2.2)
    bay.greenery(count=2200, from_degrees=-60, to_degrees=74)
    bay.street_lamps()
    bay.boats(seed=8, count=40, area=(-1200, 150, 700, 3000))
    crown = leaf_cloud(leaf("#2f442b", 0.6, 0.1), 9.0, 900, 1.6, 0.75, 2)
    chance = random.Random(3)
    for _ in range(420):
        a, r = chance.uniform(0, 6.28), chance.random() ** 0.6 * 420
        instance(crown, (-120 + r * math.cos(a) * 1.2, -330 + r * math.sin(a), 92 * (1 - (r / 430) ** 2)), (0, 0, a * 57), chance.uniform(0.8, 1.4))
    vertices, faces = [(-120, -330, 90)], []
    for k in range(40):
        a = 2 * math.pi * k / 40
        vertices.append((-120 + 520 * math.cos(a), -330 + 430 * math.sin(a), -1))
        faces.append((0, 1 + k, 1 + (k + 1) % 40))
    link("hill", mesh_of("hill", vertices, faces), paint("#2a362b", 0.95))
    bay.hills(5)


job = options()
setting = VARIANTS[job["variant"]]
clear()
parts = style("oak")
is_day = setting["sky"] == "day"
sky(setting["sky"], setting["west"], clouds=0.5, seed=9.0)
if is_day:
    sun(setting["west"], 52.0, 8.0)
{"beach": beach, "palms": beach, "lake": lake, "north": north}[setting["kind"]](setting, parts)
camera(setting["eye"], (*setting["look"], 2.0), setting["angle"], (0, setting["shift"]))
render(job, clamp=6.0, **(DAYLIGHT if is_day else {}))
