"""Rooms of ordinary flats by day. A new home is a line of parameters; metres, the window faces +y."""

from fittings import (air_conditioner, basin, blind, ceiling_fan, ceiling_light, desk, fridge, kettle, microwave,
                      rice_cooker, shoes, slippers_mat, socket, television, toilet, wardrobe, water_heater)
from furniture import Group, armchair, bed, coffee_table, dining, nightstand, sideboard, sofa, vase
from kitchen_parts import run_of_cupboards
from lamps import area, floor_lamp, table_lamp
from materials import paint, pane, rug, tiles
from plants import potted
from room import balcony, drapes, outside, shell, window_wall
from shapes import box, curtain, sheet, tube
from studio import DAYLIGHT, camera, clear, options, render
from styles import style

# view: kind, height above ground, the direction of the sun, turn of the outside. side: where the bed or sofa stands.
ROOMS = {
    "bedroom-garden-nineties": dict(room="bedroom", style="nineties", w=4.0, d=4.2, h=2.6, view=("garden", 0, -20, 0), side="left", panels=2, window="drapes", sill=0.8, fan=True, seed=15),
    "kitchen-city-plain": dict(room="kitchen", style="plain", w=2.9, d=4.4, h=2.5, view=("court", 12, -60, 0), side="left", panels=2, window="blind", sill=0.95, seed=17),
    "kitchen-sea-fresh": dict(room="kitchen", style="fresh", w=3.4, d=4.6, h=2.6, view=("open", 40, 70, 0), side="right", panels=2, window="sheer", seed=18),
    "kitchen-garden-nineties": dict(room="kitchen", style="nineties", w=3.4, d=4.6, h=2.7, view=("garden", 0, -20, 0), side="left", panels=2, window="bare", sill=0.95, seed=19),
    "bathroom-plain": dict(room="bathroom", style="plain", w=2.0, d=2.9, h=2.4, view=("court", 12, -60, 0), side="left", panels=1, window="frosted", sill=1.35, seed=20),
    "bathroom-fresh": dict(room="bathroom", style="fresh", w=2.2, d=3.0, h=2.45, view=("open", 40, 120, 0), side="right", panels=1, window="frosted", sill=1.3, seed=21),
    "bathroom-nineties": dict(room="bathroom", style="nineties", w=2.3, d=3.0, h=2.5, view=("garden", 0, -20, 0), side="left", panels=1, window="frosted", sill=1.3, seed=22),
}

# What a room may have in a colour or material of its own.
CHANGES = ("floor", "sofa", "rug", "chair", "pillow", "throw", "cabinet", "tile")


class Plan:
    """Mirrors a room: x counts from the wall with the bed, the sofa or the cupboards."""

    def __init__(self, v):
        self.w, self.left = v["w"], v["side"] == "left"

    def at(self, x, y, z=0.0):
        return (x if self.left else self.w - x, y, z)

    def turned(self, angle):
        return angle if self.left else -angle


def build(v):
    s = style(v["style"], **{key: v[key] for key in CHANGES if key in v})
    w, d, h, p = v["w"], v["d"], v["h"], Plan(v)
    if v["room"] == "bathroom":
        s["floor"] = tiles("#b9b5ac", "#8d8980", (0.3, 0.3), rough=0.3)
        s["wall_tile"] = s["tile"]
    s["ceiling"] = paint("#f3f3f1", 0.9)
    shell(w, d, h, s)
    kind, height, west, turn = v["view"]
    sill = v.get("sill", 0.0)
    margin = 0.35 if sill else 0.12
    window_wall(w, d, h, s, v["panels"], sill=sill, margin=margin, head=0.3 if h < 2.7 else 0.4)
    outside(kind, height, "day", west, turn, clouds=0.5, seed=float(v["seed"]))
    if kind != "garden" and not sill:
        balcony(w, d, s, 1.3)
    dress_window(v, s)
    {"studio": studio, "living": living, "bedroom": bedroom, "kitchen": kitchen, "bathroom": bathroom}[v["room"]](v, s, p)
    if v.get("fan"):
        ceiling_fan((w / 2, d * 0.55), h)
    else:
        ceiling_light((w / 2, d * 0.45), h)
    fill(v)


