"""Fitted cupboards, worktop, sink, hob and hood in one run along a wall. The back is at y = 0, the front faces -y."""

from furniture import bowl, shelf_things, vase
from lamps import bulb, strip
from materials import metal, paint
from shapes import box, cylinder, lathe, sheet, tube


def doors(width, height, at, s, skin, count, handle=True):
    wide = width / count
    for k in range(count):
        x = at[0] - width / 2 + wide * (k + 0.5)
        box((wide - 0.006, 0.02, height), (x, at[1], at[2]), skin, 0.003, base=True)
        if handle:
            box((min(0.18, wide * 0.4), 0.012, 0.012), (x, at[1] - 0.022, at[2] + height - 0.05), s["metal"], 0.004)


def run_of_cupboards(width, s, hob=True, tall=0, upper=True, depth=0.62, shelf=False):
    dark = paint("#17191b", 0.4)
    box((width, depth - 0.08, 0.1), (0, -depth / 2, 0), dark, 0, base=True)
    box((width, depth - 0.03, 0.76), (0, -depth / 2, 0.1), s["cabinet"], 0.003, base=True)
    count = max(2, round(width / 0.6))
    doors(width, 0.74, (0, -depth + 0.0, 0.115), s, s["cabinet"], count)
    box((width + 0.02, depth + 0.03, 0.035), (0, -depth / 2 - 0.01, 0.865), s["stone"], 0.006, base=True)
    splash = sheet(width, 0.62, (0, -0.006, 1.2), s["tile"])
    splash.rotation_euler = (1.5708, 0, 0)
    if upper:
        box((width, 0.34, 0.72), (0, -0.17, 1.5), s["wood"], 0.004, base=True)
        doors(width, 0.71, (0, -0.352, 1.505), s, s["wood"], count, False)
        strip((-width / 2 + 0.1, -0.3, 1.488), (width / 2 - 0.1, -0.3, 1.488), 5, 0.008)
        for k in range(max(2, int(width))):
            bulb((-width / 2 + (k + 0.5) * width / max(2, int(width)), -0.3, 1.44), 2.2, radius=0.1)
    if shelf:
        box((width * 0.8, 0.24, 0.04), (0, -0.12, 1.55), s["wood"], 0.006)
        shelf_things((-width * 0.22, -0.12, 1.57), s, 3, 0.7)
        vase((width * 0.12, -0.12, 1.57), s, 0.2, False)
        vase((width * 0.25, -0.12, 1.57), s, 0.14, False)
    if hob:
        box((0.6, 0.5, 0.008), (width * 0.22, -0.32, 0.905), paint("#0c0d0e", 0.06), 0.003)
        pot((width * 0.22 - 0.12, -0.24, 0.91), s)
    x = -width * 0.2
    box((0.56, 0.4, 0.01), (x, -0.33, 0.902), metal("#9da0a2", 0.22), 0.004)
    box((0.5, 0.34, 0.012), (x, -0.33, 0.9045), paint("#2b2d2f", 0.3, Metallic=1.0), 0.004)
    tube([(x, -0.1, 0.9), (x, -0.1, 1.2), (x, -0.13, 1.25), (x, -0.19, 1.27), (x, -0.25, 1.25), (x, -0.27, 1.2)], 0.012, s["metal"])
    board = box((0.28, 0.02, 0.4), (-width * 0.4, -0.05, 1.1), s["wood"], 0.008)
    board.rotation_euler = (-0.12, 0, 0)
    for k, tall_ in enumerate((0.2, 0.16, 0.12)):
        cylinder(0.05 - 0.006 * k, tall_, (width * 0.4 - k * 0.115, -0.13, 0.9), s["ceramic"])
    bowl((0.02, -0.3, 0.9), s, 0.14)


def pot(at, s):
    x, y, z = at
    lathe([(0, 0), (0.1, 0), (0.11, 0.02), (0.11, 0.12), (0.105, 0.12), (0.1, 0.02)], at, s["metal"])
    lathe([(0, 0.15), (0.02, 0.15), (0.02, 0.14), (0.11, 0.122)], at, s["metal"])


def tower_unit(at, s, width=0.62, height=2.3):
    """A full-height unit with an oven behind dark glass."""
    x, y, z = at
    box((width, 0.6, height), at, s["wood"], 0.004, base=True)
    box((width - 0.04, 0.02, 0.58), (x, y - 0.305, 0.75), paint("#101214", 0.08), 0.004, base=True)
    tube([(x - 0.22, y - 0.345, 1.25), (x + 0.22, y - 0.345, 1.25)], 0.01, s["metal"])
    box((width - 0.04, 0.02, 0.4), (x, y - 0.305, 1.38), paint("#101214", 0.08), 0.004, base=True)


def island(at, s, width=2.2):
    x, y, z = at
    box((width - 0.1, 0.72, 0.86), at, s["wood"], 0.004, base=True)
    box((width, 0.95, 0.045), (x, y, 0.86), s["stone"], 0.008, base=True)
    for side in (-1, 1):
        box((0.045, 0.95, 0.88), (x + side * (width / 2 - 0.022), y, 0), s["stone"], 0.006, base=True)
