"""Rooms of ordinary flats by day. A new home is a line of parameters; metres, the window faces +y."""

from art import clock, hang, hooks
from clutter import bag, basket, blanket, dish_rack, drinking_water, glass, magazines, mug, placemats, remote, router
from fittings import (air_conditioner, basin, blind, ceiling_fan, ceiling_light, desk, fridge, kettle, microwave,
                      rice_cooker, shoes, slippers_mat, socket, television, toilet, wardrobe, water_heater)
from furniture import Group, armchair, bed, chair, coffee_table, dining, nightstand, sideboard, sofa, vase
from kitchen_parts import run_of_cupboards
from lamps import floor_lamp, pendant, table_lamp
from materials import paint, pane, tiles
from plants import potted
from room import balcony, daylight, drapes, outside, shell, terrace, window_wall
from shapes import box, curtain, cylinder, sheet, tube
from studio import DAYLIGHT, camera, clear, options, render
from styles import style

# view: kind, height above ground, the direction of the sun, turn of the outside. side: where the bed or sofa stands.
ROOMS = {
    "bedroom-garden-nineties": dict(room="bedroom", style="nineties", w=4.0, d=4.2, h=2.6, view=("garden", 0, -20, 0), side="left", panels=2, window="drapes", sill=0.8, fan=True, seed=15),
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

    def wall(self, near=True):
        """How far to turn what hangs on the wall with the bed or sofa, or on the one opposite."""
        return 0 if near == self.left else 180


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
    if not sill:
        terrace(w, d) if kind == "garden" else balcony(w, d, s, 1.3)
    dress_window(v, s)
    {"studio": studio, "living": living, "bedroom": bedroom, "kitchen": kitchen, "bathroom": bathroom}[v["room"]](v, s, p)
    lamp = (w / 2, d * 0.45 if v["room"] == "bathroom" else min(d - 0.8, 3.1))
    ceiling_fan(lamp, h) if v.get("fan") else ceiling_light(lamp, h)
    daylight(w, d, h, sill)


def dress_window(v, s):
    w, d, h = v["w"], v["d"], v["h"]
    head = 0.3 if h < 2.7 else 0.4
    if v["window"] == "blind":
        blind(w - (0.7 if v.get("sill") else 0.26), h - head - v.get("sill", 0), (w / 2, d - 0.06, h - head - 0.02), 0.3)
    elif v["window"] == "drapes":
        drapes(w, d, h, s, 0.13, 0, head)
    elif v["window"] == "sheer":
        drapes(w, d, h, s, 0.1, 0.2, head)


def studio(v, s, p):
    w, d = v["w"], v["d"]
    with Group(p.at(0.02, 1.9), p.turned(90)):
        run_of_cupboards(1.9, s, hob=True, upper=False, shelf=False)
        kettle((0.62, -0.25, 0.9))
        microwave((-0.6, -0.02, 1.42))
        box((1.84, 0.34, 0.03), (0, -0.17, 1.39), s["wood"], 0.004)
        for k in range(5):
            cylinder(0.045, 0.13 + 0.02 * (k % 2), (-0.2 + 0.115 * k, -0.16, 1.405), s["ceramic"] if k % 2 else s["wood"], 0.006)
        for k in range(3):
            mug((0.48 + 0.12 * k, -0.17, 1.405), k)
    fridge(p.at(0.02, 3.2), p.turned(90), 1.45)
    bed(p.at(1.22, d - 1.55), p.turned(90), s, 1.5)
    with Group(p.at(0.26, d - 2.55), p.turned(90)):
        nightstand((0, 0, 0), s)
    table_lamp(p.at(0.26, d - 2.55, 0.52), s, 0.4, 2)
    wardrobe(p.at(w - 0.02, 2.2), p.turned(-90), s, 1.5, mirrored=True)
    desk(p.at(w - 0.02, 3.85), p.turned(-90), s, 1.1)
    with Group(p.at(w - 0.95, 3.8), p.turned(100)):
        chair((0, 0, 0), 0, s)
    television(p.at(w - 0.03, d - 1.3, 0.95), p.turned(-90), 0.85)
    box((0.4, 1.0, 0.04), p.at(w - 0.2, d - 1.3, 0.92), s["wood"], 0.006)
    air_conditioner(p.at(w - 0.0, d - 1.4, 2.08), p.turned(-90))
    socket(p.at(w, 3.4, 0.95), p.turned(-90))
    socket(p.at(0.0, d - 0.55, 0.4), p.turned(90), 2)
    slippers_mat(p.at(w / 2 + 0.3, 0.75), 0)
    shoes(p.at(w - 0.5, 1.15), 90, 2)
    potted(p.at(w - 0.35, d - 0.5), 0.9, "monstera", "#cfc6b7", v["seed"])
    hang(p.at(0, d - 1.55, 1.58), p.wall(), s, v["seed"], 1.0)
    hang(p.at(w, 3.85, 1.5), p.wall(False), s, v["seed"] + 3, 0.8)
    hooks(p.at(0, 0.5, 1.7), p.wall(), s, v["seed"])
    mug(p.at(0.3, d - 2.42, 0.52), v["seed"])
    drinking_water(p.at(0.25, 0.62), p.turned(90))
    bag(p.at(w - 0.3, 3.2), p.turned(80), ("#a9744a", "#3f5a6b", "#c8b48a")[v["seed"] % 3])


def living(v, s, p):
    w, d = v["w"], v["d"]
    sheet(2.2, 1.7, p.at(1.75, d * 0.56, 0.012), s["rug"])
    sofa(p.at(0.56, d * 0.56), p.turned(90), s, 1.95 if w < 5 else 2.4)
    coffee_table(p.at(1.75, d * 0.56), s, *(("square", 90) if v["seed"] % 2 else ("round",)))
    on_coffee_table(p, d * 0.56, s, v["seed"])
    sideboard(p.at(w - 0.24, d * 0.7), p.turned(-90), s, 1.5)
    television(p.at(w - 0.2, d * 0.7, 0.62), p.turned(-90), 1.2)
    air_conditioner(p.at(0.0, d * 0.6, v["h"] - 0.42), p.turned(90))
    hang(p.at(0, d * 0.54, 1.62), p.wall(), s, v["seed"], 1.25)
    floor_lamp(p.at(0.4, d - 0.7), s, 1.55, 3)
    potted(p.at(w - 0.32, d - 0.36), 1.2, ("fig", "banana", "monstera")[v["seed"] % 3], "#cfc6b7", v["seed"])
    dining_place(v, s, p)
    router(p.at(w - 0.2, d * 0.7 + 0.6, 0.62), p.turned(-90))
    basket(p.at(0.28, d * 0.56 + (1.32 if w < 5 else 1.55)), s, s["throw"])
    if w > 5:
        armchair(p.at(2.6, d - 1.0), p.turned(-30), s)
    socket(p.at(w, d * 0.32, 0.4), p.turned(-90))
    socket(p.at(0, d - 0.3, 0.4), p.turned(90))
    vase(p.at(w - 0.2, d * 0.7 - 0.66, 0.62), s, 0.2)


def on_coffee_table(p, y, s, seed):
    mug(p.at(1.62, y - 0.26, 0.39), seed)
    magazines(p.at(1.86, y + 0.2, 0.385), 20, seed)
    remote(p.at(1.9, y - 0.1, 0.395), 60)
    wide = 1.95 if p.w < 5 else 2.4
    with Group(p.at(0.56, y), p.turned(90)):
        blanket(((-1 if p.left else 1) * (wide / 2 - 0.1), -0.12, 0.63), 0, s["throw"])


def dining_place(v, s, p):
    """A table against the wall in a small room, one that four sit around in a large one; a lamp over it, pictures behind it."""
    w, small = v["w"], v["w"] < 5
    at, length = (w - 0.47 if small else w - 1.3, 1.95), 1.15 if small else 1.5
    dining(p.at(*at), p.turned(-90), s, 4, length, at_wall=small)
    with Group(p.at(*at), p.turned(-90)):
        placemats(4, s, length)
    pendant(p.at(*at, 1.8), s, v["h"], ("rattan", "dome", "globe")[v["seed"] % 3], 3)
    hang(p.at(w, 1.95, 1.5), p.wall(False), s, 3 * v["seed"] + 1, 1.0 if small else 1.5)


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
    hang(p.at(0, middle, 1.62), p.wall(), s, v["seed"] + 2, 1.15)
    wardrobe(p.at(w - 0.02, 0.54), p.turned(-90), s, 1.0)
    glass(p.at(0.2, middle + 1.24, 0.52))
    bag(p.at(w - 0.28, d - 1.55), p.turned(80), ("#a9744a", "#3f5a6b", "#c8b48a")[v["seed"] % 3])
    desk(p.at(w - 0.02, d - 0.75), p.turned(-90), s, 0.95) if d > 3.9 else potted(p.at(w - 0.4, d - 0.5), 1.0, "fig", "#cfc6b7", v["seed"])
    socket(p.at(w, d - 1.4, 0.4), p.turned(-90))
    socket(p.at(0, middle - 1.45, 0.75), p.turned(90), 2)
    sheet(1.8, 2.4, p.at(1.7, middle, 0.012), s["rug"])
    slippers_mat(p.at(2.35, middle - 1.0, 0.014), 4, "#b8b0a2")
    shoes(p.at(2.6, middle - 1.35), 30, 1)


def kitchen(v, s, p):
    w, d = v["w"], v["d"]
    with Group(p.at(0.0, d - 1.75), p.turned(90)):
        run_of_cupboards(2.6, s, hob=True, upper=v["style"] != "nineties", shelf=v["style"] == "nineties")
        kettle((-0.9, -0.3, 0.9))
        rice_cooker((1.05, -0.36, 0.9))
        dish_rack((-0.2, -0.22, 0.905))
    fridge(p.at(0.0, d - 3.42), p.turned(90), 1.75)
    seats = 2 if w < 3.2 else 4
    dining(p.at(w - 0.95, d - 1.5), 90, s, seats, 1.15)
    with Group(p.at(w - 0.95, d - 1.5), 90):
        placemats(seats, s, 1.15)
    clock(p.at(w, d - 1.5, 1.75), p.wall(False), s)
    drinking_water(p.at(w - 0.2, d - 3.0), p.turned(90))
    socket(p.at(w, d - 2.4, 1.1), p.turned(-90))
    socket(p.at(0.0, d - 2.65, 1.15), p.turned(90))
    potted(p.at(w - 0.3, d - 0.4), 0.8, "fig", "#cfc6b7", v["seed"])
    tube([p.at(w - 0.02, d - 3.75, 1.5), p.at(w - 0.02, d - 3.25, 1.5)], 0.008, s["metal"])
    curtain(0.34, 0.5, p.at(w - 0.05, d - 3.5, 1.0), s["throw"], p.turned(-90), 3, 0.012, 4)


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
    "living": (0.54, 0.2, 1.42, 0.44, 80), "bedroom": (0.74, 0.2, 1.35, 0.34, 80),
    "kitchen": (0.8, 0.16, 1.42, 0.24, 76), "bathroom": (0.8, 0.12, 1.45, 0.26, 84),
}


# From a corner: the eye from the wall with the bed or sofa and from the back, then what it looks at, and its angle.
CORNERS = {
    "dining": lambda w, d: ((max(0.3, w - 4.4), 0.25, 1.42), (w, 2.9), 76),
    "desk": lambda w, d: ((w * 0.24, d - 3.7, 1.4), (w, d - 1.0), 76),
}


def look_at_room(v):
    """Stands in the doorway, opposite the bed, the sofa or the cupboards, or where an angle of the room is best seen."""
    if v.get("angle") in CORNERS:
        p, (eye, look, wide) = Plan(v), CORNERS[v["angle"]](v["w"], v["d"])
        camera(p.at(*eye), (*p.at(*look)[:2], eye[2]), wide, (0, -0.07))
        return
    x, y, z, target, angle = EYES[v["room"]]
    p = Plan(v)
    camera(p.at(v["w"] * x, y, z), (*p.at(v["w"] * target, v["d"])[:2], z), angle, (0, -0.07))


if __name__ == "__main__":
    job = options()
    clear()
    v = job.get("room") or ROOMS[job["variant"]]
    build(v)
    look_at_room(v)
    render(job, **DAYLIGHT)
