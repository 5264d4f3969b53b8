"""Condominiums seen from their pools: towers above a lit lagoon, a garden block, a roof with the bay beyond."""

import random

from furniture import lounger, outdoor_chair
from lamps import area, bulb
from materials import glow, leaf, paint, pane, tiles, wood
from plants import Grove, leaf_cloud, potted
from pool import pool
from room import outside, sun
from shapes import box, cylinder, instance, sheet
from sky import sky
from studio import DAYLIGHT, camera, clear, options, render
from styles import style
from towers import facade, tower

VARIANTS = {
    "tower-pool-white": dict(style="sea", sky="afterglow", west=30, eye=(-9, -13, 2.1), look=(4, 30), angle=64, shift=0.17, walls=("#d8d2c6", "#b9b0a2"), floors=(31, 24), at=((10, 46), (-26, 62)), kind="balcony"),
    "tower-pool-sand": dict(style="oak", sky="blue", west=150, eye=(9, -12, 2.4), look=(-5, 30), angle=62, shift=0.17, walls=("#c2ab8c", "#8f8577"), floors=(26, 35), at=((-14, 44), (24, 70)), kind="stepped"),
    "garden-condo-pool": dict(style="teak", sky="rose", west=170, eye=(-8, -12, 1.9), look=(3, 30), angle=66, shift=0.12, walls=("#dccfb8", "#cdbb9f"), floors=(8, 7), at=((12, 52), (-30, 58)), kind="balcony"),
    "tower-pool-day": dict(style="sea", sky="day", west=-120, eye=(8.6, -12.6, 2.0), look=(-3, 30), angle=66, shift=0.17, walls=("#e6e3dc", "#cfd3d4"), floors=(27, 33), at=((-12, 46), (24, 66)), kind="balcony"),
    "garden-condo-pool-day": dict(style="oak", sky="day", west=-50, eye=(-7.6, -12, 1.8), look=(2.4, 30), angle=66, shift=0.11, walls=("#e3d2b4", "#d9c3a0"), floors=(7, 8), at=((11, 48), (-30, 58)), kind="balcony"),
    "rooftop-pool-bay": dict(style="sea", sky="afterglow", west=120, eye=(-2.2, -7.5, 1.8), look=(0.6, 30), angle=66, shift=0.02, roof=True, turn=7, height=78),
}


def courtyard(v, s):
    rail = pane("#cfe0e0", 0.9)
    slab = (paint("#e4ded2", 0.6), paint("#d6cbb8", 0.6))
    for k, ((x, y), floors) in enumerate(zip(v["at"], v["floors"])):
        skin = facade(v["walls"][k], 0.0 if v["sky"] == "day" else 0.36, 3.6, 3.2, 2.0)
        wide = 34 if floors < 12 else 30
        tower((x, y, 0), wide, 17, floors, (skin, slab[k], rail), (-8, 10)[k], v["kind"], reach=1.5, seed=k)
        for j in range(0 if v["sky"] == "day" else 9):
            bulb((x - wide / 2 + j * wide / 8, y - 13, 2.6), 60, "#ffb873", 0.2)
    pool(-7.5, -8.0, 7.5, 13.0, s["paving"], 1.3, "#3f97a3", watts=420)
    for size, at in (((40, 60, 0.08), (-27.95, 10, -0.08)), ((40, 60, 0.08), (27.95, 10, -0.08)), ((16, 20, 0.08), (0, -18.45, -0.08)), ((16, 30, 0.08), (0, 28.45, -0.08))):
        box(size, at, s["paving"], 0, base=True)
    for side in (-1, 1):
        for k in range(5):
            lounger((side * 9.6, -5.5 + 3.1 * k, 0), -90 * side, s)
            if k % 2:
                lamp_post((side * 8.5, -4.0 + 3.1 * k, 0), s)
    planting(v["sky"] == "day")


def lamp_post(at, s):
    cylinder(0.05, 0.7, at, s["frame"])
    cylinder(0.09, 0.16, (at[0], at[1], 0.7), glow("#ffc384", 5), 0.02)
    bulb((at[0], at[1], 1.0), 10, "#ffbe80", 0.09)


