"""Streets by day: shop-houses on both sides, awnings, parked motorbikes, a food cart, wires over everything."""

import random

import bay
from fronts import block
from furniture import Group
from materials import HAZE, leaf, metal, paint, tiles
from plants import Grove, leaf_cloud, potted
from room import sun
from shapes import box, cylinder, instance, sheet, tube
from sky import sky
from street import asphalt, car, kerb, motorbike, poles, wheel
from studio import DAYLIGHT, camera, clear, options, render
from towers import tower

# sides: age, bays and floors of the blocks along each side, near to far.
VARIANTS = {
    "street-soi-day": dict(left=[("nineties", 6, 3), ("eighties", 5, 3), ("decade", 6, 6)], right=[("eighties", 5, 3), ("nineties", 7, 4), ("decade", 5, 3)], west=-115, eye=(1.2, -15, 1.65), look=(-0.2, 20), seed=71),
}
CANVAS = ("#c4473a", "#2f6f5e", "#e0a83a", "#3d6fa3", "#d9d2c2")


def shop(wide, seed):
    """A ground floor towards -y: a rolled-up shutter or a glass front, an awning, a sign without words."""
    chance = random.Random(seed)
    tone = chance.choice(CANVAS)
    if chance.random() > 0.4:
        for k in range(26):
            box((wide - 0.5, 0.03, 0.095), (0, -0.08, 0.15 + 0.1 * k), paint("#a9adaf", 0.45), 0.004, base=True)
    else:
        box((wide - 0.5, 0.05, 2.6), (0, -0.06, 0.1), paint("#1a2126", 0.06), 0, base=True)
        for k in range(3):
            box((0.5, 0.4, chance.uniform(0.5, 1.3)), (-wide / 3 + wide / 3 * k, -0.5, 0.1), paint(chance.choice(CANVAS), 0.7), 0.01, base=True)
    canopy = box((wide - 0.3, 1.7, 0.04), (0, -0.95, 2.75), paint(tone, 0.8), 0)
    canopy.rotation_euler = (0.2, 0, 0)
    box((wide - 0.5, 0.12, 0.6), (0, -0.1, 3.0), paint(chance.choice(("#e8e4da", "#f0d98a", "#b9d3df", "#d5462f")), 0.5), 0.01, base=True)
    for x in (-wide / 3, wide / 3.2):
        if chance.random() > 0.5:
            potted((x, -1.6, 0), 0.7, chance.choice(("fig", "grass", "monstera")), "#9c5f42", seed)


def side(v, blocks, flip):
    x, y = flip * 7.4, -10.0
    for k, (age, bays, floors) in enumerate(blocks):
        long = bays * 3.9
        block((x + (0.9 * k if k != 1 else 0.3) * flip, y + long / 2, 0), age, bays, floors, -90 * flip, wide=3.9, reach=1.1, ground=3.7, deep=12, seed=v["seed"] + k + (5 if flip > 0 else 0))
        for b in range(bays):
            with Group((x - flip * 0.1, y + 3.9 * (b + 0.5), 0.12), -90 * flip):
                shop(3.9, v["seed"] * 10 + k * 10 + b + (100 if flip > 0 else 0))
        y += long + 1.2


def food_cart(at, turn):
    with Group(at, turn):
        steel = metal("#c4c7c8", 0.3)
        box((1.5, 0.7, 0.75), (0, 0, 0.35), steel, 0.01, base=True)
        box((1.4, 0.5, 0.4), (0, 0, 1.15), paint("#dfe9ea", 0.05), 0.005, base=True)
        for x in (-0.72, 0.72):
            tube([(x, 0, 1.1), (x, 0, 2.15)], 0.015, steel)
        box((2.1, 1.5, 0.05), (0, 0, 2.15), paint("#d5462f", 0.7), 0.01)
        wheel((-0.5, 0.4, 0), 0.28, 0.06, 90)
        wheel((0.5, 0.4, 0), 0.28, 0.06, 90)
        for k in range(5):
            cylinder(0.05, 0.16, (-0.5 + 0.2 * k, -0.2, 1.1), paint(CANVAS[k], 0.4), 0.01)
        for k in range(3):
            cylinder(0.15, 0.45, (1.2 + 0.45 * k, -0.5, 0), paint(("#c4473a", "#3d6fa3", "#c4473a")[k], 0.4), 0.02)


if __name__ == "__main__":
    job = options()
    v = VARIANTS[job["variant"]]
    clear()
    HAZE["colour"], HAZE["length"] = (0.62, 0.76, 0.93), 1400
    sky("day", v["west"], strength=0.9, clouds=0.6, seed=float(v["seed"]))
    sun(v["west"], 56.0, 8.0)
    chance = random.Random(v["seed"])
    sheet(400, 500, (0, 150, -0.1), paint("#83866f", 0.95))
    asphalt(9.4, 240, (0, 90, 0))
    for flip in (-1, 1):
        sheet(3.0, 240, (flip * 6.1, 90, 0.1), tiles("#b3ada2", "#8c867b", (0.4, 0.4), rough=0.7))
        with Group((flip * 4.65, 0, 0), 90):
            kerb(-14, 70, 0, flip > 0)
        side(v, v["left"] if flip < 0 else v["right"], flip)
        with Group((flip * 5.0, 0, 0), 90):
            poles(-12, 100, 0, 14.0, 8.0, v["seed"] + flip)
    for k in range(11):
        motorbike((4.0 + chance.uniform(-0.1, 0.1), -4.5 + 0.85 * k, 0), -75 + chance.uniform(-8, 8), chance.choice(("#b83a32", "#2f5f8f", "#1f2123", "#d8d6d0", "#3f7a52")))
    for k in range(4):
        motorbike((-4.1, 9 + 0.9 * k, 0), 80 + chance.uniform(-8, 8), chance.choice(("#1f2123", "#d8d6d0", "#8d5a2f")))
    for k, y in enumerate((-1.5, 21, 28, 41)):
        car((-3.5, y, 0), 180, ("#5d6266", "#e6e6e4", "#2c3034", "#8f979c")[k], k == 1)
    car((2.6, 34, 0), 0, "#e6e6e4")
    food_cart((4.6, 7.4, 0), -84)
    crowns = [leaf_cloud(leaf(c, 0.5, 0.2), 1.0, 1800, 0.16, 0.85, k) for k, c in enumerate(("#5f8840", "#6d9048"))]
    for k in range(10):
        x, y = chance.choice((-5.6, 5.6)), 24 + 8 * k
        instance(crowns[k % 2], (x, y, 4.2), (0, 0, k * 50), chance.uniform(1.4, 2.0))
        tube([(x, y, 0), (x, y, 3.6)], 0.1, paint("#6b5b48", 0.9))
    if v.get("palms"):
        grove = Grove(4, "#5b8a45")
        for k in range(14):
            grove.palm(((-5.7, 5.7)[k % 2], -3 + 5.5 * k, 0.1), chance.uniform(6.5, 9), 0.5)
    skins = bay.skins(chance, 0.0, 0.0)
    for k, (x, y, floors) in enumerate(((-24, 130, 22), (16, 150, 30), (40, 120, 14), (-50, 110, 12), (2, 190, 36))):
        tower((x, y, 0), 26, 18, floors, skins[k], 6 * k, "balcony", seed=k)
    camera(v["eye"], (*v["look"], 2.0), 68, (0, 0.1))
    render(job, **DAYLIGHT)
