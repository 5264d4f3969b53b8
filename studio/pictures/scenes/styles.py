"""Styles: each names the materials of an interior. They are made anew for every scene."""

import materials as m

COMMON = {
    "linen": ("fabric", "#e9e4db"), "twig": ("paint", "#8c8368"), "fruit": ("paint", "#c9842e"),
    "rattan": ("rattan", "#a08565"), "outdoor": ("fabric", "#ddd5c6"), "frame": ("paint", "#22262a"),
}

STYLES = {
    "oak": dict(
        floor=("wood", "#b8926a", "#8d6642", "X", (1.6, 0.19)),
        wall="#d9d2c6",
        feature=("plaster", "#b9ad9b"),
        wood=("wood", "#b58a5c", "#84592f", "X"),
        table=("wood", "#a87d50", "#7a5330", "X"),
        sofa="#b5a893",
        chair="#8f7f69",
        pillow="#3f6a73",
        pillow2="#c08a4a",
        duvet="#d8d0c2",
        throw="#b0855a",
        headboard="#9c8f7d",
        rug=("#c9bda9", "#8f8470", "noise"),
        drape="#cabfae",
        metal="#a08256",
        ceramic="#d5cdbf",
        stone=("marble", "#dfdad1", "#a39b90"),
        cabinet="#cfc7b8",
        tile=("#d6d0c5", (0.6, 1.2)),
    ),
    "teak": dict(
        floor=("wood", "#8a5a34", "#5a341a", "Y", (1.2, 0.12)),
        wall="#ddd3c0",
        feature=("wood", "#7d4f2c", "#4f2d17", "Z"),
        wood=("wood", "#86552f", "#54311a", "X"),
        table=("wood", "#7b4c2a", "#4a2a15", "X"),
        sofa="#d3c8b2",
        chair="#cabd9f",
        pillow="#55714a",
        pillow2="#a9562f",
        duvet="#e2dac8",
        throw="#6b7f52",
        headboard="#8c7350",
        rug=("#b89c6e", "#d3c19c", "diamond"),
        drape="#d8cbb1",
        metal="#5c4a34",
        ceramic="#7f8b78",
        stone=("marble", "#cfc7b6", "#8f8570"),
        cabinet="#6f7a63",
        tile=("#a99c86", (0.3, 0.3)),
    ),
    "stone": dict(
        floor=("tiles", "#9b9893", (0.8, 0.8)),
        wall="#c9c8c5",
        feature=("concrete", "#77777a"),
        wood=("wood", "#6a4a34", "#3d281a", "X"),
        table=("wood", "#5d4130", "#35231a", "X"),
        sofa="#5d6570",
        chair="#3d444c",
        pillow="#c9a15c",
        pillow2="#aab0b5",
        duvet="#b9bcc0",
        throw="#39495c",
        headboard="#525a63",
        rug=("#8a8c90", "#b6b5b2", "stripe"),
        drape="#8e939a",
        metal="#2b2d30",
        ceramic="#3c4147",
        stone=("marble", "#3a3d42", "#8d8f92"),
        cabinet="#4a5058",
        tile=("#8a8987", (0.6, 0.6)),
    ),
    "blush": dict(
        floor=("tiles", "#cfc3b5", (1.0, 1.0)),
        wall="#e0d5ca",
        feature=("plaster", "#b98871"),
        wood=("wood", "#c19a6f", "#946a42", "X"),
        table=("marble", "#ddd3c8", "#a9968a"),
        sofa="#b97f68",
        chair="#d9cbb9",
        pillow="#e3d6c6",
        pillow2="#6e3f34",
        duvet="#e3d3c6",
        throw="#a8604a",
        headboard="#b07a66",
        rug=("#dfd3c5", "#c3a896", "noise"),
        drape="#e0d0c2",
        metal="#b08d57",
        ceramic="#c98f78",
        stone=("marble", "#e4d8cf", "#b8a092"),
        cabinet="#c4a292",
        tile=("#c79d89", (0.08, 0.24)),
    ),
    "sea": dict(
        floor=("wood", "#c9b699", "#a58f70", "Y", (1.8, 0.22)),
        wall="#e2e2de",
        feature=("plaster", "#8fa6ae"),
        wood=("wood", "#cdb894", "#a38c66", "X"),
        table=("paint", "#e6e3dc"),
        sofa="#e0dcd2",
        chair="#8aa3ad",
        pillow="#37627c",
        pillow2="#9fb9c0",
        duvet="#e6e6e2",
        throw="#4d7590",
        headboard="#a9bcc2",
        rug=("#dfe0dc", "#7d99a8", "stripe"),
        drape="#dfe2e0",
        metal="#8d9194",
        ceramic="#5d8496",
        stone=("marble", "#e6e6e3", "#a8adb0"),
        cabinet="#6d8b97",
        tile=("#a9c0c4", (0.1, 0.1)),
    ),
    # A landlord's finish: polished beige tiles, painted walls, laminate.
    "plain": dict(
        floor=("tiles", "#cfc8bb", (0.6, 0.6)),
        wall="#eceae4",
        feature=("plaster", "#e4e0d6"),
        wood=("wood", "#c09a6c", "#9a7549", "Z"),
        table=("wood", "#b98f60", "#93693f", "X"),
        sofa="#8b8378",
        chair="#a39a8b",
        pillow="#b6573e",
        pillow2="#d8c7a4",
        duvet="#dfe4e6",
        throw="#5f8a8b",
        headboard="#7a6b58",
        rug=("#b8b2a6", "#8f8a80", "noise"),
        drape="#cbb99b",
        metal="#9a9b9c",
        ceramic="#e4e1da",
        stone=("marble", "#5a5854", "#86827b"),
        cabinet="#e6e2d8",
        tile=("#eceae5", (0.25, 0.4)),
    ),
    # A recent renovation: pale vinyl planks, white walls, grey and sage.
    "fresh": dict(
        floor=("wood", "#cbb797", "#b39c7a", "X", (1.2, 0.18)),
        wall="#f0efec",
        feature=("plaster", "#aebbae"),
        wood=("wood", "#d6bd94", "#b89b70", "X"),
        table=("wood", "#cdb186", "#ad8f63", "X"),
        sofa="#a9adab",
        chair="#6f8576",
        pillow="#d9a34a",
        pillow2="#e8e4da",
        duvet="#f0eee9",
        throw="#8aa08d",
        headboard="#b9b3a5",
        rug=("#d8d3c8", "#b9b4a8", "stripe"),
        drape="#dcd8cf",
        metal="#2b2c2e",
        ceramic="#d7d9d5",
        stone=("marble", "#eeece8", "#b5b2ae"),
        cabinet="#f1f0ed",
        tile=("#e9e8e4", (0.075, 0.3)),
    ),
    # The nineties: cream tiles, dark varnished wood, floral reds.
    "nineties": dict(
        floor=("tiles", "#d8cbb0", (0.3, 0.3)),
        wall="#e9e1cf",
        feature=("plaster", "#e2d6bd"),
        wood=("wood", "#6e4128", "#4a2716", "Z"),
        table=("wood", "#6e4128", "#4a2716", "X"),
        sofa="#7b5a48",
        chair="#8d6a4f",
        pillow="#a3473a",
        pillow2="#c9b07a",
        duvet="#c9d3d8",
        throw="#a3564a",
        headboard="#5c3a26",
        rug=("#8f4a3c", "#c2a877", "diamond"),
        drape="#b89f79",
        metal="#a98d55",
        ceramic="#d9cfb8",
        stone=("marble", "#4a4038", "#7c6c5c"),
        cabinet="#8a5a38",
        tile=("#dfd5c0", (0.2, 0.2)),
    ),
    "ink": dict(
        floor=("wood", "#6f4d33", "#432c1b", "X", (1.4, 0.16)),
        wall="#46535f",
        feature=("plaster", "#26333f"),
        wood=("wood", "#7a5235", "#4a2f1d", "X"),
        table=("marble", "#2c2f33", "#8a8580"),
        sofa="#8c5d40",
        chair="#2f4150",
        pillow="#d0b27a",
        pillow2="#31465a",
        duvet="#c9c3b8",
        throw="#8d5730",
        headboard="#2f4252",
        rug=("#3a4a58", "#9c8a70", "diamond"),
        drape="#3a4854",
        metal="#b3905a",
        ceramic="#c7b99f",
        stone=("marble", "#d6d1c8", "#77726c"),
        cabinet="#2e3d49",
        tile=("#3d5561", (0.075, 0.3)),
    ),
}

