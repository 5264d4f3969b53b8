"""What the people of a building share, by day: lobbies, gyms, corridors, car parks."""

import math

from fittings import air_conditioner, ceiling_light, consumer_unit, shoes, slippers_mat
from furniture import Group, armchair, coffee_table, sofa
from lamps import area
from materials import concrete, glow, metal, mirror, paint, pane, plaster, tiles, wood
from plants import potted
from room import outside, shell, window_wall
from sky import sky
from shapes import box, cushion, cylinder, sheet, tube
from street import car, motorbike
from studio import DAYLIGHT, camera, clear, options, render
from styles import style

# room, style, size, view as in flat.py, eye, look, seed
VARIANTS = {
    "lobby-new": dict(room="lobby", style="sea", w=6.8, d=7.4, h=3.0, view=("garden", 0, -20, 0), eye=(3.6, 0.3, 1.5), look=(3.5, 7), seed=61),
    "gym-sea": dict(room="gym", style="fresh", w=7.6, d=8.4, h=2.9, view=("open", 30, 120, 0), eye=(6.4, 0.4, 1.5), look=(2.6, 8), seed=63),
    "corridor-plain": dict(room="corridor", style="plain", w=1.9, d=22.0, h=2.6, view=("court", 14, -60, 0), eye=(1.05, 0.6, 1.5), look=(0.98, 22), seed=65),
    "car-park-covered": dict(room="car_park", style="plain", w=17.0, d=30.0, h=2.9, view=None, eye=(8.8, 0.6, 1.6), look=(8.2, 30), seed=66),
}


def fill(v, share=1.0):
    w, d, h = v["w"], v["d"], v["h"]
    if v["view"]:
        area((w / 2, d + 0.02, h * 0.5), (w * 0.9, h * 0.8), 34 * w * h / 9, "#eaf2ff", (-90, 0, 0))
    area((w / 2, d * 0.45, h - 0.1), (w * 0.8, d * 0.8), 2.4 * share * w * d, "#fbf6ee")
    area((w / 2, 0.06, h * 0.55), (w * 0.8, h * 0.7), 1.0 * share * w * d, "#fbf6ee", (90, 0, 0))


def lobby(v, s):
    w, d, h = v["w"], v["d"], v["h"]
    s["floor"] = tiles("#e4e0d8" if v["style"] == "sea" else "#cdb893", "#b4aea3", (0.8, 0.8), rough=0.08, veins=0.25)
    shell(w, d, h, s)
    window_wall(w, d, h, s, 5, margin=0.3, head=0.5)
    with Group((w - 0.3, d * 0.56), -90):
        box((3.2, 0.12, 2.5), (0, -0.08, 0), s["feature"] if v["style"] == "sea" else s["wood"], 0.01, base=True)
    with Group((w - 1.7, d * 0.56), -90):
        box((2.6, 0.7, 1.05), (0, 0, 0), s["cabinet"], 0.01, base=True)
        box((2.8, 0.8, 0.05), (0, -0.02, 1.05), s["stone"], 0.01, base=True)
        screen = box((0.5, 0.02, 0.32), (0.5, 0.1, 1.2), paint("#101214", 0.2), 0.004, base=True)
        screen.rotation_euler = (0.1, 0, 3.0)
        cylinder(0.05, 0.12, (-0.9, -0.1, 1.1), s["ceramic"])
    sheet(3.0, 2.4, (2.3, d * 0.52, 0.012), s["rug"])
    sofa((0.75, d * 0.52), 90, s, 2.3)
    coffee_table((2.15, d * 0.52), s, "round")
    armchair((3.6, d * 0.52 + 0.8), -70, s)
    armchair((3.6, d * 0.52 - 0.8), -110, s)
    post_boxes((0.0, d * 0.2), 90)
    for k, x in enumerate((0.55, w - 0.6)):
        potted((x, d - 0.6, 0), 1.7, ("banana", "fig")[k], "#d7d1c6", v["seed"] + k)
    for k in range(3):
        ceiling_light((w * (k + 0.7) / 3.4, d * 0.5), h)
    air_conditioner((0.0, d * 0.78, h - 0.5), 90)


