import { type Server, createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listen, stop } from "../../../local/listen.ts";
import { askBackend as ask } from "../../../worker/backend/backend-fetch.ts";
import { type Circuit, createCircuit } from "../../../worker/backend/circuit.ts";

let server: Server;
let url: string;
let requests: string[];
let statuses: (number | "hang up" | "no answer")[];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.method ?? "");
    const status = statuses.shift() ?? 200;
    if (status === "hang up") request.socket.destroy();
    else if (status !== "no answer") response.writeHead(status).end("{}");
  });
  url = `http://127.0.0.1:${await listen(server, 0)}/`;
});
afterAll(() => stop(server));
beforeEach(() => {
  requests = [];
  statuses = [];
});

/** A long time-out, because only one test here is about slowness. */
const askBackend = (request: Request, breaker: Circuit, timeoutMs = 60_000) =>
  ask(request, breaker, timeoutMs);

const circuit = (failuresToOpen = 5) => createCircuit({ failuresToOpen, pauseMs: 60_000, now: () => 0 });

test.for([503, "hang up"] as const)("A read is retried once after %s", async (first) => {
  statuses = [first];
  expect((await askBackend(new Request(url), circuit())).status).toBe(200);
  expect(requests).toEqual(["GET", "GET"]);
});

test("A read that times out is not sent again", async () => {
  statuses = ["no answer"];
  await expect(askBackend(new Request(url), circuit(), 200)).rejects.toMatchObject({ code: "unavailable" });
  expect(requests).toEqual(["GET"]);
});

test("A write is never sent twice", async () => {
  statuses = [503];
  const post = new Request(url, { method: "POST", body: "{}" });
  expect((await askBackend(post, circuit())).status).toBe(503);
  statuses = ["hang up"];
  const second = new Request(url, { method: "POST", body: "{}" });
  await expect(askBackend(second, circuit())).rejects.toMatchObject({ code: "unavailable" });
  expect(requests).toEqual(["POST", "POST"]);
});

test("A refusal counts as an answer: it is not retried and does not open the circuit", async () => {
  const breaker = circuit(1);
  statuses = [404, 401, 409];
  for (const status of [404, 401, 409]) {
    expect((await askBackend(new Request(url), breaker)).status).toBe(status);
  }
  expect(requests).toHaveLength(3);
});

test("While the circuit is open, no request is sent", async () => {
  const breaker = circuit(1);
  statuses = [500];
  await askBackend(new Request(url), breaker);
  await expect(askBackend(new Request(url), breaker)).rejects.toMatchObject({ code: "unavailable" });
  expect(requests).toHaveLength(1);
});
