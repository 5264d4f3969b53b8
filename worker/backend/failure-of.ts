/**
 * Why an answer of the backend has no data, if the request itself was right: the caller's token has expired, or there
 * is an outage.
 */
import { messages } from "../../domain/site/messages.ts";
import { ApiError, unavailable } from "../errors.ts";

type FailedAnswer = { error: { code: string } | null; status: number };

export function failureOf(answer: FailedAnswer): ApiError {
  // PostgREST's group 3 is about tokens. The browser gets a new one and asks again.
  const isToken = answer.status === 401 && /^PGRST3\d\d$/.test(answer.error?.code ?? "");
  return isToken
    ? new ApiError("bad_token", messages.token.expired, { cause: answer.error })
    : unavailable(causeOf(answer));
}

/** An answer that is not the database's has no code. Status 0 means that there was no answer. */
function causeOf({ error, status }: FailedAnswer): object {
  return error?.code ? error : { code: `status-${status}` };
}
