"""Outer walls with windows and doors in them, hipped and gabled roofs, and what hangs on Thai houses. Fronts face -y."""

import math

from furniture import Group
from materials import concrete, fabric, metal, paint, pane, tiles, wood
from shapes import box, curtain, cylinder, link, mesh_of, sheet, tube
from solids import Solids

ROOFS = {"red": ("#9c5a42", "#6d3b2b"), "brown": ("#7a5a48", "#4f392d"), "grey": ("#7d8286", "#565a5e"), "green": ("#5f7a68", "#40564a")}


def roof_tiles(name):
    light, dark = ROOFS[name]
    return tiles(light, dark, (0.3, 0.36), 0.5, 0.55, 0.22, 0.014)


def wall(x0, x1, y, z0, z1, skin, frame, openings=(), thick=0.2, drape="#dcd3c0", boards=False):
    """A wall from x0 to x1 whose face is at y. Openings: (x, sill, wide, tall, kind); kind: window, door, shutters, glass."""
    made = Solids(skin=skin)
    edges = sorted(openings)
    at = x0
    for x, sill, wide, tall, _ in edges:
        made.box("skin", (at, y, z0), (x - wide / 2, y + thick, z1))
        if sill > 0:
            made.box("skin", (x - wide / 2, y, z0), (x + wide / 2, y + thick, z0 + sill))
        made.box("skin", (x - wide / 2, y, z0 + sill + tall), (x + wide / 2, y + thick, z1))
        at = x + wide / 2
    made.box("skin", (at, y, z0), (x1, y + thick, z1))
    if boards:
        clad(made, x0, x1, y, z0, z1, edges)
    made.link("wall", (0, 0, 0))
    for k, (x, sill, wide, tall, kind) in enumerate(edges):
        opening((x, y, z0 + sill), wide, tall, kind, frame, drape, k)


def clad(made, x0, x1, y, z0, z1, edges, tall=0.17):
    """Lapped boards, each standing out a little over the one below, interrupted at the openings."""
    for row in range(int((z1 - z0) / tall)):
        z, at = z0 + row * tall, x0
        for x, sill, wide, high, _ in edges:
            if z0 + sill - tall < z < z0 + sill + high:
                made.box("skin", (at, y - 0.03, z), (x - wide / 2, y, z + 0.03))
                at = x + wide / 2
        made.box("skin", (at, y - 0.03, z), (x1, y, z + 0.03))


def opening(at, wide, tall, kind, frame, drape, seed):
    with Group(at):
        rim = 0.06
        for x in (-wide / 2 + rim / 2, wide / 2 - rim / 2):
            box((rim, 0.12, tall), (x, 0.08, 0), frame, 0.005, base=True)
        for z in (0, tall - rim):
            box((wide, 0.12, rim), (0, 0.08, z), frame, 0.005, base=True)
        if kind == "door":
            box((wide - 0.1, 0.06, tall - 0.08), (0, 0.1, 0), wood("#8a5a36", "#5d381f", 1.0, "Z"), 0.005, base=True)
            cylinder(0.025, 0.06, (wide * 0.36, 0.05, tall * 0.45), metal("#c2b48a", 0.3), turn=(90, 0, 0))
            return
        glass = sheet(wide, tall, (0, 0.1, tall / 2), pane("#dfe9e6", 1.0))
        glass.rotation_euler = (math.radians(90), 0, 0)
        box((wide + 0.4, 0.04, tall + 0.4), (0, 1.3, -0.2), paint("#2b2723", 0.9), 0, base=True)
        box((wide + 0.4, 1.2, 0.04), (0, 0.75, -0.05), paint("#6d6253", 0.6), 0)
        for x, share in ((-1, 0.3), (1, 0.22)):
            curtain(wide * share, tall - 0.05, (x * wide * (0.5 - share / 2), 0.26, 0.02), fabric(drape), 0, 5, 0.04, seed + 2)
        panes = 2 if wide < 2.2 else 4 if wide > 3.4 else 3
        for k in range(1, panes):
            box((0.05, 0.08, tall), (-wide / 2 + wide * k / panes, 0.09, 0), frame, 0.004, base=True)
        if kind == "shutters":
            slat = wood("#6f4a2c", "#49301c", 1.0, "Z")
            for side in (-1, 1):
                leaf = box((wide / 2, 0.035, tall), (side * wide * 0.72, -0.09, 0), slat, 0.004, base=True)
                leaf.rotation_euler = (0, 0, math.radians(side * 14))
                for k in range(int(tall / 0.09)):
                    box((wide / 2 - 0.1, 0.05, 0.012), (side * wide * 0.72, -0.1, 0.05 + 0.09 * k), slat, 0)
        if kind == "bars":
            for k in range(int(wide / 0.13)):
                tube([(-wide / 2 + 0.06 + 0.13 * k, -0.03, 0), (-wide / 2 + 0.06 + 0.13 * k, -0.03, tall)], 0.007, paint("#e8e6e0", 0.4))


def hip_roof(x0, x1, y0, y1, z, rise, skin, fascia):
    run = min((y1 - y0) / 2, (x1 - x0) / 2)
    middle = (y0 + y1) / 2
    vertices = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), (x0 + run, middle, z + rise), (x1 - run, middle, z + rise)]
    roof = link("roof", mesh_of("roof", vertices, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)]), skin, smooth=False)
    roof.modifiers.new("thick", "SOLIDIFY").thickness = 0.1
    eaves(x0, x1, y0, y1, z, fascia)


