"""Condominiums by day, from the street: new towers, blocks of the nineties, low houses of flats behind trees."""

import random

import bay
from fronts import block
from materials import leaf, paint, plaster, tiles
from plants import Grove, leaf_cloud
from room import sun
from shapes import box, instance, sheet, tube
from sky import sky
from street import asphalt, car, kerb, motorbike, poles, spirit_house
from studio import DAYLIGHT, camera, clear, options, render
from towers import tower
from walls import sliding_gate

# blocks: age, bays, floors, middle of the front, turn. gate: colour of the wall along the street.
VARIANTS = {
    "condo-grey-tower": dict(blocks=[("grey", 6, 24, (-2, 46), 8), ("new", 6, 10, (38, 70), -10)], west=-62, eye=(8, -13, 1.7), look=(-1, 20), gate="#c9cccd", wires=False, seed=12),
    "condo-glass-tower": dict(blocks=[("new", 6, 26, (4, 52), -12), ("grey", 7, 9, (-40, 60), 12)], west=-140, eye=(-6.5, -13, 1.7), look=(2, 20), gate="#8f9498", wires=False, seed=16),
    "condo-seafoam": dict(blocks=[("seafoam", 9, 11, (4, 38), 11), ("sand", 6, 14, (-46, 80), -8)], west=-128, eye=(-8.5, -13, 1.7), look=(1, 18), shift=0.24, gate="#eef0ec", wires=True, seed=21),
    "condo-sand-glass": dict(blocks=[("sand", 9, 12, (-3, 40), -10), ("sand", 6, 12, (44, 66), 9)], west=-52, eye=(7.5, -13, 1.7), look=(-1.4, 20), shift=0.25, gate="#e7dcc6", wires=False, seed=23),
    "condo-brick": dict(blocks=[("brick", 9, 10, (-2, 36), 8), ("court", 6, 8, (40, 58), -8)], west=-58, eye=(7, -13, 1.7), look=(-1, 19), shift=0.24, gate="#d6c3b0", wires=True, seed=28),
    "condo-court": dict(blocks=[("court", 10, 7, (2, 30), 9), ("eighties", 6, 9, (-44, 56), -6)], west=-132, eye=(-7.5, -13, 1.7), look=(1, 18), shift=0.17, gate="#d9d3c2", wires=True, seed=33),
    "condo-garden-lemon": dict(blocks=[("lemon", 9, 4, (-1, 27), -8), ("lemon", 6, 4, (38, 44), 10)], west=-55, eye=(7.5, -13, 1.7), look=(-0.5, 18), shift=0.1, gate="#efe6c8", wires=True, seed=37),
}


