import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendHtml, startOutside, type Answer, type Outside } from "./outside.ts";
import { startScraper, type ScraperUnderTest } from "./start-scraper.ts";
import { findWorkerd, residentBytes } from "./workerd-processes.ts";

const bomb = gzipSync(Buffer.alloc(300 * 1024 * 1024, "<p>"), { level: 9 });
const html = { "content-type": "text/html" };

/** What each address does, and the reason that must be recorded for its page. */
const tricks: Record<string, { answer: Answer; reason: RegExp }> = {
  "/bomb": {
    answer: (_, response) => void response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(bomb),
    reason: /^too-large$/,
  },
  "/bomb-of-stated-length": {
    answer: (_, response) =>
      void response
        .writeHead(200, { ...html, "content-encoding": "gzip", "content-length": bomb.byteLength })
        .end(bomb),
    reason: /^too-large$/,
  },
  "/endless": {
    answer: (_, response) => {
      response.writeHead(200, html);
      const pour = () => {
        while (!response.destroyed && response.write("<p>again and again</p>".repeat(500)));
        if (!response.destroyed) response.once("drain", pour);
      };
      pour();
    },
    reason: /^too-large$/,
  },
  "/drip": {
    answer: (_, response) => {
      response.writeHead(200, html);
      const timer = setInterval(() => response.write("<p>"), 200);
      response.on("close", () => clearInterval(timer));
    },
    reason: /^timeout$/,
  },
  "/silent": { answer: () => undefined, reason: /^timeout$/ },
  "/reset": { answer: (request) => void request.socket.destroy(), reason: /^network/ },
  "/cut": {
    answer: (request, response) => {
      response.writeHead(200, { ...html, "content-length": "100000" }).write("<h1>half a");
      setTimeout(() => request.socket.destroy(), 100);
    },
    reason: /^network/,
  },
  "/loop": {
    answer: (_, response) => void response.writeHead(302, { location: "/loop" }).end(),
    reason: /^too-many-redirects$/,
  },
  "/to-metadata": {
    answer: (_, response) =>
      void response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
    reason: /^address: private-address$/,
  },
  "/to-loopback": {
    answer: (_, response) => void response.writeHead(301, { location: "http://0x7f000001/admin" }).end(),
    reason: /^address: private-address$/,
  },
  "/to-file": {
    answer: (_, response) => void response.writeHead(302, { location: "file:///etc/passwd" }).end(),
    reason: /^address: scheme$/,
  },
  "/to-elsewhere": {
    answer: (_, response) => void response.writeHead(302, { location: "https://elsewhere.co.th/" }).end(),
    reason: /^redirect-to-other-host$/,
  },
  "/to-forbidden": {
    answer: (_, response) => void response.writeHead(302, { location: "/forbidden/1" }).end(),
    reason: /^robots$/,
  },
  "/picture": {
    answer: (_, response) =>
      void response.writeHead(200, { "content-type": "image/png" }).end("not a picture"),
    reason: /^content-type$/,
  },
  "/lying": {
    answer: (_, response) =>
      void response
        .writeHead(200, { "content-type": "text/html; charset=utf-8" })
        .end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])),
    reason: /^(?:empty-page|no-home-described): /,
  },
  "/bad-gzip": {
    answer: (_, response) =>
      void response.writeHead(200, { ...html, "content-encoding": "gzip" }).end("this is no gzip"),
    reason: /^network/,
  },
  "/deep": {
    answer: (_, response) => sendHtml(response, "<div>".repeat(50_000)),
    reason: /^too-deep$/,
  },
  "/attributes": {
    answer: (_, response) =>
      sendHtml(response, `<p ${Array.from({ length: 20_000 }, (_, n) => `a${n}="x"`).join(" ")}>x</p>`),
    reason: /^too-many-attributes$/,
  },
  "/brackets": {
    answer: (_, response) => sendHtml(response, "<".repeat(2_000_000), 403),
    reason: /^http-403$/,
  },
  "/nested-json": {
    answer: (_, response) =>
      sendHtml(
        response,
        `<script type="application/ld+json">${"[".repeat(100_000)}</script><script>window.price = ${"{a:".repeat(50_000)}</script>`,
      ),
    reason: /^(?:empty-page|no-home-described): /,
  },
  "/broken-location": {
    answer: (_, response) => void response.writeHead(302, { location: "http://[::bad" }).end(),
    reason: /^(?:address|network)/,
  },
};

