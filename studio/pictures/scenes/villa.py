"""Villas with a pool at dusk, and a street of townhouses, made of the same house parts in other sizes and colours."""

import random

from fittings import laundry_rack, shoes
from furniture import Group, bed, lounger, outdoor_chair
from house import flat_roof, glazing, lit_room, pitched_roof
from lamps import area, downlights
from materials import leaf, paint, pane, plaster, tiles, wood
from plants import Grove, leaf_cloud, potted
from pool import lawn, pool
from room import sun
from shapes import box, cylinder, instance, sheet
from sky import sky
from studio import DAYLIGHT, camera, clear, options, render
from styles import style

VARIANTS = {
    "villa-pool-tropical": dict(style="teak", sky="rose", west=150, roof="pitched", eye=(6.6, -10.2, 1.75), look=(-0.8, 1.0), angle=66, pool=(-5.5, -6.8, 3.4, -3.0)),
    "villa-two-storey": dict(style="ink", sky="blue", west=170, roof="two", eye=(-6.8, -12.5, 1.8), look=(1.2, 1.0), angle=62, pool=(-5.6, -7.4, 4.6, -3.6)),
    "villa-two-storey-day": dict(style="fresh", sky="day", west=-62, roof="two", eye=(7.2, -12.5, 1.8), look=(-1.2, 1.0), angle=62, pool=(-4.6, -7.4, 5.6, -3.6)),
    "villa-pool-day": dict(style="sea", sky="day", west=-55, roof="flat", eye=(7.0, -11.4, 1.8), look=(-0.6, 1.0), angle=66, pool=(-5.0, -7.0, 5.2, -3.0)),
}


def one_storey(v, s, white):
    roof = v["roof"]
    for x0, x1, panels, seed in ((-6.6, -0.4, 4, 1), (-0.2, 5.0, 3, 2)):
        lit_room(x0, x1, 0.0, 0.12, s, 4.6, 2.75, 95, seed == 1, seed)
        glazing(x0 + 0.1, x1 - 0.1, 0.0, 0.12, 2.85, s, panels)
    with Group((2.4, 3.0, 0.12), 0):
        bed((0, 0, 0), 0, s, 1.6)
    box((0.35, 5.4, 3.0), (-6.8, 2.3, 0), s["stone_wall"], 0.015, base=True)
    box((0.4, 5.6, 3.0), (-0.3, 2.4, 0), white, 0.015, base=True)
    box((3.2, 5.2, 3.0), (6.7, 2.5, 0), white, 0.015, base=True)
    for k in range(20):
        box((0.05, 0.08, 2.7), (5.3 + k * 0.145, -0.14, 0.15), s["wood"], 0.008, base=True)
    box((15.4, 5.6, 0.14), (0.8, 2.4, -0.02), s["paving"], 0.01, base=True)
    if roof == "flat":
        flat_roof(-7.6, 8.9, -1.9, 5.6, 2.95, white, s["wood"])
    else:
        pitched_roof(-8.0, 9.3, -1.9, 6.2, 2.98, 2.3, tiles("#8a5a42", "#5d3b2c", (0.3, 0.34), 0.5, 0.7, 0.25, 0.012))
        for x in (-6.9, -2.6, 2.4, 6.9):
            box((0.2, 0.2, 2.95), (x, -1.4, 0), s["wood"], 0.02, base=True)
    downlights([(x, -1.0) for x in (-5.6, -3.5, -1.4, 1.2, 3.4, 5.6, 7.6)], 2.94, 7)


def two_storeys(v, s, white):
    lit_room(-5.8, 1.2, 0.0, 0.12, s, 4.8, 2.75, 230, True, 1)
    glazing(-5.7, 1.1, 0.0, 0.12, 2.85, s, 4)
    lit_room(-3.4, 2.6, -0.9, 3.32, s, 4.4, 2.6, 170, False, 2)
    glazing(-3.3, 2.5, -0.9, 3.32, 5.8, s, 3)
    with Group((-0.4, 2.2, 3.32), 0):
        bed((0, 0, 0), 0, s, 1.6)
    box((0.35, 5.4, 3.1), (-6.0, 2.5, 0), s["stone_wall"], 0.015, base=True)
    box((4.0, 5.4, 3.1), (3.3, 2.5, 0), s["stone_wall"], 0.015, base=True)
    for x in (-3.55, 2.75):
        box((0.3, 5.6, 3.0), (x, 1.7, 3.2), white, 0.015, base=True)
    box((2.6, 4.8, 2.2), (4.1, 2.4, 3.2), white, 0.015, base=True)
    flat_roof(-6.6, 5.8, -1.6, 5.4, 2.96, white, s["wood"], 0.34)
    flat_roof(-4.0, 3.2, -1.7, 5.0, 6.0, white, s["wood"], 0.3)
    rail = sheet(2.6, 1.0, (-5.0, -1.5, 3.8), pane("#e3efee", 0.7))
    rail.rotation_euler = (1.5708, 0, 0)
    for k in range(16):
        box((0.05, 0.07, 2.6), (2.95 + k * 0.16, -0.05, 3.3), s["wood"], 0.008, base=True)
    box((13.2, 5.6, 0.14), (-0.3, 2.4, -0.02), s["paving"], 0.01, base=True)
    downlights([(x, -0.8) for x in (-5.2, -3.0, -0.8, 1.6, 3.8)], 2.95, 8)
    downlights([(x, -1.3) for x in (-2.4, -0.4, 1.6)], 5.99, 6)


