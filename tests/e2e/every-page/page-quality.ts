/** Checks for every page in every state that a journey reaches: a quiet console, and accessibility. */
import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect, test } from "@playwright/test";

/** Collects the browser's errors and warnings. Call the returned function at the end of the journey. */
export function watchConsole(page: Page): () => void {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return () => expect(problems).toEqual([]);
}

/** Checks WCAG 2.2 AA, as far as a machine can. */
export async function expectAccessible(
  page: Page,
  { without = [], sandboxed }: Omit<Rules, "tags"> = {},
): Promise<void> {
  await waitUntilStill(page);
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const violations = await withoutFades(page, () =>
    findViolations(page, { tags, without, ...(sandboxed && { sandboxed }) }),
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

/** A toast may leave while axe looks, and what fades has too little contrast on its way. */
async function withoutFades<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const isReduced = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found = await look();
  await page.emulateMedia({ reducedMotion: isReduced ? "reduce" : "no-preference" });
  return found;
}

type Rules = {
  tags?: string[];
  without?: string[];
  /** Frames in which no script runs, so neither does the check. */
  sandboxed?: string;
};

/** By the rules of these tags, or by all. Without frames the mode is enough that opens no second page. */
export async function findViolations(page: Page, { tags, without = [], sandboxed }: Rules = {}) {
  const unread = sandboxed ? await page.locator(sandboxed).count() : 0;
  expect(page.frames()).toHaveLength(1 + unread);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (sandboxed) axe.exclude(sandboxed);
  if (tags) axe.withTags(tags);
  const { violations } = await axe.disableRules(without).analyze();
  return violations;
}

/** Waits for fades, because colours are right only after them. Ignores endless and scroll-driven animations. */
async function waitUntilStill(page: Page): Promise<void> {
  await waitUntilScrolled(page);
  await page.waitForFunction(
    () =>
      !document.getAnimations().some(({ effect, playState, timeline }) => {
        const isRunning = playState === "running" && timeline instanceof DocumentTimeline;
        return isRunning && effect?.getComputedTiming().endTime !== Infinity;
      }),
    undefined,
    { polling: 50 },
  );
}

/** Waits for the smooth scroll of a new page, because on its way a link lies half below a bar that stays. */
async function waitUntilScrolled(page: Page): Promise<void> {
  let last: number | undefined;
  const isStill = async () => {
    const before = last;
    last = await page.evaluate(() => window.scrollY);
    return last === before;
  };
  await expect.poll(isStill, { intervals: [150] }).toBe(true);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** One window shows page after page, which costs half of a window each. Names every page that fails. */
export async function visitEach<Place extends { address: string }>(
  places: Place[],
  visit: (place: Place) => Promise<void>,
): Promise<void> {
  test.setTimeout(1_200_000);
  const failed: string[] = [];
  for (const place of places) {
    await test
      .step(place.address, () => visit(place))
      .catch((error: unknown) => failed.push(`${place.address}: ${String(error)}`));
  }
  expect(failed).toEqual([]);
}

/** Opens a page and waits until React has hydrated it, because earlier input is not handled. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilLive(page);
}

/** Waits for the page itself. Parts far down may not be hydrated yet. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // Polls by time, because a test may stop the frames.
  await page.waitForFunction(isLive, "main", { polling: 50 });
}

export async function waitUntilLive(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  // Any key press hydrates the parts far down.
  await page.keyboard.press("Shift");
  await page.waitForFunction(isLive, "[data-late-part] > *");
}

/** True when React has hydrated every element of the selector. */
function isLive(selector: string): boolean {
  const found = [...document.querySelectorAll(selector)];
  return found.every((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
}
