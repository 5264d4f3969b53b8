import type { Translated } from "../translated.ts";
import type { amenities as english } from "../en/amenities.ts";

export const amenities: Translated<typeof english> = {
  "swimming-pool": "Бассейн",
  "private-pool": "Собственный бассейн",
  fitness: "Тренажёрный зал",
  sauna: "Сауна",
  balcony: "Балкон",
  "sea-view": "Вид на море",
  garden: "Сад",
  parking: "Парковка",
  security: "Охрана",
  lift: "Лифт",
  "air-conditioning": "Кондиционер",
  furnished: "С мебелью",
  kitchen: "Кухня",
  "washing-machine": "Стиральная машина",
  wifi: "Wi-Fi",
  "beach-access": "Выход к пляжу",
  "pet-friendly": "Можно с животными",
  playground: "Детская площадка",
};
