import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "Wohnungen und Häuser",
  area: "Lagen",
  article: "Ratgeber und Artikel",
  question: "Fragen",
  term: "Begriffe erklärt",
  near: "Alles zusammen passt auf kein Objekt. Ohne eine der Angaben gibt es:",
  answers: "Antworten",
  failed: "Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  nothing: "Nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.",
  askAPerson: "Oder fragen Sie einen Menschen.",
  askOnWhatsApp: "Auf WhatsApp fragen",
  writeToUs: "Schreiben Sie uns",
  message: "Ich habe auf Ihrer Seite „{{search}}“ gesucht und nichts gefunden. Können Sie helfen?",
  count_one: "{{count}} Antwort",
  count_other: "{{count}} Antworten",
};
