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
  askAPerson: "Wir helfen Ihnen auch gern persönlich.",
  askOnWhatsApp: "Per WhatsApp fragen",
  writeToUs: "Schreiben Sie uns",
  message: "Ich habe auf Ihrer Website nach „{{search}}“ gesucht und nichts gefunden. Können Sie helfen?",
  count_one: "{{count}} Antwort",
  count_other: "{{count}} Antworten",
  page: "Direkt zum Ziel",
  pages: {
    sell: "Ihre Immobilie verkaufen",
    let: "Ihre Immobilie vermieten",
    contact: "Persönlich mit uns sprechen",
    finance: "Was es im Monat kostet",
  },
  pageNotes: {
    sell: "Sehen Sie, was für ähnliche Immobilien verlangt wird, und bieten Sie uns Ihre an.",
    let: "Sehen Sie, welche Mieten verlangt werden, und bieten Sie uns Ihre Immobilie an.",
    contact: "Schreiben, anrufen oder eine Besichtigung vereinbaren.",
    finance: "Berechnen Sie die Rate für jeden Preis und jede Laufzeit.",
  },
};
