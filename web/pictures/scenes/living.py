"""Living rooms: a sofa and a table in front of a wide window, in different styles, views and camera positions."""

from furniture import armchair, coffee_table, sideboard, sofa, vase
from lamps import area, downlights, floor_lamp, table_lamp
from materials import rug
from plants import potted
from room import balcony, cove, drapes, outside, shell, window_light, window_wall
from shapes import box, sheet
from studio import camera, clear, options, render
from styles import style

VARIANTS = {
    "living-bay-oak": dict(style="oak", w=5.6, d=6.4, view=("bay", 62, "afterglow", 125, 30), eye=(4.75, 0.35, 1.35), look=(2.1, 6.4), angle=74, plan="left"),
    "living-sea-ink": dict(style="ink", w=5.2, d=6.0, view=("open", 48, "rose", 80, 0), eye=(0.5, 0.4, 1.3), look=(3.4, 6.0), angle=72, plan="right", table="square", lamp=1.5),
    "living-garden-teak": dict(style="teak", w=6.4, d=6.2, view=("garden", 0, "rose", 100, 0), eye=(5.7, 0.5, 1.4), look=(2.4, 6.2), angle=74, plan="left", table="square"),
    "living-sea-blush": dict(style="blush", w=4.6, d=5.4, view=("open", 36, "gold", 100, 0), eye=(4.1, 0.3, 1.3), look=(1.7, 5.4), angle=74, plan="left"),
    "living-bay-sea": dict(style="sea", w=6.8, d=6.4, view=("bay", 96, "rose", 120, 30), eye=(6.2, 0.4, 1.4), look=(2.9, 6.4), angle=76, plan="left", table="square"),
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

    shell(w, d, h, s, "left" if left else "right")
    cove(w, d, h)
    window_wall(w, d, h, s, 4 if w > 5 else 3, head=0.24)
    drapes(w, d, h, s, 0.13, 0.2 if v["style"] in ("blush", "sea", "oak") else 0)
    kind, height, sky_name, west, turn = v["view"]
    outside(kind, height, sky_name, west, turn)
    if kind != "garden":
        balcony(w, d, s)
    sheet(2.9, 2.2, at(2.35, 3.35, 0.012), s["rug"])
    sofa(at(0.62, 3.3), turned(90), s, 2.5 if w > 5 else 2.2)
    coffee_table(at(2.15, 3.3), s, v.get("table", "round"))
    armchair(at(2.9, 4.9), turned(-38), s)
    if w > 5.4:
        armchair(at(3.85, 4.2), turned(-65), s)
    floor_lamp(at(0.45, 5.15), s, 1.62, 12 * v.get("lamp", 1))
    potted(at(0.5, d - 0.55), 1.75, "fig" if v["style"] in ("oak", "stone", "sea") else "banana", "#cfc6b7", 4)
    picture_wall(at, s, v)
    sideboard(at(w - 0.27, 3.6) if w > 5 else at(w - 0.27, 3.9), turned(-90), s)
    table_lamp(at(w - 0.3, 4.25, 0.62), s, 0.5, 6)
    vase(at(w - 0.3, 3.3, 0.62), s, 0.26)
    area((w / 2, d * 0.45, h - 0.25), (w * 0.5, d * 0.45), 34 * v.get("lamp", 1))
    downlights([at(0.35, 2.4)[:2], at(0.35, 4.3)[:2]], h - 0.2, 3)
    window_light(w, d, h, 42)


def picture_wall(at, s, v):
    """Two canvases over the sofa in the room's own colours."""
    for k, (y, wide) in enumerate(((2.75, 0.95), (3.85, 0.95))):
        box((0.035, wide, 1.15), at(0.03, y, 1.68), s["wood"], 0.004)
        art = rug(("#d8cdb9", "#cbbfa8")[k], ("#3c5a66", "#a8703c")[k], 0.9 + k * 0.7, "noise")
        box((0.01, wide - 0.09, 1.06), at(0.053, y, 1.68), art, 0.0)


job = options()
setting = VARIANTS[job["variant"]]
clear()
build(setting)
camera(setting["eye"], (*setting["look"], 1.3), setting["angle"], (0, -0.03), focus=4.0, fstop=5.6)
render(job)
