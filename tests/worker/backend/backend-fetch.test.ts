import { type Server, createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listen, stop } from "../../local/listen.ts";
import { askBackend as ask } from "../../worker/backend-fetch.ts";
import { type Circuit, createCircuit } from "../../worker/circuit.ts";

let server: Server;
let url: string;
let asked: string[];
let statuses: (number | "hang up")[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.method ?? "");
    const status = statuses.shift() ?? 200;
    if (status === "hang up") request.socket.destroy();
    else response.writeHead(status).end("{}");
  });
  url = `http://127.0.0.1:${await listen(server, 0)}/`;
});
afterAll(() => stop(server));
beforeEach(() => {
  asked = [];
  statuses = [];
});

/** Nothing here is about being late. */
const askBackend = (request: Request, breaker: Circuit) => ask(request, breaker, 60_000);

const circuit = (failuresToOpen = 5) => createCircuit({ failuresToOpen, pauseMs: 60_000, now: () => 0 });

test.for([503, "hang up"] as const)("A read is tried once more after %s", async (first) => {
  statuses = [first];
  expect((await askBackend(new Request(url), circuit())).status).toBe(200);
  expect(asked).toEqual(["GET", "GET"]);
});

test("A write is never sent twice", async () => {
  statuses = [503];
  const post = new Request(url, { method: "POST", body: "{}" });
  expect((await askBackend(post, circuit())).status).toBe(503);
  statuses = ["hang up"];
  const second = new Request(url, { method: "POST", body: "{}" });
  await expect(askBackend(second, circuit())).rejects.toMatchObject({ code: "unavailable" });
  expect(asked).toEqual(["POST", "POST"]);
});

test("An answer that says no is an answer: it neither repeats nor opens the circuit", async () => {
  const breaker = circuit(1);
  statuses = [404, 401, 409];
  for (const status of [404, 401, 409]) {
    expect((await askBackend(new Request(url), breaker)).status).toBe(status);
  }
  expect(asked).toHaveLength(3);
});

test("While the circuit is open nobody asks", async () => {
  const breaker = circuit(1);
  statuses = [500];
  await askBackend(new Request(url), breaker);
  await expect(askBackend(new Request(url), breaker)).rejects.toMatchObject({ code: "unavailable" });
  expect(asked).toHaveLength(1);
});
