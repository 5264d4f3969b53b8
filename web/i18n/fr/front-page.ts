import type { Translated } from "../translated.ts";
import type { frontPage as english } from "../en/front-page.ts";

export const frontPage: Translated<typeof english> = {
  pageTitle: "Un appartement à Pattaya en location-vente",
  description:
    "Appartements à Pattaya en location-vente ou avec crédit vendeur, pour acheteurs étrangers. Quatre questions simples, réponse sous {{hours}} heures, dès {{amount}}.",
  title: "Un chez-soi au bord de la mer, que vous payez en y vivant",
  subtitle:
    "Appartements à Pattaya en location-vente ou avec crédit vendeur, pour des acheteurs du monde entier.",
  idea: "{{down}} d’apport, une somme convenue chaque mois, puis l’appartement est à vous.",
  ideaWithMonth: "Dès {{monthly}} par mois avec {{down}} d’apport, puis l’appartement est à vous.",
  guarantee: "Un financement réservé aux étrangers, accord garanti",
  startingFrom: "À partir de",
  rounded: "Montants arrondis. À notre taux du {{date}}, {{baht}} font environ {{amounts}}.",
  bookConsultation: "Prendre rendez-vous",
  applyNow: "Faire une demande",
  contactUsNow: "Nous contacter",
  featured: "Biens à la une",
  recent: "Ajoutés récemment",
  withFinance: "Appartements avec financement",
  forSale: "Appartements à vendre",
  viewAll: "Tout voir",
  stepsTitle: "Trois étapes jusqu’à la remise des clés",
  step1Title: "Demande en ligne rapide",
  step1Text:
    "Quatre questions simples, depuis votre téléphone. Sans fiche de paie, sans relevé bancaire, sans enquête de solvabilité.",
  step2Title: "Vos propositions sous {{hours}} heures",
  step2Text:
    "Vous recevez la liste des appartements pour lesquels votre financement est accordé, vous les visitez et posez vos questions.",
  step3Title: "Signez, versez l’apport, recevez les clés",
  step3Text:
    "Vous signez le contrat, vous versez l’apport, dès {{amount}}, et vous recevez les clés. Ensuite, des mensualités souples.",
  carryTitle: "Chaque baht versé vous suit",
  carryTitleShare: "{{percent}} des sommes versées vous suivent",
  carryTitleInstalments: "{{percent}} de vos mensualités vous suivent",
  carryText:
    "Après {{months}} mois de mensualités, vous pouvez passer à un autre appartement sans frais ni commission, et {{carries}}.",
  carryMonths: "Mois déjà payés",
  carryMonthCount_one: "{{count}} mois",
  carryMonthCount_many: "{{count}} mois",
  carryMonthCount_other: "{{count}} mois",
  carryMoves: "vous suivent dans votre prochain logement",
  carryNotYet: "déjà versés. Après {{month}} mois, ils peuvent vous suivre",
  carryPaidOff: "versés en tout : il ne reste rien à payer",
  carryFromHere: "Changement dès {{month}} mois",
  carryExample: "Calculé pour ce bien, avec {{down}} d’apport et {{monthly}} par mois :",
  carryInvented: "Son propriétaire n’a pas encore fixé de conditions : c’est un exemple, pas une offre.",
  liveTitle: "Y vivre, ou le mettre en location",
  liveText:
    "C’est chez vous dès la remise des clés. Si vous préférez le mettre en location, nous vous aidons à trouver des locataires ; les baux de {{months}} mois sont la norme ici.",
  testimonialsTitle: "Ce que disent les acheteurs",
  testimonialsSample: "Exemples de citations : de vrais témoignages prendront leur place.",
  stars: "{{count}} étoiles sur 5",
  whyTitle: "Pourquoi nous choisir",
  guideTitle: "Le guide de l’investisseur",
  guideText:
    "Comment un étranger achète en Thaïlande, ce que cela coûte et quels papiers demander. Gratuit, par e-mail.",
  downloadGuide: "Télécharger le guide gratuit",
  guideExpired:
    "Ce lien n’ouvre plus le guide. Demandez-en un nouveau ici : c’est gratuit et cela prend une minute.",
  guideFrame: "Formulaire de notre service de lettre d’information",
  guideWithout: "Recevoir le guide sans ce formulaire",
  closingTitle: "Quatre questions simples, et vous serez fixé",
  closingText: "Rien ne vous engage avant la signature.",
  featuredText: "Un aperçu de ce qui est disponible.",
  startingAmounts: "Montants de départ",
  why: {
    financing: "Financement pour étrangers",
    financingText: "Pour ceux qui vivent, travaillent ou ont leur banque à l’étranger.",
    guidance: "Un accompagnement d’experts",
    guidanceText: "Une seule personne suit votre dossier, de la première question aux clés.",
    plans: "Des échéanciers souples",
    plansText: "L’apport et la durée s’adaptent à ce que vous pouvez payer par mois.",
    fees: "Pas de frais cachés",
    feesText: "Tous les coûts sont sur une feuille avant la signature.",
    secure: "Des transactions sûres",
    secureText: "Contrats écrits, un reçu pour chaque paiement, transfert au bureau foncier.",
    service: "Un service professionnel",
    serviceText: "En six langues, avant et après la remise des clés.",
  },
  testimonials: {
    first: "Simple dès le premier appel",
    firstText:
      "J’ai eu la liste des appartements deux jours après le formulaire. Personne ne m’a demandé de fiche de paie, et le contrat disait exactement ce que disaient les e-mails.",
    tenant: "Ils ont trouvé notre locataire",
    tenantText:
      "Au début nous n’y vivions que l’hiver. Quand nous avons voulu mettre l’appartement en location, ils nous ont trouvé un locataire avec un bail de douze mois.",
    bank: "Aucune banque chez nous ne l’aurait fait",
    bankText:
      "Je suis indépendant, les banques me refusent. Ici quatre questions ont suffi, et la mensualité est restée celle qui était convenue.",
    partnership: "Un vrai partenariat, au-delà de l’immobilier",
    partnershipText:
      "Au bout d’un an, je suis passé à un appartement de deux chambres. Ce que j’avais payé a suivi, au baht près, et ils ont répondu à chaque question.",
    language: "Expliqué dans ma langue",
    languageText:
      "J’ai lu chaque page du contrat avec quelqu’un qui me l’expliquait en russe. Ensuite seulement, j’ai signé.",
    retired: "Tous les chiffres sur une page",
    retiredText:
      "Je suis retraité et prudent. Apport, mensualités, frais : tout tenait sur une feuille, et j’ai payé exactement ce qui y figurait.",
  },
  guideEmail: "E-mail",
  guideConsent: "{{name}} peut m’envoyer le guide et m’écrire à ce sujet.",
  guideEmailProblem: "Indiquez une adresse e-mail, par exemple nom@example.com.",
  guideConsentProblem: "Cochez la case pour que nous puissions vous l’envoyer.",
  guideSend: "Recevoir le guide",
};
