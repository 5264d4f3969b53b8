/** The access token of a kept session, for forms: they are sent without loading Supabase's client. */
import { sessionKey } from "./kept/kept-session.ts";

export function readAccessToken(): string | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(sessionKey) ?? "null");
    if (typeof kept !== "object" || kept === null || !("access_token" in kept)) return undefined;
    return typeof kept.access_token === "string" ? kept.access_token : undefined;
  } catch {
    return undefined;
  }
}
