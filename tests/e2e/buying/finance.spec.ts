import { type Locator, expect, test } from "@playwright/test";
import { fillPerson } from "../fill-person.ts";
import { expectAccessible, watchConsole, openLive } from "../every-page/page-quality.ts";

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
  await expectAccessible(page);

  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByRole("alert").first()).toContainText("2 fields need another look");
  await expect(form.getByRole("alert").first()).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel("A month").fill("1,000");
  await form.getByLabel("As a first payment").fill("8,000");
  await goTo(2, form);
  await form.getByLabel("One bedroom").check();
  await goTo(3, form);
  await form.getByLabel("Live in it").check();
  await form.getByLabel("Within six months").check();

  // A reload keeps the question and the answers.
  await page.reload();
  await expect(form.getByText("3 of 4")).toBeVisible();
  await expect(form.getByLabel("A month")).toHaveValue("1,000");
  await goTo(2, form, "Back");
  await expect(form.getByLabel("One bedroom")).toBeChecked();
  await goTo(3, form);
  await goTo(4, form);
  await form.getByLabel("Country you live in (optional)").selectOption({ label: "Germany" });
  await page.reload();
  await expect(form.getByText("4 of 4")).toBeVisible();
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
  await openLive(page, "/finance");
  await expect(form.getByLabel("A month")).toHaveValue("");
  expectQuiet();
});

test("The calculators follow their sliders", async ({ page }) => {
  await openLive(page, "/finance");
  const budget = page.locator("#budget");
  await expect(budget.getByText("A home of up to THB 1,545,000")).toBeVisible();
  await budget.getByRole("slider", { name: "A month" }).fill("50000");
  await expect(budget.getByText("A home of up to THB 2,909,000")).toBeVisible();
});

test("Rent-to-own and seller finance are drawn only on terms that somebody gave", async ({ page }) => {
  await openLive(page, "/finance");
  const compare = page.locator("#compare");
  await expect(compare.getByRole("row", { name: /^Rent / })).toContainText("1,920,000");
  await expect(compare.getByRole("row", { name: /^Rent-to-own/ })).toHaveCount(0);
  await expect(compare.getByRole("figure")).toHaveCount(0);
  await expect(compare.getByText("so we invent none")).toBeVisible();

  const rentToOwn = compare.getByRole("group", { name: "Rent-to-own" });
  await rentToOwn.getByLabel("Premium on the price").fill("8");
  await expect(compare.getByRole("figure")).toHaveCount(0);
  await rentToOwn.getByLabel("Interest a year").fill("0");
  // 3,000,000 with 8 %, ten years of common fees at 2,300 a month, and half of the transfer fee.
  await expect(compare.getByRole("row", { name: /^Rent-to-own/ })).toContainText("3,546,000");
  const pictures = compare.getByRole("figure");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toContainText("premium 8%");
  await expect(pictures.first()).not.toContainText("Bank");
  await expect(compare.getByRole("row", { name: /^Seller finance/ })).toHaveCount(0);

  await rentToOwn.getByLabel("Interest a year").fill("much");
  await expect(rentToOwn.getByRole("alert")).toContainText("between 0 and 50");
  await expect(compare.getByRole("figure")).toHaveCount(0);
  await expectAccessible(page);
});

test("Cash and a bank loan stand apart from the comparison", async ({ page }) => {
  await openLive(page, "/finance");
  const apart = page.locator("#compare").getByRole("region", { name: "Apart: cash or a bank loan" });
  await expect(apart.getByText("banks rarely lend to foreigners")).toBeVisible();
  await expect(apart.getByRole("row", { name: /^Cash / })).toContainText("3,306,000");
  await apart.getByRole("slider", { name: "Part a bank lends" }).fill("30");
  await expect(apart.getByRole("row", { name: /^Bank loan of 30%/ })).toBeVisible();
});
