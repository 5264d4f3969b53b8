"""A room by day or at dusk: shell, window wall, balcony, curtains, and the view outside. The window faces +y; metres."""

import math
import random

import bpy

import bay
from fronts import block
from furniture import Group
from lamps import area
from materials import HAZE, finish, leaf, material, paint, pane, principled, tiles
from nodes import rgba
from plants import Grove, leaf_cloud
from shapes import box, curtain, instance, link, mesh_of, sheet
from sky import sky
from towers import tower


def shell(w, d, h, s, feature=None, openings=()):
    """Floor, walls, a ceiling with a shadow gap; the window wall is open. `feature` = left|right|back paints that wall."""
    box((w + 0.4, d + 0.4, 0.1), (w / 2, d / 2, -0.1), s["floor"], 0, base=True)
    box((w + 0.4, d + 0.4, 0.2), (w / 2, d / 2, h), s["ceiling"], 0, base=True)
    sides = {"left": ((0.2, d + 0.4, h), (-0.1, d / 2, 0)), "right": ((0.2, d + 0.4, h), (w + 0.1, d / 2, 0)), "back": ((w + 0.4, 0.2, h), (w / 2, -0.1, 0))}
    for side, (size, at) in sides.items():
        if side not in openings:
            box(size, at, s["feature"] if side == feature else s["wall"], 0, base=True)
    for x in (0.008, w - 0.008):
        box((0.016, d, 0.09), (x, d / 2, 0), s["ceiling"], 0.003, base=True)


def window_wall(w, d, h, s, panels=4, sill=0.0, margin=0.0, head=0.3):
    """Sliding doors or a window across the +y wall, framed in dark aluminium."""
    top, left, right = h - head, margin, w - margin
    box((w + 0.4, 0.2, head + 0.02), (w / 2, d + 0.1, top), s["wall"], 0, base=True)
    if sill:
        box((w + 0.4, 0.2, sill), (w / 2, d + 0.1, 0), s["wall"], 0, base=True)
        box((right - left, 0.3, 0.03), (w / 2, d + 0.06, sill), s["stone"], 0.006, base=True)
    for x, wide in ((left / 2, left), (w - margin / 2, margin)):
        if margin:
            box((wide, 0.2, top - sill), (x, d + 0.1, sill), s["wall"], 0, base=True)
    frame, y = s["frame"], d + 0.12
    for z in (sill + 0.03, top - 0.03):
        box((right - left, 0.09, 0.06), ((left + right) / 2, y, z), frame, 0.006)
    wide = (right - left) / panels
    for k in range(panels + 1):
        box((0.055 if k % panels else 0.08, 0.08, top - sill), (left + wide * k, y, sill), frame, 0.006, base=True)
    glass = sheet(right - left, top - sill, ((left + right) / 2, y, (top + sill) / 2), pane())
    glass.rotation_euler = (math.radians(90), 0, 0)


def drapes(w, d, h, s, share=0.16, sheer=0.0, head=0.3):
    """Heavy curtains gathered at both sides, and optionally a sheer one."""
    tall = h - 0.12
    wide = w * share
    for k, x in enumerate((wide / 2 + 0.05, w - wide / 2 - 0.05)):
        curtain(wide, tall, (x, d - 0.16, 0.01), s["drape"], 0, 7, 0.055, k + 3)
    if sheer:
        curtain(w * sheer, tall, (w * (0.12 + sheer / 2), d - 0.06, 0.01), s["voile"], 0, 12, 0.04, 8)
    box((w, 0.06, 0.05), (w / 2, d - 0.13, h - 0.1), s["ceiling"], 0.004)


def balcony(w, d, s, depth=1.8, decking=True):
    """A slab, a glass rail and a soffit outside the window wall."""
    box((w + 1.2, depth, 0.12), (w / 2, d + 0.2 + depth / 2, -0.14), s["floor_out"] if "floor_out" in s else s["floor"], 0.01, base=True)
    box((w + 1.2, depth + 0.1, 0.16), (w / 2, d + 0.2 + depth / 2, 2.78), s["ceiling"], 0.01, base=True)
    y = d + 0.2 + depth - 0.05
    rail = sheet(w + 1.2, 1.02, (w / 2, y, 0.53), pane("#e3efee", 0.7))
    rail.rotation_euler = (math.radians(90), 0, 0)
    box((w + 1.2, 0.06, 0.045), (w / 2, y, 1.06), s["frame"], 0.012)
    for k in range(int((w + 1.2) / 1.4) + 1):
        box((0.03, 0.03, 1.05), (-0.6 + 1.4 * k, y + 0.03, 0), s["frame"], 0.006, base=True)


def terrace(w, d):
    """Paving under the eaves of a house, with two chairs, before the lawn begins."""
    box((w + 2.4, 2.6, 0.12), (w / 2, d + 1.5, -0.16), tiles("#c3a98c", "#94806a", (0.4, 0.4), rough=0.5), 0.01, base=True)
    box((w + 2.4, 1.6, 0.14), (w / 2, d + 1.0, 2.86), paint("#efede7", 0.8), 0.01, base=True)


