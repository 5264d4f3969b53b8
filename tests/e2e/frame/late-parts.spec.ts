/** Late parts are served complete, and hydrated with the first sign of a visitor. */
import { expect, test } from "@playwright/test";
import { openLive, waitUntilHydrated, watchConsole } from "../every-page/page-quality.ts";

const listing = "/property/one-bedroom-finance-talay-thong-jomtien";
const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));

test("A part loads its code with the first scroll, without a layout shift", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(listing, { waitUntil: "networkidle" });
  const simulator = page.locator("#simulator");
  await expect(simulator.getByText(/You pay THB\s27,472 \(≈\s.+\) a month for 72 months/)).toBeVisible();
  await waitUntilHydrated(page);
  expect(scripts.filter((path) => path.includes("rent-to-own-simulator"))).toEqual([]);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await simulator.evaluate((element) => element.scrollIntoView());
  await expect.poll(() => simulator.evaluate(isLive)).toBe(true);
  expect(scripts.filter((path) => path.includes("rent-to-own-simulator"))).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await simulator.getByRole("slider", { name: "Repayments" }).fill("90");
  await expect(simulator.getByText(/You pay THB\s21,978 \(≈\s.+\) a month for 90 months/)).toBeVisible();
  expectQuiet();
});

test("Text typed before a form's code is loaded stays, with the focus, and is checked", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const released = Promise.withResolvers<void>();
  await page.route(/\/contact-form-[^/]*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(listing);
  await page.getByText("Ask about this home").first().click();
  const form = page.getByRole("form", { name: "Ask about this home" });
  const name = form.getByLabel("Your name");
  await name.pressSequentially("Ann Example");
  expect(await form.evaluate(isLive)).toBe(false);
  released.resolve();
  await expect.poll(() => form.evaluate(isLive)).toBe(true);
  await expect(name).toHaveValue("Ann Example");
  await expect(name).toBeFocused();
  await form.getByLabel("E-mail").fill("not an address");
  await form.getByLabel("Your name").focus();
  await expect(form.getByText("Please enter an address like name@example.com.")).toBeVisible();
  expectQuiet();
});

test("A slider moved before its code is loaded stays where it is, and its sums follow", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const released = Promise.withResolvers<void>();
  await page.route(/\/rent-to-own-simulator-[^/]*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(listing);
  const simulator = page.locator("#simulator");
  const months = simulator.getByRole("slider", { name: "Repayments" });
  await months.fill("90");
  expect(await simulator.evaluate(isLive)).toBe(false);
  released.resolve();
  await expect(simulator.getByText(/You pay THB\s21,978 \(≈\s.+\) a month for 90 months/)).toBeVisible();
  await expect(months).toHaveValue("90");
  expectQuiet();
});

test("A part whose code cannot be loaded stays as it was served", async ({ page }) => {
  await page.route(/\/viewing-form-[^/]*\.js$/, (route) => route.abort());
  await page.goto(listing);
  const refused = page.waitForEvent("requestfailed");
  await page.getByText("Book a viewing").first().click();
  const form = page.getByRole("form", { name: "Book a viewing" });
  await refused;
  await expect(page.locator("#simulator")).toBeVisible();
  await expect(form.getByLabel("Date and time in Pattaya")).toBeVisible();
  await expect(form).toHaveAttribute("action", /^\/api\/leads\/viewing/);
});

test("Apply Now leads from another page to the four easy questions, ready to use", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await page.goto("/");
  await waitUntilHydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Apply Now" }).first().click();
  await expect(page).toHaveURL(/\/finance#apply$/);
  const form = page.getByRole("form", { name: "Apply in four easy questions" });
  await expect(form.getByLabel("A month")).toBeInViewport();
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByRole("alert").first()).toContainText("One field needs another look");
  expectQuiet();
});

test("A part that is shown again, its code already there, follows the page", async ({ page }) => {
  await openLive(page, "/listings");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/about-us/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Properties" }).click();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await page.getByRole("combobox", { name: "Type" }).selectOption("house-for-rent");
  await expect(page).toHaveURL(/house-for-rent/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await expect(page.getByText("Page 1 of 2")).toBeHidden();
});
