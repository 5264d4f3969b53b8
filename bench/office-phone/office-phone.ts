/**
 * The administration on a phone with a quarter of this machine's speed: `npm run bench -- office-phone`. Per screen,
 * how long after the press it can be used, and how long a key takes to show. Each time is a new visit: the code of the
 * screen is not in the browser yet. Medians; a key counts with the longest of a few words.
 * `-- --only=home` measures the screens whose names contain that word.
 */
import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { seedEnquiries } from "../../local/seed/seed-enquiries.ts";
import { addScraperHistory } from "../../tests/e2e/administration/scraper-history.ts";
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

const { values: options } = parseArgs({ options: { only: { type: "string", default: "" } } });
const product = await startProduct({ leniency: 20, addRows: addScraperHistory });
const { database } = product.backend;
await seedEnquiries(database, new Date());
const screens = describeScreens(await findSubjects()).filter(({ name }) => name.includes(options.only));
const browser = await openBrowser();
const measured: { screen: string; usable: number; key?: number }[] = [];
try {
  for (const screen of screens) {
    const visits = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(screen));
    const one = {
      screen: screen.name,
      usable: Math.round(median(visits.map(({ usable }) => usable))),
      ...(screen.field && { key: median(visits.map(({ key }) => key)) }),
    };
    console.log(`  ${one.screen}: usable after ${one.usable} ms${one.key ? `, a key ${one.key} ms` : ""}`);
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
  const [slowest] = measured.toSorted((one, other) => (other[of] ?? 0) - (one[of] ?? 0));
  if (!slowest) throw new Error(`No screen is called ${options.only}`);
  reportFigure({
    figure: `${what}, the slowest of ${measured.length} screens: ${slowest.screen}`,
    value: slowest[of] ?? Number.NaN,
    unit: "ms",
    atMost,
  });
}

async function visit({ name, from, prepare, press, shows, field }: Screen) {
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
    await watchUsable(page, shows);
    await press(page);
    const usable = await takeUsable(page);
    return { usable, key: field === undefined ? 0 : await measureKeys(page, field) };
  } catch (error) {
    throw new Error(`${name} cannot be measured`, { cause: error });
  } finally {
    await context.close();
  }
}

async function measureKeys(page: Page, field: string): Promise<number> {
  const place = page.locator(field).first();
  await place.scrollIntoViewIfNeeded();
  await place.focus();
  await page.waitForTimeout(settleMs);
  await takeLongest(page);
  await page.keyboard.type("12 sea", { delay: betweenKeysMs });
  await page.waitForTimeout(settleMs);
  return (await takeLongest(page))?.total ?? shortest;
}

async function findSubjects(): Promise<Subjects> {
  const idOf = async (query: string) => {
    const [row] = await database.query<{ id: string }>(query);
    if (!row) throw new Error(`There is no row of: ${query}`);
    return row.id;
  };
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
