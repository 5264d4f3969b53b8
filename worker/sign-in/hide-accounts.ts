/**
 * Nobody may learn who has an account. Auth's answers are alike in most cases; this file evens out the others. Calls
 * that send a message only to some addresses, and calls that check a password, are answered at the end of a fixed
 * interval.
 */

import type { AuthCall } from "./read-auth-call.ts";

const messageMs = 1_000;
const passwordMs = 400;

const sendsMessages: ReadonlySet<string> = new Set(["/otp", "/recover", "/resend"]);

const stretches: Readonly<Record<string, number>> = {
  "POST /signup": messageMs,
  "POST /otp": messageMs,
  "POST /recover": messageMs,
  "POST /resend": messageMs,
  "POST /token": passwordMs,
};

/** Milliseconds to wait until the call's time is even. */
export function waitToBeEven(method: string, path: string, takenMs: number): number {
  const stretch = stretches[`${method} ${path}`];
  if (!stretch) return 0;
  return Math.ceil(Math.max(takenMs, 1) / stretch) * stretch - takenMs;
}

type Ask = (method: "GET", path: "/user") => Promise<Response>;
type Asked = { method: string; path: string; call: AuthCall };

/** The answer for a caller who must not learn whether an address has an account. */
export async function hideAccounts(
  { method, path, call }: Asked,
  answer: Response,
  ask: Ask,
): Promise<Response> {
  if (answer.ok) return hideInAnswer(path, call, answer);
  if (answer.status !== 422 && answer.status !== 429) return answer;
  const body: { code?: unknown; error_code?: unknown } = JSON.parse(
    await answer
      .clone()
      .text()
      .then((text) => (text.startsWith("{") ? text : "{}")),
  );
  const code = body.error_code ?? body.code;
  if (answer.status === 429) {
    // Only an address with an account has had a message a minute ago, and that one still counts.
    const isMessageLimit = code === "over_email_send_rate_limit" || code === "over_sms_send_rate_limit";
    if (isMessageLimit && path === "/signup") return answerPending(call);
    return isMessageLimit && sendsMessages.has(path) ? Response.json({}) : answer;
  }
  if (path === "/otp" && code === "otp_disabled") return Response.json({});
  // The account keeps its address, as if the message to the new one were never opened.
  const isTaken = code === "email_exists" || code === "phone_exists";
  if (method === "PUT" && path === "/user" && isTaken) return ask("GET", "/user");
  return answer;
}

/** An id of the message, or what is known of a user, would tell the one from the other. */
async function hideInAnswer(path: string, call: AuthCall, answer: Response): Promise<Response> {
  if (sendsMessages.has(path)) return Response.json({});
  if (path !== "/signup" || !(call.email || call.phone)) return answer;
  const body: { access_token?: unknown } = await answer.clone().json();
  // Where addresses need no confirmation, signing up also signs in.
  return body.access_token ? answer : answerPending(call);
}

/** The answer while an address waits for confirmation: the same for a new, an old and an unfinished account. */
function answerPending({ email, phone }: AuthCall): Response {
  const now = new Date().toISOString();
  const provider = email ? "email" : "phone";
  return Response.json({
    id: crypto.randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    email: email?.trim().toLowerCase() ?? "",
    phone: phone?.trim().replace(/^\+/, "") ?? "",
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
