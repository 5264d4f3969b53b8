import type { Translated } from "../translated.ts";
import type { filters as english } from "../en/filters.ts";

export const filters: Translated<typeof english> = {
  type: "Type",
  anyType: "Tous les types",
  any: "Peu importe",
  budget: "Budget mensuel",
  currency: "Devise",
  sort: "Trier par",
  moreFilters: "Plus de filtres",
  showHomes: "Afficher les biens",
  area: "Quartier",
  minPrice: "Prix min.",
  maxPrice: "Prix max.",
  wrongNumber: "Indiquez un nombre, par exemple 1 500 000.",
  minSize: "Surface min. (m²)",
  sorts: {
    newest: "Les plus récents",
    "price-up": "Prix croissant",
    "price-down": "Prix décroissant",
    "monthly-up": "Mensualité croissante",
    "monthly-down": "Mensualité décroissante",
    "size-up": "Surface croissante",
    "size-down": "Surface décroissante",
    "persqm-up": "Prix au m² croissant",
    "persqm-down": "Prix au m² décroissant",
    "yield-down": "Rendement brut décroissant",
    relevance: "Pertinence",
  },
};
