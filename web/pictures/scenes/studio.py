"""Camera, Cycles settings and the raw planes (light, albedo, normal) that finish.ts turns into a picture."""

import array
import json
import math
import os
import sys

import bpy
from mathutils import Vector

PLANES = {"light": "Noisy Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def options():
    """Reads what make.ts passes after `--`: variant, output stem, width, height, samples."""
    return json.loads(sys.argv[sys.argv.index("--") + 1])


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(at, look, width_degrees=62.0, shift=(0.0, 0.0), focus=None, fstop=4.0, level=True):
    """A level camera keeps vertical lines vertical. `shift` moves the frame, as on a view camera."""
    data = bpy.data.cameras.new("camera")
    data.sensor_width, data.angle = 36, math.radians(width_degrees)
    data.sensor_fit = "HORIZONTAL"
    data.shift_x, data.shift_y = shift
    data.clip_start, data.clip_end = 0.05, 60000
    eye = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(eye)
    eye.location = at
    way = Vector(look) - Vector(at)
    if level:
        way.z = 0
    eye.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, fstop
    bpy.context.scene.camera = eye
    return eye


def render(job, clamp=4.0, bounces=5, transparent=12):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = job["width"], job["height"]
    scene.render.threads_mode, scene.render.threads = "FIXED", job.get("threads", 2)
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = job["samples"], True, job.get("noise", 0.045)
    cycles.adaptive_min_samples = max(16, job["samples"] // 4)
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = clamp, 0
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, transparent
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.use_denoising = False
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.render.use_persistent_data = False
    wire_planes(scene, job["stem"])
    bpy.ops.render.render()
    gather_planes(job)


def wire_planes(scene, stem):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    for plane, socket in PLANES.items():
        out = tree.nodes.new("CompositorNodeOutputFile")
        out.base_path = os.path.dirname(stem)
        out.format.file_format, out.format.color_depth, out.format.exr_codec = "OPEN_EXR", "32", "ZIP"
        out.file_slots[0].path = f"{os.path.basename(stem)}.{plane}."
        source = layers.outputs[socket] if socket in layers.outputs and layers.outputs[socket].enabled else layers.outputs["Image"]
        tree.links.new(source, out.inputs[0])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def gather_planes(job):
    """Reads the planes back and writes one file of 32-bit floats: RGB for each plane, top row first."""
    frame = bpy.context.scene.frame_current
    width, height = job["width"], job["height"]
    with open(f"{job['stem']}.planes", "wb") as out:
        for plane in PLANES:
            path = f"{job['stem']}.{plane}.{frame:04d}.exr"
            image = bpy.data.images.load(path)
            image.colorspace_settings.name = "Non-Color" if "Non-Color" in colour_spaces(image) else image.colorspace_settings.name
            values = array.array("f", bytes(4 * width * height * 4))
            image.pixels.foreach_get(values)
            for row in range(height - 1, -1, -1):
                line = values[row * width * 4 : (row + 1) * width * 4]
                del line[3::4]
                line.tofile(out)
            bpy.data.images.remove(image)
            os.remove(path)


def colour_spaces(image):
    return [item.identifier for item in image.colorspace_settings.bl_rna.properties["name"].enum_items]
