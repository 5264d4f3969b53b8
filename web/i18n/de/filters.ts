import type { Translated } from "../translated.ts";
import type { filters as english } from "../en/filters.ts";

export const filters: Translated<typeof english> = {
  type: "Art",
  anyType: "Alle Arten",
  any: "Beliebig",
  budget: "Monatsbudget",
  currency: "Währung",
  sort: "Sortieren",
  moreFilters: "Weitere Filter",
  showHomes: "Immobilien zeigen",
  area: "Stadtteil",
  minPrice: "Preis ab",
  maxPrice: "Preis bis",
  wrongNumber: "Bitte geben Sie eine Zahl ein, zum Beispiel 1.500.000.",
  minSize: "Fläche (m²) ab",
  sorts: {
    newest: "Neueste zuerst",
    "price-up": "Preis aufsteigend",
    "price-down": "Preis absteigend",
    "monthly-up": "Monatsrate aufsteigend",
    "monthly-down": "Monatsrate absteigend",
    "size-up": "Fläche aufsteigend",
    "size-down": "Fläche absteigend",
    "persqm-up": "Preis je m² aufsteigend",
    "persqm-down": "Preis je m² absteigend",
    "yield-down": "Bruttorendite absteigend",
    relevance: "Beste Treffer",
  },
};