def dress_window(v, s):
    w, d, h = v["w"], v["d"], v["h"]
    head = 0.3 if h < 2.7 else 0.4
    if v["window"] == "blind":
        blind(w - (0.7 if v.get("sill") else 0.26), h - head - v.get("sill", 0), (w / 2, d - 0.06, h - head - 0.02), 0.3)
    elif v["window"] == "drapes":
        drapes(w, d, h, s, 0.13, 0, head)
    elif v["window"] == "sheer":
        drapes(w, d, h, s, 0.1, 0.2, head)


def fill(v):
    """Daylight from the window as a soft lamp, and the light a pale room throws back, which few bounces would miss."""
    w, d, h = v["w"], v["d"], v["h"]
    sill = v.get("sill", 0.0)
    area((w / 2, d + 0.02, (h + sill) / 2 - 0.1), (w * 0.9, (h - sill) * 0.8), 34 * w * (h - sill) / 9, "#eaf2ff", (-90, 0, 0))
    area((w / 2, d * 0.4, h - 0.12), (w * 0.8, d * 0.6), 2.1 * w * d, "#fbf6ee")
    area((w / 2, 0.06, h * 0.55), (w * 0.8, h * 0.7), 1.0 * w * d, "#fbf6ee", (90, 0, 0))


def studio(v, s, p):
    w, d = v["w"], v["d"]
    with Group(p.at(0.02, 1.9), p.turned(90)):
        run_of_cupboards(1.9, s, hob=True, upper=False, shelf=False)
        kettle((0.62, -0.25, 0.9))
        microwave((-0.62, -0.04, 1.42))
        box((0.6, 0.36, 0.03), (-0.62, -0.2, 1.39), s["wood"], 0.004)
    fridge(p.at(0.02, 3.2), p.turned(90), 1.45)
    bed(p.at(1.22, d - 1.55), p.turned(90), s, 1.5)
    with Group(p.at(0.26, d - 2.55), p.turned(90)):
        nightstand((0, 0, 0), s)
    table_lamp(p.at(0.26, d - 2.55, 0.52), s, 0.4, 2)
    wardrobe(p.at(w - 0.02, 2.2), p.turned(-90), s, 1.5, mirrored=True)
    desk(p.at(w - 0.02, 3.85), p.turned(-90), s, 1.1)
    with Group(p.at(w - 0.95, 3.8), p.turned(100)):
        armless(s)
    television(p.at(w - 0.03, d - 1.3, 0.95), p.turned(-90), 0.85)
    box((0.4, 1.0, 0.04), p.at(w - 0.2, d - 1.3, 0.92), s["wood"], 0.006)
    air_conditioner(p.at(w - 0.0, d - 1.4, 2.08), p.turned(-90))
    socket(p.at(w, 3.4, 0.95), p.turned(-90))
    socket(p.at(0.0, d - 0.55, 0.4), p.turned(90), 2)
    slippers_mat(p.at(w / 2 + 0.3, 0.75), 0)
    shoes(p.at(w - 0.5, 1.15), 90, 2)
    potted(p.at(w - 0.35, d - 0.5), 0.9, "monstera", "#cfc6b7", v["seed"])
    picture(p, s, d - 1.55, v)


def armless(s):
    from furniture import chair
    chair((0, 0, 0), 0, s)


def picture(p, s, y, v, tall=0.7, wide=1.0, z=1.5):
    box((0.03, wide, tall), p.at(0.02, y, z), s["wood"], 0.004)
    art = rug(("#d8cdb9", "#cbbfa8", "#dfe0dc")[v["seed"] % 3], ("#3c5a66", "#a8703c", "#6f8f7d", "#a3564a")[v["seed"] % 4], 0.9, "noise")
    box((0.01, wide - 0.08, tall - 0.08), p.at(0.042, y, z), art, 0.0)


