import { expect, test } from "@playwright/test";
import { locales, localisePath } from "../../../domain/languages/locales.ts";
import { expectNoSidewaysScroll, openLive } from "../every-page/page-quality.ts";
import { watchProblems } from "../problems.ts";

test("The front page shows its offer, its groups and its testimonials", async ({ page }) => {
  await openLive(page, "/");
  await expect(page.getByText("THB 200,000").first()).toBeVisible();
  for (const amount of ["$6,000", "£4,500", "€5,300"])
    await expect(page.getByText(amount).first()).toBeVisible();
  const hero = page.locator(".hero");
  await expect(hero.getByRole("link", { name: "Book Consultation Now" })).toHaveAttribute("href", "/contact");
  await expect(hero.getByRole("link", { name: "Apply Now" })).toHaveAttribute("href", "/finance#apply");
  await expect(hero.getByRole("link", { name: "Contact Us Now" })).toHaveAttribute("href", "/contact");
  await expect(page.getByRole("region", { name: "Recently added" }).getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Condos with finance" }).getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Condos for sale" }).getByRole("article")).toHaveCount(4);
  const partnership = page
    .getByRole("figure")
    .filter({ hasText: "A Genuine Partnership Beyond Real Estate" });
  await expect(partnership.getByText("5 out of 5 stars")).toBeAttached();
  await expect(page.getByRole("figure")).toHaveCount(6);
});

for (const letters of ["our own letters", "the device's letters"])
  test(`No words run out of their column with ${letters}, in any language, on tablets and small desks`, async ({
    page,
  }) => {
    if (letters !== "our own letters") await page.route("**/*.woff2", (route) => route.abort());
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      for (const locale of locales) {
        const address = localisePath("/", locale);
        await page.goto(address);
        const cut = await page
          .locator("main section :is(h2, h3, p)")
          .evaluateAll((all) =>
            all
              .filter(
                (one) =>
                  one.getBoundingClientRect().right >
                  (one.parentElement?.getBoundingClientRect().right ?? 0) + 1,
              )
              .map(({ textContent }) => textContent),
          );
        expect([width, address, cut]).toEqual([width, address, []]);
        await expectNoSidewaysScroll(page);
      }
    }
  });

test("From month twelve on every payment carries over", async ({ page }) => {
  await openLive(page, "/");
  const months = page.getByRole("slider", { name: "Months you have paid" });
  await months.fill("11");
  await expect(page.getByText("From month 12 it can move with you")).toBeVisible();
  await months.fill("12");
  // A home that exists: 250,000 down, and twelve of the 60 instalments of 24,983.33.
  await expect(page.getByText("THB 549,800")).toBeVisible();
  const home = page.getByRole("region", { name: "Every baht you pay moves with you" }).getByRole("link");
  await expect(home).toHaveAttribute("href", "/property/studio-finance-pha-ngam-pratumnak");
  await expect(page.getByText("moves with you to your next home")).toBeVisible();
  // At the last month the home is paid.
  await months.fill("60");
  await expect(page.getByText("paid in all, and nothing is left to pay")).toBeVisible();
  await expect(page.getByText("moves with you to your next home")).toHaveCount(0);
});

test("The header gets a shadow after 50 px of scrolling, and each page opens at its top", async ({
  page,
}) => {
  const problems = watchProblems(page);
  await openLive(page, "/");
  const header = page.locator("header");
  await expect(header).not.toHaveAttribute("data-scrolled");
  await page.mouse.wheel(0, 51);
  await expect(header).toHaveAttribute("data-scrolled");
  await page.getByRole("link", { name: "View all" }).first().click();
  await expect(page).toHaveURL("/listings");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#main")).toBeFocused();
  expect(problems).toEqual([]);
});

test("A link to an anchor scrolls it just under the header, from another page and within one", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLive(page, "/areas");
  const application = page.locator("#apply");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  const underHeader = async () => Math.round((await application.boundingBox())?.y ?? 0);
  await page.getByRole("link", { name: "Apply now: four easy questions" }).click();
  await expect(page).toHaveURL("/finance#apply");
  await expect(application).toBeFocused();
  await expect.poll(underHeader).toBe(112 + 24);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(application).not.toBeInViewport();
  await page.locator('main a[href="#apply"]').evaluate((link: HTMLElement) => link.click());
  await expect.poll(underHeader).toBe(112 + 24);
});

test("The menus lead to the specification's queries", async ({ page }) => {
  await openLive(page, "/");
  await page.locator("header").getByRole("button", { name: "Property Types" }).click();
  await page
    .getByRole("dialog", { name: "Property Types" })
    .getByRole("link", { name: "Condos With Finance" })
    .click();
  await expect(page).toHaveURL("/listings?type=condo&status=finance-available");
  await expect(page.getByRole("dialog", { name: "Property Types" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Condos With Finance");
});

test("A moved page redirects in the browser too and replaces the history entry", async ({ page }) => {
  await openLive(page, "/listings");
  await page.locator("header").getByRole("button", { name: "Resources" }).click();
  const resources = page.getByRole("dialog", { name: "Resources" });
  await resources.getByRole("link", { name: "Calculators", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/listings");
});

test("The menu also leads straight to the calculators", async ({ page }) => {
  await openLive(page, "/");
  await page.locator("header").getByRole("button", { name: "Resources" }).click();
  await page.getByRole("link", { name: "Payment Calculators" }).first().click();
  await expect(page).toHaveURL("/finance#calculators");
  await expect(page.locator("#calculators").getByRole("heading", { level: 2 }).first()).toBeInViewport();
});

test("The search finds listings while the visitor types", async ({ page }) => {
  await openLive(page, "/");
  await page.locator("header").getByRole("button", { name: "Search" }).first().click();
  const field = page.getByRole("banner").getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("jomtien");
  const results = page.getByRole("group", { name: "Homes", exact: true });
  await expect(results.getByRole("option").first()).toContainText("Jomtien");
  await results.getByRole("option").nth(1).click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(field).toBeHidden();
});

test("The search names a home in the reader's language", async ({ page }) => {
  await openLive(page, "/de/contact");
  await page.locator("header").getByRole("button", { name: "Suche" }).first().click();
  await page.getByRole("banner").getByRole("combobox").fill("talay thong");
  const found = page
    .getByRole("dialog", { name: "Suche" })
    .getByRole("option", { name: /^2-Zimmer-Wohnung, 200.000 Baht Anzahlung, Talay Thong/ });
  await found.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "2-Zimmer-Wohnung, 200.000 Baht Anzahlung, Talay Thong",
  );
});
