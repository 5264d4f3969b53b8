/** Where a link may lead: the site itself, or a host that the settings allow. */
import type { AuthSettings } from "./settings.ts";

export function chooseRedirect(settings: AuthSettings, asked: string | undefined): string {
  return asked && isAllowed(settings, asked) ? asked : settings.siteUrl;
}

function isAllowed({ siteUrl, redirectHosts }: AuthSettings, asked: string): boolean {
  if (!URL.canParse(asked)) return false;
  const { protocol, hostname, host, username } = new URL(asked);
  if ((protocol !== "http:" && protocol !== "https:") || username) return false;
  return host === new URL(siteUrl).host || redirectHosts.includes(hostname);
}

/** Implicit answers travel in the fragment, which no server sees; PKCE codes in the query. */
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
