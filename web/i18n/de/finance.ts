import type { Translated } from "../translated.ts";
import type { finance as english } from "../en/finance.ts";

export const finance: Translated<typeof english> = {
  title: "Finanzieren ohne Bank",
  description:
    "Mietkauf und Verkäuferfinanzierung für Immobilien in Pattaya: wie es geht, vier einfache Fragen, drei Wege im Vergleich und Rechner.",
  lead: "Exklusive Finanzierung für Ausländer, Zusage garantiert. Kein Gehaltsnachweis, keine Kontoauszüge, keine Bonitätsprüfung.",
  apply: "Jetzt anfragen",
  learn: "Verkäuferfinanzierung",
  how: {
    title: "So geht es",
    one: "Vier einfache Fragen beantworten",
    oneText: "Online, in wenigen Minuten. Niemand fragt nach einer Gehaltsabrechnung.",
    two: "Ihre Möglichkeiten innerhalb von {{hours}} Stunden",
    twoText:
      "Die Wohnungen, für die Sie eine Zusage haben. Besichtigen Sie, fragen Sie, lassen Sie sich Zeit.",
    three: "Unterschreiben, anzahlen, Schlüssel bekommen",
    threeText:
      "Ab {{amount}}, mit flexiblen Raten. Ziehen Sie ein oder vermieten Sie: Wir helfen bei der Mietersuche, üblich sind Mietverträge über {{months}} Monate.",
    bonus:
      "Und wenn sich das Leben ändert: Nach {{months}} Monaten Ratenzahlung können Sie ohne Gebühr und ohne Provision in eine andere Wohnung wechseln, und {{carries}}.",
  },
  application: {
    title: "Ihre Anfrage: vier einfache Fragen",
    text: "Ihre Antworten bleiben auf diesem Gerät, bis Sie sie absenden.",
    after:
      "Innerhalb von {{hours}} Stunden erfahren Sie, für welche Wohnungen Sie eine Zusage haben. Sie können sie besichtigen und Fragen stellen. Bis zur Unterschrift ist nichts verbindlich.",
  },
  wants: {
    title: "Was möchten Sie wissen?",
    month: "Was würde mich eine Immobilie im Monat kosten?",
    budget: "Welcher Preis passt zu meinem Budget?",
    firstDay: "Was brauche ich am ersten Tag?",
    keep: "Diese Zahlen in der Adresse behalten, zum Merken oder Teilen",
    firstDayOf:
      "Gerechnet für eine Immobilie zu {{price}} mit {{size}}. Preis und Anzahlung sind die, die Sie unter „{{question}}“ eingestellt haben.",
    purchase: "Was kostet ein Kauf bis zur Schlüsselübergabe?",
    compare: "Was ist für mich besser: Miete, Mietkauf oder Verkäuferfinanzierung?",
  },
  seller: {
    title: "Verkäuferfinanzierung, erklärt",
    text: "Der Verkäufer tritt an die Stelle der Bank: Sie einigen sich auf Preis, Anzahlung und Raten und zahlen an ihn statt an einen Kreditgeber. Entscheidend ist eine Frage: Wer steht in der Eigentumsurkunde, während Sie zahlen?",
    form: "Was Sie wissen möchten",
    first: "Erst übertragen, Hypothek für den Verkäufer",
    last: "Erst zahlen, zuletzt übertragen",
    rows: {
      deed: { label: "Wer in der Urkunde steht, während Sie zahlen", first: "Sie", last: "Der Verkäufer" },
      stop: {
        label: "Wenn Sie nicht mehr zahlen",
        first: "Verkauf über das Gericht; der Überschuss gehört Ihnen",
        last: "Der Vertrag endet; Zahlungen sind meist verloren",
      },
      bankrupt: {
        label: "Wenn der Verkäufer insolvent wird",
        first: "Ihr Eigentum bleibt bestehen",
        last: "Sie sind ein Gläubiger unter anderen",
      },
      quota: { label: "Ausländerquote nötig", first: "Jetzt", last: "Am Ende" },
      papers: {
        label: "Bankpapiere für Geld aus dem Ausland",
        first: "Zu Beginn",
        last: "Bei jeder Zahlung",
      },
    },
    law: "Das thailändische Recht behandelt solche Pläne meist als Mietkauf im Sinn des Gesetzes (hire purchase): Das Eigentum geht beim Grundbuchamt nach der letzten Rate über, und nach {{missed}} aufeinanderfolgenden ausgebliebenen Raten darf der Eigentümer den Vertrag beenden. Das ist Information, keine Rechtsberatung; lassen Sie den Vertrag von einem eigenen Anwalt lesen.",
    guide: "Den ganzen Leitfaden lesen",
    homes: "Immobilien mit Finanzierung",
  },
};
