/**
 * How long a phone with a quarter of this machine's speed takes to show what a thumb does: `npm run bench -- interaction`.
 * Each journey is made several times, each time by a new visitor whose first tap comes as soon as the page is painted.
 * A step counts with its median; the page with its longest step, as INP does.
 */
import { startProduct } from "../../tests/start-product.ts";
import { median } from "../edge/processor-time.ts";
import { findPages } from "../first-view/find-pages.ts";
import { openBrowser, windows } from "../first-view/first-view.ts";
import { reportFigure } from "../report-figure.ts";
import { type Journey, describeJourneys } from "./journeys.ts";
import { type Interaction, shortest, takeLongest, watchInteractions } from "./watch-interactions.ts";

const rounds = Number(process.env["ROUNDS"] ?? 5);
const slowedTimes = 4;
const most = 200;
/** What a step starts is over by then, on a slow phone too. */
const settleMs = 700;

const product = await startProduct();
const browser = await openBrowser();
try {
  const { listing, article } = await findPages(product);
  for (const journey of describeJourneys(listing, article)) await measure(journey);
} finally {
  await browser.close();
  await product.close();
}

async function measure(journey: Journey): Promise<void> {
  const bySteps = journey.steps.map((): (Interaction | undefined)[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, longest] of (await travel(journey)).entries()) bySteps[at]?.push(longest);
  const steps = journey.steps.map(({ does }, at) => {
    const all = bySteps[at] ?? [];
    const middle = (of: keyof Omit<Interaction, "event">) =>
      Math.round(median(all.map((one) => one?.[of] ?? 0)));
    return { does, median: middle("total"), waited: middle("waited"), worked: middle("worked") };
  });
  console.log(`\n${journey.page}`);
  console.table(steps);
  reportFigure({
    figure: `${journey.page}, longest answer to a tap or key`,
    value: Math.max(shortest, ...steps.map((step) => step.median)),
    unit: "ms",
    atMost: most,
  });
}

async function travel({ page: path, steps }: Journey): Promise<(Interaction | undefined)[]> {
  const context = await browser.newContext({ ...windows.phone, hasTouch: true, locale: "en-GB" });
  const page = await context.newPage();
  const chromium = await context.newCDPSession(page);
  await chromium.send("Emulation.setCPUThrottlingRate", { rate: slowedTimes });
  await watchInteractions(page);
  await page.goto(product.url + path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const longest: (Interaction | undefined)[] = [];
  for (const { does, act } of steps) {
    try {
      await act(page);
    } catch (error) {
      throw new Error(`${path}: a visitor who ${does} fails`, { cause: error });
    }
    await page.waitForTimeout(settleMs);
    longest.push(await takeLongest(page));
  }
  await context.close();
  return longest;
}