def gable_roof(x0, x1, y0, y1, z, rise, skin, fascia, infill, half, top, soffit=None):
    """
    The ridge runs along y, so that the gable looks at the street. The walls under it are `half` wide to both sides of the
    middle, their front is at y = 0 and ends at `top`: the gable goes on from there to the roof.
    """
    middle = (x0 + x1) / 2
    slopes = [(0, 1, 4, 3), (1, 2, 5, 4)]

    def plane(low):
        return [(x, y, h - low) for y in (y0, y1) for x, h in ((x0, z), (middle, z + rise), (x1, z))]

    link("roof", mesh_of("roof", plane(0), slopes), skin, smooth=False).modifiers.new("thick", "SOLIDIFY").thickness = 0.08
    link("soffit", mesh_of("soffit", plane(0.12), slopes), soffit or fascia, smooth=False)
    under = z + rise * (1 - half / (x1 - middle)) - 0.1
    outline = [(middle - half, top), (middle + half, top), (middle + half, under), (middle, z + rise - 0.1), (middle - half, under)]
    gable = Solids(infill=infill)
    for y in (0, y1 - 1.2):
        points = [(x, y + back, h) for back in (0, 0.15) for x, h in outline]
        gable.hull("infill", points, [tuple(range(5)), tuple(range(9, 4, -1))])
    gable.link("gable", (0, 0, 0))
    board = [(x, y0 - 0.02, h + low) for low in (-0.2, 0.06) for x, h in ((x0 - 0.03, z), (middle, z + rise), (x1 + 0.03, z))]
    link("bargeboard", mesh_of("bargeboard", board, [(0, 1, 4, 3), (1, 2, 5, 4)]), fascia, smooth=False).modifiers.new("thick", "SOLIDIFY").thickness = 0.04


def eaves(x0, x1, y0, y1, z, fascia):
    for size, at in (((x1 - x0, 0.06, 0.2), ((x0 + x1) / 2, y0, z - 0.1)), ((0.06, y1 - y0, 0.2), (x0, (y0 + y1) / 2, z - 0.1)), ((0.06, y1 - y0, 0.2), (x1, (y0 + y1) / 2, z - 0.1))):
        box(size, at, fascia, 0.005)
    sheet(x1 - x0 - 0.1, y1 - y0 - 0.1, ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.12), fascia)


def carport(x0, x1, y0, y1, z, skin):
    """A light roof on steel posts, corrugated."""
    steel = paint("#d9dad8", 0.5)
    for x in (x0 + 0.1, x1 - 0.1):
        for y in (y0 + 0.15, y1 - 0.15):
            box((0.1, 0.1, z), (x, y, 0), steel, 0.01, base=True)
        box((0.08, y1 - y0, 0.14), (x, (y0 + y1) / 2, z), steel, 0.01, base=True)
    vertices, faces, n = [], [], int((x1 - x0) / 0.045)
    for k in range(n + 1):
        x, lift = x0 - 0.2 + (x1 - x0 + 0.4) * k / n, 0.02 * math.sin(k * 1.57)
        vertices += [(x, y0 - 0.3, z + 0.2 + lift), (x, y1, z + 0.42 + lift)]
        if k:
            b = 2 * k - 2
            faces.append((b, b + 2, b + 3, b + 1))
    link("sheet roof", mesh_of("sheet roof", vertices, faces), skin)
    cylinder(0.05, 0.01, (x0, y0, z), steel)


def condenser(at, turn=0.0):
    """The outdoor half of an air conditioner, on brackets."""
    with Group(at, turn):
        white = paint("#dededa", 0.5)
        box((0.8, 0.3, 0.55), (0, -0.2, 0), white, 0.02, base=True)
        fan = cylinder(0.22, 0.02, (-0.12, -0.35, 0.27), paint("#3b3e40", 0.6), 0.005)
        fan.rotation_euler = (math.radians(90), 0, 0)
        tube([(0.35, -0.05, 0.3), (0.5, -0.03, 0.3), (0.5, -0.03, 1.6)], 0.03, white)


def water_tank(at, tall=1.9):
    """A steel tank on its feet, beside a pump."""
    x, y, z = at
    steel = metal("#c9cccd", 0.22)
    for k in range(6):
        cylinder(0.5 + 0.015 * (k % 2), tall / 6 - 0.01, (x, y, z + 0.3 + k * tall / 6), steel, 0.03)
    for dx in (-0.35, 0.35):
        box((0.06, 0.8, 0.3), (x + dx, y, z), paint("#8f9294", 0.5), 0.005, base=True)
    box((0.4, 0.35, 0.4), (x + 0.85, y, z), paint("#3f6fa3", 0.4), 0.04, base=True)


def sliding_gate(x0, x1, y, tall=1.5):
    """A gate of steel bars on a rail."""
    steel = paint("#3d3f41", 0.4)
    for z in (0.08, tall * 0.55, tall - 0.05):
        box((x1 - x0, 0.05, 0.05), ((x0 + x1) / 2, y, z), steel, 0.006)
    for k in range(int((x1 - x0) / 0.12) + 1):
        box((0.025, 0.025, tall - 0.1), (x0 + 0.12 * k, y, 0.08), steel, 0.004, base=True)


def garden_wall(x0, x1, y, colour, tall=1.2):
    box((x1 - x0, 0.16, tall), ((x0 + x1) / 2, y, 0), concrete(colour, 0.85), 0.01, base=True)
    box((x1 - x0 + 0.06, 0.24, 0.07), ((x0 + x1) / 2, y, tall), paint("#efece5", 0.6), 0.01, base=True)
    for k in range(int((x1 - x0) / 2.4) + 1):
        box((0.28, 0.28, tall + 0.22), (x0 + 2.4 * k, y, 0), concrete(colour, 0.85), 0.015, base=True)
