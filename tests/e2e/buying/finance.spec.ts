import { type Locator, type Page, expect, test } from "@playwright/test";
import { fillPerson } from "../fill-person.ts";
import { expectAccessible, openLive, waitUntilHydrated, watchConsole } from "../every-page/page-quality.ts";

/** Waits for each question, because a click while an answer is being checked has no effect. */
async function goTo(question: number, form: Locator, button = "Next"): Promise<void> {
  await form.getByRole("button", { name: button }).click();
  await expect(form.getByText(`${question} of 4`)).toBeVisible();
}

test("Four easy questions, one at a time, end with a reference and the promise of 48 hours", async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await openLive(page, "/finance");
  const form = page.getByRole("form", { name: "Apply in four easy questions" });
  await expect(form.getByText("1 of 4")).toBeVisible();
  await expect(form.getByText("What are you looking for?")).toBeHidden();
  await expect(page.locator("#apply")).toBeInViewport();
  await expect(form.getByLabel("Currency")).toHaveValue("GBP");
  await expectAccessible(page);

  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByRole("alert").first()).toContainText("One field needs another look");
  await expect(form.getByRole("alert").first()).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel("A month").fill("a thousand");
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByText("Please enter a number, such as 1,500,000.").first()).toBeVisible();
  await form.getByLabel("A month").fill("1,000");
  await goTo(2, form);
  await expect(form.locator("#question-1")).toBeFocused();
  await expect(form.locator("#question-1")).toBeInViewport();
  await form.getByLabel("As a first payment").fill("8,000");
  await goTo(3, form);
  await form.getByLabel("One bedroom").check();
  await goTo(4, form);
  await form.getByLabel("Live in it").check();

  // A reload keeps the question and the answers.
  await page.reload();
  await expect(form.getByText("4 of 4")).toBeVisible();
  await expect(form.getByLabel("A month")).toHaveValue("1,000");
  await goTo(3, form, "Back");
  await expect(form.getByLabel("One bedroom")).toBeChecked();
  await goTo(4, form);
  // The browser's Back and Forward move among the questions too.
  await page.goBack();
  await expect(form.getByText("3 of 4")).toBeVisible();
  await expect(form.locator("#question-2")).toBeFocused();
  await page.goForward();
  await expect(form.getByText("4 of 4")).toBeVisible();
  // The contact details are asked after the questions, and are not counted as one.
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByText("Where may we send your options?")).toBeVisible();
  await expect(form.getByText("of 4")).toHaveCount(4);
  await expect(form.getByText("of 4").filter({ visible: true })).toHaveCount(0);
  await form.getByText("More wishes (optional)").click();
  await form.getByLabel("Country you live in (optional)").selectOption({ label: "Germany" });
  await page.reload();
  await expect(form.getByText("Where may we send your options?")).toBeVisible();
  await expect(form.getByLabel("A month")).toHaveValue("1,000");
  await expect(form.getByLabel("Country you live in (optional)")).toHaveValue("DE");
  await fillPerson(page, form);
  const sent = page.waitForRequest("**/api/leads/application");
  await form.getByRole("button", { name: "Send my application" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ country: "DE" });

  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect(page.getByText("Your reference")).toBeVisible();
  await expect(page.getByText(/Within 48 hours you receive the condos/).first()).toBeVisible();
  await expectAccessible(page);
  // What is sent is not continued.
  await page.goBack();
  await expect(form.getByText("1 of 4")).toBeVisible();
  await openLive(page, "/finance");
  await expect(form.getByLabel("A month")).toHaveValue("");
  expectQuiet();
});

test("Where the scripts are slow, the first question waits for them", async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto("/finance", { waitUntil: "commit" });
  const form = page.getByRole("form", { name: "Apply in four easy questions" });
  await form.getByLabel("A month").fill("1,000");
  await goTo(2, form);
});

test("What is answered before the scripts run stays, and a reload keeps it", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/finance", { waitUntil: "commit" });
  const form = page.getByRole("form", { name: "Apply in four easy questions" });
  await form.getByLabel("A month").fill("30,000");
  await form.getByLabel("Currency").selectOption("THB");
  scripts.resolve();
  await goTo(2, form);
  await expect(form.getByLabel("Currency")).toHaveValue("THB");
  await page.reload();
  await expect(form.getByText("2 of 4")).toBeVisible();
  await expect(form.getByLabel("A month")).toHaveValue("30,000");
  await expect(form.getByLabel("Currency")).toHaveValue("THB");
});

test("A press of Next before the form's code is there counts as soon as it is", async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/application-form-[^/]*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto("/finance");
  await waitUntilHydrated(page);
  const form = page.getByRole("form", { name: "Apply in four easy questions" });
  await form.getByRole("button", { name: "Next" }).click({ force: true });
  code.resolve();
  await expect(form.getByRole("alert").first()).toContainText("One field needs another look");
});

const want = (page: Page, question: string) => page.locator("summary").filter({ hasText: question });

