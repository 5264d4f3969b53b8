import type { Translated } from "../translated.ts";
import type { contact as english } from "../en/contact.ts";

export const contact: Translated<typeof english> = {
  title: "Parlons-en",
  description:
    "Écrivez, appelez ou prenez rendez-vous à Pattaya : e-mail, téléphone, WhatsApp, LINE, Telegram, WeChat.",
  lead: "Posez toutes vos questions, dans votre langue. Une vraie personne vous répond.",
  writeTitle: "Écrivez-nous",
  office: "Notre bureau",
  hours: "Horaires",
  inPattaya: "À Pattaya",
  yourTime: "Chez vous ({{zone}})",
  closed: "Fermé",
  nowOpen: "Ouvert en ce moment",
  nowClosed: "Fermé en ce moment",
  closedOn: "Le bureau est fermé aux dates suivantes : {{days}}.",
  map: "Notre bureau sur la carte de Pattaya",
  messengers: "Par messagerie",
  messengersText:
    "S’ouvre avec un message déjà rédigé. Rien ne part avant que vous n’appuyiez sur « Envoyer ».",
  wechatId: "Identifiant WeChat :",
  copy: "Copier",
  copied: "Copié",
  sample: "Ces coordonnées sont des exemples : elles ne mènent à personne.",
  messageGeneral: "Bonjour, j’aimerais en savoir plus sur l’achat d’un bien à Pattaya.",
  messageHome: "Bonjour, je m’intéresse à « {{title}} ». Pourriez-vous m’en dire plus ?",
  messageWrong: "À propos de « {{title}} » : ce bien est déjà vendu, ou ceci est inexact : ",
  details: {
    registration: "Immatriculation de la société",
    taxNumber: "Numéro fiscal",
    licence: "Licence",
    dataProtectionContact: "Contact pour la protection des données",
    moneyHeldBy: "Qui garde votre argent jusqu’au transfert",
    sampleContract: "Lire notre contrat type",
  },
  hold: {
    title: "Votre visite",
    at: "{{time}} à Pattaya",
    asked:
      "Une fois ce créneau réservé, personne d’autre ne peut le prendre. Nous le gardons 24 heures au plus et le confirmons aux heures de bureau.",
    press: "Réserver ce créneau",
    held: "Ce créneau vous est réservé jusqu’au {{until}}, heure de Pattaya. Nous le confirmerons d’ici là.",
    confirmed: "Nous avons confirmé cette visite. À bientôt.",
    ended:
      "La réservation a pris fin et nous n’avons pas encore confirmé la visite. Nous avons toujours votre demande et nous vous écrirons.",
    cancelled: "Cette visite est annulée.",
    over: "Ce créneau est passé.",
    taken: "Quelqu’un d’autre a pris ce créneau. Choisissez-en un autre ou écrivez-nous.",
    another:
      "Vous avez déjà réservé un autre créneau pour ce bien. Si vous préférez celui-ci, annulez d’abord l’autre, sur la page à laquelle mène son e-mail. Nous avons aussi cette demande et nous vous écrirons.",
    full: "Beaucoup de créneaux sont réservés pour ce bien en ce moment. Nous avons toujours votre demande et nous vous écrirons.",
    unknown:
      "Ce lien ne mène plus à aucune visite. Si vous en avez demandé une, nous avons toujours votre demande et nous vous écrirons.",
    late: "Ce créneau ne peut plus être réservé. Nous avons toujours votre demande et nous vous écrirons.",
    givenUp: "Vous avez annulé cette visite. Le créneau est de nouveau libre.",
    write: "Nous écrire",
  },
  giveUp: {
    title: "Vous ne pouvez pas venir, ou vous souhaitez un autre créneau ?",
    text: "Annulez cette visite. Le créneau sera libre pour d’autres, et vous pourrez en choisir un nouveau.",
    press: "Annuler cette visite",
    another: "Choisir un autre créneau",
  },
  thanks: {
    title: "Merci",
    application:
      "Votre demande est bien arrivée. Sous {{hours}} heures, vous recevrez la liste des appartements pour lesquels votre financement est accordé.",
    contact:
      "Votre message est bien arrivé. Nous répondons aux heures de bureau, le plus souvent le jour même.",
    consultation: "Votre demande de rendez-vous est bien arrivée. Nous vous écrirons pour fixer l’heure.",
    viewing:
      "Vous avez demandé ce créneau. Si vous avez indiqué une adresse e-mail, ouvrez notre message et appuyez sur le bouton : nous vous gardons alors ce créneau 24 heures au plus, le temps de le confirmer. Sinon, nous vous contacterons.",
    guide:
      "Votre guide est prêt. Lisez-le maintenant ou plus tard : nous vous envoyons aussi le lien par e-mail. S’il n’arrive pas, demandez-le à nouveau.",
    readGuide: "Lire le guide",
    offer: "Votre bien nous est parvenu. Quelqu’un de notre bureau vous répond sous {{hours}} heures.",
    affiliate:
      "Votre inscription au programme d’affiliation est bien arrivée. Nous vous écrirons sous quelques jours.",
    reference: "Votre numéro de référence",
    keep: "Conservez-le : il nous permet de tout retrouver aussitôt.",
    next: "Et maintenant ?",
    steps: {
      one: "Nous lisons vos réponses et cherchons les appartements qui conviennent.",
      two: "Sous {{hours}} heures, vous recevez la liste des appartements pour lesquels votre financement est accordé, avec leurs conditions.",
      three: "Vous visitez ceux qui vous plaisent, sur place ou en vidéo, et posez vos questions.",
      four: "C’est seulement si l’un d’eux vous plaît que vous signez, versez l’apport et recevez les clés.",
    },
    viewingAt: "Le créneau demandé : {{time}} à Pattaya",
    calendarTitle: "Visite avec {{name}}",
    calendar: "Ajouter à mon agenda",
    browse: "Voir les biens",
  },
};
