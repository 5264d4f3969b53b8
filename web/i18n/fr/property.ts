import type { Translated } from "../translated.ts";
import type { property as english } from "../en/property.ts";

export const property: Translated<typeof english> = {
  examplePerMonth: "Exemple : {{amount}} par mois",
  gallery: "Images de ce bien",
  openPicture: "Ouvrir l’image {{number}} sur {{count}}",
  allPictures: "Les {{count}} images",
  floorPlan: "Plan",
  picture: "Image {{number}} sur {{count}}",
  previousPicture: "Image précédente",
  nextPicture: "Image suivante",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  renderedPicture: "Image de synthèse : une illustration, pas une photographie",
  approximately: "≈ {{amount}}",
  rateOf: "cours du {{date}}",
  currency: "Devise",
  monthlyFrom: "Location-vente dès {{amount}} par mois",
  monthlyOver: "{{months}} mois, {{down}} d’apport",
  measures: {
    how: "Le calcul",
    perSquareMeter: "Le prix divisé par la surface habitable.",
    grossYield:
      "Douze mois du loyer indiqué ici, {{rent}}, divisés par le prix. Charges, impôts, réparations et mois sans locataire ne sont pas déduits.",
    moveIn:
      "{{advance}} de loyer d’avance et un dépôt de garantie de {{deposit}}, comme les particuliers le demandent en général. C’est le bail qui fait foi ; le dépôt est rendu au départ.",
    months_one: "{{count}} mois",
    months_other: "{{count}} mois",
  },
  tenureIs: "Comment un étranger peut le détenir :",
  keyFacts: "L’essentiel",
  facts: {
    type: "Type",
    bedrooms: "Chambres",
    bathrooms: "Salles de bains",
    size: "Surface",
    built: "Année de construction",
    project: "Immeuble",
    area: "Quartier",
    land: "Terrain",
    commonFee: "Charges de copropriété",
    sinkingFund: "Fonds de réserve",
    unknown: "Non connu : demandez-nous",
  },
  type: {
    "condo-for-sale": "Appartement à vendre",
    "condo-for-rent": "Appartement à louer",
    "condo-with-finance": "Appartement avec financement",
    "house-for-sale": "Maison à vendre",
    "house-for-rent": "Maison à louer",
  },
  sizeBoth: "{{metres}} m²",
  perSqmMonth: "{{amount}} par m² et par mois",
  perSqmOnce: "{{amount}} par m², une seule fois",
  aMonthInAll: "{{amount}} par mois pour ce bien",
  onceInAll: "{{amount}} pour ce bien",
  story: "À propos de ce bien",
  writtenIn: "La description est rédigée en {{language}}.",
  sellersTitle: "Titre du vendeur :",
  translatedFrom: "Traduction. Langue d’origine : {{language}}.",
  showOriginal: "Afficher le texte d’origine",
  summary: "{{type}} : {{facts}}. {{price}}.",
  ownership: {
    title: "À qui appartient ce bien, et à quel point nous en sommes sûrs",
    text: "« Vérifié » : nous avons vu une preuve. « Déclaré » : le vendeur l’affirme. Demandez les documents avant de payer quoi que ce soit.",
    verified: "Vérifié",
    claimed: "Déclaré",
    unknown: "Inconnu",
    "foreign-quota": "Dans le quota étranger de l’immeuble",
    "title-deed": "Titre de propriété au nom du vendeur",
    "no-mortgage": "Ni hypothèque ni autre droit inscrit",
    "no-unpaid-fees": "Aucune charge de copropriété impayée",
    "sellers-identity": "Identité du vendeur",
    lastVerified: "Dernière vérification le {{date}}",
    neverVerified: "Rien n’a encore été vérifié pour ce bien.",
  },
  tenure: {
    title: "Ce qu’un étranger peut posséder ici",
    "foreign-quota":
      "Ce logement est proposé dans le quota étranger de l’immeuble. Un étranger peut en être pleinement propriétaire, à son propre nom.",
    "thai-quota":
      "Ce logement relève du quota thaïlandais. Il ne peut être enregistré au nom d’un étranger que s’il reste de la place dans le quota étranger le jour du transfert. Faites-le d’abord confirmer par écrit par la gestion de l’immeuble.",
    leasehold:
      "Ce logement est proposé en bail enregistré, pour {{years}} au plus. Vous en disposez pendant ce temps ; vous n’en êtes pas propriétaire.",
    unknown:
      "Nous ne savons pas encore si un étranger peut acquérir ce logement. Demandez-nous avant de payer quoi que ce soit.",
  },
  house: {
    text: "Un étranger ne peut pas posséder de terrain en Thaïlande. En droit, la maison et le terrain sont deux choses, et voici ce que vous pouvez avoir :",
    lease: "Un bail sur le terrain",
    leaseText:
      "Enregistré au bureau foncier, pour {{years}} au plus. Une promesse de renouvellement n’est pas une garantie. L’enregistrement coûte {{fee}} du loyer de toute la durée, plus {{duty}} de droit de timbre.",
    building: "Le bâtiment lui-même",
    buildingText:
      "La maison peut être à vous sans que le terrain le soit. Le contrat doit le dire, et la vente du bâtiment s’enregistre à part.",
    superficies: "Le droit de superficie",
    superficiesText: "Le droit enregistré de posséder un bâtiment sur le terrain d’autrui.",
    usufruct: "L’usufruit",
    usufructText:
      "Le droit enregistré d’habiter la maison et d’utiliser le terrain, au plus votre vie durant.",
    nominee: "Jamais une société avec des prête-noms",
    nomineeText:
      "La loi interdit à des associés thaïlandais de détenir des parts pour le compte d’un étranger. Les deux parties risquent une peine, et le terrain doit être vendu.",
    offered: "Comment cette maison est proposée",
    offer: {
      leasehold:
        "Avec un bail enregistré sur le terrain. L’avocat du vendeur le rédige ; faites-le lire par le vôtre.",
      company:
        "Le terrain appartient à une société vendue avec lui. Faites vérifier par un avocat que les associés thaïlandais ont apporté leur propre argent.",
      "thai-spouse":
        "Pour un achat au nom d’un conjoint thaïlandais. Le terrain n’est alors qu’à lui ; un bail, un droit de superficie ou un usufruit protège le conjoint étranger.",
      unknown: "Le vendeur ne l’a pas précisé. Demandez-nous avant de payer quoi que ce soit.",
    },
  },
  gone: {
    sold: "Ce bien est vendu. La page reste en ligne pour comparer.",
    rented: "Ce bien est loué. La page reste en ligne pour comparer.",
    similar: "Voir des biens semblables",
  },
  nearby: {
    title: "Où se trouve ce bien, et ce qu’il y a autour",
    approximate: "Le repère indique le quartier, pas la porte d’entrée.",
    noLocation: "Le vendeur n’a pas indiqué d’emplacement. Demandez-le-nous.",
  },
  history: {
    title: "Historique des prix",
    since: "Depuis",
    price: "Prix",
    rent: "Loyer mensuel",
    unchanged: "Mis en ligne le {{date}} ; le prix n’a pas changé depuis.",
    caption: "Tous les prix affichés ici pour ce bien",
  },
  viewing: "Réserver une visite",
  viewingShort: "Visiter",
  ask: "Poser une question sur ce bien",
  call: "Appeler le {{phone}}",
  panel: "Prix et étapes suivantes",
  tip: {
    what: "Que veut dire « {{word}} » ?",
    claimed:
      "Le vendeur ou l’agent l’affirme, sans avoir montré de document. Nous ne l’avons pas encore vérifié.",
    example:
      "Le propriétaire n’a pas fixé ses propres conditions. Le montant est calculé avec les conditions habituelles, à titre indicatif. Ce n’est pas une offre.",
  },
  sheet: {
    link: "Fiche à imprimer",
    title: "{{title}} : fiche à imprimer",
    back: "Retour à la page du bien",
    scan: "Scannez pour ouvrir la page du bien",
    sample: "Annonce d’exemple : ce bien n’est pas réel.",
    asOf: "Au {{date}}. Prix et conditions peuvent changer ; la page de notre site fait foi.",
  },
  share: "Partager",
  linkCopied: "Lien copié",
  agent: "Votre contact pour ce bien",
  agentSpeaks: "Langues parlées : {{languages}}",
  report: "Vendu ou inexact ? Dites-le-nous",
  similar: "Biens semblables",
};
