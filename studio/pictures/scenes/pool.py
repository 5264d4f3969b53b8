"""Swimming pools: a tiled basin lit from within, water that mirrors the sky, a stone rim, and grass and paving."""

import math
import random

from lamps import area
from materials import finish, leaf, material, paint, principled
from nodes import rgba
from shapes import box, instance, link, mesh_of, sheet


def water(tint="#8fd3d8", ripple=1.0):
    """Clear water as a sheet: tinted and transparent from above, a rippled mirror at low angles."""
    made, g = material("water")
    where = g.place()
    wave = g.math("ADD", g.noise(where, 2.6, 3, 0.5), g.math("MULTIPLY", g.noise(where, 9.0, 2), 0.25))
    normal = g.bump(wave, 0.16 * ripple, 0.12)
    share = g.add("ShaderNodeFresnel", {"IOR": 1.33, "Normal": normal})
    camera_only = g.math("MULTIPLY", share, g.math("SUBTRACT", 1.0, g.add("ShaderNodeLightPath", out=1)))
    through = g.add("ShaderNodeBsdfTransparent", {"Color": rgba(tint)})
    back = g.add("ShaderNodeBsdfGlossy", {"Roughness": 0.015, "Normal": normal})
    return finish(made, g, g.add("ShaderNodeMixShader", {0: camera_only, 1: through, 2: back}))


def pool_tile(colour="#4fa3ad"):
    """Small mosaic tiles with the net of light that water casts on them."""
    made, g = material("mosaic")
    where = g.place()
    bent = g.add("ShaderNodeVectorMath", {0: where, 1: g.noise(where, 1.4, 3, out=1)}, operation="ADD")
    net = g.add("ShaderNodeTexVoronoi", {"Vector": bent, "Scale": 2.1}, feature="DISTANCE_TO_EDGE")
    light = g.ramp(net, [(0.0, (1.9, 1.9, 1.8)), (0.10, (1.0, 1.0, 1.0)), (0.5, (0.75, 0.78, 0.8))])
    stone = g.tree.nodes.new("ShaderNodeTexBrick")
    g.tree.links.new(where, stone.inputs["Vector"])
    base = rgba(colour)
    for key, value in {"Scale": 1.0, "Brick Width": 0.1, "Row Height": 0.1, "Mortar Size": 0.004, "Color1": base, "Color2": tuple(c * 0.8 for c in base[:3]) + (1,), "Mortar": tuple(c * 0.6 for c in base[:3]) + (1,)}.items():
        stone.inputs[key].default_value = value
    stone.offset = 0.0
    return finish(made, g, principled(g, g.mix(1.0, stone.outputs["Color"], light, "MULTIPLY"), 0.4))


def pool(x0, y0, x1, y1, rim, depth=1.4, colour="#4fa3ad", glow="#a8f0ff", watts=60, infinity=None, ripple=1.0):
    """A rectangular pool, its water just below the paving at z = 0. `infinity` names a side without a rim (y1)."""
    tile, w, d = pool_tile(colour), x1 - x0, y1 - y0
    sheet(w, d, ((x0 + x1) / 2, (y0 + y1) / 2, -depth), tile)
    for size, at in (((w + 0.4, 0.2, depth), ((x0 + x1) / 2, y0 - 0.1, -depth)), ((0.2, d, depth), (x0 - 0.1, (y0 + y1) / 2, -depth)), ((0.2, d, depth), (x1 + 0.1, (y0 + y1) / 2, -depth))):
        box(size, at, tile, 0, base=True)
    box((w + 0.4, 0.2, depth - (0.075 if infinity else 0)), ((x0 + x1) / 2, y1 + 0.1, -depth), tile, 0, base=True)
    edge = 0.45
    sides = [((w + 2 * edge, edge, 0.06), ((x0 + x1) / 2, y0 - edge / 2, -0.05)), ((edge, d, 0.06), (x0 - edge / 2, (y0 + y1) / 2, -0.05)), ((edge, d, 0.06), (x1 + edge / 2, (y0 + y1) / 2, -0.05))]
    if not infinity:
        sides.append(((w + 2 * edge, edge, 0.06), ((x0 + x1) / 2, y1 + edge / 2, -0.05)))
    for size, at in sides:
        box(size, at, rim, 0.012, base=True)
    sheet(w + (0.0), d + (0.12 if infinity else 0), ((x0 + x1) / 2, (y0 + y1) / 2 + (0.06 if infinity else 0), -0.07), water(ripple=ripple))
    lights = max(2, round(max(w, d) / 3.5))
    for k in range(lights):
        t = (k + 0.5) / lights
        if w > d:
            area((x0 + w * t, y1 - 0.05, -depth * 0.5), (0.7, 0.4), watts / lights, glow, (-90, 0, 0))
            area((x0 + w * t, y0 + 0.05, -depth * 0.5), (0.7, 0.4), watts / lights, glow, (-90, 0, 180))
        else:
            area((x0 + 0.05, y0 + d * t, -depth * 0.5), (0.7, 0.4), watts / lights, glow, (90, 0, -90))
            area((x1 - 0.05, y0 + d * t, -depth * 0.5), (0.7, 0.4), watts / lights, glow, (90, 0, 90))


def tuft_patch(seed=1, size=1.0, blades=900, green="#55733a"):
    chance = random.Random(seed)
    vertices, faces = [], []
    for _ in range(blades):
        x, y, a = chance.uniform(0, size), chance.uniform(0, size), chance.uniform(0, 6.28)
        tall, lean = chance.uniform(0.03, 0.075), chance.uniform(0, 0.04)
        b, w = len(vertices), 0.004
        vertices += [(x - w * math.cos(a), y - w * math.sin(a), 0), (x + w * math.cos(a), y + w * math.sin(a), 0), (x + lean * math.sin(a), y - lean * math.cos(a), tall)]
        faces.append((b, b + 1, b + 2))
    return link("grass", mesh_of("grass", vertices, faces), leaf(green, 0.6, 0.3), (0, 0, -500), smooth=False)


def lawn(x0, y0, x1, y1, z=-0.02, green=("#33442a", "#55733a")):
    """Grass: a plane in the first green with patches of blades in the second."""
    sheet(x1 - x0, y1 - y0, ((x0 + x1) / 2, (y0 + y1) / 2, z), paint(green[0], 0.95))
    patches = [tuft_patch(k, green=green[1]) for k in range(3)]
    chance = random.Random(5)
    for i in range(int(x1 - x0)):
        for j in range(int(y1 - y0)):
            instance(chance.choice(patches), (x0 + i, y0 + j, z))
