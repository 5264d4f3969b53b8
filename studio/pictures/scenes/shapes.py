"""Bevelled solids, lathed and tubular forms, cushions and cloth: the parts of every scene. In metres; z is up."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector


def link(name, mesh, material=None, at=(0, 0, 0), turn=0.0, smooth=True, crease=40):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (0, 0, math.radians(turn)) if isinstance(turn, (int, float)) else [math.radians(a) for a in turn]
    if material and not mesh.materials:
        mesh.materials.append(material)
    if smooth and hasattr(mesh, "polygons"):
        mesh.shade_smooth()
        if crease:
            mesh.set_sharp_from_angle(angle=math.radians(crease))
    return thing


def mesh_of(name, vertices, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return mesh


def box(size, at, material, bevel=0.012, turn=0.0, base=False):
    """A box with rounded edges. With `base`, `at` is the centre of its bottom."""
    w, d, h = (s / 2 for s in size)
    lift = h if base else 0
    vertices = [(x, y, z + lift) for x in (-w, w) for y in (-d, d) for z in (-h, h)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = link("box", mesh_of("box", vertices, faces), material, at, turn)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments = min(bevel, min(size) * 0.45), 3
    return thing


def cushion(size, at, material, turn=0.0, puff=0.35, base=False):
    """A filled cushion, thick in the middle and pinched at its seams, with a few dents."""
    n, (w, d, h) = 18, (s / 2 for s in size)
    dents = random.Random(str(at))
    phase = [dents.uniform(0, 6) for _ in range(4)]
    vertices, faces = [], []
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                edge = (1 - abs(u) ** 5) * (1 - abs(v) ** 5)
                fill = edge ** puff if edge > 0 else 0
                pull = 1 - 0.04 * (1 - (u * v) ** 2)
                dent = 0.05 * math.sin(3 * u + phase[0]) * math.sin(2.5 * v + phase[1])
                vertices.append((u * w * pull, v * d * pull, side * h * fill * (1 + dent) + (h if base else 0)))
    for side in range(2):
        for j in range(n):
            for i in range(n):
                a = side * (n + 1) ** 2 + j * (n + 1) + i
                quad = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(quad if side == 0 else quad[::-1])
    mesh = mesh_of("cushion", vertices, faces)
    weld = bmesh.new()
    weld.from_mesh(mesh)
    bmesh.ops.remove_doubles(weld, verts=weld.verts, dist=0.0005)
    weld.to_mesh(mesh)
    weld.free()
    return link("cushion", mesh, material, at, turn, crease=None)


def lathe(profile, at, material, segments=40, turn=0.0):
    """Rotates (radius, height) pairs around the z axis: vases, shades, bowls, taps, stools."""
    vertices, faces = [], []
    for radius, height in profile:
        for s in range(segments):
            angle = 2 * math.pi * s / segments
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        for s in range(segments):
            a, b = ring * segments + s, ring * segments + (s + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    return link("lathe", mesh_of("lathe", vertices, faces), material, at, turn)


def cylinder(radius, height, at, material, bevel=0.006, segments=40, turn=0.0):
    b = min(bevel, radius * 0.4, height * 0.4)
    return lathe([(0, 0), (radius - b, 0), (radius, b), (radius, height - b), (radius - b, height), (0, height)], at, material, segments, turn)


def tube(points, radius, material, closed=False):
    """A round bar along points: rails, legs, taps, stems."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    line.use_cyclic_u = closed
    curve.materials.append(material)
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sheet(width, depth, at, material, turn=0.0, cells=1):
    n = cells
    vertices = [((i / n - 0.5) * width, (j / n - 0.5) * depth, 0) for j in range(n + 1) for i in range(n + 1)]
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    return link("sheet", mesh_of("sheet", vertices, faces), material, at, turn, smooth=n > 1)


def curtain(width, height, at, material, turn=0.0, folds=9, depth=0.06, seed=1):
    """Hanging cloth, wider at the bottom. `at` is the centre of its bottom."""
    chance = random.Random(seed)
    across, down = folds * 10, 14
    phase = [chance.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    vertices, faces = [], []
    for j in range(down + 1):
        t = j / down
        for i in range(across + 1):
            s = i / across
            wave = math.sin(s * folds * 2 * math.pi + phase[int(s * folds)] * (0.3 + t * 0.2))
            sway = 0.02 * math.sin(s * 5 + t * 2 + seed)
            vertices.append(((s - 0.5) * width, depth * wave * (1.1 - 0.35 * t) + sway * (1 - t), height * t))
    for j in range(down):
        for i in range(across):
            a = j * (across + 1) + i
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    return link("curtain", mesh_of("curtain", vertices, faces), material, at, turn, crease=None)


def throw_cloth(width, length, at, material, turn=0.0, drop=0.35, half=0.4):
    """A folded throw over an edge: it lies flat to ±half and hangs down beyond."""
    n = 40
    vertices, faces = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = (i / n - 0.5) * width, (j / n - 0.5) * length
            over = max(0.0, abs(v) - half)
            ripple = 0.012 * math.sin(u * 18 + v * 3) + 0.006 * math.sin(u * 41)
            z = 0.02 - min(over, drop) + ripple * (0.4 + over * 2)
            y = math.copysign(min(abs(v), half + 0.03) + ripple * (over > 0), v)
            vertices.append((u + 0.02 * math.sin(v * 7), y, z))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    thing = link("throw", mesh_of("throw", vertices, faces), material, at, turn, crease=None)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    return thing


def instance(thing, at, turn=(0, 0, 0), scale=1.0):
    """Another object with the same mesh, which takes almost no memory."""
    copy = bpy.data.objects.new(thing.name, thing.data)
    bpy.context.scene.collection.objects.link(copy)
    copy.matrix_world = Matrix.LocRotScale(Vector(at), Matrix.Rotation(0, 3, "X").to_quaternion(), Vector((scale,) * 3))
    copy.rotation_euler = [math.radians(a) for a in turn]
    for modifier in thing.modifiers:
        if modifier.type == "BEVEL":
            edge = copy.modifiers.new("bevel", "BEVEL")
            edge.width, edge.segments = modifier.width, modifier.segments
    return copy