def daylight(w, d, h, sill=0.0):
    """Daylight from the window as a soft lamp, and the light a pale room throws back, which few bounces would miss."""
    area((w / 2, d + 0.02, (h + sill) / 2 - 0.1), (w * 0.9, (h - sill) * 0.8), 34 * w * (h - sill) / 9, "#eaf2ff", (-90, 0, 0))
    area((w / 2, d * 0.4, h - 0.12), (w * 0.8, d * 0.6), 2.1 * w * d, "#fbf6ee")
    area((w / 2, 0.06, h * 0.55), (w * 0.8, h * 0.7), 1.0 * w * d, "#fbf6ee", (90, 0, 0))


def outside(kind="bay", floor_height=60.0, sky_name="afterglow", west=75, turn=0.0, side=0.0, clouds=0.35, seed=1.0):
    """The view. bay: the crescent; open: sea with Koh Larn; garden: trees around a villa; city: town and hills."""
    day = sky_name == "day"
    HAZE["colour"], HAZE["length"] = ((0.62, 0.76, 0.93), 9000) if day else ((0.33, 0.26, 0.31), 14000)
    sky(sky_name, west, clouds=clouds, seed=seed)
    if day:
        # The eye and the camera open up for a room, so what the sun lights outside must be much brighter.
        sun(west, strength=10.0 if kind in ("garden", "palms", "roofs", "court") else 4.0)
    if kind == "garden":
        HAZE["colour"] = None
        bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 1.5 if day else 1.8
        garden(seed, lamps=not day)
        return
    if kind in ("palms", "roofs"):
        HAZE["length"] = 1400
        with Group((side, 0, -floor_height), turn):
            treetops(seed, 4 if kind == "palms" else 160)
        HAZE["colour"] = None
        return
    if kind == "court":
        with Group((side, 0, -floor_height), turn):
            court(seed)
        HAZE["colour"] = None
        return
    night = 0.0 if day else 1.0
    with Group((side, 0, -floor_height), turn), Group((250, 250, 0)):
        bay.sea(rough=0.08, colour="#1d5166" if day else "#0d2733")
        if kind == "bay":
            bay.land(night)
            bay.hills()
            bay.town(count=900 if day else 320, lit=0.3 * night, power=2.0 * night, keep=lambda x, y, floors: y > 560 or (floors < 9 and y > -80))
            bay.greenery(count=3200 if day else 500)
            if night:
                bay.street_lamps(step=0.8)
            bay.boats(near=((-330, 420), (-215, 610), (-300, 560)))
        if kind == "open":
            island()
            bay.boats(seed=int(seed) + 3, count=16, area=(-900, 100, 260, 2400))
        if kind == "city":
            with Group((-500, -900, 0)):
                bay.land(night)
                bay.hills()
                bay.town(seed=int(seed) + 5, count=520, lit=0.34 * night, power=2.0 * night, from_degrees=-60, to_degrees=90)
    HAZE["colour"] = None


def island():
    """Koh Larn on the horizon, seven kilometres away."""
    chance, wood = random.Random(9), paint("#2a3338", 0.95)
    for centre, wide, tall in ((-1600, 1500, 150), (-600, 800, 95), (1500, 900, 110)):
        vertices, faces, n = [], [], 60
        for k in range(n + 1):
            t = k / n
            top = tall * math.sin(math.pi * t) ** 0.7 * (0.72 + 0.2 * math.sin(t * 9 + centre) + 0.08 * math.sin(t * 27))
            x = centre + (t - 0.5) * wide
            vertices += [(x, 7000, -1), (x, 7040, max(0, top))]
            if k:
                faces.append((2 * k - 2, 2 * k, 2 * k + 1, 2 * k - 1))
        link("island", mesh_of("island", vertices, faces), wood, (-250, 0, 0))


