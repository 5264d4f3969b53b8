import type { Translated } from "../translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  home: "Accueil",
  properties: "Biens",
  areas: "Quartiers",
  finance: "Financement",
  aboutUs: "À propos",
  blog: "Blog",
  contact: "Contact",
  signIn: "Se connecter",
  getStarted: "Commencer",
  search: "Rechercher",
  language: "Langue",
  menu: "Menu",
  skipToContent: "Aller au contenu",
  condosForSale: "Appartements à vendre",
  condosForRent: "Appartements à louer",
  condosWithFinance: "Appartements avec financement",
  housesForSale: "Maisons à vendre",
  quickLinks: "Liens rapides",
  propertyTypes: "Types de biens",
  resources: "Ressources",
  contactUs: "Nous contacter",
  sampleNotice: "Données d’exemple : les biens et les coordonnées affichés ici sont fictifs.",
  loading: "Chargement...",
};
