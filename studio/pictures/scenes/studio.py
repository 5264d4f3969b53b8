"""Camera, Cycles settings and the developed picture. Needs the Python module bpy (Blender 5.0)."""

import json
import math
import sys
import time

import bpy
from mathutils import Vector

# How a day with few lamps is rendered: the light tree pays off only with many, and after four bounces little is left.
DAYLIGHT = {"bounces": 4, "transparent": 8, "few_lights": True}


def options():
    """Reads make.ts's job: variant, output stem, width, height, samples, seed and look."""
    return json.loads(sys.argv[1])


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


def render(job, clamp=4.0, bounces=6, transparent=12, few_lights=False):
    """Writes `<stem>.exr`, the denoised light, and `<stem>.json`, how it was made; then develops it."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = job["width"], job["height"]
    scene.render.threads_mode, scene.render.threads = "FIXED", job.get("threads", 2)
    cycles = scene.cycles
    cycles.seed = job.get("seed", 0)
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = job["samples"], True, job.get("noise", 0.04)
    cycles.adaptive_min_samples = max(16, job["samples"] // 4)
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = clamp, 0
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, min(4, bounces - 1), 3
    cycles.use_light_tree = not few_lights
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, transparent
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.denoising_input_passes, cycles.denoising_prefilter = "RGB_ALBEDO_NORMAL", "ACCURATE"
    picture = scene.render.image_settings
    picture.file_format, picture.color_depth, picture.exr_codec, picture.color_mode = "OPEN_EXR", "32", "ZIP", "RGB"
    scene.render.filepath = f"{job['stem']}.exr"
    started = time.monotonic()
    bpy.ops.render.render(write_still=True)
    made = {"seed": cycles.seed, "samples": cycles.samples, "seconds": round(time.monotonic() - started)}
    with open(f"{job['stem']}.json", "w") as note:
        json.dump(made, note)
    develop(job)


def develop(job):
    """Turns `<stem>.exr` into `<stem>.png` with Blender's AgX film curve, exposure and white balance."""
    scene, look = bpy.context.scene, job.get("look", {})
    view = scene.view_settings
    view.view_transform, view.look = "AgX", look.get("curve", "AgX - Medium High Contrast")
    view.exposure = look.get("exposure", 0.0)
    view.use_white_balance, view.white_balance_temperature = True, look.get("kelvin", 6500)
    view.white_balance_tint = look.get("tint", 10)
    picture = scene.render.image_settings
    picture.file_format, picture.color_mode, picture.color_depth = "PNG", "RGB", "16"
    light = bpy.data.images.load(f"{job['stem']}.exr")
    light.save_render(f"{job['stem']}.png", scene=scene)


if __name__ == "__main__":
    develop(options())
