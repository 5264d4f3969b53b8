/** Ways to reach the office, and the one form for a question or a consultation. */
import { expect, test } from "@playwright/test";
import { fillPerson } from "../fill-person.ts";
import { expectAccessible, watchConsole, openLive, waitUntilLive } from "../every-page/page-quality.ts";
import { forEachVisitor } from "../visitors.ts";

forEachVisitor(({ at, texts: { contact, forms } }) => {
  test("The one form shows what is wrong beside its field, loses nothing that was typed, and is sent", async ({
    page,
  }) => {
    const expectQuiet = watchConsole(page);
    await openLive(page, `${at}/contact`);
    await expect(page.getByRole("main").getByRole("form")).toHaveCount(1);
    const form = page.getByRole("form", { name: contact.writeTitle });
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await field(forms.email).fill("not-an-address");
    await field(forms.message).fill("Is the sea far?");
    await expect(form.getByText(forms.invalidEmail)).toBeVisible();
    await expect(field(forms.email)).toHaveAttribute("aria-invalid", "true");
    await form.getByRole("button", { name: forms.send }).click();
    const summary = form.getByRole("alert").filter({ has: page.getByRole("link", { name: forms.name }) });
    await expect(summary).toContainText(forms.problems_other.replace("{{count}}", "3"));
    await expect(summary).toBeFocused();
    await expect(field(forms.message)).toHaveValue("Is the sea far?");
    await expectAccessible(page);
    await summary.getByRole("link", { name: forms.name }).click();
    await expect(field(forms.name)).toBeFocused();
    await field(forms.name).fill("Ann Example");
    await field(forms.email).fill("ann@example.com");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: forms.send }).click();
    await expect(page).toHaveURL(new RegExp(`${at}/thank-you\\?kind=contact&reference=`));
    await expect(page.getByRole("heading", { name: contact.thanks.title })).toBeVisible();
    expectQuiet();
  });
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
  // What is wrong is judged by rules that are loaded by then, so that only the sending fails.
  const consent = form.getByRole("checkbox");
  await consent.uncheck();
  await form.getByLabel("E-mail").fill("not-an-address");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("We cannot answer without your consent")).toBeVisible();
  await consent.check();
  await expect(form.getByText("We cannot answer without your consent")).toBeHidden();
  await expect(form.getByText("Please enter an address like")).toBeVisible();
  await form.getByLabel("E-mail").fill("ann@example.com");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("There is no connection.", { exact: false })).toBeVisible();
  await expect(form.getByText("Please enter an address like")).toBeHidden();
  await expect(form.getByLabel("Message")).toHaveValue("Is the sea far?");
});

test("What is typed before slow scripts arrive is not replaced by what was kept", async ({ page }) => {
  await openLive(page, "/contact");
  const form = page.getByRole("form").filter({ has: page.getByLabel("Message") });
  await form.getByLabel("Your name").fill("Vera");
  await form.getByLabel("Message").fill("An earlier message.");
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await form.getByLabel("Message").fill("A new message.");
  scripts.resolve();
  await waitUntilLive(page);
  await expect(form.getByLabel("Your name")).toHaveValue("Vera");
  await expect(form.getByLabel("Message")).toHaveValue("A new message.");
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
