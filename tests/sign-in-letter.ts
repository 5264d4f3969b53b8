/** What a message of sign-in holds, read from its words, so that tests work with any mailbox. */
import { authEmailKinds, authEmails } from "../domain/accounts/auth-emails.ts";
import { locales } from "../domain/languages/locales.ts";

export type LetterWords = { subject: string; text: string; html: string | null };

export type SignInLetter = {
  /** Which of Auth's emails it is, by its subject; empty for a text message. */
  type: string;
  token: string;
  token_hash: string;
  site_url: string;
};

export function readSignInLetter({ subject, text, html }: LetterWords): SignInLetter {
  const words = html || text;
  const links = (words.match(/https?:\/\/[^\s"'<>]+/g) ?? []).map((link) => link.replaceAll("&amp;", "&"));
  const site_url = links.find((link) => link.includes("token_hash=")) ?? "";
  // Addresses may have digits too.
  const withoutLinks = words.replaceAll(/<[^>]*>/g, " ").replaceAll(/https?:\/\/\S+|\S+@\S+/g, "");
  return {
    type:
      authEmailKinds.find((one) => locales.some((locale) => authEmails[locale][one].subject === subject)) ??
      "",
    token: /(?<!\d)\d{6,10}(?!\d)/.exec(withoutLinks)?.[0] ?? "",
    token_hash: /token_hash=([\w-]+)/.exec(site_url)?.[1] ?? "",
    site_url,
  };
}
