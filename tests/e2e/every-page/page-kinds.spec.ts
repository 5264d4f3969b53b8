/** Every kind of page is readable without JavaScript, and fits a phone and a desktop with and without it. */
import { expect, test } from "@playwright/test";
import { expectNoSidewaysScroll, openLive } from "./page-quality.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** A page of each kind, with words that appear only in its content. */
const pages: [address: string, words: string][] = [
  ["/", "Every baht you pay moves with you"],
  ["/th", "เริ่มต้นที่"],
  ["/listings", "Search"],
  ["/de/listings?type=condo&status=for-sale", "Weitere Filter"],
  ["/property/one-bedroom-finance-talay-thong-jomtien", "Cash to keys"],
  ["/th/property/pool-villa-bua-kham-east-pattaya", "ประวัติราคา"],
  ["/property/rental-one-bedroom-hin-khao-pratumnak", "Where it is, and what is near"],
  ["/property/duplex-price-on-request-tawan-bay-central-pattaya", "Price on request"],
  ["/finance", "What does my budget buy?"],
  ["/de/finance", "Mietkauf, Monat für Monat"],
  ["/contact", "Office hours"],
  ["/ru/contact", "Часы работы"],
  ["/areas", "Bang Saray"],
  ["/areas/jomtien", "Homes in Jomtien"],
  ["/about-us", "How we work"],
  ["/blog", "Month twenty-five"],
  ["/blog/month-twenty-five", "Read next"],
  ["/resources/faq", "Who are your homes for?"],
  ["/resources/glossary", "Land Office"],
  ["/resources/home-buying-guides", "Rent-to-own in Pattaya, explained"],
  ["/resources/tips-for-sellers", "For buyers"],
  ["/resources/tips-for-buyers/closing-costs", "Back to All Resources"],
  ["/ru/resources/tips-for-buyers/closing-costs", "Ко всем материалам"],
  ["/affiliate-program", "Apply to join"],
  ["/thank-you?kind=application", "What happens now"],
  ["/no-such-page", "Oops! Page not found"],
];

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, words] of pages) {
    test(`${address} is readable and fits`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main").getByText(words).first()).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

for (const [address, words] of pages) {
  test(`${address} fits with JavaScript`, async ({ page }) => {
    await openLive(page, address);
    await expect(page.locator("main").getByText(words).first()).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
  });
}
