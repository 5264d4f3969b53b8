import type { Translated } from "../translated.ts";
import type { account as english } from "../en/account.ts";

export const account: Translated<typeof english> = {
  title: "Connexion",
  email: "E-mail",
  password: "Mot de passe",
  submit: "Se connecter",
  signOut: "Se déconnecter",
  signedInAs: "Connecté en tant que {{email}}",
  wrong: "E-mail ou mot de passe incorrect.",
  failed: "La connexion a échoué. Veuillez réessayer.",
  needsScript: "La connexion nécessite JavaScript.",
  needSignIn: "Veuillez vous connecter pour continuer.",
  notAdmin: "Cette page est réservée à l’administration.",
  administration: "Administration",
  yourAccount: "Votre compte",
  editThisHome: "Modifier ce bien",
};
