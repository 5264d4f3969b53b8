import type { Translated } from "../translated.ts";
import type { floorPlan as english } from "../en/floor-plan.ts";

export const floorPlan: Translated<typeof english> = {
  title: "Plan",
  picture: "Plan : {{title}}",
  firstFloor: "Niveau inférieur",
  upperFloor: "Niveau supérieur",
  sample:
    "Ce plan est un exemple : il montre à quoi peut ressembler un logement de cette surface et n’a pas été relevé dans un vrai logement.",
  guidance:
    "Ce plan sert de repère. Les cotes vont jusqu’au milieu des murs ; seul le titre de propriété fait foi.",
  rooms: "Pièces et dimensions",
  roomColumn: "Pièce",
  sizeColumn: "Largeur × profondeur",
  areaColumn: "Surface",
  total: "En tout",
  notCounted: "extérieur, non compté",
  size: "{{width}} × {{depth}} m",
  metres: "{{value}} m",
  squareMetres: "{{value}} m²",
  north: "N",
  room: {
    living: "Séjour",
    studio: "Pièce de vie",
    dining: "Salle à manger",
    kitchen: "Cuisine",
    bedroom: "Chambre",
    bathroom: "Salle de bains",
    hall: "Entrée",
    study: "Bureau",
    dressing: "Dressing",
    storage: "Rangement",
    laundry: "Buanderie",
    balcony: "Balcon",
    terrace: "Terrasse",
    carport: "Abri voiture",
    pool: "Piscine",
  },
  view: {
    sea: "vers la mer",
    city: "vers la ville",
    garden: "vers le jardin",
    pool: "vers la piscine",
    street: "vers la rue",
    hills: "vers les collines",
  },
};
