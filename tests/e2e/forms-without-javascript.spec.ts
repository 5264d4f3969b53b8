import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("A wrong plain form comes back with the typed values and the errors", async ({ page }) => {
  await page.goto("/contact");
  const form = page.getByRole("form", { name: "Write to us" });
  await form.getByLabel("Your name").fill("Ann Example");
  await form.getByLabel("Phone or messenger name").fill("12");
  await form.getByLabel("How may we reach you?").selectOption("whatsapp");
  await form.getByLabel("Message").fill("Is the sea far?");
  await form.getByRole("checkbox").check();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/api/leads/contact")),
    form.getByRole("button", { name: "Send" }).click(),
  ]);
  expect(answer.status()).toBe(422);
  await expect(form.getByText("Please enter the number with its country code.")).toBeVisible();
  await expect(form.getByText("One field needs another look")).toBeVisible();
  await expect(form.getByLabel("Your name")).toHaveValue("Ann Example");
  await expect(form.getByLabel("How may we reach you?")).toHaveValue("whatsapp");
  await expect(form.getByLabel("Message")).toHaveValue("Is the sea far?");
  await form.getByLabel("Phone or messenger name").fill("+44 20 7946 0018");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/thank-you\?kind=contact&reference=/);
  await expect(page.getByText("Your reference")).toBeVisible();
});

test("Without JavaScript the application is one form with all four questions", async ({ page }) => {
  await page.goto("/finance");
  const form = page.getByRole("form", { name: "Apply in four easy questions" });
  await expect(form.getByRole("button", { name: "Next" })).toBeHidden();
  await form.getByLabel("A month").fill("30000");
  await form.getByLabel("As a first payment").fill("250000");
  await form.getByLabel("Currency").selectOption("THB");
  await form.getByLabel("Studio").check();
  await form.getByLabel("Both").check();
  await form.getByLabel("Later").check();
  await form.getByLabel("Your name").fill("Ann Example");
  await form.getByLabel("E-mail", { exact: true }).fill("ann@example.com");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Send my application" }).click();
  await expect(page).toHaveURL(/\/thank-you\?kind=application&reference=/);
  await expect(page.getByText(/Within 48 hours you receive/).first()).toBeVisible();
});

test("A viewing requested by a plain form can be put into the visitor's calendar", async ({ page }) => {
  await page.goto("/property/one-bedroom-finance-talay-thong-jomtien");
  const form = page.getByRole("form", { name: "Book a viewing" });
  await form.getByLabel("Date and time in Pattaya").fill("2099-03-02T10:00");
  await form.getByLabel("Your name").fill("Ann Example");
  await form.getByLabel("E-mail", { exact: true }).fill("ann@example.com");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Request this viewing" }).click();
  await expect(page.getByText("Requested time: Monday, 2 March 2099, 10:00 in Pattaya")).toBeVisible();
  const file = await page.getByRole("link", { name: "Put it in my calendar" }).getAttribute("href");
  expect(decodeURIComponent(file ?? "")).toContain("DTSTART:20990302T030000Z");
});

test("A listing's page is complete without JavaScript, with a worked example of its plan", async ({
  page,
}) => {
  await page.goto("/property/one-bedroom-finance-talay-thong-jomtien");
  await expect(page.getByText("You pay THB 32,967 a month for 60 months")).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expect(page.getByText("With JavaScript you can change these figures").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Price history" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar homes" })).toBeVisible();
  const picture = page.getByRole("link", { name: /^Open picture 1 of/ });
  expect(await picture.getAttribute("href")).toMatch(/\.(webp|svg)$/);
});

test("The message about one home is filled in, and comes back filled in", async ({ page }) => {
  await page.goto("/listings");
  const home = await page.locator('a[href^="/property/"]').first().getAttribute("href");
  await page.goto(home ?? "");
  await page.getByRole("link", { name: "Sold or wrong? Tell us" }).filter({ visible: true }).click();
  const form = page.getByRole("form", { name: "Write to us" });
  const listing = form.locator('input[name="listing"]');
  const id = await listing.getAttribute("value");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await expect(form.getByLabel("Message")).toHaveValue(/already sold/);
  await form.getByLabel("Your name").fill("Ann Example");
  await form.getByLabel("Phone or messenger name").fill("12");
  await form.getByLabel("How may we reach you?").selectOption("whatsapp");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("Please enter the number with its country code.")).toBeVisible();
  await expect(listing).toHaveAttribute("value", id ?? "");
});

test("A page about one home is kept in no cache, and made-up homes change nothing", async ({ page }) => {
  const answer = await page.goto("/contact?listing=no-such-home");
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("form", { name: "Write to us" }).getByLabel("Message")).toHaveValue("");
  expect((await page.goto("/contact"))?.headers()["cache-control"]).not.toContain("no-store");
});
