/** Where signing in leads: to where one was going, else an admin to the administration and a visitor to the account. */
import { paths } from "../../routing/paths.ts";

/** These pages only lead on, so sign-in never returns to them. */
const ways: ReadonlySet<string> = new Set([
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.authCallback,
]);

type Signed = { rights: readonly string[] };

/** `next` may be any text in the address, so only a path of this site is followed. */
export function findDestination(next: string | null, { rights }: Signed): string {
  const usual = rights.length > 0 ? paths.admin : paths.account;
  const origin = "https://site.invalid";
  if (!next?.startsWith("/") || !URL.canParse(next, origin)) return usual;
  const url = new URL(next, origin);
  const isHere = url.origin === origin && !ways.has(url.pathname) && !url.pathname.startsWith("//");
  // An admin who came from a public page has come to work.
  const isMeant = isHere && (rights.length === 0 || url.pathname.startsWith(`${paths.admin}/`));
  return isMeant ? url.pathname + url.search + url.hash : usual;
}
