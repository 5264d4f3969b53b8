import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import { listen, stop } from "../../local/listen.ts";
import { type Product, startProduct } from "../start-product.ts";

/** A backend whose every answer quotes a visitor, as gateways and databases do in their error messages. */
const person = "ann.private@example.com";
let answer = { status: 200, type: "application/json", body: "" };
const server = createServer((_request, response) => {
  response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
});

const logged: string[] = [];
let product: Product;
beforeAll(async () => {
  product = await startProduct({
    siteVars: { SUPABASE_URL: `http://127.0.0.1:${await listen(server, 0)}` },
    onLog: (line) => logged.push(line),
  });
});
afterAll(async () => {
  await product.close();
  await stop(server);
});

const details = { details: `Failing row contains (${person}).`, hint: person };
const bodies = [
  { status: 502, type: "text/html", body: `<h1>Bad gateway</h1> ${person}` },
  { status: 400, type: "text/plain", body: person },
  { status: 400, type: "application/json", body: JSON.stringify({ message: person, ...details }) },
  {
    status: 400,
    type: "application/json",
    body: JSON.stringify({ code: "23514", message: person, ...details }),
  },
  { status: 400, type: "application/json", body: JSON.stringify({ code: person, message: person }) },
  { status: 400, type: "application/json", body: JSON.stringify({ oops: person }) },
  { status: 200, type: "application/json", body: `"${person}" is not JSON` },
  { status: 200, type: "application/json", body: `{"reference": ["${person}"]}` },
];

test.for(bodies)(
  "What a backend says of people is not logged: $status $body",
  async (body, { expect: expectHere }) => {
    answer = body;
    const before = logged.length;
    const statuses = await Promise.all([
      ask(`/api/listings/home-${before}`),
      ask(`/listings?minSize=${1 + before}`),
      ask("/api/leads/contact", lead()),
      ask("/api/me", { headers: { authorization: "Bearer x.y.z" } }),
    ]);
    expectHere(Math.max(...statuses)).toBeGreaterThanOrEqual(500);
    const lines = logged.slice(before);
    expectHere(lines.length).toBeGreaterThan(0);
    expectHere(lines.filter((line) => line.includes("ann.private"))).toEqual([]);
  },
);

async function ask(path: string, init?: RequestInit): Promise<number> {
  const response = await product.fetch(path, init);
  expect(await response.text()).not.toContain("ann.private");
  return response.status;
}

function lead(): RequestInit {
  const form = { name: "Ann", email: person, message: "Hello", consent: consentVersion };
  return { method: "POST", body: JSON.stringify(form), headers: { "content-type": "application/json" } };
}