def post_boxes(at, turn):
    with Group(at, turn):
        steel, dark = paint("#c3c5c6", 0.35), paint("#3b3e40", 0.5)
        for row in range(6):
            for k in range(9):
                box((0.26, 0.3, 0.15), (-1.1 + 0.275 * k, -0.16, 0.6 + 0.165 * row), steel, 0.006, base=True)
                box((0.16, 0.01, 0.018), (-1.1 + 0.275 * k, -0.315, 0.69 + 0.165 * row), dark, 0, base=True)


def gym(v, s):
    w, d, h = v["w"], v["d"], v["h"]
    s["floor"] = paint("#3c3f42", 0.8) if v["style"] == "plain" else s["floor"]
    shell(w, d, h, s)
    window_wall(w, d, h, s, 4, margin=0.25)
    face = sheet(d * 0.7, 1.9, (0.012, d * 0.5, 1.25), mirror())
    face.rotation_euler = (math.radians(90), 0, math.radians(90))
    for k in range(3):
        treadmill((w * (0.36 + 0.22 * k), d - 1.5), 180 + 3 * (k - 1))
    bench((2.0, d * 0.42), 70)
    dumbbells((0.42, d * 0.34), 90)
    bicycle((w - 1.9, d * 0.44), 95)
    for k, colour in enumerate(("#4f7f8b", "#c9a15c")):
        box((0.62, 1.75, 0.012), (w - 1.5 - 0.8 * k, d * 0.22, 0), paint(colour, 0.9), 0.004, turn=6 * k, base=True)
    air_conditioner((w, d * 0.45, h - 0.45), -90)
    for k in range(3):
        ceiling_light((w / 2, d * (k + 0.6) / 3.2), h)
    cooler((w - 0.35, d - 0.5))


def treadmill(at, turn):
    """The runner looks towards -y."""
    with Group(at, turn):
        dark, grey, belt = paint("#232528", 0.45), paint("#8d9194", 0.4), paint("#141516", 0.85)
        box((0.78, 1.75, 0.16), (0, 0.1, 0.02), dark, 0.03, base=True)
        box((0.5, 1.5, 0.012), (0, 0.18, 0.175), belt, 0.002, base=True)
        for side in (-0.36, 0.36):
            tube([(side, -0.62, 0.16), (side, -0.72, 1.15)], 0.035, grey)
            tube([(side, -0.72, 1.02), (side, -0.2, 0.95)], 0.025, dark)
        panel = box((0.74, 0.07, 0.42), (0, -0.72, 1.28), dark, 0.03)
        panel.rotation_euler = (math.radians(-24), 0, 0)
        face = box((0.44, 0.012, 0.22), (0, -0.675, 1.3), paint("#0b1c26", 0.08), 0.004)
        face.rotation_euler = (math.radians(-24), 0, 0)


def bench(at, turn):
    with Group(at, turn):
        dark, steel = paint("#1d1e20", 0.5), paint("#b9bcbe", 0.3)
        cushion((0.32, 1.15, 0.1), (0, 0.1, 0.47), dark, puff=0.14)
        for y in (-0.35, 0.5):
            tube([(-0.25, y, 0.02), (0.25, y, 0.02)], 0.025, steel)
            tube([(0, y, 0.02), (0, y, 0.44)], 0.025, steel)
        for side in (-0.5, 0.5):
            tube([(side, 0.72, 0.02), (side, 0.72, 1.05)], 0.028, steel)
        tube([(-0.95, 0.68, 1.03), (0.95, 0.68, 1.03)], 0.014, steel)
        for side in (-1, 1):
            for k, r in enumerate((0.19, 0.14)):
                disc = cylinder(r, 0.035, (side * (0.7 + 0.045 * k), 0.68, 1.03), dark, 0.006)
                disc.rotation_euler = (0, math.radians(90), 0)


