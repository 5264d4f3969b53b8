/** One connection may be busy for seconds, with a scraper's batch or a broad search. A form behind it must not be lost. */
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listen, stop } from "../../../local/listen.ts";
import { fetchForForm, fetchFromBackend } from "../../../worker/backend/backend-fetch.ts";

const readLimitMs = 100;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((_, response) => {
    setTimeout(() => response.writeHead(200).end("{}"), 4 * readLimitMs);
  });
  url = `http://127.0.0.1:${await listen(server, 0)}/`;
});
afterAll(async () => {
  await stop(server);
  // The next file of this process begins with a closed circuit.
  vi.resetModules();
});

test("A form is answered after a read has given up, and also when slow reads have opened their circuit", async () => {
  const read = () => fetchFromBackend(readLimitMs)(url);
  const send = () => fetchForForm(readLimitMs)(url, { method: "POST", body: "{}" });
  for (let count = 0; count < 5; count += 1) {
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
  }
  await expect(read()).rejects.toMatchObject({ cause: "The circuit is open." });
  expect((await send()).status).toBe(200);
});