def living(v, s, p):
    w, d = v["w"], v["d"]
    sheet(2.2, 1.7, p.at(1.75, d * 0.56, 0.012), s["rug"])
    sofa(p.at(0.56, d * 0.56), p.turned(90), s, 1.95 if w < 5 else 2.4)
    coffee_table(p.at(1.75, d * 0.56), s, "square" if v["seed"] % 2 else "round")
    sideboard(p.at(w - 0.24, d * 0.7), p.turned(-90), s, 1.5)
    television(p.at(w - 0.2, d * 0.7, 0.62), p.turned(-90), 1.2)
    air_conditioner(p.at(0.0, d * 0.6, v["h"] - 0.42), p.turned(90))
    picture(p, s, d * 0.52, v)
    floor_lamp(p.at(0.4, d - 0.7), s, 1.55, 3)
    potted(p.at(w - 0.32, d - 0.36), 1.2, ("fig", "banana", "monstera")[v["seed"] % 3], "#cfc6b7", v["seed"])
    dining(p.at(w - 0.72, 1.95), 90, s, 4, 1.1)
    if w > 5:
        armchair(p.at(2.6, d - 1.0), p.turned(-30), s)
    socket(p.at(w, d * 0.32, 0.4), p.turned(-90))
    socket(p.at(0, d - 0.3, 0.4), p.turned(90))
    vase(p.at(w - 0.2, d * 0.7 - 0.66, 0.62), s, 0.2)


def bedroom(v, s, p):
    w, d = v["w"], v["d"]
    middle = d * 0.56
    bed(p.at(1.2, middle), p.turned(90), s, 1.6)
    for y in (middle - 1.15, middle + 1.15):
        with Group(p.at(0.26, y), p.turned(90)):
            nightstand((0, 0, 0), s)
    table_lamp(p.at(0.26, middle - 1.15, 0.52), s, 0.42, 2)
    box((0.2, 0.14, 0.03), p.at(0.28, middle + 1.1, 0.535), s["books"][0], 0.004, 14)
    box((0.19, 0.13, 0.025), p.at(0.28, middle + 1.1, 0.562), s["books"][2], 0.004, 4)
    air_conditioner(p.at(0.0, middle, v["h"] - 0.42), p.turned(90))
    picture(p, s, middle, v, 0.55, 0.9, 1.55)
    wardrobe(p.at(w - 0.02, 1.5), p.turned(-90), s, 1.65, mirrored=v["seed"] % 2 == 0)
    desk(p.at(w - 0.02, d - 0.75), p.turned(-90), s, 0.95) if d > 3.9 else potted(p.at(w - 0.4, d - 0.5), 1.0, "fig", "#cfc6b7", v["seed"])
    socket(p.at(w, d - 1.4, 0.4), p.turned(-90))
    socket(p.at(0, middle - 1.45, 0.75), p.turned(90), 2)
    sheet(1.8, 2.4, p.at(1.7, middle, 0.012), s["rug"])
    slippers_mat(p.at(2.35, middle - 1.0), 4, "#b8b0a2")
    shoes(p.at(2.6, middle - 1.35), 30, 1)


def kitchen(v, s, p):
    w, d = v["w"], v["d"]
    with Group(p.at(0.0, d - 1.75), p.turned(90)):
        run_of_cupboards(2.6, s, hob=True, upper=v["style"] != "nineties", shelf=v["style"] == "nineties")
        kettle((-0.9, -0.3, 0.9))
        rice_cooker((1.05, -0.36, 0.9))
    fridge(p.at(0.0, d - 3.42), p.turned(90), 1.75)
    dining(p.at(w - 0.95, d - 1.5), 90, s, 2 if w < 3.2 else 4, 1.15)
    socket(p.at(w, d - 2.4, 1.1), p.turned(-90))
    socket(p.at(0.0, d - 2.65, 1.15), p.turned(90))
    potted(p.at(w - 0.3, d - 0.4), 0.8, "fig", "#cfc6b7", v["seed"])
    tube([p.at(w - 0.02, d - 2.9, 1.5), p.at(w - 0.02, d - 2.4, 1.5)], 0.008, s["metal"])
    curtain(0.34, 0.5, p.at(w - 0.05, d - 2.65, 1.0), s["throw"], p.turned(-90), 3, 0.012, 4)


