"""Many plain solids as one mesh, each with a material of its own: fronts, cars, motorbikes, wires. In metres."""

from shapes import link, mesh_of

SIDES = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))


class Solids:
    def __init__(self, **materials):
        self.names, self.materials = list(materials), list(materials.values())
        self.vertices, self.faces, self.slots = [], [], []

    def box(self, material, low, high):
        self.hull(material, [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])], SIDES)

    def hull(self, material, vertices, faces):
        base, slot = len(self.vertices), self.names.index(material)
        self.vertices += vertices
        for face in faces:
            self.faces.append(tuple(base + k for k in face))
            self.slots.append(slot)

    def profile(self, material, outline, half, inset=0.0):
        """An outline in (y, z), drawn out to both sides; the upper half leans in by `inset`."""
        top, low = max(z for _, z in outline), min(z for _, z in outline)
        n, both = len(outline), []
        for side in (-1, 1):
            both += [(side * (half - inset * (z - low) / (top - low)), y, z) for y, z in outline]
        faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        faces += [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
        self.hull(material, both, faces)

    def link(self, name, at=(0, 0, -500), turn=0.0, smooth=False):
        mesh = mesh_of(name, self.vertices, self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", self.slots)
        return link(name, mesh, None, at, turn, smooth=smooth)
