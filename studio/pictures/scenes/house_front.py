"""Houses by day, from their gates: family houses with a Thai garden, a town house, an old house of wood, a small one to let."""

import math
import random

from fittings import laundry_rack, shoes
from furniture import Group, outdoor_chair
from materials import concrete, leaf, paint, plaster, tiles, wood
from plants import Grove, broad_leaf, leaf_cloud, potted
from pool import lawn
from room import sun
from shapes import box, instance, sheet, tube
from sky import sky
from street import asphalt, car, motorbike, poles, spirit_house
from studio import DAYLIGHT, camera, clear, options, render
from styles import style
from walls import carport, condenser, gable_roof, garden_wall, hip_roof, roof_tiles, wall, water_tank

VARIANTS = {
    "house-village-day": dict(plan="one", roof="red", wall="#e9d9b9", eye=(4.8, -10.6, 1.6), look=(-0.4, 0), west=-50, car=("#3c4a5c", True), flip=True, seed=2),
    "house-two-storey-day": dict(plan="two", roof="grey", wall="#efefec", eye=(-5.0, -11.6, 1.6), look=(0.8, 0), west=-130, car=("#6f757a", False), shift=0.13, seed=3),
    "house-small-day": dict(plan="small", roof="green", wall="#bfd3b8", eye=(3.6, -8.6, 1.6), look=(-0.2, 0), west=-55, seed=4),
    "house-wood-day": dict(plan="wood", roof="red", wall="#e2d6bf", eye=(-4.8, -11.4, 1.6), look=(0.5, 0), west=-120, shift=0.12, seed=5),
    "town-house-day": dict(plan="row", roof="grey", wall="#e6e1d6", eye=(6.4, -13.4, 1.7), look=(0.2, 0), west=-60, shift=0.14, seed=6),
}


def one(v, skin, frame, fascia):
    box((12.4, 9, 0.3), (0, 4.5, 0), concrete("#bdb7ac"), 0.01, base=True)
    wall(-6, -0.4, 0.9, 0.3, 3.1, skin, frame, [(-3.2, 0.0, 3.2, 2.2, "glass")])
    wall(-0.4, 6, 0, 0.3, 3.1, skin, frame, [(1.0, 0.0, 0.95, 2.1, "door"), (3.9, 0.85, 1.9, 1.35, "bars")])
    box((0.2, 0.86, 2.8), (-0.29, 0.47, 0.3), skin, 0, base=True)
    for x in (-6, 6):
        box((0.2, 8, 2.8), (x * 0.98, 5.0, 0.3), skin, 0, base=True)
    box((0.24, 0.24, 2.8), (-5.9, -0.3, 0.3), paint("#f4f2ec", 0.6), 0.02, base=True)
    box((6.4, 2.2, 0.32), (-3.1, -0.2, 0.0), tiles("#b98d6b", "#8a7259", (0.3, 0.3), rough=0.4), 0.01, base=True)
    hip_roof(-6.9, 6.9, -1.3, 9.6, 3.15, 2.5, roof_tiles(v["roof"]), fascia)
    condenser((5.2, 0, 0.45))
    yard(v)


def two(v, skin, frame, fascia):
    stone = tiles("#a39887", "#6f675b", (0.5, 0.14), 0.5, 0.8, 0.3, 0.006, (1.5708, 0, 0))
    wall(-4.6, 4.6, 0, 0.2, 3.1, skin, frame, [(-2.4, 0.0, 3.0, 2.25, "glass"), (0.6, 0.0, 1.0, 2.15, "door"), (3.0, 0.8, 1.6, 1.4, "window")])
    wall(-4.6, 4.6, -0.3, 3.3, 6.1, skin, frame, [(-2.4, 0.0, 2.4, 2.2, "glass"), (0.6, 1.0, 0.8, 1.2, "window"), (3.0, 0.7, 1.8, 1.5, "window")])
    box((9.5, 9, 0.22), (0, 4.3, 0), concrete("#bdb7ac"), 0.01, base=True)
    box((9.6, 0.6, 0.25), (0, -0.2, 3.08), paint("#f4f3ef", 0.6), 0.01, base=True)
    box((0.9, 0.25, 5.9), (1.55, -0.42, 0.2), stone, 0.01, base=True)
    for x in (-4.6, 4.6):
        box((0.2, 8, 6.1), (x * 0.975, 4.05, 0.1), skin, 0, base=True)
    box((3.4, 1.5, 0.16), (-2.4, -0.9, 3.1), paint("#f4f3ef", 0.6), 0.01, base=True)
    for k in range(27):
        box((0.025, 0.025, 0.95), (-4.0 + 0.125 * k, -1.6, 3.26), frame, 0.003, base=True)
    box((3.4, 0.05, 0.05), (-2.4, -1.6, 4.2), frame, 0.005)
    hip_roof(-5.6, 5.6, -1.4, 9.0, 6.15, 2.3, roof_tiles(v["roof"]), fascia)
    condenser((4.0, -0.3, 3.5))
    yard(v)


