import type { Translated } from "../translated.ts";
import type { finance as english } from "../en/finance.ts";

export const finance: Translated<typeof english> = {
  title: "Financer sans banque",
  description:
    "Location-vente et crédit vendeur à Pattaya : le fonctionnement, quatre questions faciles, une comparaison de quatre façons et des calculateurs.",
  lead: "Un financement exclusif pour les étrangers, accord garanti. Ni justificatif de salaire, ni relevés bancaires, ni enquête de crédit.",
  apply: "Déposer ma demande",
  learn: "Crédit vendeur",
  how: {
    title: "Comment cela marche",
    one: "Répondez à quatre questions faciles",
    oneText: "En ligne, en quelques minutes. Personne ne demande de fiche de paie.",
    two: "Recevez vos options sous {{hours}} heures",
    twoText:
      "Les appartements pour lesquels vous avez un accord. Visitez, posez vos questions, prenez votre temps.",
    three: "Signez, versez l’apport, recevez les clés",
    threeText:
      "Dès {{amount}}, avec des mensualités souples. Emménagez ou louez : nous aidons à trouver des locataires, et des baux de {{months}} mois sont courants.",
    bonus:
      "Et si la vie change : après {{months}} mois de paiements, vous pouvez passer à un autre appartement sans frais ni commission, et chaque baht versé vous suit.",
  },
  application: {
    title: "Votre demande en quatre questions faciles",
    text: "Vos réponses restent sur cet appareil jusqu’à l’envoi.",
    after:
      "Sous {{hours}} heures, vous recevez les appartements pour lesquels vous avez un accord ; vous pouvez les visiter et poser vos questions. Rien n’engage avant la signature.",
  },
  seller: {
    title: "Le crédit vendeur, expliqué",
    text: "Le vendeur prend la place de la banque : vous convenez d’un prix, d’un premier versement et de mensualités, et c’est à lui que vous payez. Une question décide de tout : qui détient le titre pendant que vous payez ?",
    form: "Ce que vous voulez savoir",
    first: "Le titre d’abord, hypothèque au vendeur",
    last: "Le titre à la fin",
    rows: {
      deed: { label: "Inscrit au titre pendant que vous payez", first: "Vous", last: "Le vendeur" },
      stop: {
        label: "Si vous cessez de payer",
        first: "Vente par le tribunal ; le surplus est à vous",
        last: "Le contrat prend fin ; les versements sont en général perdus",
      },
      bankrupt: {
        label: "Si le vendeur fait faillite",
        first: "Votre propriété demeure",
        last: "Vous avez une créance, comme les autres",
      },
      quota: { label: "Le quota étranger est nécessaire", first: "Maintenant", last: "À la fin" },
      papers: {
        label: "Justificatifs bancaires des fonds de l’étranger",
        first: "Au départ",
        last: "Pour chaque mensualité",
      },
    },
    law: "Le droit thaïlandais voit en général dans la location-vente un contrat de location avec achat final : le titre passe au bureau du cadastre après la dernière mensualité, et après {{missed}} impayés consécutifs le propriétaire peut mettre fin au contrat. Ceci est une information, pas un conseil juridique ; faites lire le contrat par votre propre avocat.",
    guide: "Lire le guide complet",
    homes: "Voir les biens avec financement",
  },
};
