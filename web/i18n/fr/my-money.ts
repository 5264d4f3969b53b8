import type { Translated } from "../translated.ts";
import type { myMoney as english } from "../en/my-money.ts";

export const myMoney: Translated<typeof english> = {
  today: "Si vous décidez aujourd’hui",
  same: "Notre bureau calcule les mêmes montants. Rien ne change avant que nous en ayons parlé.",
  stop: {
    title: "Si vous arrêtez aujourd’hui",
    text: "Sur les {{paid}} que vous avez payés, {{kept}} sont retenus et {{returned}} vous sont rendus.",
  },
  upgrade: {
    title: "Si vous changez de bien aujourd’hui",
    open: "{{amount}} vous suivent dans votre prochain bien, comme part de l’apport.",
    closed:
      "Pas encore : {{done}} mensualités sur {{needed}} sont payées, et le premier jour possible est le {{date}}. Sur ce qui est payé, {{amount}} vous suivraient.",
  },
  payOff: {
    title: "Si vous payez le reste aujourd’hui",
    text: "Avec {{amount}}, tout est soldé, pénalités de retard comprises.",
    saved: "{{amount}} d’intérêts ne sont plus dus.",
  },
  fees: "Pénalités de retard",
  fee: "Pénalité de retard {{number}}",
  happened: "Ce qui a changé",
  ended: "Ce contrat a pris fin le {{date}}.",
  moneyBack: "À rendre : {{due}}. Déjà rendu : {{returned}}. Reste à rendre : {{left}}.",
  allPaid: "Tout est payé. L’étape suivante est le transfert de propriété.",
  earlier: "Contrat précédent",
  follows: "{{amount}} viennent de votre contrat précédent.",
  kinds: {
    defaulted: "Résilié pour échéances impayées",
    terminated: "Résilié d’un commun accord, ou parce que vous avez arrêté",
    paid_off: "Le reste a été payé par anticipation",
    transferred: "La propriété vous a été transférée",
    upgraded: "Changement de bien",
    annulled: "Le changement était une erreur et il est annulé",
    reopened: "La résiliation était une erreur et elle est annulée",
    rescheduled: "L’échéancier a été modifié",
    late_fee: "Une pénalité de retard a été ajoutée",
    fee_waived: "Une pénalité de retard a été annulée",
    refunded: "De l’argent vous a été remboursé",
    assigned: "Une autre personne a pris la suite",
    inherited: "Un héritier prend la suite",
    buyer_added: "Un second acheteur s’est joint au contrat",
  },
  sums: {
    paid: "Payé",
    kept: "Retenu",
    returned: "À rendre",
    moved: "Reporté",
    amount: "Montant",
  },
  statements: "Relevés annuels",
  statement: "Relevé pour {{year}}",
  receipt: "Reçu {{number}}",
  correction: "Rectification {{number}}",
  back: "Retour à votre contrat",
  handedOn: {
    title: "Votre ancien contrat",
    text: "Le {{date}}, une autre personne a repris ce contrat. Jusque-là, {{paid}} avaient été payés.",
    receipts: "Nous vous avons envoyé les reçus par e-mail. S’il vous en faut une copie, écrivez-nous.",
  },
};
