"""Procedural materials: plaster, wood, stone, tile, cloth, metal, glass, water, leaves and lamps."""

import bpy

from nodes import Graph, rgba

HAZE = {"colour": None, "length": 9000.0}


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, Graph(made.node_tree)


def finish(made, g, surface, light=False):
    """Connects the surface to the output, with haze that grows with distance if the scene wants it."""
    if HAZE["colour"]:
        far = g.add("ShaderNodeCameraData", out=1)
        veil = g.math("SUBTRACT", 1.0, g.math("POWER", 2.718, g.math("DIVIDE", far, -HAZE["length"])))
        seen = g.math("MULTIPLY", veil, g.add("ShaderNodeLightPath", out=0))
        air = g.add("ShaderNodeEmission", {"Color": rgba(HAZE["colour"]), "Strength": 1.0})
        surface = g.add("ShaderNodeMixShader", {0: seen, 1: surface, 2: air})
    out = g.tree.nodes.new("ShaderNodeOutputMaterial")
    g.tree.links.new(surface, out.inputs["Surface"])
    made.cycles.emission_sampling = "FRONT_BACK" if light else "NONE"
    return made


SOCKETS = {"Specular": "Specular IOR Level", "Sheen": "Sheen Weight"}


def principled(g, colour, rough=0.5, normal=None, **more):
    inputs = {"Base Color": colour if isinstance(colour, bpy.types.NodeSocket) else rgba(colour), "Roughness": rough}
    if normal is not None:
        inputs["Normal"] = normal
    inputs.update({SOCKETS.get(key, key): value for key, value in more.items()})
    return g.add("ShaderNodeBsdfPrincipled", inputs)


def paint(colour, rough=0.45, name="paint", **more):
    made, g = material(name)
    return finish(made, g, principled(g, colour, rough, **more))


def plaster(colour, grain=0.12, rough=0.85):
    made, g = material("plaster")
    where = g.place()
    fine, broad = g.noise(where, 90, 4), g.noise(where, 1.3, 3)
    shade = g.mix(g.math("MULTIPLY", broad, 0.16), rgba(colour), (0.02, 0.02, 0.025, 1), "MULTIPLY")
    return finish(made, g, principled(g, shade, rough, g.bump(fine, grain, 0.004)))


def concrete(colour="#8d8a85", rough=0.75):
    made, g = material("concrete")
    where = g.place()
    cloud = g.ramp(g.noise(where, 2.2, 8, 0.65), [(0.3, (0.62, 0.62, 0.62)), (0.7, (1.1, 1.1, 1.1))])
    return finish(made, g, principled(g, g.mix(1.0, rgba(colour), cloud, "MULTIPLY"), rough, g.bump(g.noise(where, 60, 5), 0.1, 0.004)))


def wood(light="#a87a4f", dark="#6d4527", scale=1.0, along="X", rough=0.42, plank=None):
    """Straight grain along one axis. `plank` (length, width) lays it as boards of varying tone."""
    made, g = material("wood")
    stretch = {"X": (0.35, 7, 7), "Y": (7, 0.35, 7), "Z": (7, 7, 0.35)}[along]
    where = g.place(tuple(s * scale for s in stretch))
    tone = None
    if plank:
        turn = (0, 0, 1.5708) if along == "Y" else (0, 0, 0)
        boards = g.tree.nodes.new("ShaderNodeTexBrick")
        g.tree.links.new(g.place(turn=turn), boards.inputs["Vector"])
        for key, value in {"Scale": 1.0, "Brick Width": plank[0], "Row Height": plank[1], "Mortar Size": 0.0018, "Mortar Smooth": 0.1,
                           "Color1": (0, 0, 0, 1), "Color2": (1, 1, 1, 1), "Mortar": (0.5, 0.5, 0.5, 1), "Bias": 0.0}.items():
            boards.inputs[key].default_value = value
        tone, gap = boards.outputs["Color"], boards.outputs["Fac"]
        where = g.add("ShaderNodeVectorMath", {0: where, 1: g.mix(1.0, (0, 0, 0, 1), g.mix(1.0, tone, (37, 23, 11, 1), "MULTIPLY"), "ADD")}, operation="ADD")
    grain = g.noise(where, 2.2, 7, 0.62)
    colour = g.ramp(grain, [(0.32, rgba(dark)), (0.62, rgba(light))])
    bump = g.math("MULTIPLY", grain, 0.25)
    if plank:
        colour = g.mix(g.math("MULTIPLY", tone, 0.38), colour, rgba(dark))
        colour = g.mix(gap, colour, (0.012, 0.008, 0.006, 1))
        bump = g.math("SUBTRACT", bump, gap)
    return finish(made, g, principled(g, colour, g.math("ADD", g.math("MULTIPLY", grain, 0.15), rough - 0.07), g.bump(bump, 0.18, 0.004)))


