import type { buildings as english } from "../en/buildings.ts";
import type { Translated } from "../translated.ts";

export const buildings: Translated<typeof english> = {
  title: "Résidences de Pattaya",
  description:
    "Les copropriétés de Naklua à Bang Saray : ce qui s’y vend et s’y loue, le prix au m², les charges, le quota étranger et le règlement.",
  none: "Aucune résidence n’est encore présentée ici.",
  allHomes: "Voir tous les biens",
  kind: "Copropriété à {{place}}",
  city: "Pattaya",
  pageTitle: "{{name}}, {{place}} : appartements et prix",
  pageDescription:
    "{{name}} à {{place}} : appartements à vendre et à louer, prix demandés au m², charges, quota étranger, équipements et règlement, dans la mesure où nous les connaissons.",
  sample: "Résidence fictive",
  sampleText:
    "Inventée pour illustrer cette page. L’immeuble, ses appartements et ses chiffres n’existent pas.",
  forSale: "{{number}} à vendre",
  forRent: "{{number}} à louer",
  noHomes: "Rien à proposer actuellement",
  median: "Prix médian demandé : {{amount}} par m²",
  facts: "Ce que nous savons de l’immeuble",
  fact: {
    street: "Rue",
    floors: "Étages",
    units: "Lots",
    developer: "Promoteur",
    juristicPerson: "Syndicat des copropriétaires",
  },
  source: "Source : {{source}}",
  quota: {
    title: "Quota étranger",
    owned: "{{percent}} de la surface vendable appartient à des étrangers.",
    asOf: "Au {{date}}.",
    asOfSource: "Au {{date}}. Source : {{source}}",
    check:
      "Ce chiffre change à chaque vente. Faites confirmer par écrit, par le gérant, ce qui reste disponible.",
    unknown:
      "Nous ne savons pas quelle part appartient ici à des étrangers. Demandez-le au gérant avant tout paiement.",
  },
  facilities: "Équipements",
  facilitiesNone: "L’immeuble n’a aucun des équipements de notre liste.",
  rules: "Règlement",
  pets: "Animaux",
  shortLets: "Location à la journée",
  rule: { allowed: "Autorisé", "by-agreement": "Sur accord", "not-allowed": "Interdit" },
  plans: "Plans de l’immeuble",
  plan: "{{name}} : plan",
  planOf: "{{name}} : plan {{number}} sur {{count}}",
  where: "Emplacement",
  map: "{{name}} sur la carte de la côte",
  noPlace: "Nous ne connaissons pas encore son emplacement exact.",
  homesForSale: "À vendre ici",
  homesForRent: "À louer ici",
  homesGone: "Vendus ou loués",
  noHomesText: "Nous n’avons pas d’appartement dans cet immeuble pour le moment.",
  alert: "Me signaler les biens de cet immeuble",
  ask: "Nous poser une question sur cet immeuble",
  prices: {
    title: "Prix demandés au m²",
    text: "D’après les biens de ce site : la médiane des prix demandés pour la première fois ou modifiés dans le mois. Les appartements changent d’un mois à l’autre, ce n’est donc pas l’évolution d’un seul bien.",
    month: "Mois",
    homes: "Appartements",
    median: "Médiane au m²",
  },
};
