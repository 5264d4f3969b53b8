import type { Translated } from "../translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  notFoundTitle: "Seite nicht gefunden",
  notFoundText: "Hoppla! Seite nicht gefunden",
  returnHome: "Zurück zur Startseite",
  unavailableTitle: "Der Katalog ist gerade nicht erreichbar",
  unavailableText: "Es ist nichts verloren: Bitte versuchen Sie es in einer Minute noch einmal.",
  quote: "Wenn Sie uns deswegen schreiben, nennen Sie diese Nummer:",
  tryAgain: "Noch einmal versuchen",
  goneTitle: "Diese Immobilie wird nicht mehr angeboten",
  goneText: "Sie wurde zurückgezogen. Diese Immobilien sind ihr ähnlich:",
};