def tiles(colour, grout="#6f6c68", size=(0.6, 0.6), offset=0.0, rough=0.22, vary=0.12, gap=0.004, turn=(0, 0, 0), veins=0.0):
    made, g = material("tiles")
    where = g.place(turn=turn)
    node = g.tree.nodes.new("ShaderNodeTexBrick")
    node.offset = offset
    g.tree.links.new(where, node.inputs["Vector"])
    base = rgba(colour)
    darker = tuple(c * (1 - vary) for c in base[:3]) + (1,)
    for key, value in {"Scale": 1.0, "Brick Width": size[0], "Row Height": size[1], "Mortar Size": gap, "Mortar Smooth": 0.2,
                       "Color1": base, "Color2": darker, "Mortar": rgba(grout)}.items():
        node.inputs[key].default_value = value
    colour, joint = node.outputs["Color"], node.outputs["Fac"]
    cloud = g.noise(where, 1.8, 6, 0.6)
    if veins:
        lines = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(where, 1.1, 9, 0.62), 0.5))
        colour = g.mix(g.math("MULTIPLY", g.math("LESS_THAN", lines, 0.012), veins), colour, (0.28, 0.27, 0.27, 1))
    colour = g.mix(0.12, colour, g.ramp(cloud, [(0.3, (0.7, 0.7, 0.7)), (0.7, (1.2, 1.2, 1.2))]), "MULTIPLY")
    roughness = g.math("ADD", g.math("MULTIPLY", joint, 0.5), g.math("ADD", g.math("MULTIPLY", cloud, 0.1), rough - 0.05))
    return finish(made, g, principled(g, colour, roughness, g.bump(g.math("SUBTRACT", 1.0, joint), 0.35, 0.004)))


def marble(colour="#e6e2db", vein="#8f8a84", scale=1.0, rough=0.12):
    made, g = material("marble")
    where = g.place((scale,) * 3)
    bent = g.add("ShaderNodeVectorMath", {0: where, 1: g.noise(where, 1.3, 6, 0.6, out=1)}, operation="ADD")
    ridge = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(bent, 1.5, 8, 0.6), 0.5))
    cloth = g.ramp(ridge, [(0.0, rgba(vein)), (0.03, [c * 0.85 for c in rgba(colour)[:3]]), (0.12, rgba(colour))])
    return finish(made, g, principled(g, cloth, rough))


def fabric(colour, weave=220.0, rough=0.95, sheen=0.08, mottle=0.25):
    made, g = material("fabric")
    where = g.place()
    thread = g.math("ADD", g.add("ShaderNodeTexWave", {"Vector": where, "Scale": weave / 6, "Distortion": 1.5}, out=1),
                    g.noise(where, weave, 2))
    base = rgba(colour)
    tone = g.mix(g.math("MULTIPLY", g.noise(where, 9, 6, 0.7), mottle), base, tuple(c * 0.45 for c in base[:3]) + (1,))
    return finish(made, g, principled(g, tone, rough, g.bump(thread, 0.25, 0.002), Sheen=sheen, Specular=0.15))


def voile(colour="#efe9df", cover=0.55):
    """Thin curtain cloth that lets some light through and scatters some."""
    made, g = material("voile")
    body = g.add("ShaderNodeMixShader", {0: 0.5, 1: g.add("ShaderNodeBsdfDiffuse", {"Color": rgba(colour)}),
                                         2: g.add("ShaderNodeBsdfTranslucent", {"Color": rgba(colour)})})
    return finish(made, g, g.add("ShaderNodeMixShader", {0: cover, 1: g.add("ShaderNodeBsdfTransparent"), 2: body}))


