import { expect, test } from "@playwright/test";
import { locales, localisePath } from "../../../domain/languages/locales.ts";
import { openLive } from "../every-page/page-quality.ts";

const homes = [
  "one-bedroom-finance-talay-thong-jomtien",
  "resort-one-bedroom-na-jomtien",
  "khao-noi-family-house",
];

for (const locale of locales) {
  test(`A home's sheet in ${locale} is one A4 page`, async ({ page, request }) => {
    const { listings }: { listings: { slug: string }[] } = await (await request.get("/api/listings")).json();
    const shown = listings.filter(({ slug }) => homes.includes(slug)).map(({ slug }) => slug);
    expect(shown.length).toBeGreaterThan(0);
    for (const slug of new Set([...shown, ...listings.slice(0, 2).map((one) => one.slug)])) {
      await page.goto(localisePath(`/property/${slug}/sheet`, locale), { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: false })).toString("latin1");
      expect([slug, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([slug, 1]);
    }
  });
}

test("A visitor opens the sheet from the home's page, with the sums, the contact and a code to scan", async ({
  page,
}) => {
  await openLive(page, `/property/${homes[0]}`);
  await page.getByRole("link", { name: "Printable sheet" }).click();
  await expect(page).toHaveURL(/\/sheet$/);
  const sheet = page.getByRole("article");
  await expect(sheet.getByText("THB 1,980,000")).toBeVisible();
  await expect(sheet.getByRole("figure", { name: "Scan to open the page of this home" })).toBeVisible();
  await expect(sheet.getByText(/@/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
