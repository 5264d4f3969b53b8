/**
 * Our list of homes beside three twins with the same cards, pictures and styles: `npm run bench -- peers`. One is made
 * with Next.js, one is rendered by the browser alone, one is our own page without scripts. In turns, on one machine.
 * With `--no-lighthouse` only processor time and bytes.
 */
import { load } from "cheerio";
import { startProduct } from "../../tests/start-product.ts";
import { findWorkerd } from "../../tests/scraper/workerd-processes.ts";
import { median, processorMs } from "../edge/processor-time.ts";
import { openBrowser, watchAddress, windows } from "../first-view/first-view.ts";
import { weigh } from "../first-view/weigh.ts";
import { ratePage } from "../lighthouse/rate-page.ts";
import { reportFigure } from "../report-figure.ts";
import { buildTwins } from "./build-twins.ts";
import { readCards } from "./read-cards.ts";
import { startFolder, startNext } from "./start-servers.ts";

/** As deployed: see bench/edge/edge.ts. */
process.env["MINIFLARE_WORKERD_V8_FLAGS"] ??= "";

const warmUps = 100;
const requests = 100;
/** Storing an answer happens after it is sent but belongs to it. */
const settleMs = 25;
const lighthouseRuns = 3;
const port = 55_800;
const debuggingPort = port + 1;
const hasLighthouse = !process.argv.includes("--no-lighthouse");

type Peer = { name: string; url: string; pid: number; page: (n: number) => string };

const product = await startProduct({ port });
const html = await (await product.fetch("/listings")).text();
const content = readCards(html);
if (content.cards.length !== 24) throw new Error(`The list shows ${content.cards.length} homes`);
const folders = await buildTwins(html, content);
const [next, client, plain] = [
  await startNext(folders.next, content),
  await startFolder(folders.client),
  await startFolder(folders.static),
];
const peers: Peer[] = [
  // A minimum price that is new to every cache. All homes cost more.
  { name: "ours", url: product.url, pid: findWorkerd()[0] ?? 0, page: (n) => `/listings?minPrice=${n + 1}` },
  { name: "Next.js", ...next, page: (n) => `/listings?n=${n}` },
  { name: "rendered by the browser", ...client, page: () => "/listings" },
  { name: "ours without scripts, as a file", ...plain, page: () => "/listings" },
];
const browser = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
const table: Record<string, Record<string, number | string>> = {};
try {
  const times = await measureTimes();
  for (const peer of peers) {
    const received = (await watchAddress(browser, `${peer.url}/listings`, windows.phone)).map(weigh);
    const kb = (kind?: string) =>
      received.filter((one) => !kind || one.kind === kind).reduce((sum, { quick }) => sum + quick, 0) / 1024;
    table[peer.name] = {
      "processor, ms": round(times.get(peer) ?? Number.NaN),
      elements: load(await (await fetch(`${peer.url}/listings`)).text())("*").length,
      "document, KB": round(kb("document")),
      "scripts, KB": round(kb("script")),
      "all, KB": round(kb()),
      requests: received.length,
    };
  }
  if (hasLighthouse) for (const peer of peers) Object.assign(table[peer.name] ?? {}, await rate(peer));
  console.table(table);
  console.log(
    "What flatters us: the platform around our Worker is simulated. What flatters the twins: no filters, no map, no\n" +
      "search and one language, so far fewer elements; Next.js reads ready-made cards. All show sample pictures.",
  );
  const [ourTime, nextTime] = peers.map((peer) => times.get(peer) ?? Number.NaN);
  reportFigure({
    figure: "processor time of an uncached list relative to Next.js",
    value: (ourTime ?? Number.NaN) / (nextTime ?? Number.NaN),
    unit: "×",
    atMost: 0.5,
  });
} finally {
  await browser.close();
  for (const server of [next, client, plain]) server.close();
  await product.close();
}

async function measureTimes(): Promise<Map<Peer, number>> {
  const all = new Map(peers.map((peer) => [peer, [] as number[]]));
  for (let n = 0; n < warmUps + requests; n += 1) {
    for (const [peer, times] of all) {
      const before = processorMs(peer.pid);
      await ask(peer, n);
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      if (n >= warmUps) times.push(processorMs(peer.pid) - before);
    }
  }
  return new Map([...all].map(([peer, times]) => [peer, median(times)]));
}

/** Without compression, which a platform does outside the server. */
async function ask({ name, url, page }: Peer, n: number): Promise<void> {
  const response = await fetch(url + page(n), {
    headers: { "accept-encoding": "identity", "cf-connecting-ip": `10.0.0.${n}` },
  });
  const text = await response.text();
  const shown = name === "rendered by the browser" ? content.cards.length : load(text)("article").length;
  if (response.status !== 200 || shown !== content.cards.length)
    throw new Error(`${name} answered ${response.status} with ${shown} cards`);
}

async function rate({ url }: Peer): Promise<Record<string, number>> {
  const { points, metrics } = await ratePage(`${url}/listings`, debuggingPort, lighthouseRuns);
  return {
    Lighthouse: points.performance,
    "blocked, ms": Math.round(metrics["total-blocking-time"]),
    "largest paint, ms": Math.round(metrics["largest-contentful-paint"]),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
