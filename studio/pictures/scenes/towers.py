"""Condominium towers: a lit-window façade shader, floor slabs, balconies and crowns, sized in metres."""

import random

from materials import finish, material, principled
from nodes import rgba
from shapes import link, mesh_of


def facade(wall="#b9b4ab", lit=0.4, bay=3.6, floor=3.2, power=2.6, width=0.78, cool=0.2, rough=0.6):
    """Windows in a grid: each bay of each floor is lit or dark, warmer or cooler, curtained or clear."""
    made, g = material("facade")
    point = g.tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    x, y, z = g.split(point)
    face = g.split(g.tree.nodes.new("ShaderNodeTexCoord").outputs["Normal"])
    sideways = g.math("GREATER_THAN", g.math("ABSOLUTE", face[0]), 0.5)
    along = g.math("ADD", g.math("MULTIPLY", y, sideways), g.math("MULTIPLY", x, g.math("SUBTRACT", 1.0, sideways)))
    wallface = g.math("LESS_THAN", g.math("ABSOLUTE", face[2]), 0.5)
    own = g.math("MULTIPLY", g.add("ShaderNodeObjectInfo", out=5), 91.0)
    u, v = g.math("DIVIDE", along, bay), g.math("DIVIDE", z, floor)
    cell = g.add("ShaderNodeCombineXYZ", {0: g.math("FLOOR", u), 1: g.math("FLOOR", v), 2: g.math("ADD", own, g.math("ADD", g.math("MULTIPLY", face[0], 3.1), g.math("MULTIPLY", face[1], 7.7)))})
    dice = g.tree.nodes.new("ShaderNodeTexWhiteNoise")
    g.tree.links.new(cell, dice.inputs["Vector"])
    dr, dg, db = (g.split(dice.outputs["Color"]))
    fu, fv = g.math("FRACT", u), g.math("FRACT", v)
    inside = g.math("MULTIPLY", g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", fu, 0.5)), width / 2),
                    g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", fv, 0.5)), 0.36))
    window = g.math("MULTIPLY", inside, wallface)
    on = g.math("MULTIPLY", window, g.math("LESS_THAN", dr, lit))
    drape = g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SUBTRACT", fu, 0.5)), 1.2)
    level = g.math("MULTIPLY", on, g.math("MULTIPLY", g.math("ADD", g.math("POWER", dg, 2.2), 0.12), g.math("MULTIPLY", power, g.math("ADD", 0.65, drape))))
    tint = g.mix(g.math("LESS_THAN", db, cool), g.mix(dg, rgba("#ff9a45"), rgba("#ffc98a")), rgba("#dfe6ff"))
    skin = principled(g, rgba(wall), rough)
    glass = principled(g, (0.018, 0.024, 0.03), 0.08, Specular=0.8)
    mixed = g.add("ShaderNodeMixShader", {0: window, 1: skin, 2: glass})
    light = g.add("ShaderNodeEmission", {"Color": tint, "Strength": level})
    return finish(made, g, g.add("ShaderNodeAddShader", {0: mixed, 1: light}))


def _prism(vertices, faces, slots, slot, low, high):
    b = len(vertices)
    vertices += [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
    for face in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)):
        faces.append(tuple(b + i for i in face))
        slots.append(slot)


def tower(at, wide, deep, floors, skins, turn=0.0, style="balcony", floor=3.2, reach=1.4, seed=0):
    """`skins` = (façade, slab, rail). Styles: balcony (slabs on all sides), fins, plain, stepped."""
    chance = random.Random(seed)
    vertices, faces, slots = [], [], []
    w, d, top = wide / 2, deep / 2, floors * floor
    parts = [(w, d, top)] if style != "stepped" else [(w, d, top * 0.7), (w * 0.78, d * 0.85, top * 0.9), (w * 0.5, d * 0.6, top)]
    for pw, pd, ph in parts:
        _prism(vertices, faces, slots, 0, (-pw, -pd, 0), (pw, pd, ph))
        _prism(vertices, faces, slots, 1, (-pw - 0.3, -pd - 0.3, ph - 0.2), (pw + 0.3, pd + 0.3, ph + 0.9))
    _prism(vertices, faces, slots, 1, (-w * 0.35, -d * 0.4, top), (w * 0.3, d * 0.4, top + 4.2))
    _prism(vertices, faces, slots, 1, (-w * 0.1, -d * 0.2, top + 4), (w * 0.15, d * 0.2, top + 6.5))
    if style in ("balcony", "stepped"):
        for f in range(1, floors):
            z = f * floor
            pw, pd = next((a, b) for a, b, h in parts if z < h)
            _prism(vertices, faces, slots, 1, (-pw - reach, -pd - reach, z - 0.16), (pw + reach, pd + reach, z + 0.1))
            for low, high in (((-pw - reach, -pd - reach), (pw + reach, -pd - reach + 0.05)), ((-pw - reach, pd + reach - 0.05), (pw + reach, pd + reach)),
                              ((-pw - reach, -pd - reach), (-pw - reach + 0.05, pd + reach)), ((pw + reach - 0.05, -pd - reach), (pw + reach, pd + reach))):
                _prism(vertices, faces, slots, 2, (*low, z + 0.1), (*high, z + 1.1))
        bays = max(2, round(wide / 7.2))
        for k in range(bays + 1):
            x = -w + wide * k / bays
            for near, far in ((-d - reach + 0.1, -d), (d, d + reach - 0.1)):
                _prism(vertices, faces, slots, 1, (x - 0.12, near, 0), (x + 0.12, far, parts[0][2]))
    if style == "fins":
        for k in range(int(wide / 1.8) + 1):
            x = -w + k * 1.8
            for near, far in ((-d - 0.7, -d), (d, d + 0.7)):
                _prism(vertices, faces, slots, 1, (x - 0.1, near, 3), (x + 0.1, far, top + chance.uniform(0.5, 2)))
    _prism(vertices, faces, slots, 1, (-w - 5, -d - 5, 0), (w + 5, d + 5, 1.2))
    mesh = mesh_of("tower", vertices, faces)
    for skin in skins:
        mesh.materials.append(skin)
    mesh.polygons.foreach_set("material_index", slots)
    return link("tower", mesh, None, at, turn, smooth=False)
