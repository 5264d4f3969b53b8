import { expect, test } from "@playwright/test";
import { fillPerson } from "../fill-person.ts";
import { expectAccessible, watchConsole, openLive } from "../every-page/page-quality.ts";

test("A wrong field shows its error on blur, and nothing typed is lost", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await openLive(page, "/contact");
  await expectAccessible(page);
  const form = page.getByRole("form", { name: "Write to us" });
  const email = form.getByLabel("E-mail", { exact: true });
  await email.fill("not-an-address");
  await form.getByLabel("Message").fill("Is the sea far?");
  await expect(form.getByText("Please enter an address like name@example.com.")).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("alert").first()).toContainText("3 fields need another look");
  await expect(form.getByLabel("Message")).toHaveValue("Is the sea far?");
  await expectAccessible(page);
  await form.getByRole("link", { name: "Your name" }).click();
  await expect(form.getByLabel("Your name")).toBeFocused();
  await fillPerson(page, form);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/thank-you\?kind=contact&reference=/);
  expectQuiet();
});

test("A visitor books a consultation", async ({ page }) => {
  await openLive(page, "/contact");
  await expect(page.getByRole("main").getByRole("form")).toHaveCount(1);
  const form = page.getByRole("form", { name: "Write to us" });
  await expect(form.getByLabel(/consultation suit you/)).toBeHidden();
  await form.getByRole("radio", { name: /^A consultation/ }).check();
  await form.getByLabel(/consultation suit you/).fill("Friday evening");
  await form.getByLabel("Message").fill("I would like to know how rent-to-own works.");
  await fillPerson(page, form);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("We will write to you to settle the time.")).toBeVisible();
});

test("Without a connection the form says so and keeps the typed text", async ({ page, context }) => {
  await openLive(page, "/contact");
  const form = page.getByRole("form", { name: "Write to us" });
  await form.getByLabel("Message").fill("Is the sea far?");
  await fillPerson(page, form);
  // Leaving a field loads the validation rules, so that only the sending fails.
  await form.getByLabel("Message").blur();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("There is no connection.", { exact: false })).toBeVisible();
  await expect(form.getByLabel("Message")).toHaveValue("Is the sea far?");
});

test("Office hours are shown in Pattaya's time and in the visitor's", async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: "Europe/London", locale: "en-GB" });
  const page = await context.newPage();
  await openLive(page, "/contact");
  const monday = page.getByRole("row", { name: /^Monday/ });
  await expect(monday).toContainText("09:30 – 18:30");
  await expect(monday).toContainText(/0[23]:30 – 1[12]:30/);
  await context.close();
});

test("From a home's page one says that it is sold: the form knows which home", async ({ page }) => {
  await openLive(page, "/listings");
  await page.locator('a[href^="/property/"]').first().click();
  const report = page.getByRole("link", { name: "Sold or wrong? Tell us" }).filter({ visible: true });
  await expect(report).toBeVisible();
  const title = await page.locator("h1").innerText();
  await report.click();
  await expect(page).toHaveURL(/\/contact\?listing=/);
  const form = page.getByRole("form", { name: "Write to us" });
  await expect(form.getByLabel("Message")).toHaveValue(new RegExp(`“${title.slice(0, 12)}`));
  await expect(form.locator('input[name="listing"]')).toHaveValue(/^[0-9a-f-]{36}$/);
  await expect(page.getByText("Before you pay anybody")).toBeVisible();
});
