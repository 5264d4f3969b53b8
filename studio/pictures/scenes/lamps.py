"""Lamps for the evening: glowing shades and the soft light they cast. Strengths are in watts."""

import math

import bpy

from materials import glow, shade
from nodes import rgba
from shapes import cylinder, lathe, tube

WARM = "#ffd3a3"


def area(at, size, watts, colour=WARM, turn=(0, 0, 0), seen=False):
    """A soft rectangular light, facing down unless turned. The camera and mirrors do not see it."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape, data.size, data.size_y, data.energy = "RECTANGLE", size[0], size[1], watts
    data.color = rgba(colour)[:3]
    lamp = bpy.data.objects.new("area", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location, lamp.rotation_euler = at, [math.radians(a) for a in turn]
    lamp.visible_camera = lamp.visible_glossy = lamp.visible_transmission = seen
    return lamp


def bulb(at, watts, colour=WARM, radius=0.06):
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.shadow_soft_size, data.color = watts, radius, rgba(colour)[:3]
    lamp = bpy.data.objects.new("bulb", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    lamp.visible_camera = lamp.visible_glossy = False
    return lamp


def drum(at, radius, height, strength):
    """A lampshade, open at the top and the bottom. Callers add the bulbs."""
    wall = shade(strength=strength)
    lathe([(radius * 0.82, height), (radius, 0), (radius * 0.985, 0), (radius * 0.805, height)], at, wall, 48)


def table_lamp(at, s, height=0.52, watts=7):
    x, y, z = at
    r = height * 0.18
    lathe([(0, 0), (r, 0.0), (r * 1.15, height * 0.12), (r * 0.9, height * 0.3), (r * 0.25, height * 0.44), (r * 0.2, height * 0.6)], at, s["ceramic"])
    drum((x, y, z + height * 0.52), height * 0.34, height * 0.46, 1.5)
    bulb((x, y, z + height * 0.74), watts, radius=0.07)
    bulb((x, y, z + height * 1.05), watts * 0.5, radius=0.07)


def floor_lamp(at, s, height=1.6, watts=14):
    x, y, z = at
    cylinder(0.15, 0.02, at, s["metal"])
    tube([at, (x, y, z + height * 0.8)], 0.011, s["metal"])
    drum((x, y, z + height * 0.78), 0.24, 0.34, 1.5)
    bulb((x, y, z + height * 0.88), watts, radius=0.1)
    bulb((x, y, z + height * 1.04), watts * 0.6, radius=0.1)


def pendant(at, s, ceiling, kind="dome", watts=9):
    x, y, z = at
    tube([(x, y, z + 0.2), (x, y, ceiling)], 0.004, s["metal"])
    if kind == "dome":
        lathe([(0.02, 0.22), (0.06, 0.21), (0.17, 0.12), (0.21, 0.0), (0.2, 0.0), (0.16, 0.115), (0.02, 0.2)], at, s["metal"])
        lathe([(0.001, -0.045), (0.045, 0), (0.001, 0.045)], (x, y, z + 0.06), glow("#ffc68a", 5), 20)
        bulb((x, y, z - 0.03), watts, radius=0.05)
    elif kind == "rattan":
        lathe([(0.05, 0.34), (0.19, 0.26), (0.27, 0.12), (0.26, 0.02), (0.2, -0.06), (0.19, -0.06), (0.25, 0.02), (0.26, 0.12), (0.18, 0.25)], at, s["rattan"])
        lathe([(0.001, -0.07), (0.07, 0), (0.001, 0.07)], (x, y, z + 0.08), glow("#ffc68a", 5), 20)
        bulb((x, y, z - 0.1), watts, radius=0.07)
    else:
        r = 0.13
        ball = [(r * math.sin(math.pi * k / 16) + 0.001, -r * math.cos(math.pi * k / 16)) for k in range(17)]
        lathe(ball, (x, y, z + 0.1), shade("#fff1dc", 1.7), 32)
        bulb((x, y, z + 0.1), watts, radius=r)


def strip(start, end, strength=3.0, radius=0.012):
    """A thin line of light, for coves, niches and under cupboards."""
    tube([start, end], radius, glow("#ffc082", strength))


def downlights(places, height, watts=6):
    disc = glow("#ffd9ae", 6)
    for x, y in places:
        cylinder(0.035, 0.006, (x, y, height - 0.008), disc, 0.001, 20)
        data = bpy.data.lights.new("spot", "SPOT")
        data.energy, data.spot_size, data.spot_blend, data.shadow_soft_size, data.color = watts * 4, math.radians(95), 0.9, 0.06, rgba(WARM)[:3]
        lamp = bpy.data.objects.new("spot", data)
        bpy.context.scene.collection.objects.link(lamp)
        lamp.location = (x, y, height - 0.02)
        lamp.visible_glossy = False
