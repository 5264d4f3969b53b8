/** A link may lead to the site itself or to a host that the settings allow. */
import type { AuthSettings } from "./settings.ts";

export function chooseRedirect(settings: AuthSettings, requested: string | undefined): string {
  return requested && isAllowed(settings, requested) ? requested : settings.siteUrl;
}

function isAllowed({ siteUrl, redirectHosts }: AuthSettings, requested: string): boolean {
  if (!URL.canParse(requested)) return false;
  const { protocol, hostname, host, username } = new URL(requested);
  if ((protocol !== "http:" && protocol !== "https:") || username) return false;
  return host === new URL(siteUrl).host || redirectHosts.includes(hostname);
}

/** Implicit answers go into the fragment, which no server sees. PKCE codes go into the query. */
export function withFragment(address: string, values: Record<string, string | number>): string {
  return `${address.split("#")[0]}#${toSearch(values)}`;
}

export function withQuery(address: string, values: Record<string, string | number>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
  return url.href;
}

function toSearch(values: Record<string, string | number>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  );
}