def small(v, skin, frame, fascia):
    box((7.6, 6, 0.25), (0, 3, 0), concrete("#bdb7ac"), 0.01, base=True)
    wall(-3.6, 3.6, 0, 0.25, 2.9, skin, frame, [(-1.9, 0.8, 1.5, 1.3, "bars"), (0.2, 0.0, 0.9, 2.05, "door"), (2.2, 0.8, 1.5, 1.3, "bars")])
    for x in (-3.6, 3.6):
        box((0.2, 6, 2.65), (x * 0.97, 3.05, 0.25), skin, 0, base=True)
    box((7.4, 1.9, 0.26), (0, -0.95, 0), tiles("#b5a48b", "#8a7b66", (0.3, 0.3), rough=0.4), 0.01, base=True)
    white = paint("#f1efe8", 0.6)
    for x in (-3.45, 3.45):
        box((0.2, 0.2, 2.42), (x, -1.7, 0.26), white, 0.01, base=True)
    box((7.2, 0.16, 0.24), (0, -1.7, 2.5), white, 0.01, base=True)
    for k, x in enumerate((-0.75, 1.25)):
        potted((x, -0.35, 0.26), 0.6, ("fig", "grass")[k], "#a86a4a", k)
    gable_roof(-4.5, 4.5, -2.2, 7.2, 2.6, 1.7, roof_tiles(v["roof"]), fascia, skin, 3.6, 2.88)
    condenser((3.0, 0, 0.4))
    yard(v)


def timber(v, skin, frame, fascia):
    """A plastered ground floor, an upper floor of old boards, a stair outside."""
    board = wood("#8d6440", "#5d3f26", 1.0, "X", 0.7)
    upright = wood("#8a6040", "#553823", 1.0, "Z", 0.7, None)
    dark = wood("#5a3b24", "#3a2516", 1.0, "Z", 0.6)
    wall(-4.2, 4.2, 0.9, 0.15, 2.75, skin, frame, [(-2.5, 0.8, 1.6, 1.3, "bars"), (2.0, 0.0, 1.8, 2.1, "glass")])
    box((9.0, 8.2, 0.17), (0, 4.2, 0), concrete("#bdb7ac"), 0.01, base=True)
    wall(-4.5, 4.5, 0, 2.95, 5.6, board, dark, [(-2.8, 0.7, 1.1, 1.5, "shutters"), (0.2, 0.7, 1.1, 1.5, "shutters"), (2.9, 0.7, 1.1, 1.5, "shutters")], 0.1, "#e9e2d2", True)
    for x in (-4.5, 4.5):
        box((0.1, 7.5, 2.65), (x * 0.985, 3.8, 2.95), upright, 0, base=True)
        box((0.2, 6.6, 2.65), (x * 0.91, 4.25, 0.1), skin, 0, base=True)
    box((9.4, 8.0, 0.2), (0, 3.9, 2.75), dark, 0.01, base=True)
    for x in (-4.3, -1.4, 1.5, 4.3):
        box((0.2, 0.2, 2.75), (x, 0.15, 0), concrete("#b7b1a6"), 0.015, base=True)
    gable_roof(-5.7, 5.7, -1.3, 8.8, 5.05, 2.9, roof_tiles(v["roof"]), dark, upright, 4.5, 5.58, board)
    for k in range(9):
        box((1.3, 0.05, 0.05), (0, -0.04, 6.35 + 0.07 * k), dark, 0.004, base=True)
    for k in range(12):
        box((1.1, 0.3, 0.05), (6.0 - 0.0 * k, -2.4 + 0.27 * k, 0.24 + 0.235 * k), dark, 0.005, base=True)
    for x in (5.45, 6.55):
        tube([(x, -2.5, 0.1), (x, 0.8, 2.95)], 0.06, dark)
        tube([(x, -2.5, 1.0), (x, 0.8, 3.85)], 0.035, dark)
    box((2.2, 1.6, 0.1), (5.4, 1.5, 2.85), dark, 0.01, base=True)
    yard(v)


