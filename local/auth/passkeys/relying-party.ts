/** Who asks for a passkey: the site. A browser accepts a name only, and no bare address such as 127.0.0.1. */
import { isIP } from "node:net";
import type { AuthSettings } from "../settings.ts";

export function relyingParty({ siteUrl }: Pick<AuthSettings, "siteUrl">) {
  const { hostname, protocol, port } = new URL(siteUrl);
  const id = isIP(hostname) ? "localhost" : hostname;
  return { id, name: id, origin: `${protocol}//${id}${port && `:${port}`}` };
}
