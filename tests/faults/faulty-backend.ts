/** Sits between the Workers and the embedded backend, and answers badly when a test wants it to. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { listen, stop } from "../../local/listen.ts";

/** "answer lost" does the work and then breaks the connection: the caller cannot know that it was done. */
export const faults = ["refused", "slow", "garbage", "truncated", "answer lost"] as const;
type Fault = (typeof faults)[number];

/** Longer than the Workers wait: three seconds for a read, ten for a form (docs/decisions/0042). */
const slowMs = 11_000;

export type FaultyBackend = { url: string; fault: Fault | null; close(): Promise<void> };

export async function startFaultyBackend(backendUrl: string): Promise<FaultyBackend> {
  const state: { fault: Fault | null } = { fault: null };
  const server = createServer((request, response) => {
    const { fault } = state;
    if (fault === "refused") return void request.socket.destroy();
    if (fault === "garbage") return void response.writeHead(200, json).end('{"rows":[{"half":');
    if (fault === "slow") return void setTimeout(() => forward(backendUrl, request, response, null), slowMs);
    return forward(backendUrl, request, response, fault);
  });
  const port = await listen(server, 0);
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, close: () => stop(server) });
}

const json = { "content-type": "application/json" };

function forward(
  backendUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault | null,
): void {
  const { method, headers } = request;
  const onward = ask(backendUrl + request.url, { ...(method && { method }), headers }, (answer) => {
    if (fault === "answer lost") return void answer.resume().on("end", () => response.destroy());
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (fault === null) return void answer.pipe(response);
    // Half of the first part, and then the end of the connection.
    answer.once("data", (part: Buffer) => {
      response.write(part.subarray(0, Math.floor(part.length / 2)), () => response.destroy());
    });
    return undefined;
  });
  onward.on("error", () => response.destroy());
  request.pipe(onward);
}
