"""Bedrooms: a made bed against a panelled head wall, the window at its side or at its foot."""

from furniture import Group, armchair, bed, nightstand, vase
from kitchen_parts import run_of_cupboards
from lamps import area, pendant, strip, table_lamp
from materials import rug
from plants import potted
from room import balcony, cove, drapes, outside, shell, window_light, window_wall
from shapes import box, sheet
from studio import camera, clear, options, render
from styles import style

VARIANTS = {
    "bedroom-sea-sea": dict(style="sea", w=4.6, d=4.6, side="right", view=("open", 55, "rose", 80, 0), eye=(4.2, 0.3, 1.35), look=(1.6, 4.6), angle=76, lamp="pendant"),
    "bedroom-bay-oak": dict(style="oak", w=5.0, d=5.0, side="left", view=("bay", 80, "afterglow", 100, -8), eye=(0.45, 0.3, 1.3), look=(3.5, 5.0), angle=74, lamp="table"),
    "bedroom-city-ink": dict(style="ink", w=4.4, d=4.6, side="left", view=("city", 74, "blue", 110, 0), eye=(0.4, 0.3, 1.3), look=(3.0, 4.6), angle=76, lamp="table"),
    "bedroom-sea-blush": dict(style="blush", w=4.2, d=4.4, side="right", view=("open", 30, "gold", 95, 0), eye=(3.9, 0.25, 1.3), look=(1.5, 4.4), angle=77, lamp="globe"),
    "studio-bay-stone": dict(style="stone", w=4.4, d=6.4, side="left", view=("bay", 52, "blue", 80, -6), eye=(1.55, 0.3, 1.45), look=(2.35, 6.4), angle=76, lamp="table", studio=True),
}


def build(v):
    s = style(v["style"])
    w, d, h = v["w"], v["d"], 2.75
    right = v["side"] == "right"

    def at(x, y, z=0.0):
        """x is the distance from the wall behind the bed's head. The camera is on the opposite side."""
        return (x if right else w - x, y, z)

    shell(w, d, h, s, "left" if right else "right")
    cove(w, d, h, 2.0, 0.4)
    window_wall(w, d, h, s, 3, head=0.24)
    drapes(w, d, h, s, 0.14, 0.22)
    kind, height, sky_name, west, turn = v["view"]
    outside(kind, height, sky_name, west, turn, seed=2.0)
    if kind != "garden":
        balcony(w, d, s)
    middle = d * 0.53 if not v.get("studio") else 3.9
    sheet(2.6, 2.9, at(1.75, middle, 0.012), s["rug"])
    bed(at(1.25, middle), 90 if right else -90, s, 1.8 if w > 4.3 else 1.6)
    for y in (middle - 1.28, middle + 1.28):
        with Group(at(0.28, y), 90 if right else -90):
            nightstand((0, 0, 0), s)
        lamp_by_bed(at, y, h, s, v["lamp"])
    vase(at(0.3, middle - 1.1, 0.52), s, 0.16)
    box((0.05, 1.35, 0.9), at(0.03, middle, 1.75), s["wood"], 0.004) if v["style"] in ("sea", "oak", "blush") else panels(at, middle, s)
    if v["style"] in ("sea", "oak", "blush"):
        box((0.012, 1.27, 0.82), at(0.06, middle, 1.75), rug("#d9d0c0", {"sea": "#5f8798", "oak": "#b0794a", "blush": "#a35f4b"}[v["style"]], 0.8, "noise"), 0)
    if w > 4.5:
        armchair(at(w - 0.75, d - 0.85), -25 if right else 25, s)
    potted(at(0.42, d - 0.5), 1.5, "monstera" if v["style"] in ("teak", "ink") else "fig", seed=6)
    if v.get("studio"):
        with Group(at(w - 0.02, 2.4), 90 if not right else -90):
            run_of_cupboards(2.6, s, hob=True)
    area((w / 2, d * 0.5, h - 0.25), (w * 0.55, d * 0.5), 22)
    window_light(w, d, h, 40)


def lamp_by_bed(at, y, h, s, kind):
    if kind == "table":
        table_lamp(at(0.28, y, 0.52), s, 0.46, 7)
    else:
        pendant(at(0.32, y, 1.05 if kind != "rattan" else 1.3), s, h, {"pendant": "dome", "rattan": "rattan", "globe": "globe"}[kind], 8)


def panels(at, middle, s):
    """Vertical battens behind the bed, lit by a hidden strip."""
    for k in range(44):
        box((0.03, 0.035, 2.5), at(0.02, middle - 1.85 + k * 0.086, 0.09), s["wood"], 0.006, base=True)
    a, b = at(0.09, middle - 0.9, 1.2), at(0.09, middle + 0.9, 1.2)
    strip(a, b, 3.0, 0.01)


job = options()
setting = VARIANTS[job["variant"]]
clear()
build(setting)
camera(setting["eye"], (*setting["look"], 1.3), setting["angle"], (0, -0.045), focus=3.2, fstop=5.6)
render(job)