let outside: Outside;
let scraper: ScraperUnderTest;

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    const path = request.url ?? "";
    if (path === "/robots.txt") return void response.end("User-agent: *\nDisallow: /forbidden/");
    if (path.startsWith("/trap")) {
      const next = Array.from(
        { length: 50 },
        (_, n) =>
          `<a href="${path}/${n}/trap">deeper</a><a href="/trap?page=${n}&x=${Math.random()}">next</a>`,
      );
      return sendHtml(response, next.join(""));
    }
    if (path === "/")
      return sendHtml(
        response,
        Object.keys(tricks)
          .map((trick) => `<a href="${trick}">home</a>`)
          .join(""),
      );
    const trick = tricks[path];
    return trick ? trick.answer(request, response) : sendHtml(response, "", 404);
  });
  scraper = await startScraper([outside.host]);
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
});

const polite = { requests_per_second: 1000, max_in_flight: 10 };

test("Every trick ends within 15 seconds and 128 MB, with a recorded reason", async () => {
  const sourceId = await scraper.addSource({
    name: "Tricks",
    start_urls: [outside.url],
    allowed_hosts: [outside.host],
    ...polite,
  });
  const processes = findWorkerd();
  const before = Math.max(...findWorkerd().map(residentBytes));
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, ...findWorkerd().map(residentBytes))), 50);
  const firstSeen = new Map<string, number>();
  /** How long this process was waiting or suspended: a machine that was suspended does not make the scraper slow. */
  let stoodStillMs = 0;
  const recorded = new Map<string, { reason: string; ms: number }>();
  void scraper.run(sourceId).catch(() => undefined);
  const deadline = Date.now() + 200_000;
  while (recorded.size < Object.keys(tricks).length && Date.now() < deadline) {
    for (const { path, at } of outside.requests)
      if (!firstSeen.has(path)) firstSeen.set(path, at - stoodStillMs);
    const pages = await scraper.query<{ url: string; reason: string | null }>(
      "select url, reason from public.scrape_pages",
    );
    for (const { url, reason } of pages) {
      const path = url.slice(outside.url.length);
      const since = firstSeen.get(path);
      if (reason && since !== undefined && !recorded.has(path))
        recorded.set(path, { reason, ms: Date.now() - stoodStillMs - since });
    }
    const lookAgainAt = performance.now() + 100;
    await new Promise((resolve) => setTimeout(resolve, 100));
    stoodStillMs += performance.now() - lookAgainAt;
  }
  clearInterval(watch);
  for (const [path, { reason }] of Object.entries(tricks)) {
    expect([path, recorded.get(path)?.reason]).toEqual([path, expect.stringMatching(reason)]);
    expect(recorded.get(path)?.ms, path).toBeLessThan(15_000);
  }
  expect((peak - before) / 1024 / 1024).toBeLessThan(128);
  // A process that was killed and restarted would have begun small again.
  expect(findWorkerd()).toEqual(processes);
  expect(outside.requests.some(({ path }) => path.startsWith("/forbidden"))).toBe(false);
});

test("A spider trap ends at the source's page limit", async () => {
  const sourceId = await scraper.addSource({
    name: "Trap",
    start_urls: [`${outside.url}/trap`],
    allowed_hosts: [outside.host],
    max_pages: 40,
    ...polite,
  });
  const run = await scraper.run(sourceId);
  expect(run).toMatchObject({ state: "done", pages: 40, new: 0, complete: false });
});

test("An index page nested too deeply to parse ends its run with that reason", async () => {
  const sourceId = await scraper.addSource({
    name: "Deep index",
    start_urls: [`${outside.url}/deep`],
    allowed_hosts: [outside.host],
    ...polite,
  });
  expect(await scraper.run(sourceId)).toMatchObject({ state: "failed", reason: "too-deep" });
});

test("A robots.txt that forbids the start page pauses the source and raises an alarm", async () => {
  const sourceId = await scraper.addSource({
    name: "Forbidden",
    start_urls: [`${outside.url}/forbidden/list`],
    allowed_hosts: [outside.host],
    ...polite,
  });
  expect(await scraper.run(sourceId)).toMatchObject({ state: "failed", reason: "refused-by-robots" });
  const [source] = await scraper.query(
    "select enabled, paused_reason from public.scrape_sources where id = $1",
    [sourceId],
  );
  expect(source).toEqual({ enabled: false, paused_reason: "robots-forbids" });
  const alarms = await scraper.query(
    "select kind from public.scrape_alarms where source_id = $1 order by kind",
    [sourceId],
  );
  expect(alarms).toEqual([{ kind: "robots-forbids" }, { kind: "run-failed" }]);
});
