/** Visitors of a soak: pages, searches and forms at a steady rate. Every answer is checked. */
import type { ListingPage } from "../../domain/api.ts";
import { locales, localisePath } from "../../domain/languages/locales.ts";
import { newConnection, sendLead } from "../../tests/product-data.ts";
import type { Start } from "../../tests/start-command.ts";

export type Visits = {
  sent: number;
  problems: string[];
  slowestMs: number;
  /** The email of each lead whose receipt came, and its reference. */
  receipts: Map<string, string>;
};

const words = ["pool", "sea view", "jomtien", "garden", "beach", "สระว่ายน้ำ", "море", "meerblick"];
const pages = ["/", "/listings", "/areas", "/finance", "/contact", "/blog", "/resources/faq"];
/** Every fortieth visitor sends a form, and every second of these sends it twice, as after a double click. */
const formEvery = 40;

export async function sendVisitors(start: Start, perSecond: number, untilMs: number): Promise<Visits> {
  const visits: Visits = { sent: 0, problems: [], slowestMs: 0, receipts: new Map() };
  const newest: ListingPage = await (await fetch(`${start.url}/api/listings?limit=24`)).json();
  const slugs = newest.listings.map(({ slug }) => slug);
  const underWay = new Set<Promise<void>>();
  const beganAt = performance.now();
  for (let n = 0; Date.now() < untilMs; n += 1) {
    const waitMs = beganAt + (n * 1000) / perSecond - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const visit = note(visits, n, () =>
      n % formEvery === 0 ? sendForm(start, visits, n) : readOne(start, choosePath(n, slugs), n),
    );
    underWay.add(visit);
    void visit.finally(() => underWay.delete(visit));
  }
  await Promise.all(underWay);
  return visits;
}

async function note(visits: Visits, n: number, visit: () => Promise<string | undefined>): Promise<void> {
  const beganAt = performance.now();
  const problem = await visit().catch(
    (error: unknown) => `${error}, ${error instanceof Error && error.cause}`,
  );
  visits.sent += 1;
  visits.slowestMs = Math.max(visits.slowestMs, performance.now() - beganAt);
  if (problem) visits.problems.push(`visit ${n}: ${problem}`);
}

/** A third each: pages in every language, listings, and searches that hardly ever repeat, which no cache answers. */
function choosePath(n: number, slugs: readonly string[]): string {
  const turn = Math.floor(n / 3);
  const locale = locales[turn % locales.length] ?? "en";
  if (n % 3 === 0) return localisePath(pages[turn % pages.length] ?? "/", locale);
  if (n % 3 === 1) return localisePath(`/property/${slugs[turn % slugs.length]}`, locale);
  const query = new URLSearchParams({ maxPrice: String(1_000_000 + ((turn * 7919) % 40_000_000)) });
  if (turn % 2 === 0) query.set("q", words[turn % words.length] ?? "");
  return turn % 4 === 0 ? localisePath(`/listings?${query}`, locale) : `/api/listings?${query}`;
}

async function readOne({ url }: Start, path: string, n: number): Promise<string | undefined> {
  const response = await fetch(url + path, {
    headers: { "cf-connecting-ip": `10.1.${n % 50}.1`, ...newConnection },
  });
  const body = await response.text();
  if (response.status !== 200) return `${path} answered ${response.status}`;
  if (path.startsWith("/api/"))
    return Array.isArray(JSON.parse(body).listings) ? undefined : `${path}: no list`;
  return body.endsWith("</html>") ? undefined : `${path}: half a page`;
}

async function sendForm(start: Start, visits: Visits, n: number): Promise<string | undefined> {
  const email = `soak-${n}@example.com`;
  const key = crypto.randomUUID();
  const times = (n / formEvery) % 2 === 0 ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => sendLead(start, email, key)));
  for (const answer of answers) {
    if (answer.status !== 201) return `the form of ${email} was answered with ${answer.status}`;
    const { reference }: { reference: string } = await answer.json();
    const earlier = visits.receipts.get(email) ?? reference;
    if (earlier !== reference) return `${email} has two references, ${earlier} and ${reference}`;
    visits.receipts.set(email, reference);
  }
  return undefined;
}