def dumbbells(at, turn):
    with Group(at, turn):
        steel, dark = paint("#4a4d50", 0.4), paint("#17181a", 0.55)
        for x in (-0.85, 0.85):
            box((0.06, 0.5, 0.85), (x, -0.25, 0), steel, 0.01, base=True)
        for row, z in enumerate((0.28, 0.72)):
            box((1.75, 0.32, 0.03), (0, -0.25, z), steel, 0.005)
            for k in range(7):
                x, r = -0.72 + 0.24 * k, 0.05 + 0.006 * (6 - k) + 0.012 * (1 - row)
                for y in (-0.36, -0.16):
                    end = cylinder(r, 0.07, (x, y, z + r + 0.02), dark, 0.01, 20)
                    end.rotation_euler = (math.radians(90), 0, 0)
                tube([(x, -0.36, z + r + 0.02), (x, -0.16, z + r + 0.02)], 0.014, metal("#c5c8ca", 0.3))


def bicycle(at, turn):
    with Group(at, turn):
        dark, grey = paint("#26282b", 0.4), paint("#a9adb0", 0.35)
        for y in (-0.5, 0.5):
            box((0.5, 0.09, 0.06), (0, y, 0), dark, 0.02, base=True)
        tube([(0, -0.5, 0.06), (0, 0.5, 0.06)], 0.04, dark)
        ring = cylinder(0.24, 0.06, (-0.03, -0.32, 0.42), grey, 0.02)
        ring.rotation_euler = (0, math.radians(90), 0)
        tube([(0, -0.1, 0.1), (0, -0.38, 1.0), (0, -0.44, 1.16)], 0.035, dark)
        tube([(0, 0.0, 0.1), (0, 0.3, 0.86)], 0.032, dark)
        cushion((0.22, 0.28, 0.09), (0, 0.32, 0.9), dark, puff=0.3)
        tube([(-0.24, -0.5, 1.2), (0, -0.42, 1.15), (0.24, -0.5, 1.2)], 0.018, dark)


def cooler(at):
    box((0.32, 0.34, 0.95), (at[0], at[1], 0), paint("#e9e9e6", 0.3), 0.02, base=True)
    cylinder(0.14, 0.36, (at[0], at[1], 0.96), pane("#9cc4dd", 0.9), 0.05)


def corridor(v, s):
    w, d, h = v["w"], v["d"], v["h"]
    s["floor"] = tiles("#c9c2b4", "#9d968a", (0.6, 0.6), rough=0.12)
    shell(w, d, h, s)
    window_wall(w, d, h, s, 1, sill=0.9, margin=0.35)
    door_wood, plate, steel = wood("#8a5f3c", "#63412a", 1.0, "Z", 0.4), paint("#d9c07a", 0.3), metal("#c5c6c6", 0.25)
    for k in range(6):
        for side, turn in ((0.0, 90), (w, -90)):
            y = 2.2 + 3.5 * k + (0.9 if side else 0)
            with Group((side, y), turn):
                box((1.04, 0.06, 2.14), (0, -0.01, 0), paint("#e8e4da", 0.5), 0.006, base=True)
                box((0.9, 0.05, 2.05), (0, -0.03, 0), door_wood, 0.006, base=True)
                tube([(0.36, -0.07, 1.0), (0.26, -0.09, 1.0)], 0.011, steel)
                box((0.05, 0.02, 0.18), (0.37, -0.06, 1.0), paint("#1b1c1d", 0.3), 0.006)
                box((0.14, 0.01, 0.1), (0.72, -0.01, 1.55), plate, 0.004)
                box((0.3, 0.07, 0.2), (-0.95, -0.035, 2.2), paint("#e2e1dc", 0.5), 0.006, base=True)
            if k in (0, 2, 3) and not side:
                slippers_mat((0.32, y), 90, "#7b6f60")
                shoes((0.34, y + 0.62), 84, 1 + k % 2)
    potted((w - 0.28, 6.9, 0), 0.9, "monstera", "#b99472", 4)
    for k in range(6):
        cylinder(0.16, 0.03, (w / 2, 1.6 + 3.6 * k, h - 0.03), glow("#fff4e2", 3.0), 0.005)
        area((w / 2, 1.6 + 3.6 * k, h - 0.06), (0.5, 0.5), 26, "#fff2df")
    box((0.5, 0.02, 0.17), (w / 2, 9.0, h - 0.32), glow("#3fbf7a", 1.3), 0.004)
    box((0.24, 0.2, 0.6), (w - 0.1, 11.2, 0.7), paint("#b3241c", 0.35), 0.01, base=True)