test("Each calculator is behind what one wants to know, and follows its sliders", async ({ page }) => {
  await openLive(page, "/finance");
  await expect(page.locator("#simulator")).toBeVisible();
  const budget = page.locator("#budget");
  await expect(budget).toBeHidden();
  await want(page, "Which price fits my budget?").click();
  await expect(page.locator("#simulator")).toBeHidden();
  await expect(budget.getByText("A price of up to THB 1,545,000")).toBeVisible();
  await budget.getByRole("slider", { name: "A month" }).fill("50000");
  await expect(budget.getByText("A price of up to THB 2,909,000")).toBeVisible();
  await budget.getByRole("link", { name: "Homes with finance up to this price" }).click();
  await expect(page).toHaveURL("/listings?maxPrice=2909000&status=finance-available");
});

test("A link to a calculator unfolds it", async ({ page }) => {
  await openLive(page, "/");
  await page.getByRole("link", { name: "No hidden fees" }).click();
  await expect(page).toHaveURL("/finance#want-cash-to-keys");
  await expect(page.locator("#cash-to-keys")).toBeInViewport();
  await openLive(page, "/finance#want-compare");
  await expect(page.locator("#compare")).toBeInViewport();
});

test("The first day is one sum, and what stopping costs stands with the monthly sum", async ({ page }) => {
  await openLive(page, "/finance");
  await expect(
    page.locator("#simulator").getByText("If you stop, 100% of what you have paid is lost."),
  ).toBeVisible();
  await want(page, "What do I need on the first day?").click();
  const sheet = page.locator("#first-day");
  // 200,000 down, and a year of common fees of 40 m² at 30 to 85 baht or so.
  await expect(sheet.locator("dd").nth(3)).toHaveText(/^THB\s2\d\d,\d{3} to THB\s2\d\d,\d{3}$/);
  await expect(sheet.getByText("The first instalment of THB 42,500 falls due a month later.")).toBeVisible();
  await expectAccessible(page);
});

test("The first day follows the price and the down payment of the months", async ({ page }) => {
  await openLive(page, "/finance");
  const simulator = page.locator("#simulator");
  await simulator.getByRole("slider", { name: "Price of the home" }).fill("5000000");
  await simulator.getByRole("slider", { name: "Down payment" }).fill("1000000");
  await want(page, "What do I need on the first day?").click();
  const sheet = page.locator("#first-day");
  await expect(sheet.locator("dd").first()).toHaveText(/^THB\s1,000,000$/);
  await expect(sheet.getByText("The first instalment of THB 75,000 falls due")).toBeVisible();
  await expect(sheet.getByText("Worked out for a home of THB 5,000,000 and 40 m².")).toBeVisible();
});

test("A plan can be kept in the address, and a reload finds it again", async ({ page }) => {
  await openLive(page, "/finance");
  const price = page.locator("#simulator").getByRole("slider", { name: "Price of the home" });
  await price.fill("5000000");
  await page.getByRole("link", { name: "Keep these figures in the address" }).click();
  await expect(page).toHaveURL("/finance?price=5000000&down=200000&months=60#want-simulator");
  await page.reload();
  await expect(price).toHaveValue("5000000");
});

test("Rent-to-own and seller finance are drawn only on an instalment that somebody gave", async ({
  page,
}) => {
  await openLive(page, "/finance");
  await want(page, "Is renting, rent-to-own or seller finance better for me?").click();
  const compare = page.locator("#compare");
  await expect(compare.getByRole("row", { name: /^Rent / })).toContainText("1,920,000");
  await expect(compare.getByRole("row", { name: /^Rent-to-own/ })).toHaveCount(0);
  await expect(compare.getByRole("figure")).toHaveCount(0);
  await expect(compare.getByText("so we invent none")).toBeVisible();

  const rentToOwn = compare.getByRole("group", { name: "Rent-to-own" });
  // 200,000 and sixty of 50,000 are 3,200,000; ten years of common fees at 2,300 a month, half of the transfer fee.
  await rentToOwn.getByLabel("Instalment a month in an offer").fill("50,000");
  await expect(compare.getByRole("row", { name: /^Rent-to-own/ })).toContainText("3,506,000");
  const pictures = compare.getByRole("figure");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toContainText("then 60 months of THB 50,000");
  await expect(pictures.first()).not.toContainText("Bank");
  await expect(compare.getByRole("row", { name: /^Seller finance/ })).toHaveCount(0);

  // Payments that do not reach the price are no plan.
  await rentToOwn.getByLabel("Instalment a month in an offer").fill("20,000");
  await expect(compare.getByRole("figure")).toHaveCount(0);
  await rentToOwn.getByLabel("Instalment a month in an offer").fill("much");
  await expect(rentToOwn.getByRole("alert")).toContainText("whole baht");
  await expectAccessible(page);
});

test("Cash and a bank loan stand apart from the comparison", async ({ page }) => {
  await openLive(page, "/finance");
  await want(page, "Is renting, rent-to-own or seller finance better for me?").click();
  const apart = page.locator("#compare").getByRole("region", { name: "Apart: cash or a bank loan" });
  await expect(apart.getByText("banks rarely lend to foreigners")).toBeVisible();
  await expect(apart.getByRole("row", { name: /^Cash / })).toContainText("3,306,000");
  await apart.getByRole("slider", { name: "Part a bank lends" }).fill("30");
  await expect(apart.getByRole("row", { name: /^Bank loan of 30%/ })).toBeVisible();
});