def row(v, skin, frame, fascia):
    for k, x in enumerate((-11, -5.5, 0, 5.5, 11)):
        tone = plaster(("#e6e1d6", "#d9d3c6", "#ece9e2")[k % 3], 0.04)
        with Group((x, 0, 0)):
            wall(-2.65, 2.65, 0, 0.15, 3.1, tone, frame, [(-0.9, 0.0, 2.6, 2.3, "glass"), (1.6, 0.9, 0.9, 1.3, "bars")])
            wall(-2.65, 2.65, -0.9, 3.3, 6.0, tone, frame, [(-0.8, 0.0, 2.2, 2.15, "glass"), (1.7, 0.8, 0.9, 1.3, "window")])
            box((5.3, 1.1, 0.2), (0, -0.45, 3.1), paint("#f1efe9", 0.6), 0.01, base=True)
            box((0.22, 9, 6.9), (-2.7, 3.0, 0), paint("#f1efe9", 0.7), 0.01, base=True)
            box((3.0, 1.0, 0.14), (-0.8, -1.4, 3.2), paint("#f1efe9", 0.6), 0.01, base=True)
            for j in range(23):
                box((0.022, 0.022, 0.9), (-2.2 + 0.125 * j, -1.85, 3.34), frame, 0.003, base=True)
            box((2.9, 0.05, 0.04), (-0.8, -1.85, 4.24), frame, 0.004)
            condenser((1.7, -0.9, 3.5))
            carport(-2.4, 2.4, -5.2, -0.3, 2.5, paint(("#b9bcbd", "#a5523f", "#8fa08a")[k % 3], 0.5))
            if k != 2:
                car((0.2, -3.0, 0.05), 182, ("#e4e4e1", "#5d6266", "#23272b", "#4c5a63", "#c3c5c6")[k], k == 1)
    hip_roof(-14.4, 14.4, -1.9, 8.6, 6.2, 2.0, roof_tiles(v["roof"]), fascia)
    sheet(40, 6, (0, -3, 0.02), tiles("#b5b0a6", "#8f8a80", (0.6, 0.6), rough=0.7))
    asphalt(80, 9, (0, -10.5, 0))
    motorbike((1.4, -3.2, 0.05), 200, "#2f5f8f")
    for k, x in enumerate((-2.2, -1.6, 2.1)):
        potted((x, -5.4, 0), 0.8 + 0.2 * k, ("fig", "grass", "banana")[k], "#a86a4a", k)
    laundry_rack((-1.6, -3.6, 0.03), 80)
    shoes((-0.4, -0.5, 0.03), 6, 3)
    poles(-40, 40, -6.3, 16.0, 7.6, 4)


def yard(v):
    """Drive, lawn, beds, banana and frangipani, a shrine, and what people leave outside."""
    chance, flip = random.Random(v["seed"]), -1 if v.get("flip") else 1
    side = 6.6 if v["plan"] != "small" else 4.4
    front = porch(v)
    lawn(-18, -13, 18, 9, green=("#5f7d3b", "#7fa04c"))
    sheet(3.4, 15, (flip * (side + 1.9), -5.4, 0.03), concrete("#b9b4aa"))
    for k in range(8):
        box((0.9, 0.5, 0.06), (0.6 + chance.uniform(-0.05, 0.05), -1.9 - front - 0.78 * k, -0.02), concrete("#c2bcb0"), 0.02, base=True, turn=chance.uniform(-4, 4))
    if "car" in v:
        carport(flip * side if flip > 0 else -side - 3.8, side + 3.8 if flip > 0 else -side, -5.4, 1.0, 2.6, paint("#c4c7c8", 0.5))
        car((flip * (side + 1.9), -2.6, 0.04), 3 * flip, *v["car"])
    motorbike((flip * (side - 1.6), -2.4 - front, 0.0), 30 * flip, "#b83a32" if v["seed"] % 2 else "#2f5f8f")
    spirit_house((-flip * (side - 0.2), -6.4, 0), 25 * flip)
    laundry_rack((-flip * (side + 0.4), -3.4, 0.0) if v["plan"] == "small" else (-flip * (side - 1.5), -1.6, 0.0), 70)
    water_tank((-flip * (side + 0.9), 1.2, 0))
    shoes((1.0 if v["plan"] != "wood" else 2.0, -0.7, 0.32 if v["plan"] == "one" else 0.27 if v["plan"] == "small" else 0.02), 5, 3)
    s = style("teak")
    for k, x in enumerate((-2.2, -3.4)):
        outdoor_chair((x, *{"one": (-0.3, 0.32), "small": (-0.9, 0.26)}.get(v["plan"], (-1.6, 0.0))), 170 + 30 * k, s)
    planting(v, side, chance)
    garden_wall(-40, 40, 10.4, "#cfc6b5", 1.9)


