import type { Translated } from "../translated.ts";
import type { alerts as english } from "../en/alerts.ts";

export const alerts: Translated<typeof english> = {
  title: "Alertes immobilières par e-mail",
  askSearch: "Nous vous écrivons quand un bien de ce genre arrive et quand un prix change.",
  askHome: "Nous vous écrivons quand le prix change et quand ce bien n’est plus proposé.",
  askBuilding: "Nous vous écrivons quand un bien de cet immeuble arrive et quand un prix change.",
  allHomes: "Tous les biens",
  email: "Votre adresse e-mail",
  emailProblem: "Cela ne ressemble pas à une adresse e-mail.",
  emailMissing: "Veuillez saisir votre adresse e-mail.",
  every: "À quel rythme",
  pace: {
    at_once: "Tout de suite",
    daily: "Une fois par jour, le matin, à votre heure",
    weekly: "Une fois par semaine, le lundi matin",
  },
  send: "M’avertir",
  sending: "Envoi…",
  note: "Vous recevez un seul message, quel que soit le nombre de recherches concernées ; votre dernier choix de rythme vaut pour toutes. Chaque message contient un lien pour tout arrêter. Votre adresse ne sert à rien d’autre.",
  unavailable:
    "Nous ne pouvons pas enregistrer votre demande pour l’instant. Réessayez dans une minute : rien n’est perdu.",
  tooMany:
    "C’est le maximum pour une journée ou pour une adresse. Réessayez demain, arrêtez l’une de vos alertes ou écrivez-nous.",
  gone: "Nous ne proposons plus cela.",
  sentTitle: "Encore une étape",
  sentAsked:
    "Nous vous avons envoyé un message. Ouvrez-le et appuyez sur le bouton de la page indiquée. Sans cela, nous n’envoyons rien et supprimons votre demande au bout de sept jours.",
  sentOn: "C’est fait. Votre compte a confirmé cette adresse, les envois commencent maintenant.",
  back: "Retour à la page précédente",
  yoursTitle: "Vos alertes immobilières",
  unknown:
    "Ce lien n’est pas le nôtre ou il est trop ancien. Ouvrez celui de notre dernier message ou faites une nouvelle demande.",
  again: "Voir tous les biens",
  none: "Vous ne suivez rien pour le moment.",
  waiting: "En attente de votre accord",
  already: "Vous recevez déjà cette alerte.",
  newPace: "Tous vos messages arriveront alors : {{pace}}",
  confirm: "Oui, m’avertir",
  watching: "Vous suivez",
  watched: "Vous suiviez",
  alone: "Si vous confirmez, vous ne recevrez que cela : le reste demeure arrêté.",
  remove: "Arrêter",
  forget: "Retirer de la liste",
  search: "Biens : {{filters}}",
  home: "Bien : {{title}}",
  building: "Immeuble : {{title}}",
  goneHome: "Ce bien est vendu ou n’est plus proposé.",
  goneBuilding: "Nous ne proposons plus cet immeuble : vous ne recevrez plus rien à son sujet.",
  goneFilter:
    "Une partie de cette recherche n’est plus sur notre site. Nous continuons avec le reste, ou vous l’arrêtez ici.",
  goneLanguage: "Nous n’écrivons plus dans votre langue : les messages arrivent en anglais.",
  change: "Enregistrer",
  stopAll: "Tout arrêter",
  done: {
    confirm: "C’est fait. Nous vous tenons au courant.",
    every: "Enregistré.",
    remove: "Arrêté. Vous ne recevrez plus rien à ce sujet.",
    resume: "Les messages reprennent.",
  },
  ended: {
    stopped: "Vous avez arrêté tous les messages.",
    ignored: "Vous n’aviez pas ouvert nos messages depuis trois mois, nous avons donc arrêté.",
    bounced:
      "Nos messages ne vous parvenaient pas, nous avons donc arrêté. Si votre messagerie fonctionne de nouveau, réinscrivez-vous depuis n’importe quelle liste de biens.",
    complained: "Vous avez signalé un message comme indésirable, nous avons donc arrêté.",
  },
  resume: "Reprendre",
};
