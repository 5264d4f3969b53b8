export const library = {
  areas: {
    title: "Quartiers de Pattaya et des environs",
    description:
      "Huit quartiers, de Naklua à Bang Saray : l’ambiance, à qui ils conviennent, ce qu’il faut vérifier et les biens qui s’y trouvent.",
    homes_one: "{{count}} bien",
    homes_many: "{{count}} de biens",
    homes_other: "{{count}} biens",
    medianPrice: "Prix médian",
    medianMonthly: "Loyer mensuel médian",
    medianPerSquareMeter: "Prix médian au m²",
    figuresNote: "Calculé à partir des biens présentés sur ce site.",
    rendered: "Les images sont nos propres rendus, pas des photographies.",
    map: "{{area}} sur la carte de la côte",
    homesTitle: "Biens à {{area}}",
    noHomes: "Nous n’avons pas de bien ici pour le moment.",
    allHomes: "Tous les biens à {{area}}",
    buildings: "Résidences à {{area}}",
    allBuildings: "Toutes les résidences",
  },
  blog: {
    title: "Blog",
    description:
      "Notes sur l’achat, la location et la vie à Pattaya : exemples chiffrés, documents expliqués, conseils pour une visite.",
  },
  guides: {
    title: "Guides d’achat",
    description:
      "Pas à pas : acheter un appartement en tant qu’étranger, location-vente, crédit vendeur, frais et impôts, retraite, achat à distance.",
  },
  tips: {
    title: "Conseils aux acheteurs et aux vendeurs",
    description:
      "Douze articles pratiques : six pour ceux qui achètent un bien à Pattaya, six pour ceux qui en vendent un.",
    buyers: "Pour les acheteurs",
    sellers: "Pour les vendeurs",
    more: "Autres ressources",
    landlords: "Conseils aux bailleurs",
  },
  faq: {
    search: "Rechercher dans les questions",
    found_one: "{{count}} question",
    found_many: "{{count}} de questions",
    found_other: "{{count}} questions",
    nothing: "Aucune question ne contient ces mots.",
    ask: "Posez-nous la question",
  },
  glossary: { letters: "Lettres" },
  affiliate: {
    title: "Inscription au programme d’affiliation",
    message: "Comment comptez-vous nous recommander ?",
    submit: "Envoyer l’inscription",
  },
};
