import type { Translated } from "../translated.ts";
import type { account as english } from "../en/account.ts";

export const account: Translated<typeof english> = {
  title: "Anmelden",
  email: "E-Mail",
  password: "Passwort",
  submit: "Anmelden",
  signOut: "Abmelden",
  signedInAs: "Angemeldet als {{email}}",
  wrong: "E-Mail oder Passwort stimmt nicht.",
  failed: "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  needsScript: "Zum Anmelden muss JavaScript eingeschaltet sein.",
  needSignIn: "Bitte melden Sie sich an.",
  notAdmin: "Diese Seite ist der Verwaltung vorbehalten.",
  administration: "Verwaltung",
  yourAccount: "Ihr Konto",
  editThisHome: "Diese Immobilie bearbeiten",
};