def porch(v):
    """How much further than elsewhere the paving before the door reaches: beds and path begin after it."""
    return 1.0 if v["plan"] == "small" else 0.0


def planting(v, side, chance):
    greens = [leaf_cloud(leaf(c, 0.5, 0.2), 1.0, 2400, 0.13, 0.8, k) for k, c in enumerate(("#5f8840", "#6d9048", "#4f783a"))]
    bloom = leaf_cloud(leaf(("#b5427d", "#d06a34", "#e8e0cf")[v["seed"] % 3], 0.5, 0.3), 1.0, 900, 0.11, 0.75, 7)
    for k in range(40):
        x = chance.choice((-1, 1)) * chance.uniform(1.8, side + 0.3)
        instance(chance.choice(greens), (x, chance.uniform(-1.6, -0.9) - porch(v), chance.uniform(0, 0.15)), (0, 0, k * 37), chance.uniform(0.25, 0.5))
    for k in range(14):
        instance(bloom, (chance.choice((-1, 1)) * chance.uniform(side + 4.2, side + 7), chance.uniform(-3.5, 4), chance.uniform(0.5, 1.4)), (0, 0, k * 50), chance.uniform(0.4, 0.8))
    for k in range(60):
        instance(chance.choice(greens), (chance.uniform(-34, 34), chance.uniform(10.5, 26), chance.uniform(2, 5.5)), (0, 0, k * 31), chance.uniform(2.0, 3.8))
    for k in range(22):
        instance(chance.choice(greens), (chance.choice((-1, 1)) * chance.uniform(side + 4.5, side + 9), chance.uniform(-8, 8), chance.uniform(0.5, 2.5)), (0, 0, k * 31), chance.uniform(0.9, 1.8))
    grove = Grove(v["seed"] + 2, "#5b8a45")
    for x, y, tall in ((side + 6, -4, 7), (-side - 3, -5.5, 6), (-side - 5, 4, 9), (side + 7, 7, 10), (-2, 12, 11)):
        grove.palm((x, y, 0), tall, chance.uniform(0.3, 1.2))
    plate = broad_leaf(leaf("#6a9a48", 0.4, 0.35), 1.7, 0.5, 0.5)
    flip = -1 if v.get("flip") else 1
    for x, y in ((-flip * (side + 1.2), -2.6), (flip * (side - 0.6), -7.4), (-flip * (side + 2.2), -3.4)):
        if math.dist((x, y), v["eye"][:2]) < 5:
            continue
        for k in range(9):
            instance(plate, (x + 0.05 * math.cos(k), y + 0.05 * math.sin(k), chance.uniform(1.2, 1.9)), (chance.uniform(-10, 10), chance.uniform(-75, -35), k * 137.5), chance.uniform(0.8, 1.15))
        tube([(x, y, 0), (x, y, 1.8)], 0.11, paint("#8c9a63", 0.7))
    for k, x in enumerate((-4.6, 3.0, 4.4)):
        potted((x, -1.3 - porch(v), 0), 0.7 + 0.25 * k, ("fig", "monstera", "grass")[k], "#a86a4a", k + v["seed"])


if __name__ == "__main__":
    job = options()
    v = VARIANTS[job["variant"]]
    clear()
    sky("day", v["west"], strength=0.9, clouds=0.6, seed=float(v["seed"]) + 3)
    sun(v["west"], 50.0, 8.0)
    sheet(300, 300, (0, 100, -0.08), paint("#7c8a5c", 0.95))
    frame = paint("#f2f1ed", 0.4) if v["plan"] in ("one", "small") else paint("#2f3336", 0.4)
    {"one": one, "two": two, "small": small, "wood": timber, "row": row}[v["plan"]](v, plaster(v["wall"], 0.04), frame, paint("#f3f1eb", 0.6))
    camera(v["eye"], (*v["look"], 2.0), 74, (0, v.get("shift", 0.05)))
    render(job, **DAYLIGHT)
