"""Bathrooms: a standing tub at the window, a stone washstand with a lit mirror, a glass shower."""

import math

from furniture import Group, vase
from lamps import area, strip
from materials import glow, mirror, paint, pane
from plants import potted
from room import daylight, outside, shell, window_wall
from shapes import box, curtain, cylinder, lathe, link, mesh_of, sheet, tube
from studio import DAYLIGHT, camera, clear, options, render
from styles import style

VARIANTS = {
    "bathroom-sea-stone": dict(style="stone", w=3.4, d=3.8, view=("open", 60, 90, 0), eye=(3.1, 0.2, 1.4), look=(1.2, 3.8), angle=78),
    "bathroom-garden-teak": dict(style="teak", w=3.4, d=3.8, view=("garden", 0, -40, 0), eye=(3.1, 0.2, 1.4), look=(1.2, 3.8), angle=78, round=True),
}


def tub(at, turn=0.0, length=1.7, width=0.78):
    """A free-standing oval bath."""
    enamel, n, rings = paint("#e9e6e0", 0.12, Specular=0.6), 64, []
    for scale, z in ((0.72, 0.0), (0.8, 0.02), (0.86, 0.25), (0.97, 0.54), (1.0, 0.58), (0.985, 0.595), (0.95, 0.585), (0.9, 0.5), (0.78, 0.2), (0.6, 0.13), (0.01, 0.12)):
        rings.append((scale, z))
    vertices, faces = [], []
    for r, (scale, z) in enumerate(rings):
        for k in range(n):
            a = 2 * math.pi * k / n
            lift = 0.07 * abs(math.cos(a)) ** 3 * (z / 0.6)
            vertices.append((length / 2 * scale * math.cos(a), width / 2 * scale * math.sin(a), z + lift))
        if r:
            b = (r - 1) * n
            faces += [(b + k, b + (k + 1) % n, b + n + (k + 1) % n, b + n + k) for k in range(n)]
    link("tub", mesh_of("tub", vertices, faces), enamel, at, turn)


def washstand(at, turn, s, round_mirror):
    with Group(at, turn):
        box((1.5, 0.52, 0.32), (0, -0.26, 0.46), s["wood"], 0.008, base=True)
        box((1.54, 0.54, 0.05), (0, -0.265, 0.78), s["stone"], 0.008, base=True)
        for x in (-0.38, 0.38):
            box((0.7, 0.012, 0.28), (x, -0.525, 0.48), s["wood"], 0.004, base=True)
        lathe([(0, 0.0), (0.15, 0.0), (0.21, 0.06), (0.22, 0.13), (0.21, 0.13), (0.19, 0.06), (0, 0.02)], (-0.3, -0.28, 0.83), s["ceramic"] if round_mirror else paint("#e9e6e0", 0.15), 48)
        tube([(-0.3, -0.02, 1.05), (-0.3, -0.18, 1.05), (-0.3, -0.2, 1.03)], 0.012, s["metal"])
        if round_mirror:
            glass = cylinder(0.42, 0.012, (-0.1, -0.04, 1.55), mirror(), 0.002, 64)
            rim = [(-0.1 + 0.42 * math.cos(k * 0.1309), -0.045, 1.55 + 0.42 * math.sin(k * 0.1309)) for k in range(48)]
            glass.rotation_euler = (math.radians(90), 0, 0)
            tube(rim, 0.012, s["metal"], closed=True)
            halo = [(-0.1 + (x + 0.1) * 1.05, -0.012, 1.55 + (z - 1.55) * 1.05) for x, _, z in rim]
            tube(halo, 0.008, glow("#ffcf97", 5), closed=True)
        else:
            box((1.4, 0.03, 0.85), (0, -0.03, 1.1), mirror(), 0.003, base=True)
            strip((-0.7, -0.02, 1.975), (0.7, -0.02, 1.975), 7, 0.014)
            strip((-0.7, -0.02, 1.075), (0.7, -0.02, 1.075), 5, 0.012)
        area((0, -0.3, 2.2), (1.3, 0.2), 4)
        vase((0.42, -0.2, 0.83), s, 0.24)
        cylinder(0.035, 0.16, (0.2, -0.16, 0.83), s["metal"])
        for k in range(3):
            box((0.42, 0.3, 0.06), (0.35, -0.28, 0.12 + k * 0.065), s["duvet"], 0.028, base=True)
        box((1.5, 0.5, 0.03), (0, -0.26, 0.09), s["wood"], 0.006, base=True)


def shower(at, s, width=1.1, depth=0.95, height=2.1):
    """A clear screen and a rain head."""
    x, y, z = at
    screen = sheet(width, height, (x, y - depth, height / 2), pane("#e9f2f0", 0.8))
    screen.rotation_euler = (math.radians(90), 0, 0)
    tube([(x - width / 2, y - depth, height), (x + width / 2, y - depth, height)], 0.012, s["metal"])
    tube([(x, y - 0.02, 1.1), (x, y - 0.02, 2.15), (x, y - 0.4, 2.15)], 0.012, s["metal"])
    cylinder(0.13, 0.012, (x, y - 0.4, 2.12), s["metal"])


def build(v):
    s = style(v["style"])
    w, d, h = v["w"], v["d"], 2.65
    s["ceiling"] = paint("#f3f3f1", 0.9)
    shell(w, d, h, s)
    for thing_at, wide, turn in (((0.006, d / 2, h / 2), d, 90), ((w - 0.006, d / 2, h / 2), d, -90)):
        face = sheet(wide, h, thing_at, s["tile"])
        face.rotation_euler = (math.radians(90), 0, math.radians(turn))
    window_wall(w, d, h, s, 2, sill=0.45, head=0.2, margin=0.3)
    kind, height, west, turn = v["view"]
    outside(kind, height, "day", west, turn, clouds=0.5, seed=4.0)
    tub((w * 0.6, d - 0.72, 0))
    tap_x = w * 0.6 - 0.55
    tube([(tap_x, d - 0.25, 0), (tap_x, d - 0.25, 0.85), (tap_x, d - 0.3, 0.92), (tap_x, d - 0.48, 0.92), (tap_x, d - 0.5, 0.86)], 0.014, s["metal"])
    washstand((0, 1.75), 90, s, v.get("round"))
    sheet(1.1, 0.7, (w * 0.6, d - 1.5, 0.012), s["rug"])
    with Group((w - 0.35, d - 1.6)):
        cylinder(0.17, 0.44, (0, 0, 0), s["wood"], 0.02)
        box((0.26, 0.22, 0.05), (0, 0, 0.44), s["duvet"], 0.022, 20, base=True)
    potted((0.35, d - 0.4, 0), 1.15, "monstera" if v["style"] != "stone" else "grass", seed=5)
    towel = curtain(0.5, 0.75, (w - 0.06, 1.5, 0.85), s["throw"], 90, 3, 0.02, 4)
    tube([(w - 0.06, 1.2, 1.6), (w - 0.06, 1.8, 1.6)], 0.011, s["metal"])
    daylight(w, d, h, 0.45)


job = options()
setting = VARIANTS[job["variant"]]
clear()
build(setting)
camera(setting["eye"], (*setting["look"], 1.3), setting["angle"], (0, -0.08), focus=2.4, fstop=5.6)
render(job, **DAYLIGHT)