def sun(west, height=38.0, strength=4.0):
    """Direct sunlight from the direction `west`, soft-edged enough to hide small meshes' corners."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(1.0), (1.0, 0.95, 0.87)
    lamp = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = (math.radians(90 - height), 0, math.radians(west + 90))


def court(seed=1.0):
    """The next building across a street with trees: what most flats in town look at."""
    chance = random.Random(int(seed))
    sheet(300, 200, (0, 60, -0.05), paint("#77756f", 0.9))
    for k, (x, y, bays, floors) in enumerate(((-26, 40, 7, 8), (8, 46, 8, 11), (42, 42, 7, 7))):
        block((x, y, 0), ("nineties", "decade", "eighties")[(k + int(seed)) % 3], bays, floors, (3, 0, -5)[k], seed=int(seed) + k)
    skins = bay.skins(chance, 0.0, 0.0)
    for x, y, wide, floors in ((-60, 86, 30, 14), (64, 100, 30, 18)):
        tower((x, y, 0), wide, 16, floors, chance.choice(skins), chance.choice((0, 0, 4)), chance.choice(("balcony", "plain")), seed=x)
    crowns = [leaf_cloud(leaf("#4a6b3a", 0.5, 0.2), 1.0, 1600, 0.2, 0.85, k) for k in range(3)]
    for k in range(18):
        instance(chance.choice(crowns), (-44 + k * 5.4 + chance.uniform(-1, 1), chance.uniform(16, 26), chance.uniform(3, 6)), (0, 0, k * 31), chance.uniform(2.2, 3.6))


def garden(seed=1.0, from_y=9.0, lamps=True):
    """A wall, trees and palms outside a villa's window; by night lit from below."""
    chance = random.Random(int(seed))
    sheet(80, 60, (4, 30, -0.12), paint("#4d5f38", 0.95) if lamps else turf())
    box((60, 0.2, 2.1), (4, from_y + 7, -0.1), paint("#a59c8e" if lamps else "#e4dac6", 0.85), 0.01, base=True)
    if lamps:
        area((4, from_y + 2.5, 5), (10, 4), 420, "#ffd9ae")
    crowns = [leaf_cloud(leaf("#3f5a34" if lamps else "#5c8440", 0.5, 0.2), 1.0, 2200, 0.16, 0.85, k) for k in range(3)]
    for k in range(46):
        instance(chance.choice(crowns), (chance.uniform(-14, 20), from_y + 6.4 - chance.random() * 1.2, chance.uniform(0.0, 0.7)), (0, 0, k * 47), chance.uniform(0.5, 0.9))
    for k in range(22):
        instance(chance.choice(crowns), (chance.uniform(-25, 32), from_y + chance.uniform(10, 24), chance.uniform(2.4, 5)), (0, 0, k * 31), chance.uniform(2.2, 4))
    grove = Grove(int(seed) + 2)
    for x in (-4.5, 1.2, 5.5, 9.5, 13):
        grove.palm((x + chance.uniform(-0.7, 0.7), from_y + chance.uniform(3.5, 6.2), -0.1), chance.uniform(4, 6.5), 0.7)
        if lamps:
            area((x, from_y + 4, 0.05), (0.9, 0.9), 170, "#ffc890", (168, 0, 0))


def turf():
    """A mown lawn seen from some metres away: blades as grain, worn and lush patches."""
    made, g = material("turf")
    where = g.place()
    patches = g.ramp(g.noise(where, 0.35, 4, 0.6), [(0.34, rgba("#8c9650")), (0.5, rgba("#6f8d42")), (0.68, rgba("#56763a"))])
    blades = g.ramp(g.noise(g.place((1, 0.45, 1)), 38, 5, 0.75), [(0.32, (0.45, 0.45, 0.42)), (0.66, (1.25, 1.25, 1.15))])
    return finish(made, g, principled(g, g.mix(0.85, patches, blades, "MULTIPLY"), 0.95, g.bump(g.noise(where, 60, 4), 0.8, 0.03), Specular=0.1))


def treetops(seed=1.0, houses=4):
    """What an upper floor over old gardens looks at: palms near the balcony, crowns and roofs behind them."""
    chance = random.Random(int(seed))
    sheet(3000, 2400, (0, 1180, -0.05), paint("#75894c", 0.95))
    crowns = [leaf_cloud(leaf(colour, 0.5, 0.2), 1.0, 1800, 0.18, 0.85, k) for k, colour in enumerate(("#5c8440", "#4d7639", "#6b8f45"))]
    for k in range(150 if houses < 9 else 900):
        y = 16 + (120 if houses < 9 else 430) * chance.random() ** 1.6
        instance(chance.choice(crowns), (chance.uniform(-0.8, 0.8) * (y + 14), y, chance.uniform(2.5, 4.5)), (0, 0, k * 31), chance.uniform(2.6, 4.4))
    skins = [tiles(colour, "#5d3b2c", (0.5, 0.6), 0.5, 0.8) for colour in ("#96604a", "#a8705a", "#8a8d8f", "#7a5a48")]
    walls = [paint(colour, 0.9) for colour in ("#e6ddca", "#dcd8ce", "#d8c8a8")]
    for k in range(houses):
        y = 44 + 7 * k if houses < 9 else 22 + 420 * (k / houses) ** 1.6
        x = chance.uniform(-0.75, 0.75) * y
        box((11, 9, 6.2), (x, y, 0), chance.choice(walls), 0, base=True)
        vertices = [(x - 6.2, y - 5.2, 6.2), (x + 6.2, y - 5.2, 6.2), (x + 6.2, y + 5.2, 6.2), (x - 6.2, y + 5.2, 6.2), (x - 2, y, 8.6), (x + 2, y, 8.6)]
        link("roof", mesh_of("roof", vertices, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)]), chance.choice(skins), smooth=False)
    grove = Grove(int(seed) + 2)
    for k in range(9):
        grove.palm((-11 + 2.9 * k + chance.uniform(-0.9, 0.9), chance.uniform(8.5, 14), -0.1), chance.uniform(5.5, 8.5), 0.9)
