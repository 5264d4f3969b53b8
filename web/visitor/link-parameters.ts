/**
 * Takes what a mailed link or a sign-in provider put into the address out of it, before anything else runs: a token
 * must not stay in the address bar, in the history, or in the referrer of a later request.
 */
import { splitLocale } from "../../domain/languages/locales.ts";
import { paths } from "../routing/paths.ts";

export type LinkParameters = Readonly<Record<string, string>>;

type Browser = {
  location: Pick<Location, "pathname" | "search" | "hash">;
  history: Pick<History, "replaceState">;
};

/** They live as long as this document, and only here. */
let taken: LinkParameters | undefined;

/** True when the address had any. Supabase falls back to the front page, so every page looks at its fragment. */
export function takeLinkParameters({ location, history }: Browser): boolean {
  const { pathname, search, hash } = location;
  const isCallback = splitLocale(pathname).path === paths.authCallback;
  const inFragment = new URLSearchParams(hash.slice(1));
  const isOurs = ["access_token", "token_hash", "error_description"].some((name) => inFragment.has(name));
  if (!isOurs && !(isCallback && search.length > 1)) return false;
  taken = Object.fromEntries([...(isCallback ? new URLSearchParams(search) : []), ...inFragment]);
  history.replaceState(null, "", isCallback ? pathname : pathname + search);
  return true;
}

export function readLinkParameters(): LinkParameters {
  return taken ?? {};
}

/** A token is spent once. */
export function forgetLinkParameters(): void {
  taken = undefined;
}