def car_park(v, s):
    w, d, h = v["w"], v["d"], v["h"]
    s["floor"], s["wall"] = concrete("#9c9a95", 0.5), plaster("#e6e4de", 0.05)
    s["ceiling"] = plaster("#cfcdc7", 0.03)
    shell(w, d, h, s)
    box((w, 0.2, h), (w / 2, d, 0), s["wall"], 0, base=True)
    stripe, yellow = paint("#efeee9", 0.7), paint("#d8ab2c", 0.6)
    for k in range(10):
        for x in (2.5, w - 2.5):
            box((5.0, 0.1, 0.004), (x, 2.0 + 2.6 * k, 0), stripe, 0, base=True)
    for k in range(5):
        for x in (5.4, w - 5.4):
            y = 2.0 + 5.2 * k
            box((0.6, 0.6, h), (x, y, 0), s["wall"], 0.02, base=True)
            for j in range(4):
                box((0.62, 0.62, 0.12), (x, y, 0.1 + 0.24 * j), yellow if j % 2 == 0 else paint("#1c1d1f", 0.6), 0.004, base=True)
    colours = ("#e6e6e4", "#2c3034", "#8d9195", "#7d1f1c", "#c4c7c9", "#3c4a5c", "#eeeeea", "#5d6266")
    for k in range(9):
        for side in (0, 1):
            if (k * 2 + side) % 5 != 3:
                car(((2.5, w - 2.5)[side], 3.3 + 2.6 * k, 0.01), -90 if side == 0 else 90, colours[(k * 3 + side) % 8], (k + side) % 4 == 0)
    for k in range(4):
        motorbike((6.6 + 0.9 * k, d - 3.0, 0), 8, ("#b83a32", "#2f5f8f", "#1f2123", "#3f7a52")[k])
    for k in range(5):
        for x in (w / 2 - 1.6, w / 2 + 1.6):
            box((0.14, 1.2, 0.06), (x, 3 + 5.4 * k, h - 0.08), glow("#f4f8ff", 5.0), 0.004, base=True)
        area((w / 2, 3 + 5.4 * k, h - 0.12), (5, 2.4), 150, "#f1f5ff")
    tube([(w * 0.36, 0, h - 0.3), (w * 0.36, d, h - 0.3)], 0.06, paint("#b03028", 0.4))
    for x in (0.02, w - 0.02):
        consumer_unit((x, d * 0.4, 1.5), 90 if x < 1 else -90)


if __name__ == "__main__":
    job = options()
    v = VARIANTS[job["variant"]]
    clear()
    parts = style(v["style"])
    parts["ceiling"] = paint("#f3f3f1", 0.9)
    if v["view"]:
        kind, height, west, turn = v["view"]
        outside(kind, height, "day", west, turn, clouds=0.5, seed=float(v["seed"]))
    else:
        sky("day", 60)
    {"lobby": lobby, "gym": gym, "corridor": corridor, "car_park": car_park}[v["room"]](v, parts)
    fill(v, 0.35 if v["room"] in ("corridor", "car_park") else 1.0)
    camera(v["eye"], (*v["look"], 1.5), 72, (0, -0.04))
    render(job, **DAYLIGHT)
