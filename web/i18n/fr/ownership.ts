import type { Translated } from "../translated.ts";
import type { ownership as english } from "../en/ownership.ts";

export const ownership: Translated<typeof english> = {
  title: "À qui appartient ce bien, et ce que nous avons vérifié",
  text: "« Vérifié » : nous avons vu une preuve. « Déclaré » : le vendeur l’affirme. Demandez les documents avant de payer quoi que ce soit.",
  verified: "Vérifié",
  claimed: "Déclaré",
  unknown: "Inconnu",
  "foreign-quota": "Dans le quota étranger de l’immeuble",
  "title-deed": "Titre de propriété au nom du vendeur",
  "no-mortgage": "Ni hypothèque ni autre droit inscrit",
  "no-unpaid-fees": "Aucune charge de copropriété impayée",
  "sellers-identity": "Identité du vendeur",
  lastVerified: "Dernière vérification le {{date}}",
  neverVerified: "Rien n’a encore été vérifié pour ce bien.",
  tenure: {
    title: "Ce qu’un étranger peut posséder ici",
    "foreign-quota":
      "Ce logement est proposé dans le quota étranger de l’immeuble. Un étranger peut en être pleinement propriétaire, à son propre nom.",
    "thai-quota":
      "Ce logement relève du quota thaïlandais. Il ne peut être enregistré au nom d’un étranger que s’il reste de la place dans le quota étranger le jour du transfert. Faites-le d’abord confirmer par écrit par le gérant de l’immeuble.",
    leasehold:
      "Ce logement est proposé en bail enregistré, pour {{years}} au plus. Vous en disposez pendant ce temps ; vous n’en êtes pas propriétaire.",
    unknown:
      "Nous ne savons pas encore si un étranger peut acquérir ce logement. Demandez-nous avant de payer quoi que ce soit.",
  },
  house: {
    text: "Un étranger ne peut pas posséder de terrain en Thaïlande. En droit, la maison et le terrain sont deux choses, et voici ce que vous pouvez avoir :",
    lease: "Un bail sur le terrain",
    leaseText:
      "Enregistré au bureau foncier, pour {{years}} au plus. Une promesse de renouvellement n’est pas une garantie. L’enregistrement coûte {{fee}} du loyer de toute la durée, plus {{duty}} de droit de timbre.",
    building: "Le bâtiment lui-même",
    buildingText:
      "La maison peut être à vous sans que le terrain le soit. Le contrat doit le dire, et la vente du bâtiment s’enregistre à part.",
    superficies: "Le droit de superficie",
    superficiesText: "Le droit enregistré de posséder un bâtiment sur le terrain d’autrui.",
    usufruct: "L’usufruit",
    usufructText:
      "Le droit enregistré d’habiter la maison et d’utiliser le terrain, au plus votre vie durant.",
    nominee: "Jamais une société avec des prête-noms",
    nomineeText:
      "La loi interdit à des associés thaïlandais de détenir des parts pour le compte d’un étranger. Les deux parties s’exposent à des sanctions, et le terrain doit être vendu.",
    offered: "Comment cette maison est proposée",
    offer: {
      leasehold:
        "Avec un bail enregistré sur le terrain. L’avocat du vendeur le rédige ; faites-le lire par le vôtre.",
      company:
        "Le terrain appartient à une société vendue avec lui. Faites vérifier par un avocat que les associés thaïlandais ont apporté leur propre argent.",
      "thai-spouse":
        "Pour un achat au nom d’un conjoint thaïlandais. Le terrain n’est alors qu’à lui ; un bail, un droit de superficie ou un usufruit protège le conjoint étranger.",
      unknown: "Le vendeur ne l’a pas précisé. Demandez-nous avant de payer quoi que ce soit.",
    },
  },
};
