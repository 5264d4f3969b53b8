/** What every page has to be in every state that a journey reaches: quiet in the console, and accessible. */
import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** Collects what the browser complains about; call the answer at the end of the journey. */
export function watchConsole(page: Page): () => void {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return () => expect(problems).toEqual([]);
}

/** WCAG 2.2 AA, as far as a machine can judge it. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitUntilStill(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

/** What fades in has its colours when it is there. What moves for ever, or with the scrolling, is as it is. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.getAnimations().some(({ effect, playState, timeline }) => {
        const isOnItsWay = playState === "running" && timeline instanceof DocumentTimeline;
        return isOnItsWay && effect?.getComputedTiming().endTime !== Infinity;
      }),
    undefined,
    { polling: 50 },
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Opens a page and waits until React has taken it over: what is typed or moved before that is not heard. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilLive(page);
}

/** The page itself; parts far down may still stand as they were served. */
export async function waitUntilTakenOver(page: Page): Promise<void> {
  // By the clock: a test may hold the frames.
  await page.waitForFunction(isLive, "main", { polling: 50 });
}

export async function waitUntilLive(page: Page): Promise<void> {
  await waitUntilTakenOver(page);
  // A press of anything brings the parts far down.
  await page.keyboard.press("Shift");
  await page.waitForFunction(isLive, "[data-late-part] > *");
}

/** Whether everything of this kind belongs to React. */
function isLive(selector: string): boolean {
  const found = [...document.querySelectorAll(selector)];
  return found.every((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
}
