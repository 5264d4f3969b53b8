import type { Translated } from "../translated.ts";
import type { floorPlan as english } from "../en/floor-plan.ts";

export const floorPlan: Translated<typeof english> = {
  title: "Планировка",
  picture: "Планировка: {{title}}",
  firstFloor: "Нижний этаж",
  upperFloor: "Верхний этаж",
  sample:
    "Это примерная планировка: так может быть устроено жильё такой площади. Это не обмер настоящего жилья.",
  guidance:
    "План даёт общее представление. Размеры указаны до середины стен; решающим остаётся свидетельство о праве собственности.",
  rooms: "Комнаты и размеры",
  roomColumn: "Комната",
  sizeColumn: "Ширина × глубина",
  areaColumn: "Площадь",
  total: "Всего",
  notCounted: "снаружи, не входит в площадь",
  size: "{{width}} × {{depth}} м",
  metres: "{{value}} м",
  squareMetres: "{{value}} м²",
  north: "С",
  room: {
    living: "Гостиная",
    studio: "Жилая комната",
    dining: "Столовая",
    kitchen: "Кухня",
    bedroom: "Спальня",
    bathroom: "Ванная",
    hall: "Прихожая",
    study: "Кабинет",
    dressing: "Гардеробная",
    storage: "Кладовая",
    laundry: "Постирочная",
    balcony: "Балкон",
    terrace: "Терраса",
    carport: "Навес",
    pool: "Бассейн",
  },
  view: {
    sea: "к морю",
    city: "к городу",
    garden: "в сад",
    pool: "к бассейну",
    street: "на улицу",
    hills: "к холмам",
  },
};
