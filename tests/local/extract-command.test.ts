import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const fixture = join(root, "tests/fixtures/pages/json-ld-graph.html");
let folder: string;
let server: Server;
let host: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "extract-"));
  server = createServer((request, response) => {
    if (request.url === "/picture")
      return void response.setHeader("content-type", "image/png").end("not for reading");
    if (request.url === "/huge")
      return void response.setHeader("content-type", "text/html").end("x".repeat(2 ** 21 + 1));
    if (request.url === "/gone") return void response.writeHead(404).end("<h1>Not found</h1>");
    if (request.url === "/wall")
      return void response
        .writeHead(403)
        .end("<title>Just a moment...</title><script>_cf_chl_opt={}</script>");
    response
      .setHeader("content-type", "text/html")
      .end("<h1>About us</h1><p>We are a small office by the sea.</p>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Run = { code: number | null; out: string; error: string };

/** Asynchronous, because this process also serves the pages. */
function extract(...options: string[]): Promise<Run> {
  const child = spawn(process.execPath, [join(root, "local/extract-command.ts"), ...options], {
    env: { ...process.env, PRIVATE_HOSTS_ALLOWED: host, INIT_CWD: folder },
  });
  const run: Run = { code: null, out: "", error: "" };
  child.stdout.on("data", (data) => (run.out += String(data)));
  child.stderr.on("data", (data) => (run.error += String(data)));
  return new Promise((resolve) => child.on("close", (code) => resolve({ ...run, code })));
}

test("With --json the standard output is a single JSON value", async () => {
  const { code, out, error } = await extract(fixture, "--url", "https://homes.example/77120", "--json");
  expect([code, error]).toEqual([0, ""]);
  const extraction: unknown = JSON.parse(out);
  expect(extraction).toMatchObject({
    isListing: true,
    reason: null,
    listing: { price: 2950000, currency: "THB", bedrooms: 1, images: expect.any(Array) },
    fields: {
      price: { value: 2950000, layer: "json-ld", raw: expect.any(String), others: expect.any(Array) },
    },
  });
});

test("The answer for a page without a listing names the rule that refused it", async () => {
  const cases = {
    about: "no-home-described: nothing-described",
    gone: "http-404",
    wall: "bot-wall: Cloudflare",
  };
  for (const [path, reason] of Object.entries(cases)) {
    const { code, out, error } = await extract(`http://${host}/${path}`, "--json");
    expect([path, code, error]).toEqual([path, 0, ""]);
    expect(JSON.parse(out)).toMatchObject({ isListing: false, reason, listing: null });
  }
});

test("A file is found relative to the caller's folder, and by its file address", async () => {
  writeFileSync(join(folder, "typed.html"), "<h1>About us</h1><p>We are a small office by the sea.</p>");
  for (const target of ["typed.html", `file://${folder}/typed.html`]) {
    const { code, out, error } = await extract(target, "--json");
    expect([target, code, error]).toEqual([target, 0, ""]);
    expect(JSON.parse(out)).toMatchObject({
      isListing: false,
      reason: "no-home-described: nothing-described",
    });
  }
});

test("An unreadable target gives one line on standard error and nothing on standard output", async () => {
  const huge = join(folder, "huge.html");
  writeFileSync(huge, "<h1>");
  truncateSync(huge, 21 * 2 ** 20);
  const picture = join(folder, "picture.html");
  writeFileSync(picture, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 1]));
  const cases: [string, RegExp][] = [
    [join(folder, "missing.html"), /there is no such file/],
    [folder, /is not a file/],
    [huge, /is larger than 20 MB/],
    [picture, /is not HTML/],
    ["file://elsewhere/page.html", /is not on this machine/],
    [`http://${host}/picture`, /image\/png\) is not HTML/],
    [`http://${host}/huge`, /it is larger than 2 MB/],
    ["http://127.0.0.1:1/", /its address is refused \(port\)/],
  ];
  for (const [target, message] of cases) {
    const { code, out, error } = await extract(target, "--json");
    expect([target, code, out]).toEqual([target, 1, ""]);
    expect(error).toMatch(message);
    expect(error.trim().split("\n")).toHaveLength(1);
  }
});

test("Missing or unknown arguments print the usage", async () => {
  for (const options of [
    [],
    ["--bogus"],
    [fixture, "--url", "nonsense"],
    [fixture, "--currency", "baht"],
    [fixture, fixture],
  ]) {
    const { code, out, error } = await extract(...options);
    expect([options, code, out]).toEqual([options, 2, ""]);
    expect(error).toMatch(/^Usage: npm run extract/);
  }
});

test.each([
  ["a page", "<h1>ขายบ้านเดี่ยว พัทยา 3 ห้องนอน</h1><img src=a.jpg><p>ราคา 1.29 ล้านบาท ผ่อนเดือนละ 11,000 บาท</p>"],
  ["a post", "ขายบ้านเดี่ยว พัทยา 3 ห้องนอน\nราคา 1.29 ล้านบาท ผ่อนเดือนละ 11,000 บาท"],
])("Of %s each figure is shown with the words that it owns and its role", async (name, text) => {
  const file = join(folder, `${name.replace(" ", "-")}.html`);
  writeFileSync(file, text);
  const { out } = await extract(file, "--url", "https://homes.example/1");
  expect(out).toMatch(/^price\s+1290000\s+said\s+ราคา:? \[1\.29 ล้านบาท\]$/m);
  expect(out).toMatch(/^instalment\s+11000\s+said\s+ผ่อนเดือนละ \[11,000 บาท\]$/m);
});
