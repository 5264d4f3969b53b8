"""Kitchens by day: a run of cupboards on one wall, an island or a table, the window beyond."""

from clutter import dish_rack, mug, placemats
from fittings import kettle
from furniture import Group, bar_stool, bowl, dining, vase
from kitchen_parts import island, run_of_cupboards, tower_unit
from lamps import pendant
from materials import paint
from plants import potted
from room import balcony, daylight, drapes, outside, shell, terrace, window_wall
from shapes import sheet
from studio import DAYLIGHT, camera, clear, options, render
from styles import style

VARIANTS = {
    "kitchen-bay-oak": dict(style="oak", w=4.6, d=5.4, view=("bay", 62, 125, 30), eye=(4.2, 0.3, 1.4), look=(1.5, 5.0), angle=74, island=True, lamp="globe"),
    "kitchen-garden-teak": dict(style="teak", w=4.6, d=5.2, view=("garden", 0, -40, 0), eye=(4.2, 0.3, 1.4), look=(1.5, 5.0), angle=74, island=False, lamp="dome"),
}


def build(v):
    s = style(v["style"])
    w, d, h = v["w"], v["d"], 2.75
    s["ceiling"] = paint("#f3f3f1", 0.9)
    shell(w, d, h, s)
    window_wall(w, d, h, s, 3, head=0.24)
    drapes(w, d, h, s, 0.11)
    kind, height, west, turn = v["view"]
    outside(kind, height, "day", west, turn, clouds=0.5, seed=3.0)
    terrace(w, d) if kind == "garden" else balcony(w, d, s)
    with Group((0, 2.75), 90):
        run_of_cupboards(3.3, s, upper=v["style"] != "teak", shelf=v["style"] == "teak")
        kettle((-1.2, -0.3, 0.9))
        dish_rack((-0.25, -0.22, 0.905))
        mug((0.4, -0.4, 0.9), 3)
    with Group((0.31, 0.76), 90):
        tower_unit((0, 0, 0), s)
    x = 2.35
    if v["island"]:
        with Group((x, 2.75), 90):
            island((0, 0, 0), s, 2.3)
        for k in range(3):
            bar_stool((x + 0.75, 2.05 + 0.7 * k, 0), s)
        bowl((x, 3.1, 0.905), s, 0.19)
        vase((x - 0.1, 2.2, 0.905), s, 0.3)
        places = [(x, 2.75 + 0.72 * k) for k in (-1, 0, 1)]
    else:
        sheet(2.0, 2.9, (x + 0.2, 3.1, 0.012), s["rug"])
        with Group((x + 0.2, 3.1), 90):
            dining((0, 0, 0), 0, s, 4, 1.8)
            placemats(4, s, 1.8)
        vase((x + 0.2, 3.4, 0.74), s, 0.28)
        places = [(x + 0.2, 3.1)] if v["lamp"] == "rattan" else [(x + 0.2, 2.75), (x + 0.2, 3.45)]
    for px, py in places:
        pendant((px, py, 1.62), s, h, v["lamp"], 3)
    potted((0.45, d - 0.55, 0), 1.5, "fig" if v["style"] != "teak" else "banana", seed=3)
    daylight(w, d, h)


job = options()
setting = VARIANTS[job["variant"]]
clear()
build(setting)
camera(setting["eye"], (*setting["look"], 1.3), setting["angle"], (0, -0.06), focus=3.0, fstop=5.6)
render(job, **DAYLIGHT)
