import { expect, test } from "vitest";
import { readCached, serveCached } from "../../../worker/cache/edge-cache.ts";
import { type PlainAnswer, json, text } from "../../../worker/cache/plain-answer.ts";
import { ApiError } from "../../../worker/errors.ts";

/** A cache in memory. The tests in workerd use the real one. */
function makeCache() {
  const kept = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  return {
    match: async (request: RequestInfo | URL) => kept.get(keyOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void kept.set(keyOf(request), response),
  };
}

const plain = (body: string) => text(body, "text/plain");

test("After a failed refresh a copy is served as it is for a while, and then refreshed again", async () => {
  const cache = makeCache();
  let now = Date.UTC(2026, 0, 1);
  let isDown = false;
  let attempts = 0;
  const ask = async () => {
    const works: Promise<unknown>[] = [];
    const response = await serveCached({
      request: new Request("http://site.test/a"),
      key: "http://site.test/a",
      version: "1",
      policyFor: () => ({ freshSeconds: 10, staleSeconds: 20, keepSeconds: 600 }),
      produce: async () => {
        attempts += 1;
        if (isDown) throw new Error("down");
        return plain(`made ${attempts}`);
      },
      cache,
      now: () => now,
      abandonedAfterMs: 4_000,
      waitUntil: (work) => void works.push(work),
    });
    await Promise.all(works);
    return response.text();
  };

  expect(await ask()).toBe("made 1");
  isDown = true;
  now += 30_000;
  for (let visitor = 0; visitor < 50; visitor += 1) {
    expect(await ask()).toBe("made 1");
    now += 50;
  }
  expect(attempts).toBe(2);
  now += 5_000;
  isDown = false;
  expect(await ask()).toBe("made 3");
});

test("A stored answer has an Age header, a new one does not", async () => {
  const cache = makeCache();
  let now = Date.UTC(2026, 2, 1);
  const ask = () =>
    serveCached({
      request: new Request("http://site.test/aged"),
      key: "http://site.test/aged",
      version: "1",
      policyFor: () => ({ freshSeconds: 60, staleSeconds: 120, keepSeconds: 600 }),
      produce: async () => plain("made"),
      cache,
      now: () => now,
      abandonedAfterMs: 4_000,
      waitUntil: () => {},
    });
  expect((await ask()).headers.get("age")).toBeNull();
  now += 42_500;
  expect((await ask()).headers.get("age")).toBe("42");
});

test("A rate-limited visitor does not stop others from refreshing, and gets no stand-in", async () => {
  const cache = makeCache();
  let now = Date.UTC(2026, 1, 1);
  const ask = (produce: () => Promise<PlainAnswer>) =>
    serveCached({
      request: new Request("http://site.test/limited"),
      key: "http://site.test/limited",
      version: "1",
      policyFor: () => ({ freshSeconds: 10, staleSeconds: 20, keepSeconds: 600 }),
      produce,
      fallBack: async () => plain("stand-in"),
      cache,
      now: () => now,
      abandonedAfterMs: 4_000,
      waitUntil: () => {},
    });
  const refuse = async () => {
    throw new ApiError("too_many_requests", "Wait.");
  };
  await expect(ask(refuse)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await (await ask(async () => plain("first"))).text()).toBe("first");
  now += 30_000;
  expect(await (await ask(refuse)).text()).toBe("first");
  expect(await (await ask(async () => plain("second"))).text()).toBe("second");
});

test("An error answer never replaces a copy, and one for asking too often lets the next visitor try", async () => {
  const cache = makeCache();
  let now = Date.UTC(2026, 1, 2);
  const ask = async (made: PlainAnswer) => {
    const response = await serveCached({
      request: new Request("http://site.test/refused"),
      key: "http://site.test/refused",
      version: "1",
      policyFor: ({ status }) =>
        status === 200 ? { freshSeconds: 10, staleSeconds: 20, keepSeconds: 600 } : undefined,
      produce: async () => made,
      cache,
      now: () => now,
      abandonedAfterMs: 4_000,
      waitUntil: () => {},
    });
    return [response.status, await response.text()];
  };
  expect(await ask(plain("first"))).toEqual([200, "first"]);
  now += 30_000;
  expect(await ask({ ...plain("too often"), status: 429 })).toEqual([200, "first"]);
  expect(await ask(plain("second"))).toEqual([200, "second"]);
  now += 30_000;
  expect(await ask({ ...plain("broken"), status: 500 })).toEqual([200, "second"]);
  // A broken backend is left alone for a while.
  expect(await ask(plain("third"))).toEqual([200, "second"]);
});

test("A browser's or a proxy's name for its copy is known, weak or in a list", async () => {
  const cache = makeCache();
  const ask = (names?: string) =>
    serveCached({
      request: new Request("http://site.test/named", names ? { headers: { "if-none-match": names } } : {}),
      key: "http://site.test/named",
      version: "1",
      policyFor: () => ({ freshSeconds: 60, staleSeconds: 120, keepSeconds: 600 }),
      produce: async () => plain("made"),
      cache,
      now: () => Date.UTC(2026, 2, 3),
      abandonedAfterMs: 4_000,
      waitUntil: () => {},
    });
  const etag = (await ask()).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
  expect((await ask(etag)).status).toBe(304);
  expect((await ask(`"other", W/${etag}`)).status).toBe(304);
  expect((await ask("*")).status).toBe(304);
  expect((await ask('W/"other"')).status).toBe(200);
});

test("A copy of an older catalogue is refreshed before it is served, however young it is", async () => {
  const cache = makeCache();
  let now = Date.UTC(2026, 3, 1);
  const ask = async (version: string) => {
    const works: Promise<unknown>[] = [];
    const response = await serveCached({
      request: new Request("http://site.test/versions"),
      key: "http://site.test/versions",
      version,
      policyFor: () => ({ freshSeconds: 10, staleSeconds: 20, keepSeconds: 600 }),
      produce: async () => plain(`catalogue ${version}`),
      cache,
      now: () => now,
      abandonedAfterMs: 4_000,
      waitUntil: (work) => void works.push(work),
    });
    await Promise.all(works);
    return response.text();
  };
  expect(await ask("1")).toBe("catalogue 1");
  now += 5_000;
  expect(await ask("2")).toBe("catalogue 2");
  // No longer fresh, and young enough to be served while it is refreshed.
  now += 15_000;
  expect(await ask("3")).toBe("catalogue 3");
});

/** Asks for one address of its own and waits for everything that goes on afterwards. */
function makeAsker(name: string, made: () => PlainAnswer) {
  const cache = makeCache();
  const clock = { now: Date.UTC(2026, 4, 1), attempts: 0 };
  const works: Promise<unknown>[] = [];
  const options = {
    key: `http://site.test/${name}`,
    version: "1",
    policyFor: () => ({ freshSeconds: 10, staleSeconds: 20, keepSeconds: 600 }),
    produce: async () => {
      clock.attempts += 1;
      return made();
    },
    cache,
    now: () => clock.now,
    abandonedAfterMs: 4_000,
    waitUntil: (work: Promise<unknown>) => void works.push(work),
  };
  const ask = async () => {
    const response = await serveCached({ ...options, request: new Request(options.key) });
    await Promise.all(works);
    return response;
  };
  const read = async () => {
    const answer = await readCached(options);
    await Promise.all(works);
    return answer;
  };
  return { ask, read, clock };
}

test("An answer that sets a cookie is not kept", async () => {
  const { ask, clock } = makeAsker("cookie", () => {
    const { headers, ...rest } = plain("yours");
    return { ...rest, headers: { ...headers, "set-cookie": "visitor=1" } };
  });
  for (const attempt of [1, 2]) {
    expect(await (await ask()).text()).toBe("yours");
    expect(clock.attempts).toBe(attempt);
  }
});

test("What is made from an answer gets no copy past its fresh time, unless it cannot be refreshed", async () => {
  let isDown = false;
  const { ask, read, clock } = makeAsker("part", () => {
    if (isDown) throw new Error("down");
    return json({ part: clock.attempts });
  });
  await ask();
  const firstAt = clock.now;
  expect(await read()).toMatchObject({ status: 200, data: { part: 1 }, dataAt: firstAt });
  clock.now += 15_000;
  expect(await read()).toMatchObject({ data: { part: 2 }, dataAt: firstAt + 15_000 });
  clock.now += 15_000;
  isDown = true;
  expect(await read()).toMatchObject({ data: { part: 2 }, dataAt: firstAt + 15_000 });
  expect((await ask()).headers.get("cache-status")).toContain("stale");
});

test("A page made of copies that cannot be refreshed is not made again at once", async () => {
  const dataAt = Date.UTC(2026, 4, 1);
  const { ask, clock } = makeAsker("page", () => ({ ...plain("page"), dataAt }));
  clock.now += 5_000;
  expect((await ask()).headers.get("age")).toBe("5");
  clock.now += 10_000;
  for (let visitor = 0; visitor < 50; visitor += 1) await ask();
  expect(clock.attempts).toBe(2);
  clock.now += 5_000;
  await ask();
  expect(clock.attempts).toBe(3);
});

test("A request that finds an old copy while another one refreshes it asks for no second refresh", async () => {
  const cache = makeCache();
  const clock = { now: Date.UTC(2026, 6, 1), attempts: 0 };
  const found = Promise.withResolvers<void>();
  const ask = async (match: typeof cache.match = cache.match) => {
    const works: Promise<unknown>[] = [];
    const response = await serveCached({
      request: new Request("http://site.test/slowly-found"),
      key: "http://site.test/slowly-found",
      version: "1",
      policyFor: () => ({ freshSeconds: 10, staleSeconds: 60, keepSeconds: 600 }),
      produce: async () => plain(`made ${(clock.attempts += 1)}`),
      cache: { ...cache, match },
      now: () => clock.now,
      abandonedAfterMs: 4_000,
      waitUntil: (work) => void works.push(work),
    });
    await Promise.all(works);
    return response.text();
  };
  expect(await ask()).toBe("made 1");
  clock.now += 15_000;
  const late = ask(async (request) => {
    const old = await cache.match(request);
    await found.promise;
    return old;
  });
  expect(await ask()).toBe("made 1");
  expect(clock.attempts).toBe(2);
  // As long as a loaded machine may take.
  clock.now += 1_000;
  found.resolve();
  expect(await late).toBe("made 2");
  expect(clock.attempts).toBe(2);
});
