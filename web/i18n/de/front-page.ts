import type { Translated } from "../translated.ts";
import type { frontPage as english } from "../en/front-page.ts";

export const frontPage: Translated<typeof english> = {
  pageTitle: "Eine Wohnung in Pattaya per Mietkauf",
  description:
    "Mietkauf und Verkäuferfinanzierung für Wohnungen in Pattaya, für Käufer aus dem Ausland. Vier einfache Fragen, Antwort binnen {{hours}} Stunden, ab {{amount}}.",
  title: "Ein Zuhause am Meer, beim Wohnen abbezahlt",
  subtitle: "Mietkauf und Verkäuferfinanzierung in Pattaya, für Käufer aus aller Welt.",
  idea: "{{down}} Anzahlung, jeden Monat eine vereinbarte Rate, dann gehört die Wohnung Ihnen.",
  ideaWithMonth: "Ab {{monthly}} im Monat bei {{down}} Anzahlung, dann gehört die Wohnung Ihnen.",
  guarantee: "Exklusive Finanzierung für Ausländer, Zusage garantiert",
  startingFrom: "Schon ab",
  rounded: "Gerundete Beträge. Nach unserem Kurs vom {{date}} sind {{baht}} etwa {{amounts}}.",
  bookConsultation: "Beratung buchen",
  applyNow: "Jetzt anfragen",
  contactUsNow: "Kontakt aufnehmen",
  featured: "Ausgewählte Immobilien",
  recent: "Neu hinzugekommen",
  withFinance: "Wohnungen mit Finanzierung",
  forSale: "Wohnungen zum Kauf",
  viewAll: "Alle ansehen",
  stepsTitle: "In drei Schritten zum Schlüssel",
  step1Title: "Kurze Online-Anfrage",
  step1Text:
    "Vier einfache Fragen, am Handy beantwortet. Kein Gehaltsnachweis, keine Kontoauszüge, keine Bonitätsprüfung.",
  step2Title: "Ihre Auswahl binnen {{hours}} Stunden",
  step2Text:
    "Sie erfahren, für welche Wohnungen Sie eine Zusage haben, können sie besichtigen und Fragen stellen.",
  step3Title: "Unterschreiben, anzahlen, einziehen",
  step3Text:
    "Sie unterschreiben den Vertrag, leisten die Anzahlung, ab {{amount}}, und erhalten die Schlüssel. Danach folgen flexible Raten.",
  carryTitle: "Jeder gezahlte Baht zieht mit Ihnen um",
  carryTitleShare: "{{percent}} des Gezahlten ziehen mit Ihnen um",
  carryTitleInstalments: "{{percent}} Ihrer Raten ziehen mit Ihnen um",
  carryText:
    "Nach {{months}} Monaten Ratenzahlung können Sie ohne Gebühr und ohne Provision in eine andere Wohnung wechseln, und {{carries}}.",
  carryMonths: "So viele Monate haben Sie gezahlt",
  carryMonthCount_one: "{{count}} Monat",
  carryMonthCount_other: "{{count}} Monate",
  carryMoves: "werden bei Ihrer nächsten Wohnung angerechnet",
  carryNotYet: "bisher gezahlt; ab Monat {{month}} werden sie angerechnet",
  carryPaidOff: "insgesamt gezahlt; es ist nichts mehr offen",
  carryFromHere: "Wechsel ab Monat {{month}}",
  carryExample: "Gerechnet für diese Immobilie, mit {{down}} Anzahlung und {{monthly}} im Monat:",
  carryInvented: "Der Eigentümer hat noch keine Bedingungen genannt: Das ist ein Beispiel, kein Angebot.",
  liveTitle: "Selbst einziehen oder vermieten",
  liveText:
    "Ab der Schlüsselübergabe ist es Ihr Zuhause. Möchten Sie lieber vermieten, helfen wir bei der Mietersuche; üblich sind hier Mietverträge über {{months}} Monate.",
  testimonialsTitle: "Was Käufer sagen",
  testimonialsSample: "Beispielzitate: Hier werden echte Stimmen stehen.",
  stars: "{{count}} von 5 Sternen",
  whyTitle: "Warum wir",
  guideTitle: "Der Investoren-Leitfaden",
  guideText:
    "Wie Ausländer in Thailand Eigentum erwerben, was es kostet und welche Unterlagen Sie verlangen sollten. Kostenlos per E-Mail.",
  downloadGuide: "Leitfaden kostenlos laden",
  guideExpired:
    "Dieser Link öffnet den Leitfaden nicht mehr. Fordern Sie hier einen neuen an: Das kostet nichts und dauert eine Minute.",
  guideFrame: "Formular unseres Newsletter-Anbieters",
  guideWithout: "Leitfaden ohne dieses Formular anfordern",
  closingTitle: "Vier einfache Fragen, dann wissen Sie Bescheid",
  closingText: "Bis zur Unterschrift ist nichts verbindlich.",
  featuredText: "Ein erster Blick auf das, was gerade frei ist.",
  startingAmounts: "Einstiegsbeträge",
  why: {
    financing: "Finanzierung für Ausländer",
    financingText: "Für Menschen, die im Ausland leben, dort verdienen oder dort ihre Bank haben.",
    guidance: "Fachkundige Begleitung",
    guidanceText: "Eine feste Ansprechperson von der ersten Frage bis zur Schlüsselübergabe.",
    plans: "Flexible Pläne",
    plansText: "Anzahlung und Laufzeit richten sich danach, was Sie im Monat zahlen können.",
    fees: "Keine versteckten Gebühren",
    feesText: "Alle Kosten stehen vor der Unterschrift auf einem Blatt.",
    secure: "Sichere Abwicklung",
    secureText: "Verträge schriftlich, Zahlungen mit Quittung, Übertragung beim Grundbuchamt.",
    service: "Professioneller Service",
    serviceText: "In sechs Sprachen, vor und nach der Schlüsselübergabe.",
  },
  testimonials: {
    first: "Vom ersten Anruf an unkompliziert",
    firstText:
      "Zwei Tage nach dem Formular hatte ich die Liste der Wohnungen. Niemand wollte einen Gehaltsnachweis, und im Vertrag stand genau das, was in den E-Mails gestanden hatte.",
    tenant: "Sie haben einen Mieter für uns gefunden",
    tenantText:
      "Erst wohnten wir nur im Winter dort. Als wir vermieten wollten, fanden sie uns einen Mieter mit Zwölfmonatsvertrag.",
    bank: "Bei uns zu Hause hätte das keine Bank gemacht",
    bankText:
      "Ich bin selbstständig, Banken winken da ab. Hier reichten vier Fragen, und die Rate ist geblieben, wie sie vereinbart war.",
    partnership: "Mehr als Immobilien: echte Partnerschaft",
    partnershipText:
      "Nach einem Jahr bin ich in eine Wohnung mit zwei Schlafzimmern gewechselt. Was ich gezahlt hatte, kam auf den Baht genau mit, und jede Frage wurde beantwortet.",
    language: "In meiner Sprache erklärt",
    languageText:
      "Ich habe jede Seite des Vertrags mit jemandem gelesen, der sie auf Russisch erklärte. Erst dann habe ich unterschrieben.",
    retired: "Alle Zahlen auf einer Seite",
    retiredText:
      "Ich bin im Ruhestand und vorsichtig. Anzahlung, Raten, Gebühren: Alles stand auf einem Blatt, und genau so habe ich gezahlt.",
  },
  guideEmail: "E-Mail",
  guideConsent: "{{name}} darf mir den Leitfaden schicken und mir dazu schreiben.",
  guideEmailProblem: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.",
  guideConsentProblem: "Setzen Sie den Haken, damit wir den Leitfaden schicken dürfen.",
  guideSend: "Leitfaden schicken",
};
