import type { Translated } from "../translated.ts";
import type { amenities as english } from "../en/amenities.ts";

export const amenities: Translated<typeof english> = {
  "swimming-pool": "Piscine",
  "private-pool": "Piscine privée",
  fitness: "Salle de sport",
  sauna: "Sauna",
  balcony: "Balcon",
  "sea-view": "Vue sur mer",
  garden: "Jardin",
  parking: "Parking",
  security: "Gardiennage",
  lift: "Ascenseur",
  "air-conditioning": "Climatisation",
  furnished: "Meublé",
  kitchen: "Cuisine",
  "washing-machine": "Lave-linge",
  wifi: "Wi-Fi",
  "beach-access": "Accès à la plage",
  "pet-friendly": "Animaux acceptés",
  playground: "Aire de jeux",
};
