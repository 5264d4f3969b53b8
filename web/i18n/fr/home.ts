import type { Translated } from "../translated.ts";
import type { home as english } from "../en/home.ts";

export const home: Translated<typeof english> = {
  pageTitle: "Un appartement à Pattaya en location-accession",
  description:
    "Appartements à Pattaya en location-accession ou financés par le vendeur, pour acheteurs étrangers. Quatre questions simples, réponse sous 48 heures, dès 200 000 bahts.",
  title: "Un chez-soi au bord de la mer, payé en y vivant",
  subtitle:
    "Appartements à Pattaya en location-accession ou financés par le vendeur, pour des acheteurs du monde entier.",
  guarantee: "Accord garanti",
  startingFrom: "À partir de",
  bookConsultation: "Réserver une consultation",
  applyNow: "Faire une demande",
  contactUsNow: "Nous contacter",
  featured: "Biens à la une",
  recent: "Ajoutés récemment",
  withFinance: "Appartements avec financement",
  forSale: "Appartements à vendre",
  viewAll: "Tout voir",
};
