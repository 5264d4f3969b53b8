/** Where signing in leads: to where one was going, else an admin to the administration and a visitor to the front page. */
import { paths } from "../../routing/paths.ts";

type Signed = { rights: readonly string[] };

/** `next` is anything that stands in the address: only a path of this site is followed. */
export function findDestination(next: string | null, { rights }: Signed): string {
  const usual = rights.length > 0 ? paths.admin : paths.frontPage;
  const origin = "https://site.invalid";
  if (!next?.startsWith("/") || !URL.canParse(next, origin)) return usual;
  const url = new URL(next, origin);
  const isHere = url.origin === origin && url.pathname !== paths.signIn && !url.pathname.startsWith("//");
  // An admin who came from a public page has come to work.
  const isMeant = isHere && (rights.length === 0 || url.pathname.startsWith(`${paths.admin}/`));
  return isMeant ? url.pathname + url.search + url.hash : usual;
}
