"""Balconies at dusk, seen from the door: chairs, a small table, plants, the rail, and the water beyond."""

from furniture import bowl, chair, lounger, outdoor_chair, vase
from lamps import area, bulb
from materials import glow, pane, tiles, wood
from plants import potted
from room import outside
from shapes import box, cylinder, lathe, sheet
from studio import camera, clear, options, render
from styles import style

VARIANTS = {
    "balcony-bay-chairs": dict(style="oak", view=("bay", 70, "afterglow", 125, 6), eye=(-0.9, -2.3, 1.55), look=(0.5, 4), angle=66, plan="chairs", floor="wood"),
    "balcony-sea-lounge": dict(style="sea", view=("open", 42, "rose", 90, 0), eye=(1.1, -2.3, 1.55), look=(-0.5, 4), angle=66, plan="lounge", floor="tile"),
    "balcony-bay-dinner": dict(style="teak", view=("bay", 100, "blue", 120, 8), eye=(-1.2, -2.4, 1.6), look=(0.6, 4), angle=68, plan="dinner", floor="wood"),
}


def build(v):
    s = style(v["style"])
    kind, height, sky_name, west, turn = v["view"]
    outside(kind, height, sky_name, west, turn, seed=7.0, clouds=0.5)
    floor = wood("#a47850", "#6d482c", 1.0, "X", 0.45, (2.4, 0.13)) if v["floor"] == "wood" else tiles("#b9b2a6", "#8a8378", (0.6, 0.6), 0.0, 0.3)
    w, deep, y = 5.2, 2.3, 1.9
    box((w + 2, deep + 3.4, 0.1), (0, y - (deep + 3.4) / 2, -0.1), floor, 0, base=True)
    box((w + 2, deep + 3.4, 0.2), (0, y - (deep + 3.4) / 2, 2.72), s["ceiling"], 0.01, base=True)
    for x in (-w / 2 - 0.1, w / 2 + 0.1):
        box((0.2, deep + 3, 2.75), (x, y - (deep + 3) / 2, 0), s["wall"], 0.01, base=True)
    rail = sheet(w, 1.02, (0, y - 0.06, 0.55), pane("#e6f0ef", 0.8))
    rail.rotation_euler = (1.5708, 0, 0)
    box((w, 0.07, 0.045), (0, y - 0.06, 1.08), s["frame"], 0.012)
    for k in range(5):
        box((0.03, 0.03, 1.06), (-w / 2 + 0.03 + k * (w - 0.06) / 4, y - 0.03, 0), s["frame"], 0.006, base=True)
    box((w, 0.1, 0.09), (0, y - 0.05, 0), s["wall"], 0.006, base=True)
    {"chairs": chairs, "lounge": lounge, "dinner": dinner}[v["plan"]](s)
    potted((-w / 2 + 0.5, y - 0.5, 0), 1.7, "banana" if v["style"] in ("teak", "oak") else "fig", "#9a9286", 2)
    potted((w / 2 - 0.45, y - 0.45, 0), 1.15, "monstera", "#b9b0a2", 5)
    for x in (-w / 2 + 0.03, w / 2 - 0.03):
        box((0.06, 0.12, 0.3), (x, 0.4, 1.75), glow("#ffc88f", 3.5), 0.01)
        bulb((x * 0.93, 0.4, 1.75), 7, radius=0.1)
    area((0, 0.3, 2.68), (2.6, 0.8), 9)
    area((0, -2.2, 1.6), (4, 2.2), 12, "#ffd9b0", (90, 0, 0))


def candle(at):
    lathe([(0.045, 0), (0.05, 0.14), (0.046, 0.14), (0.042, 0.01)], at, pane("#fff3e0", 1.0), 24)
    cylinder(0.03, 0.06, (at[0], at[1], at[2] + 0.004), glow("#ffb464", 3), 0.004, 20)
    bulb((at[0], at[1], at[2] + 0.16), 0.8, "#ffb060", 0.03)


def chairs(s):
    outdoor_chair((-1.05, 0.75, 0), 215, s)
    outdoor_chair((0.95, 0.85, 0), 150, s)
    cylinder(0.3, 0.025, (-0.02, 0.9, 0.44), s["table"], 0.01, 48)
    cylinder(0.035, 0.44, (-0.02, 0.9, 0), s["metal"])
    cylinder(0.2, 0.02, (-0.02, 0.9, 0), s["metal"])
    candle((0.1, 0.98, 0.465))
    vase((-0.12, 0.86, 0.465), s, 0.17)


def lounge(s):
    lounger((-0.9, 0.65, 0), 112, s)
    outdoor_chair((1.35, 0.9, 0), 140, s)
    cylinder(0.24, 0.4, (0.45, 1.15, 0), s["wood"], 0.03)
    candle((0.5, 1.15, 0.4))
    bowl((0.36, 1.1, 0.4), s, 0.1)


def dinner(s):
    cylinder(0.42, 0.03, (0.15, 0.75, 0.72), s["table"], 0.012, 56)
    cylinder(0.04, 0.72, (0.15, 0.75, 0), s["metal"])
    cylinder(0.26, 0.02, (0.15, 0.75, 0), s["metal"])
    chair((-0.65, 0.75, 0), 90, s)
    chair((0.95, 0.75, 0), -90, s)
    candle((0.15, 0.86, 0.75))
    vase((0.32, 0.62, 0.75), s, 0.2)
    for x in (-0.1, 0.38):
        lathe([(0.035, 0), (0.005, 0.008), (0.004, 0.09), (0.035, 0.13), (0.04, 0.18), (0.036, 0.21)], (x, 0.76, 0.75), pane("#fbf3e6", 1.0), 24)


job = options()
setting = VARIANTS[job["variant"]]
clear()
build(setting)
camera(setting["eye"], (*setting["look"], 1.3), setting["angle"], (0, -0.04), focus=3.1, fstop=4.0)
render(job)
