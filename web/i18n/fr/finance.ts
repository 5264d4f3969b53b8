import type { Translated } from "../translated.ts";
import type { finance as english } from "../en/finance.ts";

export const finance: Translated<typeof english> = {
  title: "Financer sans banque",
  description:
    "Location-vente et crédit vendeur à Pattaya : le fonctionnement, quatre questions simples, une comparaison de trois formules et des simulateurs.",
  lead: "Un financement réservé aux étrangers, accord garanti. Ni fiche de paie, ni relevé bancaire, ni enquête de solvabilité.",
  apply: "Faire une demande",
  learn: "Crédit vendeur",
  how: {
    title: "Comment cela marche",
    one: "Répondez à quatre questions simples",
    oneText: "En ligne, en quelques minutes. Personne ne demande de fiche de paie.",
    two: "Recevez vos propositions sous {{hours}} heures",
    twoText:
      "La liste des appartements pour lesquels votre financement est accordé. Visitez, posez vos questions, prenez votre temps.",
    three: "Signez, versez l’apport, recevez les clés",
    threeText:
      "Dès {{amount}}, avec des mensualités souples. Emménagez ou louez : nous aidons à trouver des locataires, et des baux de {{months}} mois sont courants.",
    bonus:
      "Et si la vie change : après {{months}} mois de mensualités, vous pouvez passer à un autre appartement sans frais ni commission, et {{carries}}.",
  },
  application: {
    title: "Votre demande en quatre questions simples",
    text: "Vos réponses restent sur cet appareil jusqu’à l’envoi.",
    after:
      "Sous {{hours}} heures, vous recevez la liste des appartements pour lesquels votre financement est accordé ; vous pouvez les visiter et poser vos questions. Rien n’engage avant la signature.",
  },
  wants: {
    title: "Que voulez-vous savoir ?",
    month: "Combien un bien me coûterait-il par mois ?",
    budget: "Quel prix correspond à mon budget ?",
    firstDay: "Que me faut-il le premier jour ?",
    keep: "Garder ces chiffres dans l’adresse, pour les retrouver ou les partager",
    firstDayOf:
      "Calculé pour un bien à {{price}} de {{size}}. Le prix et l’apport sont ceux choisis sous « {{question}} ».",
    purchase: "Que coûte un achat jusqu’à la remise des clés ?",
    compare: "Location, location-vente ou crédit vendeur : que choisir ?",
  },
  seller: {
    title: "Le crédit vendeur, expliqué",
    text: "Le vendeur prend la place de la banque : vous convenez d’un prix, d’un apport et de mensualités, et c’est à lui que vous payez. Une question décide de tout : qui figure sur le titre pendant que vous payez ?",
    form: "Ce que vous voulez savoir",
    first: "Transfert d’abord, hypothèque pour le vendeur",
    last: "Paiement d’abord, transfert à la fin",
    rows: {
      deed: { label: "Qui figure sur le titre pendant que vous payez", first: "Vous", last: "Le vendeur" },
      stop: {
        label: "Si vous cessez de payer",
        first: "Vente judiciaire ; le surplus vous revient",
        last: "Le contrat prend fin ; les versements sont le plus souvent perdus",
      },
      bankrupt: {
        label: "Si le vendeur fait faillite",
        first: "Vous restez propriétaire",
        last: "Vous êtes un créancier parmi d’autres",
      },
      quota: { label: "Quota étranger nécessaire", first: "Maintenant", last: "À la fin" },
      papers: {
        label: "Justificatifs bancaires de l’argent venu de l’étranger",
        first: "Au départ",
        last: "À chaque versement",
      },
    },
    law: "Le droit thaïlandais voit d’ordinaire dans un tel contrat une location-vente au sens de la loi (hire purchase) : la propriété passe au bureau foncier après la dernière mensualité, et après {{missed}} échéances consécutives impayées le propriétaire peut mettre fin au contrat. Ceci est une information, pas un conseil juridique ; faites lire le contrat par votre propre avocat.",
    guide: "Lire le guide complet",
    homes: "Voir les biens avec financement",
  },
};
