/**
 * Every kind of page is readable without JavaScript, and fits a phone and a desktop with and without it. With it, it
 * logs nothing, moves nothing by itself, and is accessible in a small window and with forced colours.
 */
import { type Page, expect, test } from "@playwright/test";
import { watchProblems } from "../problems.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  visitEach,
  waitUntilHydrated,
  waitUntilLive,
} from "./page-quality.ts";
import { missingPage, pages } from "./pages.ts";

test.describe.configure({ mode: "parallel" });

/** A window of 1,280 × 1,024 zoomed to 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
const sizes = [zoomed, phone, { width: 768, height: 1024 }, desk];

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [kind, ofKind] of Object.entries(pages)) {
    test(`${kind} is readable and fits`, async ({ page }) => {
      await visitEach(ofKind, async ({ address, words }) => {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("main").getByText(words).first()).toBeVisible();
        for (const size of sizes) {
          await page.setViewportSize(size);
          await expectNoSidewaysScroll(page);
        }
      });
    });
  }
});

for (const [kind, ofKind] of Object.entries(pages)) {
  test(`${kind} fits, is quiet and still, and is accessible`, async ({ page }) => {
    const problems = watchProblems(page);
    await watchShift(page);
    await visitEach(ofKind, async ({ address, words, isForAxe }) => {
      problems.splice(0);
      await page.setViewportSize(desk);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(address, { waitUntil: "networkidle" });
      await waitUntilHydrated(page);
      await page.mouse.wheel(0, 2_000);
      await page.waitForTimeout(300);
      await expectStill(page);
      await waitUntilLive(page);
      await expect(page.locator("main").getByText(words).first()).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page);
      }
      if (isForAxe) await expectAccessibleAnywhere(page);
      // The missing page logs its address.
      if (address !== missingPage) expect(problems).toEqual([]);
    });
  });
}

async function expectAccessibleAnywhere(page: Page): Promise<void> {
  // Wherever one stops, a bar that stays in view may cover half of a button. At the top it covers none.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of [desk, phone, zoomed]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  // Forced colours are the visitor's. axe compares them with ours (it reads -webkit-text-fill-color).
  await expectAccessible(page, { without: ["color-contrast"] });
  await page.emulateMedia({ forcedColors: "none" });
}

type Shift = { value: number; moved: string };

/** Keeps what of each page moves by itself, and how much of the window that is. */
async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const words = node?.textContent?.slice(0, 60);
          return `${node?.nodeName} "${words}" from ${previousRect.y} to ${currentRect.y}`;
        });
        shifts.push({ value: entry.value, moved: moved.join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What TypeScript does not know of the browser yet. */
type LayoutShift = {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);
  const all = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(all, shifts.map(({ moved }) => moved).join("; ")).toBeLessThanOrEqual(0.02);
}
