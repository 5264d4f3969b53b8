/** The list of homes and the editor on a phone of 360 pixels. */
import { type Locator, type Page, expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../../every-page/page-quality.ts";
import { folded, openAsAdmin } from "../scraper/scraper-page.ts";

test.use({ viewport: { width: 360, height: 740 } });

const shot = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
};

test("The first home is in sight above folded filters, and a set filter is counted", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await openAsAdmin(page, "/admin/properties");
  const first = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();
  await expect(first).toBeVisible();
  expect((await boxOf(first)).y).toBeLessThan(680);
  await shot(page, "homes");
  const filters = page.getByRole("button", { name: "Filters and order" });
  await expect(page.getByLabel("Order")).toBeHidden();
  await filters.click();
  await expect(filters).toHaveAttribute("aria-expanded", "true");
  await page.getByLabel("Order").selectOption("title");
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole("button", { name: "Filters and order (1 set)" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expectQuiet();
});

test("Save and Publish stay in reach with their reason, pictures stand two a row and move in two taps", async ({
  page,
}) => {
  await openAsAdmin(page, "/admin/properties?publication=published&sort=price-high");
  await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await expect(save).toBeVisible();
  for (const share of [0, 0.5, 1]) {
    await page.evaluate(
      (part) => window.scrollTo({ top: part * document.body.scrollHeight, behavior: "instant" }),
      share,
    );
    await expect(save).toBeInViewport();
    await expect(page.getByText(/^Nothing has changed/)).toBeInViewport();
  }
  await shot(page, "save-in-reach");

  await folded(page, "Pictures").first().click();
  const places = page.getByLabel(/^Place of picture/);
  await places.first().scrollIntoViewIfNeeded();
  const count = await places.count();
  expect(count).toBeGreaterThan(2);
  expect((await boxOf(places.nth(0))).y).toBe((await boxOf(places.nth(1))).y);
  const pictures = page.getByRole("listitem").filter({ has: places.first() });
  await shot(page, "pictures");
  const addressOf = (place: number) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByLabel(`Place of picture ${place}`, { exact: true }) })
      .getByRole("img")
      .getAttribute("src");
  const last = await addressOf(count);
  await page.getByLabel(`Place of picture ${count}`, { exact: true }).selectOption("0");
  await expect.poll(() => addressOf(1)).toBe(last);
  expect(await pictures.count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Discard changes" }).click();
});

test("Coordinates or a link of a map set the pin, and a short link says what to do", async ({ page }) => {
  await openAsAdmin(page, "/admin/add-property");
  await page.locator("#section-place summary").click();
  const position = page.getByLabel("Coordinates or a link of a map");
  await position.fill("https://www.google.com/maps/place/Home/@12.9,100.8,17z/data=!3d12.9236!4d100.8825");
  await expect(page.getByLabel("Latitude")).toHaveValue("12.9236");
  await expect(page.getByLabel("Longitude")).toHaveValue("100.8825");
  await position.fill("https://maps.app.goo.gl/AbCd");
  await expect(page.getByText("A short link names no position.")).toBeVisible();
  await shot(page, "position");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Discard changes" }).click();
});
