import { expect, test } from "@playwright/test";
import { formatMoment } from "../../../web/visitor/formats/format-moment.ts";
import { letterLink } from "../letter-link.ts";
import { viewingSlot } from "../../viewing-slot.ts";

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
  await form.getByLabel("Your name").fill("Ann Example");
  await form.getByLabel("E-mail", { exact: true }).fill("ann@example.com");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Send my application" }).click();
  await expect(page).toHaveURL(/\/thank-you\?kind=application&reference=/);
  await expect(page.getByText(/Within 48 hours you receive/).first()).toBeVisible();
});

test("A viewing requested by a plain form can be put into the visitor's calendar", async ({ page }) => {
  await page.goto("/property/one-bedroom-finance-talay-thong-jomtien");
  await page.getByText("Book a viewing").first().click();
  const form = page.getByRole("form", { name: "Book a viewing" });
  const { starts, value } = viewingSlot(6, 2);
  await form.getByLabel("Date and time in Pattaya").selectOption(value);
  await form.getByLabel("Your name").fill("Ann Example");
  await form.getByLabel("E-mail", { exact: true }).fill("plain-ann@example.com");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Ask for this viewing" }).click();
  const time = formatMoment(starts, "en", "Asia/Bangkok");
  await expect(page.getByText(`The time you asked for: ${time} in Pattaya`)).toBeVisible();
  const file = await page.getByRole("link", { name: "Add it to my calendar" }).getAttribute("href");
  expect(decodeURIComponent(file ?? "")).toContain(
    `DTSTART;TZID=Asia/Bangkok:${value.replaceAll(/[-:]/g, "")}00`,
  );
  // The letter's button holds the time, and another visitor asks for it: the form comes back open, with the typed values.
  const letter = await letterLink(page, "plain-ann@example.com");
  await page.goto(letter);
  await page.getByRole("button", { name: "Hold this time" }).click();
  await expect(page.getByText("This time is held for you until")).toBeVisible();
  await page.goto("/property/one-bedroom-finance-talay-thong-jomtien");
  await page.getByText("Book a viewing").first().click();
  await form.getByLabel("Date and time in Pattaya").selectOption(value);
  await form.getByLabel("Your name").fill("Bob Example");
  await form.getByLabel("E-mail", { exact: true }).fill("bob@example.com");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Ask for this viewing" }).click();
  await expect(form.getByText("Somebody has just taken this time.")).toBeVisible();
  await expect(form.getByLabel("Your name")).toHaveValue("Bob Example");
  // Who gives the time up finds the form again, and others find the time.
  await page.goto(letter);
  await page.getByRole("button", { name: "Give up this viewing" }).click();
  await expect(page.getByText("You have given up this viewing.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Give up this viewing" })).toBeHidden();
  await page.getByRole("link", { name: "Ask for another time" }).click();
  await form.getByLabel("Date and time in Pattaya").selectOption(value);
  await form.getByLabel("Your name").fill("Bob Example");
  await form.getByLabel("E-mail", { exact: true }).fill("bob@example.com");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Ask for this viewing" }).click();
  await expect(page.getByText(`The time you asked for: ${time} in Pattaya`)).toBeVisible();
});

test("A listing's page is complete without JavaScript, with a worked example of its plan", async ({
  page,
}) => {
  await page.goto("/property/one-bedroom-finance-talay-thong-jomtien");
  await expect(page.getByText(/You pay THB\s27,472 \(≈\s.+\) a month for 72 months/)).toBeVisible();
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

test("The menu opens and leads on without JavaScript, on a phone too", async ({ page }) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/");
    const opener = page.locator('button[popovertarget="menu"]');
    if (await opener.isVisible()) await opener.click();
    const finance = page.getByRole("link", { name: "Finance", exact: true });
    await finance.filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/finance$/);
  }
});

test("The filters and the search are sent without JavaScript", async ({ page }) => {
  await page.goto("/listings");
  const form = page.getByRole("form", { name: "Filters" });
  await form.locator('select[name="type"]').selectOption({ index: 1 });
  await form.locator('button[type="submit"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/listings\?.*type=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
  const search = page.locator('main form[action$="/search"]').first();
  await search.locator('input[type="search"]').fill("jomtien");
  await search.locator('input[type="search"]').press("Enter");
  await expect(page).toHaveURL(/\/listings\?.*jomtien/);
});

test("The form of the guide and the partners' form are sent without JavaScript", async ({ page }) => {
  for (const [address, kind] of [
    ["/", "guide"],
    ["/affiliate-program", "affiliate"],
  ]) {
    await page.goto(address ?? "");
    if (kind === "guide") await page.locator('button[popovertarget="guide-form"]').first().click();
    const form = page.locator(`form[action="/api/leads/${kind}"]`).last();
    const name = form.locator('[name="name"]');
    if ((await name.count()) > 0) await name.fill("Ann Example");
    await form.locator('[name="email"]').fill("ann@example.com");
    await form.locator('[name="consent"]').check();
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(new RegExp(`/thank-you\\?kind=${kind}&`));
  }
});
