/**
 * Requests to Supabase: with a time limit, one retry of a read after a broken connection, and none in an outage. A call
 * that Postgres took back is made once more.
 */
import { repeatWhenTakenBack } from "../../domain/backend/repeat-call.ts";
import { describeError } from "../../domain/describe-error.ts";
import { type Circuit, createCircuit } from "./circuit.ts";
import { unavailable } from "../errors.ts";

/** Longer than for data, because original pictures are large. */
const storageTimeoutMs = 8_000;
/** Longer too: a copy answers for a slow read, but nothing answers for a form. */
const formTimeoutMs = 10_000;
/** As long as Supabase lets a request run. A command to a run may change ten thousand homes. */
const commandTimeoutMs = 60_000;
const retryableStatuses = [502, 503, 504];
/** A person waits, so a call that met another is made once more. */
const triesOfTakenBack = 2;

const newCircuit = () => createCircuit({ failuresToOpen: 5, pauseMs: 5_000, now: () => Date.now() });
// Data and storage can fail independently.
const dataCircuit = newCircuit();
const storageCircuit = newCircuit();
// Slow reads of others turn no form away.
const formCircuit = newCircuit();

export const fetchFromBackend = (timeoutMs: number): typeof fetch =>
  repeatWhenTakenBack(
    (input, init) => askBackend(new Request(input, init), dataCircuit, timeoutMs, withBody),
    triesOfTakenBack,
  );

export const fetchForForm = (timeoutMs: number): typeof fetch =>
  repeatWhenTakenBack(
    (input, init) => askBackend(new Request(input, init), formCircuit, Math.max(timeoutMs, formTimeoutMs)),
    triesOfTakenBack,
  );

export const fetchForCommand = (): typeof fetch =>
  repeatWhenTakenBack(
    (input, init) => askBackend(new Request(input, init), formCircuit, commandTimeoutMs),
    triesOfTakenBack,
  );

/** Redirects are not followed: a file comes from our storage or not at all. */
export const fetchFromStorage = (address: string, init: RequestInit = {}) =>
  askBackend(new Request(address, { ...init, redirect: "manual" }), storageCircuit, storageTimeoutMs);

export async function askBackend(
  request: Request,
  circuit: Circuit,
  timeoutMs: number,
  check: (answer: Response) => Response | Promise<Response> = (answer) => answer,
): Promise<Response> {
  if (!circuit.mayAsk()) throw unavailable("The circuit is open.");
  const isRead = request.method === "GET" || request.method === "HEAD";
  try {
    const answer = await (isRead ? askTwice : fetch)(request, { signal: AbortSignal.timeout(timeoutMs) });
    const response = isRead ? await check(answer) : answer;
    if (response.status >= 500) reportFailure(circuit, `status ${response.status}`);
    else circuit.report("answered");
    return response;
  } catch (cause) {
    reportFailure(circuit, describeError(cause));
    throw unavailable(cause);
  }
}

/** A read always has a body, if only `null`. An empty 200 is therefore a transport failure, not an empty result. */
async function withBody(answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer;
  const body = await answer.arrayBuffer();
  if (body.byteLength === 0) throw new Error("an empty answer");
  return new Response(body, answer);
}

/** Logged here because a caller that answers from a cached copy logs nothing. */
function reportFailure(circuit: Circuit, reason: string): void {
  console.warn(JSON.stringify({ event: "backend_failed", reason }));
  circuit.report("failed");
}

/** A read has no body, so the same request can be sent again. Both have one signal, so a time-out is not retried. */
async function askTwice(read: Request, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(read, init);
    if (!retryableStatuses.includes(response.status)) return response;
    await response.body?.cancel();
  } catch {
    // The second try says what is wrong.
  }
  return fetch(read, init);
}
