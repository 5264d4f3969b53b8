import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "Wohnungen und Häuser",
  area: "Stadtteile",
  article: "Leitfäden und Artikel",
  question: "Fragen",
  term: "Begriffe erklärt",
  near: "Zu allen Angaben zusammen passt keine Immobilie. Ohne eine davon gibt es Treffer:",
  answers: "Antworten",
  failed: "Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  nothing: "Nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.",
  askAPerson: "Oder fragen Sie einen Menschen.",
  askOnWhatsApp: "Per WhatsApp fragen",
  writeToUs: "Schreiben Sie uns",
  message: "Ich habe auf Ihrer Website nach „{{search}}“ gesucht und nichts gefunden. Können Sie helfen?",
  count_one: "{{count}} Antwort",
  count_other: "{{count}} Antworten",
};
