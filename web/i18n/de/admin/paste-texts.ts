import type { pasteTexts as english } from "../../en/admin/paste-texts.ts";
import type { Translated } from "../../translated.ts";

export const pasteTexts: Translated<typeof english> = {
  title: "Seite einfügen",
  intro:
    "Für Seiten, die kein Programm lesen lassen. Öffnen Sie die Seite im Browser, kopieren Sie ihren Quelltext und fügen Sie ihn hier ein.",
  source: "Quelle",
  choose: "Quelle wählen",
  noSources: "Es gibt noch keine Quelle, für die man einfügen könnte.",
  address: "Adresse der Seite",
  addressHint: "Hosts dieser Quelle: {{hosts}}",
  html: "HTML der Seite",
  file: "Oder eine .html-Datei wählen",
  characters: "{{count}} Zeichen",
  tooLarge: "Die Seite ist länger als 2.000.000 Zeichen.",
  unreadable: "Diese Datei konnte nicht gelesen werden.",
  tryIt: "Probieren",
  import: "Zur Prüfung einlesen",
  trying: "Die Seite wird gelesen. Gespeichert wird nichts.",
  importing: "Die Seite wird gelesen und gespeichert.",
  waiting: "Das dauert länger als sonst. Sie können weggehen: die Seite wird trotzdem gelesen.",
  hostNotAllowed: "Diese Adresse liegt auf keinem Host der Quelle.",
  result: "Ergebnis",
  wouldAdd: "Eine Immobilie wurde erkannt. Eingelesen wartet sie auf Prüfung.",
  wouldAddAtOnce:
    "Eine Immobilie wurde erkannt. Eingelesen ist sie sofort öffentlich: diese Quelle wird nicht geprüft.",
  wouldChange: "Diese Immobilie ist bekannt. Das Einlesen ändert diese Felder.",
  wouldKeep: "Diese Immobilie ist bekannt, und die Seite sagt nichts Neues.",
  added: "Die Immobilie ist gespeichert und wartet auf Prüfung.",
  addedAtOnce: "Die Immobilie ist gespeichert und öffentlich.",
  changed: "Die Immobilie ist bekannt; diese Felder wurden geändert.",
  kept: "Die Immobilie ist bekannt, geändert wurde nichts.",
  toReview: "Zur Prüfung",
  notOne: "Diese Seite wurde nicht als eine Immobilie erkannt.",
  failed: "Die Seite konnte nicht gelesen werden.",
  advice: {
    "empty-page": "Wurde nur ein Teil kopiert?",
    "list-of-homes": "Fügen Sie die Seite einer einzelnen Immobilie ein.",
    "bot-wall": "Kopieren Sie die Seite, nachdem Sie die Prüfung bestanden haben.",
  },
};
