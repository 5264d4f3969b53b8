"""A short way to write shader node graphs: node outputs and numbers can be combined freely."""

import bpy


class Graph:
    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def add(self, kind, inputs=None, out=0, **settings):
        """Adds a node, sets its properties and inputs (numbers, colours or other outputs) and returns one output."""
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node.outputs[out]

    def math(self, operation, a, b=0.0, c=0.0):
        return self.add("ShaderNodeMath", {0: a, 1: b, 2: c}, operation=operation)

    def mix(self, factor, a, b, blend="MIX"):
        return self.add("ShaderNodeMixRGB", {0: factor, 1: a, 2: b}, blend_type=blend)

    def ramp(self, value, stops, interpolation="LINEAR"):
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        node.color_ramp.interpolation = interpolation
        marks = node.color_ramp.elements
        while len(marks) < len(stops):
            marks.new(0.5)
        for mark, (position, colour) in zip(marks, stops):
            mark.position = position
            mark.color = rgba(colour)
        self.tree.links.new(value, node.inputs[0])
        return node.outputs[0]

    def noise(self, vector, scale, detail=3.0, roughness=0.55, out=0):
        return self.add("ShaderNodeTexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}, out)

    def place(self, scale=(1, 1, 1), turn=(0, 0, 0), source="Object"):
        co = self.tree.nodes.new("ShaderNodeTexCoord").outputs[source]
        return self.add("ShaderNodeMapping", {"Vector": co, "Scale": scale, "Rotation": turn})

    def bump(self, height, strength=0.2, distance=0.02):
        return self.add("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": distance})

    def split(self, vector):
        node = self.tree.nodes.new("ShaderNodeSeparateXYZ")
        self.tree.links.new(vector, node.inputs[0])
        return node.outputs


def rgba(colour):
    """Converts '#rrggbb' (sRGB) or a linear triple to a linear RGBA tuple."""
    if isinstance(colour, str):
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        colour = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return (*colour[:3], 1.0)
