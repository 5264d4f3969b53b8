import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen, stop } from "../../../local/listen.ts";
import { fetchForForm, fetchFromBackend } from "../../../worker/backend/backend-fetch.ts";

let server: Server;
let url: string;
/** What arrived, and how many of the first calls meet another one. */
let bodies: string[];
let meeting: number;
/** SQLSTATE deadlock_detected, or serialization_failure. */
let code: string;

beforeEach(async () => {
  [bodies, meeting, code] = [[], 0, "40P01"];
  server = createServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    if (bodies.length > meeting) response.writeHead(200).end('"saved"');
    else response.writeHead(500).end(JSON.stringify({ code, message: "taken back" }));
  });
  url = `http://127.0.0.1:${await listen(server, 0)}/rest/v1/rpc/merge_leads`;
});
afterEach(() => stop(server));

test.each([
  ["a call", fetchFromBackend, "40P01"],
  ["a form", fetchForForm, "40P01"],
  ["a call in a stricter transaction", fetchFromBackend, "40001"],
])(
  "Of %s that met another one nothing remains, so it is made once more, whole",
  async (_, fetchWithin, met) => {
    [meeting, code] = [1, met];
    const answer = await fetchWithin(5000)(url, { method: "POST", body: '{"from_lead":"a"}' });
    expect(await answer.json()).toBe("saved");
    expect(bodies).toEqual(['{"from_lead":"a"}', '{"from_lead":"a"}']);
  },
);

test("A call that met another one twice has failed", async () => {
  meeting = 9;
  const answer = await fetchFromBackend(5000)(url, { method: "POST", body: "{}" });
  expect(answer.status).toBe(500);
  expect(bodies).toHaveLength(2);
});