def planting(is_day):
    chance = random.Random(12)
    greens = ("#5f8840", "#6d9048", "#4f783a") if is_day else ("#44602f", "#4f6a3a", "#3a5631")
    bush = [leaf_cloud(leaf(c, 0.5, 0.2), 1.0, 2600, 0.13, 0.8, k) for k, c in enumerate(greens)]
    for k in range(90):
        side = chance.choice((-1, 1))
        instance(chance.choice(bush), (side * chance.uniform(11.2, 15), chance.uniform(-9, 22), chance.uniform(0, 0.4)), (0, 0, k * 37), chance.uniform(0.5, 1.0))
    for k in range(40):
        instance(chance.choice(bush), (chance.uniform(-17, 17), chance.uniform(15.5, 19), chance.uniform(0, 0.4)), (0, 0, k * 37), chance.uniform(0.6, 1.3))
    grove = Grove(8)
    for x, y, tall in ((-11.5, -6, 8), (-12.5, 1.5, 10), (-11.2, 8, 8.5), (-13, 14, 11), (11.5, -4, 9), (12.4, 4, 8), (11.4, 11, 10.5), (13.4, 17, 9), (-4.5, 16.5, 9), (3.4, 17.2, 11)):
        grove.palm((x, y, 0), tall, chance.uniform(0.3, 1.3), 1.1)
        if not is_day:
            area((x, y - 0.7, 0.06), (0.4, 0.4), 110, "#ffc58a", (165, 0, 0))


def rooftop(v, s):
    outside("bay", v["height"], v["sky"], v["west"], v["turn"], seed=5.0)
    pool(-6.5, -3.2, 5.2, 6.0, s["paving"], 1.2, "#3f97a3", watts=150, infinity="y1")
    for size, at in (((10, 20, 0.08), (-11.95, -3.6, -0.08)), ((6, 20, 0.08), (8.65, -3.6, -0.08)), ((12, 9, 0.08), (-0.6, -8.15, -0.08))):
        box(size, at, s["deck"], 0, base=True)
    for x0, x1 in ((-16.9, -6.75), (5.45, 11.6)):
        rail = sheet(x1 - x0, 1.1, ((x0 + x1) / 2, 6.2, 0.55), pane("#e3efee", 0.8))
        rail.rotation_euler = (1.5708, 0, 0)
        box((x1 - x0, 0.05, 0.04), ((x0 + x1) / 2, 6.2, 1.1), s["frame"], 0.01)
    for y in (-2.2, -0.4, 1.4, 3.2):
        lounger((6.9, y, 0), -90, s)
    potted((5.9, 5.5, 0), 1.8, "banana", "#8d877d", 3)
    potted((-7.6, 5.2, 0), 1.9, "grass", "#8d877d", 4)
    outdoor_chair((-8.2, 1.6, 0), -60, s)
    outdoor_chair((-8.2, 3.4, 0), -110, s)
    cylinder(0.3, 0.42, (-7.9, 2.5, 0), s["wood"], 0.02)
    for at in ((-7.2, -2.4, 0), (5.9, -2.9, 0), (5.9, 4.4, 0)):
        lamp_post(at, s)
    grove = Grove(5)
    grove.palm((9.6, 5.0, 0), 4.6, 0.5, 0.95)
    area((9.2, 4.2, 0.05), (0.4, 0.4), 60, "#ffc58a", (165, 0, 0))


job = options()
setting = VARIANTS[job["variant"]]
is_day = setting["sky"] == "day"
clear()
parts = style(setting["style"])
parts["paving"] = tiles("#b5ac9d", "#857e73", (0.9, 0.9), 0.0, 0.42, 0.08, 0.004)
parts["deck"] = wood("#a9794f", "#734b2d", 1.0, "X", 0.5, (3.2, 0.14))
if setting.get("roof"):
    rooftop(setting, parts)
else:
    sky(setting["sky"], setting["west"], strength=0.9 if is_day else 1.4, clouds=0.55, seed=3.0)
    if is_day:
        sun(setting["west"], 48.0, 7.0)
    courtyard(setting, parts)
camera(setting["eye"], (*setting["look"], 2.0), setting["angle"], (0, setting["shift"]))
render(job, **(DAYLIGHT if is_day else {}))
