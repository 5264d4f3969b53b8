import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen, stop } from "../../../local/listen.ts";
import { fetchForForm, fetchFromBackend } from "../../../worker/backend/backend-fetch.ts";

let server: Server;
let url: string;
/** What arrived, and how many of the first calls meet another one. */
let bodies: string[];
let meeting: number;

beforeEach(async () => {
  [bodies, meeting] = [[], 0];
  server = createServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    if (bodies.length > meeting) response.writeHead(200).end('"saved"');
    else response.writeHead(500).end('{"code":"40P01","message":"deadlock detected"}');
  });
  url = `http://127.0.0.1:${await listen(server, 0)}/rest/v1/rpc/merge_leads`;
});
afterEach(() => stop(server));

test.each([
  ["a call", fetchFromBackend],
  ["a form", fetchForForm],
])("Of %s that met another one nothing remains, so it is made once more, whole", async (_, fetchWithin) => {
  meeting = 1;
  const answer = await fetchWithin(5000)(url, { method: "POST", body: '{"from_lead":"a"}' });
  expect(await answer.json()).toBe("saved");
  expect(bodies).toEqual(['{"from_lead":"a"}', '{"from_lead":"a"}']);
});

test("A call that met another one twice has failed", async () => {
  meeting = 9;
  const answer = await fetchFromBackend(5000)(url, { method: "POST", body: "{}" });
  expect(answer.status).toBe(500);
  expect(bodies).toHaveLength(2);
});
