import type { pasteTexts as english } from "../../en/admin/paste-texts.ts";
import type { Translated } from "../../translated.ts";

export const pasteTexts: Translated<typeof english> = {
  title: "Coller une page",
  intro:
    "Pour les sites qu’aucun programme ne peut lire. Ouvrez la page dans votre navigateur, copiez son code source et collez-le ici.",
  source: "Source",
  choose: "Choisir une source",
  noSources: "Il n’y a aucune source pour laquelle coller une page.",
  address: "Adresse de la page",
  addressHint: "Hôtes de cette source : {{hosts}}",
  html: "HTML de la page",
  file: "Ou choisir un fichier .html",
  characters: "{{count}} caractères",
  tooLarge: "La page dépasse 2 000 000 de caractères.",
  unreadable: "Ce fichier n’a pas pu être lu.",
  tryIt: "Essayer",
  import: "Importer pour vérification",
  trying: "La page est en cours de lecture. Rien n’est enregistré.",
  importing: "La page est en cours de lecture et d’enregistrement.",
  waiting: "C’est plus long que d’habitude. Vous pouvez partir : la page sera lue quand même.",
  hostNotAllowed: "Cette adresse n’est sur aucun des hôtes de la source.",
  result: "Résultat",
  wouldAdd: "Un bien a été reconnu. L’importer l’ajoute à la vérification.",
  wouldAddAtOnce:
    "Un bien a été reconnu. L’importer le rend public aussitôt : cette source n’est pas vérifiée.",
  wouldChange: "Ce bien est connu. L’importer modifie ces champs.",
  wouldKeep: "Ce bien est connu, et la page ne dit rien de nouveau.",
  added: "Le bien est enregistré et attend la vérification.",
  addedAtOnce: "Le bien est enregistré et public.",
  changed: "Le bien est connu ; ces champs ont été modifiés.",
  kept: "Le bien est connu, et rien n’a été modifié.",
  toReview: "Vers la vérification",
  notOne: "Cette page n’a pas été reconnue comme un seul bien.",
  failed: "La page n’a pas pu être lue.",
  advice: {
    "empty-page": "N’en a-t-on copié qu’une partie ?",
    "list-of-homes": "Collez la page d’un seul bien.",
    "bot-wall": "Copiez la page après avoir passé ce contrôle.",
  },
};
