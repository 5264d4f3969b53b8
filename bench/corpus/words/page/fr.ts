import type { PageWords } from "../page-words.ts";

export const fr: PageWords = {
  navHome: "Accueil",
  navSale: "Acheter | Ventes | À vendre",
  navRent: "Louer | Locations | À louer",
  navAbout: "Qui sommes-nous; À propos",
  navContact: "Contact",
  navLogin: "Connexion | Se connecter | Mon compte",
  navBlog: "Actualités; Conseils",
  favourite: "Ajouter aux favoris | Sauvegarder | Favori",
  description: "Description | Le bien en détail | Descriptif; Présentation",
  details: "Caractéristiques | Informations | Détails du bien",
  contact: "Votre interlocuteur | Contacter l'agence | L'annonceur",
  enquire: "Envoyer un message | Demander une visite | Être rappelé",
  cookies: `
    Nous utilisons des cookies.
    |
    Ce site utilise des cookies.
    |
    En poursuivant, vous acceptez nos cookies.
  `,
  rights: "Tous droits réservés.",
  soldLink: "Vendus récemment | Biens vendus; Déjà loués | Nos dernières ventes; Biens déjà vendus",
  soldBadge: "Vendu | VENDU | Vendu !",
  rentedBadge: "Loué | LOUÉ | Déjà loué",
  similar: "Biens similaires | Vous aimerez aussi | Autres annonces de l'agence; À proximité",
  was: "Ancien prix {n} | Avant {n} | Au lieu de {n}",
  wasNow: "{new} au lieu de {old} | Prix baissé de {old} à {new} | Avant {old}, maintenant {new}",
  perArea: "{n}/m² | {n} le m² | soit {n} / m²",
  perLand: "{n} le rai | {n} par rai | {n}/rai",
  downPayment: "Apport; Acompte | Apport personnel | Premier versement; Apport",
  instalment: "Mensualité; Mensualités | Mensualité estimée | Versement mensuel",
  perMonth: "{n} / mois | {n} par mois | {n}/mois",
  interest: "Taux | Taux d'intérêt | Taux annuel",
  term: "Durée | Durée du prêt | Sur",
  years: "{n} ans",
  loan: "Simulateur de prêt | Calculez votre mensualité | Financement; Estimation du crédit",
  sellerFinance: "Paiement échelonné possible | Crédit vendeur | Financement par le propriétaire",
  fees: "Frais | Charges et frais | Frais annexes",
  commonFee: "Charges | Charges de copropriété | Charges mensuelles",
  transferFee: "Frais de notaire | Frais de transfert | Taxe foncière",
  agencyFee: "Honoraires | Frais d'agence | Honoraires d'agence",
  deposit: "Dépôt de garantie | Caution | Dépôt de garantie",
  onRequest: "Prix sur demande | Nous consulter | Prix : nous consulter",
  about: "≈ {n} | environ {n} | soit env. {n}",
  phone: "Tél. {n} | Téléphone : {n} | Tél : {n}",
  unitsHeading: "Autres lots disponibles | Lots du programme | Autres appartements",
  unit: "Lot | Appartement | N°",
  listTitle: "Appartements à vendre à {place} | Maisons à louer à {place} | Annonces immobilières {place}",
  results: "{n} annonces | {n} résultats | {n} biens trouvés",
  notFound: "Page introuvable | Cette page n'existe pas | Oups, rien ici",
  gone: "Cette annonce n'est plus disponible. | L'annonce a été supprimée. | Ce bien n'est plus en ligne.",
  loginTitle: "Connexion | Identifiez-vous | Espace client",
  email: "Adresse e-mail",
  password: "Mot de passe",
  wall: "Veuillez confirmer que vous êtes humain | Vérification de votre navigateur | Êtes-vous un robot ?",
  article: `
    Acheter à {place} : combien ça coûte ?
    |
    Le prix de l'immobilier à {place}
    |
    Louer à {place} : notre guide
  `,
  articleText: `
    Un petit appartement commence vers {price}, les grands atteignent {high}
    Prévoyez un dépôt de garantie de deux mois
    Comparez au moins trois biens
    Faites relire le contrat
    Les prix changent d'une rue à l'autre
  `,
  agency: "Notre agence | L'équipe | Qui sommes-nous ?",
  agencyText: `
    Nous accompagnons acheteurs et locataires à {place} depuis quinze ans
    Notre équipe parle quatre langues
    Passez à l'agence ou appelez-nous
    L'an dernier nous avons vendu pour {high} de biens
  `,
};
