import type { Translated } from "../translated.ts";
import type { referrals as english } from "../en/referrals.ts";

export const referrals: Translated<typeof english> = {
  title: "Ihre Empfehlungen",
  unknown: "Dieser Link öffnet keine Seite mehr. Bitten Sie uns um einen neuen.",
  write: "Schreiben Sie uns",
  hasEnded: "Ihr Code zählt nicht mehr für neue Anfragen. Für frühere gelten die alten Bedingungen weiter.",
  link: "Das ist Ihr Link. Wer ihm folgt und uns schreibt, gilt als von Ihnen empfohlen.",
  copy: "Link kopieren",
  copied: "Kopiert",
  anyPage: "Sie können {{parameter}} an die Adresse jeder Seite in jeder Sprache anhängen.",
  terms_one:
    "Für jeden Vertrag erhalten Sie {{commission}}, wenn er innerhalb von {{count}} Monat nach der Anfrage beginnt.",
  terms_other:
    "Für jeden Vertrag erhalten Sie {{commission}}, wenn er innerhalb von {{count}} Monaten nach der Anfrage beginnt.",
  share: "{{percent}} seines Preises",
  enquiries: "Anfragen",
  contracts: "Verträge",
  earned: "Verdient",
  paid: "Ausgezahlt",
  owed: "Noch offen",
  entriesTitle: "Provisionen",
  noEntries:
    "Noch nichts. Eine Provision erscheint hier, sobald die erste Zahlung eines Vertrags eingegangen ist.",
  kinds: {
    earned: "Verdient",
    reversed: "Zurückgenommen, weil ein Vertrag vorzeitig endete",
    settled: "Ausgezahlt oder verrechnet",
    refused: "Zählt nicht",
    waived: "Wird nicht zurückgefordert: Sie behalten den Betrag",
    taken_back: "Ein falscher Eintrag wurde berichtigt",
  },
  private:
    "Diese Seite nennt niemanden, der über Sie zu uns gekommen ist. Behalten Sie ihre Adresse für sich.",
  programme: "Bedingungen des Programms",
};