def bathroom(v, s, p):
    w, d, h = v["w"], v["d"], v["h"]
    for at, wide, turn in (((0.006, d / 2, h / 2), d, 90), ((w - 0.006, d / 2, h / 2), d, -90)):
        face = sheet(wide, h, at, s["tile"])
        face.rotation_euler = (1.5708, 0, 1.5708 if turn > 0 else -1.5708)
    low = sheet(w, 1.3, (w / 2, d - 0.006, 0.65), s["tile"])
    low.rotation_euler = (1.5708, 0, 0)
    basin(p.at(0.0, 1.05), p.turned(90), s)
    toilet(p.at(0.0, 1.95), p.turned(90))
    water_heater(p.at(w, d - 0.55), p.turned(-90))
    screen = sheet(w * 0.62, 1.95, p.at(w - w * 0.31, d - 1.05, 0.99), pane("#eef5f3", 0.8))
    screen.rotation_euler = (1.5708, 0, 0)
    tube([p.at(w - w * 0.62, d - 1.05, 0), p.at(w - w * 0.62, d - 1.05, 1.97), p.at(w, d - 1.05, 1.97)], 0.012, s["metal"])
    tube([p.at(w - 0.05, 0.9, 1.35), p.at(w - 0.05, 1.5, 1.35)], 0.009, s["metal"])
    curtain(0.46, 0.7, p.at(w - 0.05, 1.2, 0.66), s["throw"], 90, 3, 0.015, 4)
    sheet(0.6, 0.45, p.at(w * 0.55, 1.25, 0.012), s["rug"])
    frost = sheet(w - 0.7, h - 0.3 - v["sill"], (w / 2, d + 0.1, (h - 0.3 + v["sill"]) / 2), s["voile"])
    frost.rotation_euler = (1.5708, 0, 0)


EYES = {
    "studio": (0.56, 0.22, 1.42, 0.42, 78), "living": (0.54, 0.2, 1.42, 0.44, 80), "bedroom": (0.74, 0.2, 1.35, 0.34, 80),
    "kitchen": (0.8, 0.16, 1.42, 0.24, 76), "bathroom": (0.8, 0.12, 1.45, 0.26, 84),
}


# From a corner: the eye from the wall with the bed or sofa and from the back, then what it looks at, and its angle.
CORNERS = {
    "dining": lambda w, d: ((0.3, 0.25, 1.42), (w, d * 0.72), 76), "bed": lambda w, d: ((w * 0.72, d - 4.0, 1.4), (0.0, d - 0.9), 74),
    "desk": lambda w, d: ((w * 0.24, d - 3.7, 1.4), (w, d - 1.0), 76), "kitchenette": lambda w, d: ((w * 0.74, 0.15, 1.42), (0.0, 2.9), 80),
}


def look_at_room(v):
    """Stands in the doorway, opposite the bed, the sofa or the cupboards, or where an angle of the room is best seen."""
    if v.get("angle") in CORNERS:
        p, (eye, look, wide) = Plan(v), CORNERS[v["angle"]](v["w"], v["d"])
        camera(p.at(*eye), (*p.at(*look)[:2], eye[2]), wide, (0, -0.07))
        return
    x, y, z, target, angle = EYES[v["room"]]
    x, y, z = v.get("eye", (v["w"] * x, y, z))
    target = v.get("target", v["w"] * target)
    p = Plan(v)
    camera(p.at(x, y, z), (*p.at(target, v["d"])[:2], z), v.get("wide", angle), (0, v.get("shift", -0.07)))


if __name__ == "__main__":
    job = options()
    clear()
    v = job.get("room") or ROOMS[job["variant"]]
    build(v)
    look_at_room(v)
    render(job, **DAYLIGHT)
