import type { Translated } from "../translated.ts";
import type { myApplication as english } from "../en/my-application.ts";

export const myApplication: Translated<typeof english> = {
  missing:
    "Votre compte ne contient rien sous cette référence. Vous avez peut-être utilisé une autre adresse e-mail.",
  written: "Ce que vous avez écrit",
  home: "À propos de ce bien :",
  steps: "Où en est votre demande",
  now: "Maintenant",
  closed: "Ce dossier est clos. Si votre situation a changé, écrivez-nous ci-dessous.",
  thread: {
    title: "Vos échanges avec notre bureau",
    none: "Pas encore de message.",
    you: "Vous",
    office: "Notre bureau",
    via: {
      email: "par e-mail",
      whatsapp: "par WhatsApp",
      line: "par LINE",
      telegram: "par Telegram",
    },
    write: "Votre message",
    send: "Envoyer",
    sent: "Envoyé. Notre bureau le lira ici.",
  },
  viewings: {
    title: "Visites",
    zone: "Les heures sont celles de Pattaya.",
    byVideo: "Par vidéo",
    onSite: "Sur place",
    minutes_one: "{{count}} minute",
    minutes_other: "{{count}} minutes",
    status: {
      planned: "Prévue",
      confirmed: "Confirmée",
      done: "Effectuée",
      missed: "Manquée",
      cancelled: "Annulée",
    },
  },
  contract: {
    title: "Votre contrat",
    documents: "Documents",
    documentsText: "Conservés à notre bureau. Écrivez-nous pour en recevoir une copie.",
    price: "Prix",
    downPayment: "Apport",
    monthly: "Par mois",
    months: "Mois",
    startsOn: "Début",
    upgradeAfter: "Mois avant un changement",
    soFar: "{{paid}} payés, reste {{left}}.",
    carries:
      "{{percent}} de chaque baht versé, apport compris, compte pour votre prochain bien : {{amount}} à ce jour.",
    upgradeWhen:
      "Changement de bien après {{needed}} mensualités : {{paid}} sur {{needed}} payées, au plus tôt le {{date}}.",
    upgradeNow: "Vous pouvez changer de bien dès maintenant.",
    next: "Prochain paiement : {{amount}}, à régler le {{date}}.",
    schedule: "Échéancier",
    due: "Échéance",
    amount: "Montant (THB)",
    paid: "Payé (THB)",
    instalment: "Mensualité {{number}}",
    payments: "Paiements reçus",
    noPayments: "Aucun paiement pour le moment.",
    correction: "Correction",
    method: {
      transfer: "Virement",
      cash: "Espèces",
      card: "Carte",
      other: "Autre",
    },
  },
};
