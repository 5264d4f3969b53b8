import type { paying as english } from "../en/paying.ts";
import type { Translated } from "../translated.ts";

export const paying: Translated<typeof english> = {
  title: "Payer",
  lead: "Choisissez ce que vous payez. Chaque paiement a sa propre référence.",
  notSet:
    "Nous n’avons pas encore indiqué où payer. Demandez-nous avant d’envoyer de l’argent, et ne vous fiez à aucun compte indiqué par quelqu’un d’autre.",
  due: "{{what}}, à régler le {{date}}",
  overdue: "{{what}}, échéance dépassée depuis le {{date}}",
  later: "Paiements suivants",
  scan: "À scanner avec l’application d’une banque thaïlandaise",
  qr: "Code QR PromptPay de {{amount}} THB",
  amount: "Montant",
  reference: "Référence",
  referenceHint:
    "Indiquez cette référence dans le motif de votre virement, afin que nous sachions ce qu’il règle.",
  referenceInside: "Le code contient la référence.",
  noExpiry: "Le code n’expire pas.",
  save: "Enregistrer l’image",
  noQr: "Il n’y a pas encore de code QR pour les applications des banques thaïlandaises. Utilisez le compte ci-dessous.",
  account: "Virement sur notre compte, y compris depuis l’étranger",
  accountHolder: "Titulaire du compte",
  bank: "Banque",
  accountNumber: "Numéro de compte",
  swift: "SWIFT / BIC",
  bankAddress: "Adresse de la banque",
  noIban:
    "Les banques thaïlandaises n’ont pas d’IBAN : indiquez le numéro de compte et le code SWIFT. Choisissez de prendre tous les frais à votre charge (« OUR »), pour que la somme entière arrive, et donnez la référence comme motif du paiement.",
  copy: "Copier",
  copyOf: "Copier : {{what}}",
  copied: "Copié",
  copyAll: "Tout copier en texte",
};