def forecourt(v):
    """The street, the pavement, the wall with its gate, and what stands there."""
    chance = random.Random(v["seed"])
    walls = bay.skins(chance, 0.0, 0.0)
    for k in range(26):
        floors = chance.choice((4, 5, 7, 9, 14, 24))
        tower((-190 + 15 * k + chance.uniform(-5, 5), chance.uniform(110, 230), 0), chance.uniform(18, 32), 16, floors, chance.choice(walls), chance.choice((0, 0, 12)), chance.choice(("balcony", "plain")), seed=k)
    sheet(400, 300, (0, 130, -0.06), paint("#83866f", 0.95))
    asphalt(160, 12, (0, -6, 0.0))
    side = sheet(160, 5.5, (0, 2.75, 0.1), tiles("#b9b2a6", "#938d82", (0.4, 0.4), rough=0.6))
    side.name = "pavement"
    kerb(-40, 40, 0.05, v["wires"])
    wall, cap = plaster(v["gate"], 0.05), paint("#f1f0ec", 0.6)
    for x0, x1 in ((-60, -3.6), (3.6, 60)):
        box((x1 - x0, 0.22, 1.5), ((x0 + x1) / 2, 5.6, 0), wall, 0.01, base=True)
        box((x1 - x0, 0.34, 0.1), ((x0 + x1) / 2, 5.6, 1.5), cap, 0.01, base=True)
    for x in (-3.6, 3.6):
        box((0.7, 0.6, 2.2), (x, 5.6, 0), wall, 0.02, base=True)
        box((0.85, 0.75, 0.12), (x, 5.6, 2.2), cap, 0.01, base=True)
    sliding_gate(0.6, 6.6, 5.95)
    asphalt(6.6, 16, (0, 13, 0.03))
    guard_house((-5.6, 8.6, 0), wall)
    greens = [leaf_cloud(leaf(c, 0.5, 0.2), 1.0, 2200, 0.14, 0.8, k) for k, c in enumerate(("#5f8840", "#6d9048", "#4f783a"))]
    blossom = leaf_cloud(leaf(("#b5427d", "#c9562f", "#d9d3c4")[v["seed"] % 3], 0.5, 0.3), 1.0, 900, 0.12, 0.7, 9)
    for k in range(90):
        x = chance.choice((-1, 1)) * chance.uniform(4.6, 34)
        instance(chance.choice(greens), (x, chance.uniform(6.4, 8.4), chance.uniform(0.2, 0.9)), (0, 0, k * 37), chance.uniform(0.6, 1.2))
    for k in range(26):
        x = chance.choice((-1, 1)) * chance.uniform(9, 48)
        y, crown = chance.uniform(9, 24), chance.uniform(3.2, 4.8)
        instance(chance.choice(greens), (x, y, crown), (0, 0, k * 37), chance.uniform(1.8, 2.7))
        tube([(x, y, 0), (x, y, crown)], 0.12, paint("#6b5b48", 0.9))
    for k in range(16):
        x = chance.choice((-1, 1)) * chance.uniform(4.4, 20)
        instance(blossom, (x, 5.55, chance.uniform(1.2, 1.7)), (0, 0, k * 50), chance.uniform(0.35, 0.65))
    grove = Grove(v["seed"] + 3, "#5b8a45")
    for k in range(8):
        grove.palm((chance.choice((-1, 1)) * chance.uniform(5, 24), chance.uniform(8, 11), 0), chance.uniform(5.5, 9.5), chance.uniform(0.3, 1.2))


def guard_house(at, wall):
    x, y, z = at
    box((2.0, 2.0, 2.5), (x, y, z), wall, 0.02, base=True)
    box((2.8, 2.8, 0.16), (x, y, z + 2.5), paint("#6d6f71", 0.6), 0.02, base=True)
    box((1.4, 0.04, 1.0), (x, y - 1.0, z + 1.1), paint("#101519", 0.06), 0.0, base=True)
    box((0.04, 1.2, 1.0), (x + 1.0, y, z + 1.1), paint("#101519", 0.06), 0.0, base=True)


def traffic(v):
    colours = ("#b83a32", "#2f5f8f", "#1f2123", "#d8d6d0", "#3f7a52")
    flip = 1 if v["eye"][0] > 0 else -1
    for k in range(4 if v["wires"] else 2):
        motorbike((-flip * (5.4 + 0.95 * k), 1.35, 0.1), 12 - 5 * k, colours[(k + v["seed"]) % 5])
    for k in range(5):
        car((-9 + 4.2 * k, 17.5, 0.03), 172 + 3 * k, ("#e6e6e4", "#5d6266", "#2a2d31", "#8d2f28", "#b9bcbd")[(k + v["seed"]) % 5], k % 3 == 1)
    car((-flip * 17, -1.3, 0), -90 * flip, ("#73787d", "#eceae5", "#8d2f28")[v["seed"] % 3])
    spirit_house((flip * 5.2, 8.0, 0), -10 * flip)
    if v["wires"]:
        poles(-50, 50, 0.9, 17.0, 8.4, v["seed"])


if __name__ == "__main__":
    job = options()
    v = VARIANTS[job["variant"]]
    clear()
    sky("day", v["west"], strength=0.9, clouds=0.55, seed=float(v["seed"]))
    sun(v["west"], 50.0, 8.0)
    for k, (age, bays, floors, (x, y), turn) in enumerate(v["blocks"]):
        block((x, y, 0), age, bays, floors, turn, seed=v["seed"] * 3 + k)
    forecourt(v)
    traffic(v)
    camera(v["eye"], (*v["look"], 2.0), 66, (0, v.get("shift", 0.22)))
    render(job, **DAYLIGHT)