def grounds(v, s):
    x0, y0, x1, y1 = v["pool"]
    pool(x0, y0, x1, y1, s["paving"], colour="#3f8f9d", watts=90)
    deck = s["deck"]
    for size, at in (((40, -1.0 - y1 - 0.45 + 1.0, 0.08), (0, (y1 + 0.45 + 0.0) / 2, -0.08)), ((20 + x0 - 0.45, y1 - y0 + 0.9, 0.08), ((-20 + x0 - 0.45) / 2, (y0 + y1) / 2, -0.08)),
                     ((20 - x1 - 0.45, y1 - y0 + 0.9, 0.08), ((20 + x1 + 0.45) / 2, (y0 + y1) / 2, -0.08))):
        box(size, at, deck, 0, base=True)
    lawn(-16, y0 - 10, 16, y0 - 0.45, green=("#5f7d3b", "#7fa04c") if v["sky"] == "day" else ("#33442a", "#55733a"))
    side = 1 if v["eye"][0] < 0 else -1
    if v["sky"] == "day":
        sheet(200, 120, (0, 40, -1.5), paint("#7c8a5c", 0.95))
        laundry_rack((x1 + 2.0, -0.9, 0) if side > 0 else (x0 - 2.0, -0.9, 0), 20)
        shoes((0.6, -0.5, 0.12), 10, 3)
    for k in range(2):
        lounger((x0 - 1.6 if side < 0 else x1 + 1.6, y0 + 1.1 + 1.5 * k, 0), 90 if side < 0 else -90, s) if v["pool"][2] - v["pool"][0] > 5 else lounger((x0 - 2.2 - 1.4 * k, (y0 + y1) / 2, 0), 180, s)
    outdoor_chair((-4.6, -1.2, 0), 200, s)
    outdoor_chair((-3.2, -1.1, 0), 160, s)
    cylinder(0.26, 0.42, (-3.9, -1.3, 0), s["wood"], 0.02)
    for at, kind in (((-6.2, -0.9, 0), "banana"), ((4.9, -0.8, 0), "monstera"), ((-0.3, -0.6, 0), "grass")):
        potted(at, 1.4, kind, "#8d877d", 3)
    box((300, 0.25, 2.2), (0, 9, 0), paint("#9c9386", 0.9), 0, base=True)
    chance = random.Random(4)
    bush = [leaf_cloud(leaf(c, 0.5, 0.2), 1.0, 2600, 0.13, 0.85, k) for k, c in enumerate(("#5c8440", "#6b8f45", "#4d7639") if v["sky"] == "day" else ("#3f5a34", "#4b6438", "#37512f"))]
    for k in range(60):
        side_x = chance.choice((-1, 1))
        instance(chance.choice(bush), (side_x * chance.uniform(8.8, 13), chance.uniform(-8, 7), chance.uniform(0, 0.5)), (0, 0, k * 37), chance.uniform(0.5, 1.1))
    for k in range(26):
        instance(chance.choice(bush), (chance.uniform(-26, 26), chance.uniform(10, 20), chance.uniform(2, 5)), (0, 0, k * 37), chance.uniform(2.5, 4.5))
    grove = Grove(6)
    for x, y, tall in ((-9.6, -2.6, 7.5), (-11.5, 1.5, 9), (10.6, -1.8, 8.5), (9.6, 3.4, 10), (-7.4, 7.5, 9), (3.5, 8.0, 11), (12.5, -6, 7), (-13, -6.5, 8)):
        grove.palm((x, y, 0), tall, chance.uniform(0.4, 1.4))
        if v["sky"] != "day":
            area((x + 0.5, y - 0.5, 0.06), (0.3, 0.3), 90, "#ffc58a", (165, 0, 0))


job = options()
setting = VARIANTS[job["variant"]]
clear()
is_day = setting["sky"] == "day"
tone = {"oak": ("#d8d1c5", "#9a8d7c"), "teak": ("#d9cdb6", "#8a7660"), "ink": ("#d5d2cc", "#5b5e62"), "sea": ("#dedcd6", "#a9a59c"), "fresh": ("#eceae5", "#8f8f8c")}[setting["style"]]
parts = style(setting["style"])
parts["stone_wall"] = tiles(tone[1], "#4c463d", (0.45, 0.12), 0.5, 0.8, 0.35, 0.006, (1.5708, 0, 0))
parts["paving"] = tiles("#b3aa9c", "#857e73", (0.9, 0.9), 0.0, 0.5, 0.08, 0.004)
parts["deck"] = wood("#a9794f", "#734b2d", 1.0, "X", 0.5, (3.2, 0.14)) if setting["style"] in ("oak", "teak") else parts["paving"]
sky(setting["sky"], setting["west"], strength=0.9 if is_day else 1.6, clouds=0.5, seed=6.0)
if is_day:
    sun(setting["west"], 48.0, 7.0)
(two_storeys if setting["roof"] == "two" else one_storey)(setting, parts, plaster(tone[0], 0.05))
grounds(setting, parts)
camera(setting["eye"], (*setting["look"], 1.5), setting["angle"], (0, 0.06))
render(job, **(DAYLIGHT if is_day else {}))