def rug(colour, second, scale=1.0, pattern="stripe"):
    made, g = material("rug")
    where = g.place((scale,) * 3)
    if pattern == "stripe":
        lines = g.add("ShaderNodeTexWave", {"Vector": where, "Scale": 1.1, "Distortion": 0.6, "Detail": 3.0, "Detail Scale": 6.0}, out=1)
    elif pattern == "diamond":
        lines = g.add("ShaderNodeTexVoronoi", {"Vector": g.place((scale * 3, scale * 3, scale), (0, 0, 0.785)), "Randomness": 0.05}, distance="MANHATTAN")
    else:
        lines = g.noise(where, 1.6, 6, 0.65)
    colour = g.mix(g.ramp(lines, [(0.42, (0, 0, 0)), (0.56, (1, 1, 1))]), rgba(colour), rgba(second))
    colour = g.mix(g.math("MULTIPLY", g.noise(where, 60, 4), 0.5), colour, (0.1, 0.09, 0.08, 1), "MULTIPLY")
    return finish(made, g, principled(g, colour, 1.0, g.bump(g.noise(where, 240, 3), 0.7, 0.006), Sheen=0.1, Specular=0.05))


def rattan(colour="#b08a58", scale=1.0):
    made, g = material("rattan")
    a = g.add("ShaderNodeTexWave", {"Vector": g.place((scale,) * 3), "Scale": 38.0}, out=1, bands_direction="X")
    b = g.add("ShaderNodeTexWave", {"Vector": g.place((scale,) * 3), "Scale": 38.0}, out=1, bands_direction="Z")
    weave = g.math("MULTIPLY", a, b)
    return finish(made, g, principled(g, g.mix(weave, tuple(c * 0.25 for c in rgba(colour)[:3]) + (1,), rgba(colour)), 0.6, g.bump(weave, 0.6, 0.004)))


def metal(colour="#b9b2a6", rough=0.25):
    return paint(colour, rough, "metal", Metallic=1.0)


def mirror():
    return paint("#e8ecec", 0.02, "mirror", Metallic=1.0)


def pane(tint="#f2f7f6", reflect=0.9):
    """Window glass as a thin sheet: no refraction, a Fresnel reflection, and no dark shadow."""
    made, g = material("pane")
    share = g.math("MULTIPLY", g.add("ShaderNodeFresnel", {"IOR": 1.5}), reflect)
    seen = g.math("SUBTRACT", 1.0, g.add("ShaderNodeLightPath", out=1))
    through = g.add("ShaderNodeBsdfTransparent", {"Color": rgba(tint)})
    back = g.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.01})
    return finish(made, g, g.add("ShaderNodeMixShader", {0: g.math("MULTIPLY", share, seen), 1: through, 2: back}))


def glow(colour, strength, light=False):
    made, g = material("glow")
    return finish(made, g, g.add("ShaderNodeEmission", {"Color": rgba(colour), "Strength": strength}), light)


def shade(colour="#f3dcb4", strength=2.4):
    """A lit lampshade, brighter at half its height than at its rims."""
    made, g = material("shade")
    facing = g.add("ShaderNodeLayerWeight", {"Blend": 0.35}, out=1)
    level = g.math("MULTIPLY", g.math("SUBTRACT", 1.25, facing), strength)
    body = principled(g, colour, 0.9)
    return finish(made, g, g.add("ShaderNodeAddShader", {0: body, 1: g.add("ShaderNodeEmission", {"Color": rgba("#ffc27a"), "Strength": level})}))


def leaf(colour="#3d6135", gloss=0.4, through=0.3):
    made, g = material("leaf")
    tone = g.add("ShaderNodeObjectInfo", out=5)
    where = g.place()
    base = rgba(colour)
    varied = g.mix(g.math("MULTIPLY", g.noise(where, 3, 3), 0.6), base, tuple(c * k for c, k in zip(base[:3], (1.5, 1.25, 0.6))) + (1,))
    varied = g.mix(g.math("MULTIPLY", tone, 0.35), varied, tuple(c * 0.5 for c in base[:3]) + (1,))
    body = principled(g, varied, gloss)
    back = g.add("ShaderNodeBsdfTranslucent", {"Color": varied})
    return finish(made, g, g.add("ShaderNodeMixShader", {0: through, 1: body, 2: back}))
