import type { Translated } from "../translated.ts";
import type { floorPlan as english } from "../en/floor-plan.ts";

export const floorPlan: Translated<typeof english> = {
  title: "Grundriss",
  picture: "Grundriss: {{title}}",
  firstFloor: "Unteres Geschoss",
  upperFloor: "Oberes Geschoss",
  sample:
    "Das ist ein Beispielgrundriss. Er zeigt, wie eine Wohnung dieser Größe aussehen kann, und ist kein Aufmaß einer wirklichen.",
  guidance:
    "Der Grundriss dient der Orientierung. Gemessen ist bis zur Wandmitte; maßgeblich ist die Eigentumsurkunde.",
  rooms: "Räume und Maße",
  roomColumn: "Raum",
  sizeColumn: "Breite × Tiefe",
  areaColumn: "Fläche",
  total: "Zusammen",
  notCounted: "außen, nicht mitgezählt",
  size: "{{width}} × {{depth}} m",
  metres: "{{value}} m",
  squareMetres: "{{value}} m²",
  north: "N",
  room: {
    living: "Wohnzimmer",
    studio: "Wohnen und Schlafen",
    dining: "Essbereich",
    kitchen: "Küche",
    bedroom: "Schlafzimmer",
    bathroom: "Bad",
    hall: "Diele",
    study: "Arbeitszimmer",
    dressing: "Ankleide",
    storage: "Abstellraum",
    laundry: "Waschküche",
    balcony: "Balkon",
    terrace: "Terrasse",
    carport: "Carport",
    pool: "Pool",
  },
  view: {
    sea: "zum Meer",
    city: "zur Stadt",
    garden: "zum Garten",
    pool: "zum Pool",
    street: "zur Straße",
    hills: "zu den Hügeln",
  },
};
