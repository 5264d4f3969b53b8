import { type Page, expect, test } from "@playwright/test";
import { encode } from "uqr";
import { locales, localisePath } from "../../../domain/languages/locales.ts";
import { openLive } from "../every-page/page-quality.ts";
import { forEachVisitor } from "../visitors.ts";

const homes = [
  "one-bedroom-finance-talay-thong-jomtien",
  "two-bedroom-finance-suan-lom-na-jomtien",
  "family-house-khao-noi-east-pattaya",
];

for (const locale of locales) {
  test(`A home's sheet in ${locale} is one A4 page`, async ({ page, request }) => {
    const { listings }: { listings: { slug: string }[] } = await (await request.get("/api/listings")).json();
    const shown = listings.filter(({ slug }) => homes.includes(slug)).map(({ slug }) => slug);
    expect(shown.length).toBeGreaterThan(0);
    for (const slug of new Set([...shown, ...listings.slice(0, 2).map((one) => one.slug)])) {
      await page.goto(localisePath(`/property/${slug}/sheet`, locale));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect([slug, await countPages(page)]).toEqual([slug, 1]);
    }
  });
}

forEachVisitor(({ at, texts: { compare, homeDetails } }) => {
  test("A visitor opens the sheet from the home's page: one page with the sums, the contact and a code of its address", async ({
    page,
  }) => {
    const home = `${at}/property/${homes[0]}`;
    await openLive(page, home);
    await page.getByRole("link", { name: homeDetails.sheet.link }).click();
    await expect(page).toHaveURL(`${home}/sheet`);
    const sheet = page.getByRole("article");
    for (const sum of [compare.price, compare.down, compare.monthly, compare.total, compare.cashToKeys]) {
      const row = sheet.locator("dl > div").filter({ has: page.getByText(sum, { exact: true }) });
      await expect(row.locator("dd")).toHaveText(/\d.*THB|THB.*\d/);
    }
    await expect(sheet.getByText(/@/)).toBeVisible();
    const code = sheet.getByRole("figure", { name: homeDetails.sheet.scan }).locator("path");
    await expect(code).toBeVisible();
    expect(await code.getAttribute("d")).toBe(cellsOf(page.url().replace(/\/sheet$/, "")));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    expect(await countPages(page)).toBe(1);
  });
});

test("A home without a plan has its picture on paper, on one page too", async ({ page }) => {
  await page.route("**/api/listings/*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, floorPlan: undefined } });
  });
  await openLive(page, "/listings");
  await page.locator(`a[href="/property/${homes[0]}"]`).first().click();
  await page.getByRole("link", { name: "Printable sheet" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").getByRole("img").filter({ visible: true })).toHaveCount(1);
  expect(await countPages(page)).toBe(1);
});

async function countPages(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: false })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}

/** The dark cells of an address's code, with a quiet zone of three. */
function cellsOf(address: string): string {
  const { data } = encode(address, { border: 3 });
  return data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
