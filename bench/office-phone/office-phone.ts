/**
 * The administration on a phone with a quarter of this machine's speed: `npm run bench -- office-phone`. Per screen,
 * how long after the press it can be used, and how long a key takes to show. Each time is a new visit: the code of the
 * screen is not in the browser yet. Medians; a key counts with the longest of a few words. Other work on this machine
 * makes all of that longer. The processor time of the page itself, beside it, hardly changes, but counts no waiting.
 * `-- --only=home` measures the screens whose names contain that word.
 */
import { parseArgs } from "node:util";
import type { CDPSession, Page } from "playwright";
import { seedEnquiries } from "../../local/seed/seed-enquiries.ts";
import { addScraperHistory } from "../../tests/e2e/administration/scraper/scraper-history.ts";
import { signInAsAdmin } from "../../tests/e2e/sign-in.ts";
import { startProduct } from "../../tests/start-product.ts";
import { median } from "../edge/processor-time.ts";
import { openBrowser, windows } from "../first-view/first-view.ts";
import { shortest, takeLongest, watchInteractions } from "../interaction/watch-interactions.ts";
import { reportFigure } from "../report-figure.ts";
import { type Screen, type Subjects, describeScreens } from "./screens.ts";
import { takeUsable, watchUsable } from "./watch-usable.ts";

const rounds = Number(process.env["ROUNDS"] ?? 5);
const slowedTimes = 4;
const mostUsableMs = 1_500;
const mostKeyMs = 100;
/** What the page before starts is over by then. */
const settleMs = 1_000;
/** A quick thumb. */
const betweenKeysMs = 150;
const pictureCount = 13;
const typed = "12 sea";

const { values: options } = parseArgs({ options: { only: { type: "string", default: "" } } });
const product = await startProduct({ leniency: 20, addRows: addScraperHistory });
const { database } = product.backend;
await seedEnquiries(database, new Date());
const screens = describeScreens(await findSubjects()).filter(({ name }) => name.includes(options.only));
const browser = await openBrowser();
type Visit = { usable: number; usableWork: number; key: number; keyWork: number };
const measured: ({ screen: string } & Visit)[] = [];
try {
  for (const screen of screens) {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(screen));
    const middle = (of: keyof Visit) => Math.round(median(visits.map((one) => one[of])));
    const one = {
      screen: screen.name,
      usable: middle("usable"),
      usableWork: middle("usableWork"),
      key: middle("key"),
      keyWork: middle("keyWork"),
    };
    console.log(JSON.stringify(one));
    measured.push(one);
  }
} finally {
  await browser.close();
  await product.close();
}
console.table(measured);
reportSlowest("usable after the press", "usable", mostUsableMs);
reportSlowest("a key", "key", mostKeyMs);

function reportSlowest(what: string, of: "usable" | "key", atMost: number): void {
  const [slowest] = measured.toSorted((one, other) => other[of] - one[of]);
  if (!slowest) throw new Error(`No screen is called ${options.only}`);
  reportFigure({
    figure: `${what}, the slowest of ${measured.length} screens: ${slowest.screen}`,
    value: slowest[of],
    unit: "ms",
    atMost,
  });
}

async function visit({ name, from, prepare, press, shows, field }: Screen): Promise<Visit> {
  const context = await browser.newContext({
    ...windows.phone,
    hasTouch: true,
    locale: "en-GB",
    baseURL: product.url,
  });
  const page = await context.newPage();
  try {
    await signInAsAdmin(page);
    await watchInteractions(page);
    await page.goto(from);
    // The bar comes with the code that handles its links.
    await page.getByRole("navigation").getByRole("link").first().waitFor();
    await prepare?.(page);
    await page.waitForTimeout(settleMs);
    const chromium = await context.newCDPSession(page);
    await chromium.send("Emulation.setCPUThrottlingRate", { rate: slowedTimes });
    await chromium.send("Performance.enable", { timeDomain: "threadTicks" });
    await watchUsable(page, shows);
    const before = await readWork(chromium);
    await press(page);
    const usable = await takeUsable(page);
    const usableWork = (await readWork(chromium)) - before;
    if (field === undefined) return { usable, usableWork, key: 0, keyWork: 0 };
    await prepareKeys(page, field);
    const beforeKeys = await readWork(chromium);
    await page.keyboard.type(typed, { delay: betweenKeysMs });
    const keyWork = ((await readWork(chromium)) - beforeKeys) / typed.length;
    await page.waitForTimeout(settleMs);
    return { usable, usableWork, key: (await takeLongest(page))?.total ?? shortest, keyWork };
  } catch (error) {
    throw new Error(`${name} cannot be measured`, { cause: error });
  } finally {
    await context.close();
  }
}

async function prepareKeys(page: Page, field: string): Promise<void> {
  const place = page.locator(field).first();
  await place.scrollIntoViewIfNeeded();
  await place.focus();
  await page.waitForTimeout(settleMs);
  await takeLongest(page);
}

/** Milliseconds of the page's main thread. */
async function readWork(chromium: CDPSession): Promise<number> {
  const { metrics } = await chromium.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

async function findSubjects(): Promise<Subjects> {
  const listing = await idOf(
    `update public.listings set title = title || ' pictures13', images = (
       select array_agg(image) from (select distinct unnest(images) as image from public.listings limit ${pictureCount}) as pictures)
     where id = (select id from public.listings where publication = 'published' order by created_at limit 1) returning id`,
  );
  return {
    listing,
    lead: await idOf("select id from public.leads order by created_at limit 1"),
    building: await idOf("select id from public.buildings order by name limit 1"),
    source: await idOf("select id from public.scrape_sources where name = 'North Pier Homes'"),
    run: await idOf("select id from public.scrape_runs where state = 'frozen' order by created_at limit 1"),
  };
}

async function idOf(query: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(query);
  if (!row) throw new Error(`There is no row of: ${query}`);
  return row.id;
}
