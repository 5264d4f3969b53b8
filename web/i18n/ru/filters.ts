import type { Translated } from "../translated.ts";
import type { filters as english } from "../en/filters.ts";

export const filters: Translated<typeof english> = {
  type: "Тип",
  anyType: "Любой тип",
  any: "Любой вариант",
  budget: "Бюджет в месяц",
  currency: "Валюта",
  sort: "Сортировка",
  moreFilters: "Ещё фильтры",
  showHomes: "Показать объекты",
  area: "Район",
  minPrice: "Цена от",
  maxPrice: "Цена до",
  wrongNumber: "Введите число цифрами, например 1 500 000.",
  minSize: "Площадь от, м²",
  sorts: {
    newest: "Сначала новые",
    "price-up": "Сначала дешевле",
    "price-down": "Сначала дороже",
    "monthly-up": "Платёж по возрастанию",
    "monthly-down": "Платёж по убыванию",
    "size-up": "Площадь по возрастанию",
    "size-down": "Площадь по убыванию",
    "persqm-up": "Цена за м² по возрастанию",
    "persqm-down": "Цена за м² по убыванию",
    "yield-down": "Доходность по убыванию",
    relevance: "Сначала самые подходящие",
  },
};
