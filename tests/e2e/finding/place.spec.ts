/** Visitors keep their place: by Back and Forward, in another language, and within a form. */
import { type Locator, type Page, expect, test } from "@playwright/test";
import { openLive, waitUntilLive } from "../every-page/page-quality.ts";
import { type Visitor, forEachVisitor, saying } from "../visitors.ts";

const mostPx = 2;

const topOf = (card: Locator) => card.evaluate((element) => element.getBoundingClientRect().top);
/** A part below the fold waits until it is in view, and then fades in from a little below its place. */
const isAtRest = (card: Locator) =>
  card.evaluate((element) => {
    const part = element.closest<HTMLElement>("[data-reveal]");
    return !part || (part.dataset["reveal"] === "shown" && part.getAnimations().length === 0);
  });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Every height the window was scrolled to, from the next frame on. */
async function watchScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seenHeights: seen });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, "seenHeights") as Set<number>)]);
}

async function goThereAndBack(page: Page, from: string, links: string): Promise<void> {
  await openLive(page, from);
  const card = page.locator(links).nth(5);
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect.poll(() => isAtRest(card)).toBe(true);
  const before = await topOf(card);
  await card.press("Enter");
  await expect(page).not.toHaveURL(from);
  await expect.poll(() => scrolled(page)).toBe(0);

  const seen = await watchScroll(page);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect(card).toBeFocused();
  expect(Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(mostPx);
  // At once: from the top to the place, and nowhere between.
  const place = await scrolled(page);
  expect((await seen()).filter((height) => height > mostPx && Math.abs(height - place) > mostPx)).toEqual([]);
}

forEachVisitor(({ at, isOnPhone, language, texts: { forms, frame } }) => {
  const other = language === "en" ? { name: "Deutsch", at: "/de" } : { name: "English", at: "" };

  test("Back shows the very card at once, in a list and on the front page", async ({ page }) => {
    await goThereAndBack(page, `${at}/listings`, `main li a[href^='${at}/property/']`);
    await goThereAndBack(page, at || "/", `main li a[href^='${at}/property/']`);
  });

  test("A menu's query on the list begins at the top; the pager counts", async ({ page }) => {
    await openLive(page, `${at}/listings`);
    const pager = page.getByRole("navigation", { name: frame.pages });
    await expect(pager).toContainText(pageOf(frame.pageOf, 1));
    await pager.getByRole("link", { name: frame.nextPage }).click();
    await expect(pager).toContainText(pageOf(frame.pageOf, 2));
    await expect.poll(() => isStill(page)).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: "instant" }));
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await openMenu(page, isOnPhone, frame);
    await page
      .getByRole("banner")
      .getByRole("link", { name: frame.condosForRent })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(`${at}/listings?type=condo&status=for-rent`);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test("Another language keeps the place, the question and the answers", async ({ page }) => {
    await openLive(page, `${at}/finance`);
    const apply = page.locator("#apply");
    await apply.scrollIntoViewIfNeeded();
    await page.locator("#apply input[name=monthlyBudget]").fill("15000");
    const price = page.locator("#simulator").getByRole("slider").first();
    await price.fill("3000000");
    await page.locator("#apply").getByRole("button", { name: forms.next, exact: true }).click();
    await expect(apply.locator("#question-1")).toBeVisible();
    // Below what has another height in another language.
    const heading = page.locator("#calculators h2").first();
    await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    const before = await topOf(heading);
    const opener = isOnPhone ? frame.menu : new RegExp(frame.language);
    await page.getByRole("banner").getByRole("button", { name: opener }).filter({ visible: true }).click();
    await page.getByRole("banner").getByRole("link", { name: other.name }).filter({ visible: true }).click();
    await expect(page).toHaveURL(new RegExp(`[0-9]${other.at}/finance`));
    await waitUntilLive(page);
    await expect(apply.locator("#question-1")).toBeVisible();
    await expect(apply.locator("input[name=monthlyBudget]")).toHaveValue("15000");
    expect(Math.abs((await topOf(heading)) - before)).toBeLessThanOrEqual(mostPx);
    await expect(price).toHaveValue("3000000");
    await expect(page.locator("#simulator output").first()).toContainText(/3[.,]000[.,]000/);
  });
});

/** A movement that has begun ends first. */
async function isStill(page: Page): Promise<boolean> {
  const before = await scrolled(page);
  await page.waitForTimeout(200);
  return (await scrolled(page)) === before;
}

/** The properties' menu: at a desk a button of its own, on a phone a group of the menu. */
async function openMenu(page: Page, isOnPhone: boolean, frame: Visitor["texts"]["frame"]): Promise<void> {
  if (!isOnPhone) return page.getByRole("button", { name: frame.propertyTypes }).click();
  await page.getByRole("button", { name: frame.menu }).click();
  await page.getByRole("dialog", { name: frame.menu }).getByText(frame.properties, { exact: true }).click();
}

function pageOf(text: string, page: number): RegExp {
  return saying(text.replace("{{page}}", String(page)));
}
