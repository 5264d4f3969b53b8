/** What a link of an email, or a provider, has brought, and how it is spent. */
import type { User } from "@supabase/supabase-js";
import type { LinkParameters } from "../../../visitor/link-parameters.ts";
import { authClient, callAuth } from "../auth-client.ts";

export type BroughtLink =
  | { kind: "none" }
  /** Only the browser that asked can use it, so it needs no press. */
  | { kind: "code"; code: string }
  | { kind: "mailed"; tokenHash: string; type: MailedType }
  | { kind: "session"; accessToken: string; refreshToken: string; isStale: boolean }
  | { kind: "waiting" }
  | { kind: "failed"; error: Error };

const mailedTypes = ["email", "signup", "magiclink", "recovery", "invite", "email_change"] as const;
type MailedType = (typeof mailedTypes)[number];

/** A session in an address that is older than this may have been left there by another person. */
const staleAfterSeconds = 120;

export function readLink(given: LinkParameters, nowMs: number): BroughtLink {
  const { error, error_code, error_description, code, token_hash, type, access_token, refresh_token } = given;
  if (error ?? error_code ?? error_description) {
    return fail(error_description ?? "", "AuthImplicitGrantRedirectError", error_code ?? error);
  }
  if (token_hash) {
    const known = mailedTypes.find((one) => one === type);
    return known ? { kind: "mailed", tokenHash: token_hash, type: known } : fail("No session defined in URL");
  }
  if (code) return { kind: "code", code };
  if (access_token ?? refresh_token) {
    // A session needs both.
    if (!access_token || !refresh_token) return fail("No session defined in URL");
    const isStale = nowMs / 1000 - issuedAt(given) >= staleAfterSeconds;
    return { kind: "session", accessToken: access_token, refreshToken: refresh_token, isStale };
  }
  if (given["message"]) return { kind: "waiting" };
  return Object.keys(given).length > 0 ? fail("No session defined in URL") : { kind: "none" };
}

function issuedAt({ expires_at, expires_in }: LinkParameters): number {
  return Number(expires_at ?? Infinity) - Number(expires_in ?? 0);
}

function fail(message: string, name = "AuthImplicitGrantRedirectError", code?: string): BroughtLink {
  return { kind: "failed", error: Object.assign(new Error(message), { name, code }) };
}

/** Signs in. Null when the other address of a change still has to confirm. */
export async function spendLink(link: BroughtLink): Promise<User | null> {
  if (link.kind === "code") {
    return (await callAuth((client) => client.exchangeCodeForSession(link.code))).user;
  }
  if (link.kind === "mailed") {
    const { tokenHash: token_hash, type } = link;
    return (await callAuth((client) => client.verifyOtp({ token_hash, type }))).user;
  }
  if (link.kind === "session") {
    const { accessToken: access_token, refreshToken: refresh_token } = link;
    const { data, error } = await (await authClient()).setSession({ access_token, refresh_token });
    if (error) throw error;
    return data.user;
  }
  return null;
}
