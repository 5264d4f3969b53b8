"""Villas and townhouses: white volumes, deep eaves, glass walls with a lit room behind them."""

import math
import random

from furniture import Group, sofa
from lamps import area, floor_lamp, pendant
from materials import pane
from shapes import box, curtain, link, mesh_of, sheet


def glazing(x0, x1, y, z0, z1, s, panels=3):
    """A run of sliding doors facing -y."""
    frame = s["frame"]
    for z in (z0 + 0.04, z1 - 0.04):
        box((x1 - x0, 0.1, 0.08), ((x0 + x1) / 2, y, z), frame, 0.006)
    for k in range(panels + 1):
        box((0.07, 0.1, z1 - z0), (x0 + (x1 - x0) * k / panels, y, z0), frame, 0.006, base=True)
    glass = sheet(x1 - x0, z1 - z0, ((x0 + x1) / 2, y, (z0 + z1) / 2), pane("#e8efec", 0.8))
    glass.rotation_euler = (math.radians(90), 0, 0)


def lit_room(x0, x1, y, z0, s, depth=4.5, height=2.7, watts=120, furnish=True, seed=1):
    """A room seen through its glass: floor, walls, curtains, a sofa, a lamp, and warm light."""
    w = x1 - x0
    box((w, depth, 0.08), ((x0 + x1) / 2, y + depth / 2, z0 - 0.07), s["floor"], 0, base=True)
    box((w, 0.1, height), ((x0 + x1) / 2, y + depth, z0), s["feature"], 0, base=True)
    for x in (x0, x1):
        box((0.12, depth, height), (x, y + depth / 2, z0), s["wall"], 0, base=True)
    box((w, depth, 0.1), ((x0 + x1) / 2, y + depth / 2, z0 + height), s["ceiling"], 0, base=True)
    area(((x0 + x1) / 2, y + depth / 2, z0 + height - 0.05), (w * 0.8, depth * 0.7), watts, "#ffd9b0")
    chance = random.Random(seed)
    for x, wide in ((x0 + 0.45, 0.7), (x1 - 0.45, 0.7)):
        curtain(wide, height - 0.1, (x, y + 0.25, z0), s["drape"], 0, 6, 0.05, seed)
    if furnish:
        with Group(((x0 + x1) / 2 + chance.uniform(-0.4, 0.4), y + depth - 0.75, z0), 0):
            sofa((0, 0, 0), 0, s, min(2.3, w - 1.2))
            floor_lamp((min(1.7, w / 2 - 0.3), 0.1, 0), s, 1.6, 8)
        box((1.3, 0.04, 0.9), ((x0 + x1) / 2, y + depth - 0.08, z0 + 1.3), s["wood"], 0.005, base=True)
        pendant(((x0 + x1) / 2 - 0.2, y + 1.6, z0 + 1.7), s, z0 + height, "globe", 6)


def flat_roof(x0, x1, y0, y1, z, skin, soffit, thick=0.32):
    box((x1 - x0, y1 - y0, thick), ((x0 + x1) / 2, (y0 + y1) / 2, z), skin, 0.015, base=True)
    sheet(x1 - x0 - 0.1, y1 - y0 - 0.1, ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.006), soffit)


def pitched_roof(x0, x1, y0, y1, z, rise, skin):
    """Hipped, in clay tiles, with deep eaves."""
    run = (y1 - y0) / 2
    vertices = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), (x0 + run, (y0 + y1) / 2, z + rise), (x1 - run, (y0 + y1) / 2, z + rise)]
    roof = link("roof", mesh_of("roof", vertices, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (0, 3, 2, 1)]), skin, smooth=False)
    roof.modifiers.new("thick", "SOLIDIFY").thickness = 0.14
