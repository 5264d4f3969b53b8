import type { Translated } from "../translated.ts";
import type { amenities as english } from "../en/amenities.ts";

export const amenities: Translated<typeof english> = {
  "swimming-pool": "Pool",
  "private-pool": "Privatpool",
  fitness: "Fitnessraum",
  sauna: "Sauna",
  balcony: "Balkon",
  "sea-view": "Meerblick",
  garden: "Garten",
  parking: "Stellplatz",
  security: "Wachdienst",
  lift: "Aufzug",
  "air-conditioning": "Klimaanlage",
  furnished: "Möbliert",
  kitchen: "Küche",
  "washing-machine": "Waschmaschine",
  wifi: "WLAN",
  "beach-access": "Strandzugang",
  "pet-friendly": "Haustiere erlaubt",
  playground: "Spielplatz",
};
