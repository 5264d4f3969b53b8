/** How the Worker asks Supabase: not for long, reads once more when the connection broke, and not while it is down. */
import { type Circuit, createCircuit } from "./circuit.ts";
import { unavailable } from "./errors.ts";

const timeoutMs = 3_000;
const retryableStatuses = [502, 503, 504];

const circuit = createCircuit({ failuresToOpen: 5, pauseMs: 5_000, now: () => Date.now() });

export const fetchFromBackend: typeof fetch = (input, init) => askBackend(new Request(input, init), circuit);

export async function askBackend(request: Request, circuit: Circuit): Promise<Response> {
  if (!circuit.mayAsk()) throw unavailable("The circuit is open.");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const second = isRead ? request.clone() : undefined;
  try {
    const response = await askOnce(request, second);
    circuit.report(response.status >= 500 ? "failed" : "answered");
    return response;
  } catch (cause) {
    circuit.report("failed");
    throw unavailable(cause);
  }
}

/** A backend that was too slow once is not asked twice. */
async function askOnce(request: Request, second: Request | undefined): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(request, { signal });
    if (!second || !retryableStatuses.includes(response.status)) return response;
    await response.body?.cancel();
  } catch (error) {
    if (!second || signal.aborted) throw error;
  }
  return fetch(second, { signal });
}
