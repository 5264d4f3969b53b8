"""World light: days with a blue sky, and hours after sunset, warm low in the west and ink blue overhead."""

import math

import bpy

from nodes import Graph

SKIES = {
    "day": {
        "sun": [(0, (1.0, 1.02, 1.05)), (4, (0.86, 0.98, 1.12)), (12, (0.58, 0.80, 1.10)), (28, (0.33, 0.57, 0.98)), (55, (0.19, 0.39, 0.80)), (90, (0.13, 0.29, 0.66))],
        "away": [(0, (0.90, 0.97, 1.03)), (4, (0.74, 0.88, 1.06)), (12, (0.47, 0.70, 1.04)), (28, (0.27, 0.50, 0.92)), (55, (0.16, 0.35, 0.75)), (90, (0.12, 0.27, 0.62))],
    },
    # Elevation in degrees → light, towards the sun and away from it.
    "afterglow": {
        "sun": [(0, (1.15, 0.40, 0.15)), (2, (1.02, 0.45, 0.22)), (5, (0.70, 0.42, 0.33)), (9, (0.42, 0.33, 0.39)), (15, (0.155, 0.205, 0.345)), (26, (0.065, 0.12, 0.25)), (90, (0.028, 0.055, 0.14))],
        "away": [(0, (0.24, 0.20, 0.29)), (3, (0.36, 0.25, 0.33)), (7, (0.30, 0.24, 0.36)), (14, (0.12, 0.16, 0.31)), (28, (0.06, 0.10, 0.21)), (90, (0.026, 0.05, 0.135))],
    },
    "blue": {
        "sun": [(0, (0.70, 0.32, 0.20)), (3, (0.52, 0.34, 0.30)), (9, (0.30, 0.31, 0.41)), (20, (0.12, 0.19, 0.36)), (45, (0.05, 0.10, 0.235)), (90, (0.022, 0.05, 0.14))],
        "away": [(0, (0.13, 0.16, 0.27)), (8, (0.15, 0.18, 0.33)), (22, (0.085, 0.13, 0.29)), (50, (0.04, 0.08, 0.20)), (90, (0.02, 0.045, 0.13))],
    },
    "rose": {
        "sun": [(0, (1.10, 0.46, 0.30)), (3, (1.02, 0.50, 0.40)), (9, (0.74, 0.46, 0.50)), (18, (0.44, 0.38, 0.55)), (34, (0.19, 0.24, 0.44)), (90, (0.05, 0.085, 0.20))],
        "away": [(0, (0.34, 0.31, 0.42)), (6, (0.50, 0.36, 0.46)), (14, (0.36, 0.32, 0.50)), (30, (0.17, 0.22, 0.42)), (90, (0.045, 0.08, 0.195))],
    },
}


CLOUDS = {"day": (1.15, 1.15, 1.17, 1)}


def sky(name="afterglow", west=180.0, strength=1.0, clouds=0.35, seed=0.0):
    """`west` is where the sun went down: degrees from +x, anticlockwise."""
    world = bpy.data.worlds.new("dusk")
    bpy.context.scene.world = world
    world.use_nodes = True
    g = Graph(world.node_tree)
    way = g.tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    x, y, z = g.split(way)
    height = g.math("DIVIDE", g.math("ARCSINE", g.math("ABSOLUTE", z)), math.pi / 2)
    flat = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    angle = math.radians(west)
    towards = g.math("DIVIDE", g.math("ADD", g.math("MULTIPLY", x, math.cos(angle)), g.math("MULTIPLY", y, math.sin(angle))), g.math("MAXIMUM", flat, 0.001))
    share = g.math("SMOOTH_MIN", g.math("POWER", g.math("ADD", g.math("MULTIPLY", towards, 0.5), 0.5), 1.6), 1.0, 0.1)
    stops = SKIES[name]
    warm = g.ramp(height, [(e / 90, c) for e, c in stops["sun"]], "EASE")
    cool = g.ramp(height, [(e / 90, c) for e, c in stops["away"]], "EASE")
    colour = g.mix(share, cool, warm)
    if clouds:
        lift = g.math("ADD", g.math("ABSOLUTE", z), 0.12)
        plan = g.add("ShaderNodeCombineXYZ", {0: g.math("DIVIDE", x, lift), 1: g.math("DIVIDE", y, lift), 2: seed})
        streak = g.add("ShaderNodeMapping", {"Vector": plan, "Scale": (0.5, 1.5, 1), "Rotation": (0, 0, angle + 0.5)})
        body = g.noise(streak, 1.3, 7, 0.58)
        wisps = g.ramp(body, [(0.5, (0, 0, 0)), (0.75, (1, 1, 1))])
        fade = g.ramp(height, [(0.0, (0.15,) * 3), (0.05, (0.8,) * 3), (0.3, (1,) * 3), (0.8, (0.2,) * 3)])
        amount = g.math("MULTIPLY", g.mix(1.0, wisps, fade, "MULTIPLY"), clouds)
        lit = g.mix(share, g.mix(1.0, colour, (1.25, 1.15, 1.25, 1), "MULTIPLY"), g.mix(0.55, g.mix(1.0, colour, (1.25, 1.0, 0.95, 1), "MULTIPLY"), CLOUDS.get(name, (0.80, 0.36, 0.26, 1))))
        colour = g.mix(amount, colour, lit)
    base = g.add("ShaderNodeBackground", {"Color": colour, "Strength": strength})
    out = g.tree.nodes.new("ShaderNodeOutputWorld")
    g.tree.links.new(base, out.inputs["Surface"])
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 512
    return SKIES[name]
