/**
 * Nobody may learn who has an account. Auth's answers are alike in most cases; these are the others. Calls that send a
 * message for some addresses only, and those that check a password, answer at the end of an even stretch of time.
 */

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

/** The answer that somebody may see who does not know whether an address has an account. */
export async function hideAccounts(
  method: string,
  path: string,
  answer: Response,
  ask: Ask,
): Promise<Response> {
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
    return isMessageLimit && sendsMessages.has(path) ? Response.json({}) : answer;
  }
  if (path === "/otp" && code === "otp_disabled") return Response.json({});
  // The account keeps its address, as if the message to the new one were never opened.
  const isTaken = code === "email_exists" || code === "phone_exists";
  if (method === "PUT" && path === "/user" && isTaken) return ask("GET", "/user");
  return answer;
}
