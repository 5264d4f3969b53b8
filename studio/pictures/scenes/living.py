"""Living rooms: a sofa and a table in front of a wide window, in different styles, views and camera positions."""

from art import hang
from clutter import basket, magazines, mug, remote
from furniture import armchair, coffee_table, sideboard, sofa, vase
from lamps import floor_lamp, table_lamp
from materials import paint
from plants import potted
from room import balcony, daylight, drapes, outside, shell, terrace, window_wall
from shapes import sheet
from studio import DAYLIGHT, camera, clear, options, render
from styles import style

VARIANTS = {
    "living-bay-oak": dict(style="oak", w=5.6, d=6.4, view=("bay", 62, 125, 30), eye=(4.75, 0.35, 1.35), look=(2.1, 6.4), angle=74, plan="left", prints=5),
    "living-sea-ink": dict(style="ink", w=5.2, d=6.0, view=("open", 48, 80, 0), eye=(0.5, 0.4, 1.3), look=(3.4, 6.0), angle=72, plan="right", table="square", prints=11),
    "living-garden-teak": dict(style="teak", w=6.4, d=6.2, view=("garden", 0, -40, 0), eye=(5.7, 0.5, 1.4), look=(2.4, 6.2), angle=74, plan="left", table="square", prints=8),
}


def build(v):
    s = style(v["style"])
    w, d, h = v["w"], v["d"], 2.8
    left = v["plan"] == "left"

    def at(x, y, z=0.0):
        """Mirrors the plan when the sofa is on the right."""
        return (x if left else w - x, y, z)

    def turned(angle):
        return angle if left else -angle

    s["ceiling"] = paint("#f3f3f1", 0.9)
    shell(w, d, h, s, "left" if left else "right")
    window_wall(w, d, h, s, 4 if w > 5 else 3, head=0.24)
    drapes(w, d, h, s, 0.13, 0.2 if v["style"] == "oak" else 0)
    kind, height, west, turn = v["view"]
    outside(kind, height, "day", west, turn, clouds=0.5)
    terrace(w, d) if kind == "garden" else balcony(w, d, s)
    sheet(2.9, 2.2, at(2.35, 3.35, 0.012), s["rug"])
    sofa(at(0.62, 3.3), turned(90), s, 2.5 if w > 5 else 2.2)
    coffee_table(at(2.15, 3.3), s, v.get("table", "round"), 90)
    mug(at(2.0, 2.95, 0.39), 2)
    magazines(at(2.3, 3.5, 0.385), 20, 5)
    remote(at(2.3, 3.2, 0.395), 60)
    basket(at(0.4, 4.85), s, s["throw"])
    armchair(at(2.9, 4.9), turned(-38), s)
    if w > 5.4:
        armchair(at(3.85, 4.2), turned(-65), s)
    floor_lamp(at(0.45, 5.15), s, 1.62, 4)
    potted(at(0.5, d - 0.55), 1.75, "fig" if v["style"] == "oak" else "banana", "#cfc6b7", 4)
    hang(at(0, 3.3, 1.72), 0 if left else 180, s, v["prints"], 2.0)
    hang(at(w, 1.6, 1.6), 180 if left else 0, s, v["prints"] + 2, 1.3)
    sideboard(at(w - 0.27, 3.6) if w > 5 else at(w - 0.27, 3.9), turned(-90), s)
    table_lamp(at(w - 0.3, 4.25, 0.62), s, 0.5, 2)
    vase(at(w - 0.3, 3.3, 0.62), s, 0.26)
    daylight(w, d, h)


job = options()
setting = VARIANTS[job["variant"]]
clear()
build(setting)
camera(setting["eye"], (*setting["look"], 1.3), setting["angle"], (0, -0.03), focus=4.0, fstop=5.6)
render(job, **DAYLIGHT)
