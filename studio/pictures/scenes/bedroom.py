"""Bedrooms: a made bed against a panelled head wall, the window at its side or at its foot."""

from art import hang
from clutter import bag, glass
from furniture import Group, armchair, bed, nightstand, vase
from lamps import pendant, table_lamp
from materials import paint
from plants import potted
from room import balcony, daylight, drapes, outside, shell, window_wall
from shapes import sheet
from studio import DAYLIGHT, camera, clear, options, render
from styles import style

VARIANTS = {
    "bedroom-sea-sea": dict(style="sea", w=4.6, d=4.6, side="right", view=("open", 55, 80, 0), eye=(4.2, 0.3, 1.35), look=(1.6, 4.6), angle=76, lamp="pendant"),
    "bedroom-bay-oak": dict(style="oak", w=5.0, d=5.0, side="left", view=("bay", 80, 100, -8), eye=(0.45, 0.3, 1.3), look=(3.5, 5.0), angle=74, lamp="table"),
}


def build(v):
    s = style(v["style"])
    w, d, h = v["w"], v["d"], 2.75
    right = v["side"] == "right"

    def at(x, y, z=0.0):
        """x is the distance from the wall behind the bed's head. The camera is on the opposite side."""
        return (x if right else w - x, y, z)

    s["ceiling"] = paint("#f3f3f1", 0.9)
    shell(w, d, h, s, "left" if right else "right")
    window_wall(w, d, h, s, 3, head=0.24)
    drapes(w, d, h, s, 0.14, 0.22)
    kind, height, west, turn = v["view"]
    outside(kind, height, "day", west, turn, clouds=0.5, seed=2.0)
    balcony(w, d, s)
    middle = d * 0.53
    sheet(2.6, 2.9, at(1.75, middle, 0.012), s["rug"])
    bed(at(1.25, middle), 90 if right else -90, s, 1.8 if w > 4.3 else 1.6)
    for y in (middle - 1.28, middle + 1.28):
        with Group(at(0.28, y), 90 if right else -90):
            nightstand((0, 0, 0), s)
        lamp_by_bed(at, y, h, s, v["lamp"])
    vase(at(0.3, middle - 1.1, 0.52), s, 0.16)
    hang(at(0, middle, 1.72), 0 if right else 180, s, 6 if right else 13, 1.6)
    glass(at(0.2, middle + 1.2, 0.52))
    bag(at(w - 0.4, 1.7), 80 if right else -80)
    if w > 4.5:
        armchair(at(w - 0.75, d - 0.85), -25 if right else 25, s)
    potted(at(0.42, d - 0.5), 1.5, "fig", seed=6)
    daylight(w, d, h)


def lamp_by_bed(at, y, h, s, kind):
    if kind == "table":
        table_lamp(at(0.28, y, 0.52), s, 0.46, 3)
    else:
        pendant(at(0.32, y, 1.05), s, h, "dome", 3)


job = options()
setting = VARIANTS[job["variant"]]
clear()
build(setting)
camera(setting["eye"], (*setting["look"], 1.3), setting["angle"], (0, -0.045), focus=3.2, fstop=5.6)
render(job, **DAYLIGHT)
