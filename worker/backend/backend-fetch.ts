/** How the Worker asks Supabase: not for long, reads once more when the connection broke, and not while it is down. */
import { type Circuit, createCircuit } from "./circuit.ts";
import { unavailable } from "./errors.ts";

/** Originals are large. */
const storageTimeoutMs = 8_000;
const retryableStatuses = [502, 503, 504];

const newCircuit = () => createCircuit({ failuresToOpen: 5, pauseMs: 5_000, now: () => Date.now() });
// One may be down without the other.
const dataCircuit = newCircuit();
const storageCircuit = newCircuit();

export const fetchFromBackend =
  (timeoutMs: number): typeof fetch =>
  (input, init) =>
    askBackend(new Request(input, init), dataCircuit, timeoutMs, withBody);

/** Where a file leads is not followed: it is of our storage or none. */
export const fetchFromStorage = (address: string) =>
  askBackend(new Request(address, { redirect: "manual" }), storageCircuit, storageTimeoutMs);

export async function askBackend(
  request: Request,
  circuit: Circuit,
  timeoutMs: number,
  check: (answer: Response) => Response | Promise<Response> = (answer) => answer,
): Promise<Response> {
  if (!circuit.mayAsk()) throw unavailable("The circuit is open.");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const second = isRead ? request.clone() : undefined;
  try {
    const answer = await askOnce(request, second, AbortSignal.timeout(timeoutMs));
    const response = isRead ? await check(answer) : answer;
    if (response.status >= 500) reportFailure(circuit, `status ${response.status}`);
    else circuit.report("answered");
    return response;
  } catch (cause) {
    reportFailure(circuit, String(cause));
    throw unavailable(cause);
  }
}

/** Whoever reads data gets some, if only `null`: an empty 200 is a failure on its way here, not "nothing is there". */
async function withBody(answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer;
  const body = await answer.arrayBuffer();
  if (body.byteLength === 0) throw new Error("an empty answer");
  return new Response(body, answer);
}

/** Said here once: whoever asked may have a copy to answer from, and then nobody else says it. */
function reportFailure(circuit: Circuit, reason: string): void {
  console.warn(JSON.stringify({ event: "backend_failed", reason }));
  circuit.report("failed");
}

/** A backend that was too slow once is not asked twice. */
async function askOnce(
  request: Request,
  second: Request | undefined,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await fetch(request, { signal });
    if (!second || !retryableStatuses.includes(response.status)) return response;
    await response.body?.cancel();
  } catch (error) {
    if (!second || signal.aborted) throw error;
  }
  return fetch(second, { signal });
}
