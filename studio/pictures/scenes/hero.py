"""The bay at dusk from Pratumnak hill, looking north: water to the left, the town along its crescent to the right."""

import random

import bay
from materials import HAZE, leaf, paint
from plants import Grove, leaf_cloud
from shapes import instance
from sky import sky
from studio import camera, clear, options, render
from towers import facade, tower

VARIANTS = {
    "hero-bay": dict(sky="afterglow", eye=(-250, -260, 104), look=(150, 1800, 0), width=56, shift=(0.0, 0.045)),
    "hero-bay-portrait": dict(sky="afterglow", eye=(-250, -260, 104), look=(350, 1800, 0), width=33, shift=(0.0, 0.2)),
    "view-bay-blue": dict(sky="blue", eye=(-330, -120, 60), look=(330, 1500, 0), width=52, shift=(0.0, 0.06)),
}


def near_towers():
    """The condominiums on the slope below the viewer, which frame the picture on the right."""
    rail = paint("#3b474c", 0.12, Specular=0.8)
    white, sand, grey = paint("#e3ddd0", 0.6), paint("#cbb89c", 0.7), paint("#9d9c9a", 0.6)
    tower((150, 330, 8), 34, 22, 41, (facade("#d9d2c4", 0.3, 4.2, 3.2, 2.0), white, rail), 12, "balcony", seed=1)
    tower((258, 420, 8), 26, 26, 33, (facade("#a59a8c", 0.26, 3.6, 3.2, 2.0), sand, rail), -8, "balcony", seed=2)
    tower((150, 540, 5), 30, 18, 24, (facade("#c7c4be", 0.3, 3.6, 3.2, 2.0), grey, rail), 20, "stepped", seed=3)
    tower((330, 640, 5), 30, 24, 52, (facade("#8d939a", 0.27, 3.2, 3.2, 2.0), grey, rail), 4, "fins", seed=4)
    tower((215, 620, 5), 42, 18, 17, (facade("#d4c7b2", 0.32, 4.2, 3.2, 2.6), white, rail), 30, "balcony", seed=5)
    tower((20, 250, 14), 40, 16, 8, (facade("#d8cdbb", 0.32, 4.2, 3.2, 2.2), white, rail), 24, "balcony", seed=6)


def hillside(seed=4):
    chance = random.Random(seed)
    crowns = [leaf_cloud(leaf("#33492e", 0.55, 0.12), 4.5, 2600, 0.55, 0.8, s) for s in range(4)]
    for _ in range(2200):
        x, y = chance.uniform(-330, 620), chance.uniform(-200, 900) 
        slope = max(6.0, 74 - (y + 260) * 0.145 - max(0, -x - 60) * 0.1)
        if ((x - bay.CENTRE[0]) / bay.REACH[0]) ** 2 + ((y - bay.CENTRE[1]) / bay.REACH[1]) ** 2 < 1.06:
            continue
        instance(chance.choice(crowns), (x, y, slope - 1), (0, 0, chance.uniform(0, 360)), chance.uniform(0.7, 1.5))
    grove = Grove(3)
    for x, y, z, h in ((-229, -229, 87, 9), (-221, -226, 88, 8), (-224, -217, 84, 10), (-216, -232, 90, 8)):
        grove.palm((x, y, z), h, 1.2, 1.35, 26)


def build(setting):
    HAZE["colour"], HAZE["length"] = (0.34, 0.25, 0.29), 14000
    sky(setting["sky"], west=138, clouds=0.3, seed=2.0)
    bay.sea()
    bay.land()
    bay.hills()
    bay.town(keep=lambda x, y, floors: y > 760 or x > 460 or (floors < 9 and y > 180))
    bay.greenery()
    bay.street_lamps()
    bay.boats(near=((-330, 420), (-215, 610), (-420, 560), (-90, 860), (-420, 900)))
    near_towers()
    hillside()


job = options()
setting = VARIANTS[job["variant"]]
clear()
build(setting)
camera(setting["eye"], setting["look"], setting["width"], setting["shift"])
render(job, clamp=6.0)