CLOTHS = ("sofa", "chair", "pillow", "pillow2", "duvet", "throw", "headboard", "drape")


def make(kind, *spec):
    if kind == "wood":
        return m.wood(spec[0], spec[1], 1.0, spec[2], 0.4, spec[3] if len(spec) > 3 else None)
    if kind == "tiles":
        return m.tiles(spec[0], "#8f8980", spec[1], rough=0.18)
    return {"plaster": m.plaster, "concrete": m.concrete, "marble": m.marble, "fabric": m.fabric, "paint": m.paint, "rattan": m.rattan}[kind](*spec)


def style(name, **changes):
    """The materials of one style. Single materials can be changed by name (`sofa="#335566"`)."""
    spec = {**STYLES[name], **changes}
    made = {key: make(*value) for key, value in COMMON.items()}
    for key in CLOTHS:
        made[key] = m.fabric(spec[key])
    for key in ("floor", "feature", "wood", "table", "stone"):
        made[key] = make(*spec[key])
    made["upright"] = make(*spec["wood"][:3], "Z")
    made["wall"], made["ceiling"] = m.plaster(spec["wall"], 0.02), m.paint("#e2ded6", 0.9)
    made["rug"] = m.rug(*spec["rug"][:2], 1.0, spec["rug"][2])
    made["metal"], made["ceramic"] = m.metal(spec["metal"], 0.3), m.paint(spec["ceramic"], 0.32)
    made["cabinet"], made["voile"] = m.paint(spec["cabinet"], 0.42), m.voile()
    colour, size = spec["tile"]
    made["tile"] = m.tiles(colour, "#c9c4bb", (max(size), min(size)), 0.5 if size[0] < size[1] / 2 else 0.0, 0.2, 0.14, 0.003)
    made["books"] = [m.paint(c, 0.7) for c in ("#2f4a5c", "#b8a58a", "#7a4030", "#d9d2c4", "#4e5a48", "#c29a52")]
    return made
