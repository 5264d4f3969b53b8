/** Visitors who asked for less motion see nothing slide, fade or glide, and see everything. */
import { type Page, expect, test } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";
import { type Visitor, forEachVisitor } from "../visitors.ts";

/** What moved: transitions and animations, and each height that the window was scrolled to on the way to a new page. */
type Seen = { moves: string[]; heights: number[] };

const mostHeights = 4;

/** Looks at every frame. There is no transition. Animations last 0.01 ms, because scripts wait for their ends. */
async function watchMotion(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const longestMs = 1;
    const seen = { moves: [] as string[], heights: [] as number[] };
    Object.assign(window, { seenMotion: seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect, timeline } = animation;
        // What follows the visitor's own scrolling has no duration.
        if (!(timeline instanceof DocumentTimeline) || !(effect instanceof KeyframeEffect)) continue;
        const isShort = Number(effect.getComputedTiming().endTime) <= longestMs;
        if (isShort && !(animation instanceof CSSTransition)) continue;
        seen.moves.push(`${animation.constructor.name} of ${effect.target?.outerHTML.slice(0, 120)}`);
      }
      const height = Math.round(window.scrollY);
      if (seen.heights.at(-1) !== height) seen.heights.push(height);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, "seenMotion") as Seen);
}

/** Opens and closes the guide's form and the saved homes, then follows a link of the footer to a page with a toast. */
async function walk(page: Page, { at, texts: { catalogue, favourites, frame, frontPage } }: Visitor) {
  await page.getByRole("button", { name: frontPage.downloadGuide }).click();
  await expect(page.getByRole("dialog", { name: frontPage.downloadGuide })).toBeVisible();
  await page.keyboard.press("Escape");
  const saved = page.getByRole("banner").getByRole("button", { name: frame.saved.replace("{{count}}", "0") });
  await saved.filter({ visible: true }).click();
  const sheet = page.getByRole("dialog").filter({ hasText: favourites.none });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    Object.assign(Reflect.get(window, "seenMotion"), { heights: [] });
  });
  await page.route("**/api/listings**", (route) =>
    route.fulfill({ status: 404, json: { error: { code: "x", message: "x" } } }),
  );
  await page.getByRole("contentinfo").locator(`a[href="${at}/listings"]`).first().click();
  await expect(page).toHaveURL(`${at}/listings`);
  const toast = page.locator(".toast").filter({ hasText: catalogue.failedTitle });
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: frame.close }).click();
  await expect(toast).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

forEachVisitor((visitor) => {
  const { at, isOnPhone } = visitor;

  test("With reduced motion nothing moves by itself, and everything is there", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const readMotion = await watchMotion(page);
    await openLive(page, at || "/");
    const parts = page.locator("main :is(h2, h3, p, img, article)");
    const unseen = await parts.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.checkVisibility({ opacityProperty: true }))
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(unseen).toEqual([]);
    expect(await parts.count()).toBeGreaterThan(60);
    if (isOnPhone) {
      const row = page.locator(".swipe-row").first();
      const swiped = await row.evaluate((element) => {
        element.scrollBy({ left: 200 });
        return element.scrollLeft;
      });
      expect(swiped).toBeGreaterThan(100);
    }
    await walk(page, visitor);
    const { moves, heights } = await readMotion();
    expect(moves).toEqual([]);
    // The end, the top, and between them the ends of shorter pages while the next one loads. A glide has dozens.
    expect(new Set(heights).size).toBeLessThanOrEqual(mostHeights);
  });

  // Once is enough to show that the test above looks at something.
  if (isOnPhone || at) return;
  test("Without that wish the same walk slides, fades and glides", async ({ page }) => {
    const readMotion = await watchMotion(page);
    await openLive(page, "/");
    expect(await page.locator("[data-reveal=waiting]").count()).toBeGreaterThan(0);
    await walk(page, visitor);
    const { moves, heights } = await readMotion();
    expect(moves.length).toBeGreaterThan(0);
    expect(new Set(heights).size).toBeGreaterThan(mostHeights);
  });
});
