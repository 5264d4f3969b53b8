import type { paying as english } from "../en/paying.ts";
import type { Translated } from "../translated.ts";

export const paying: Translated<typeof english> = {
  title: "Bezahlen",
  lead: "Wählen Sie, was Sie bezahlen. Jede Zahlung hat ihre eigene Referenz.",
  notSet:
    "Wir haben noch nicht eingetragen, wohin Sie zahlen. Fragen Sie uns, bevor Sie Geld senden, und trauen Sie keinem Konto, das jemand anders nennt.",
  due: "{{what}}, fällig am {{date}}",
  overdue: "{{what}}, war fällig am {{date}}",
  later: "Spätere Zahlungen",
  scan: "Mit der App einer beliebigen thailändischen Bank scannen",
  qr: "PromptPay-QR-Code über {{amount}} THB",
  amount: "Betrag",
  reference: "Referenz",
  referenceHint: "Geben Sie diese Referenz als Verwendungszweck an, damit wir wissen, wofür die Zahlung ist.",
  referenceInside: "Der Code enthält die Referenz.",
  noExpiry: "Der Code läuft nicht ab.",
  save: "Bild speichern",
  noQr: "Einen QR-Code für thailändische Bank-Apps gibt es noch nicht. Nutzen Sie das Konto unten.",
  account: "Überweisung auf unser Konto, auch aus dem Ausland",
  accountHolder: "Kontoinhaber",
  bank: "Bank",
  accountNumber: "Kontonummer",
  swift: "SWIFT / BIC",
  bankAddress: "Adresse der Bank",
  noIban:
    "Thailändische Banken haben keine IBAN: Geben Sie Kontonummer und SWIFT-Code an. Wählen Sie, dass Sie alle Gebühren tragen („OUR“), damit der ganze Betrag ankommt, und nennen Sie die Referenz als Verwendungszweck.",
  copy: "Kopieren",
  copyOf: "Kopieren: {{what}}",
  copied: "Kopiert",
  copyAll: "Alles als Text kopieren",
};
