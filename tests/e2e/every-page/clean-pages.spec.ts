/** Every page follows the content policy, has no layout shift and logs nothing. */
import { expect, test } from "@playwright/test";
import { waitUntilHydrated } from "./page-quality.ts";
import { watchProblems } from "../problems.ts";

const pages = [
  "/",
  "/th",
  "/zh",
  "/ru",
  "/de",
  "/fr",
  "/listings",
  "/listings?type=condo&status=finance-available",
  "/de/listings?area=jomtien&bedrooms=1,2",
  "/property/one-bedroom-finance-talay-thong-jomtien",
  "/th/property/pool-villa-bua-kham-east-pattaya",
  "/finance",
  "/ru/finance",
  "/contact",
  "/zh/contact",
  "/about-us",
  "/blog",
  "/areas",
  "/areas/jomtien",
  "/affiliate-program",
  "/resources/faq",
  "/resources/glossary",
  "/resources/home-buying-guides",
  "/resources/tips-for-landlords",
  "/resources/tips-for-sellers",
  "/resources/tips-for-buyers/closing-costs",
  "/sign-in",
];

for (const address of pages) {
  test(`${address} has no inline script, no style element, no shift and a quiet console`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(address, { maxRetries: 3 })).text();
    expect(html).not.toContain('<div hidden id="S:');
    expect(html).not.toMatch(/<style[\s>]/);
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    for (const attributes of scripts) {
      expect(attributes).toMatch(/\bsrc="\/|type="application\/(ld\+)?json"/);
    }

    const problems = watchProblems(page);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput)) {
            seen.shift += Number(entry.value);
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address, { waitUntil: "networkidle" });
    await waitUntilHydrated(page);
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(300);
    expect(problems).toEqual([]);
    const shift = await page.evaluate(() =>
      "seen" in window ? (window.seen as { shift: number }).shift : 1,
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
