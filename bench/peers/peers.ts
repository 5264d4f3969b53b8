/**
 * Our list of homes beside the same cards made with Next.js and OpenNext's Cloudflare adapter, each in a workerd of its
 * own, in turns: `npm run bench -- peers`. Both miss every cache. Each is also measured net, less an empty Worker on
 * the same platform that makes the same calls and answers the same bytes.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { load } from "cheerio";
import { mostPins } from "../../domain/listings/pin-listing.ts";
import { startProduct } from "../../tests/start-product.ts";
import { median, processorMs } from "../edge/processor-time.ts";
import { copyAnswers, startBareWorker } from "../edge/start-bare-worker.ts";
import { reportFigure } from "../report-figure.ts";
import { buildOpenNext } from "./build-opennext.ts";
import { type ListContent, readCards } from "./read-cards.ts";
import { startPeer, watchStart } from "./start-peer.ts";

/** As deployed: see bench/edge/edge.ts. */
process.env["MINIFLARE_WORKERD_V8_FLAGS"] ??= "";

const cards = 24;
const warmUps = 100;
const requests = 100;
/** Storing an answer happens after it is sent but belongs to it. */
const settleMs = 25;

type Server = { url: string; pid: number };
type Asked = { path: string; headers?: Record<string, string> };
type Target = Server & { ask: (n: number) => Asked };

const product = await watchStart(startProduct);
const content = readCards(await (await product.fetch("/listings")).text());
const backend = await serveCards(content);
const vars = { PEER_CARDS: backend.url };
const built = await buildOpenNext();
const bare = await watchStart(() => startBareWorker(product));
const next = await startPeer({ ...built, vars });
const emptyNext = await startPeer({ ...built, script: join(import.meta.dirname, "empty-worker.js"), vars });
try {
  const miss = await describeMiss();
  await fetch(emptyNext.url, { method: "PUT", body: await readList(next, { path: "/listings" }) });
  const targets = {
    // A minimum price that is new to every cache. All homes cost more. A visitor may ask for only so many.
    ours: {
      ...product,
      ask: (n) => ({
        path: `/listings?minPrice=${n + 1}`,
        headers: { "cf-connecting-ip": `10.0.0.${n}` },
      }),
    },
    "ours, empty": { ...bare, ask: () => ({ path: "/", headers: { "x-miss": miss } }) },
    OpenNext: { ...next, ask: (n) => ({ path: `/listings?n=${n}` }) },
    "OpenNext, empty": { ...emptyNext, ask: () => ({ path: "/" }) },
  } satisfies Record<string, Target>;
  const times = await measureTimes(Object.values(targets));
  const describe = async (target: Target, empty: Target) => {
    const html = await readList(target, target.ask(0));
    const [whole, platform] = [median(times.get(target) ?? []), median(times.get(empty) ?? [])];
    return {
      whole,
      platform,
      net: whole - platform,
      elements: load(html)("*").length,
      KB: html.length / 1024,
    };
  };
  const ours = await describe(targets.ours, targets["ours, empty"]);
  const theirs = await describe(targets.OpenNext, targets["OpenNext, empty"]);
  console.table({ ours: round(ours), "Next.js by OpenNext": round(theirs) });
  console.log(
    "Processor time in ms, medians. What flatters OpenNext: ready-made cards in one read where ours reads rows twice,\n" +
      "no filters, no map, no search and one language, so far fewer elements; no cache, so nothing is hashed or copied.\n" +
      "What flatters ours: its lookups, stores and rate limits count as the platform's, and its texts and settings are\n" +
      "in memory since the first page.",
  );
  reportFigure({ figure: "an uncached list, net", value: ours.net, unit: "ms" });
  reportFigure({ figure: "the same by Next.js and OpenNext, net", value: theirs.net, unit: "ms" });
  reportFigure({ figure: "ours relative to OpenNext, whole", value: ours.whole / theirs.whole, unit: "×" });
  reportFigure({
    figure: "ours relative to OpenNext, net",
    value: ours.net / theirs.net,
    unit: "×",
    atMost: 0.5,
  });
} finally {
  for (const server of [next, emptyNext, bare, product, backend]) await server.close();
}

async function measureTimes(targets: readonly Target[]): Promise<Map<Target, number[]>> {
  const all = new Map(targets.map((target) => [target, [] as number[]]));
  for (let n = 0; n < warmUps + requests; n += 1) {
    for (const [target, times] of all) {
      const before = processorMs(target.pid);
      await readList(target, target.ask(n));
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      if (n >= warmUps) times.push(processorMs(target.pid) - before);
    }
  }
  return all;
}

/** Without compression, which the platform does outside the Worker. */
async function readList({ url }: Pick<Server, "url">, { path, headers }: Asked): Promise<string> {
  const response = await fetch(url + path, { headers: { "accept-encoding": "identity", ...headers } });
  const html = await response.text();
  const shown = html.split("<article").length - 1;
  if (shown !== cards) throw new Error(`${url}${path} answered ${response.status} with ${shown} cards`);
  return html;
}

/** What the platform does for a miss of our list: the reads of its cards and pins, and the three answers that are kept. */
async function describeMiss(): Promise<string> {
  const query = "?minPrice=1000";
  const paths = [
    `/listings${query}`,
    `/api/listings${query}&fields=card`,
    `/api/listings${query}&fields=pin`,
  ];
  await copyAnswers(product, bare, paths);
  const { url, publishableKey } = product.backend;
  const reads = [
    { fields: "card", limit: cards },
    { fields: "pin", limit: mostPins },
  ].map((asked) => {
    const search = JSON.stringify({ minPrice: 1000, sort: "newest", ...asked });
    return `${url}/rest/v1/rpc/search_listings?query=${encodeURIComponent(search)}`;
  });
  return JSON.stringify({ reads, headers: { apikey: publishableKey }, paths, limits: reads.length });
}

/** Next.js reads the cards over HTTP, as ours reads its backend. */
async function serveCards(cards: ListContent) {
  const body = JSON.stringify(cards);
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

function round<Figures extends Record<string, number>>(figures: Figures) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10]),
  );
}
