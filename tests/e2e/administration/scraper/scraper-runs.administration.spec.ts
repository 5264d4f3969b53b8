/** The administration of runs, from start to rollback, with the sources of tests/e2e/administration/scraper/scraper-history.ts. */
import { readFile } from "node:fs/promises";
import { type Locator, type Page, expect, test } from "@playwright/test";
import { failUntilPress } from "../../fail-until-press.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../../every-page/page-quality.ts";
import { watchProblems } from "../../problems.ts";
import { signInAsAdmin } from "../../sign-in.ts";

const adminPath = "/admin/property-scraper";
const phone = { width: 360, height: 740 };
const runLimitMs = 180_000;

const cardOf = (page: Page, region: string, name: string): Locator =>
  page.getByRole("region", { name: region, exact: true }).getByRole("listitem").filter({ hasText: name });

const cardsInReview = (page: Page): Locator =>
  page.getByRole("region", { name: "In review" }).getByRole("heading", { level: 3 });

/** Waits for the list by a listing that is always in it. */
async function countInReview(page: Page): Promise<number> {
  await expect(cardsInReview(page).filter({ hasText: "Lost harbour home 5" })).toBeVisible();
  return cardsInReview(page).count();
}

async function openAdministration(page: Page) {
  await signInAsAdmin(page);
  await page.goto(adminPath);
  await expect(cardOf(page, "Sources", "North Pier Homes")).toBeVisible();
}

async function expectGoodOnEveryWidth(page: Page) {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
  // Half under the fixed header, a button is too small a target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test("A dry run shows what each page would add, writes nothing, and cannot be rolled back", async ({
  page,
}) => {
  const problems = watchProblems(page);
  await openAdministration(page);
  const before = await countInReview(page);
  await cardOf(page, "Sources", "North Pier Homes").getByRole("button", { name: "Dry run" }).click();
  const run = cardOf(page, "Runs", "North Pier Homes").first();
  await expect(run.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(run.getByText("Done", { exact: true })).toBeVisible({ timeout: runLimitMs });
  await expect(run.getByText("started by you")).toBeVisible();
  await expect(run.getByRole("button", { name: "Roll back" })).toHaveCount(0);
  await expect(run.getByRole("term").filter({ hasText: "New" })).toBeVisible();
  await run.getByRole("link", { name: "North Pier Homes" }).click();

  await expect(page.getByRole("heading", { level: 2, name: "North Pier Homes" })).toBeVisible();
  const pages = page.getByRole("region", { name: "Pages", exact: true });
  await expect(pages.getByText("1–10 of 10")).toBeVisible();
  const filter = page.getByRole("navigation", { name: "Pages by outcome" });
  await filter.getByRole("link", { name: "Failed 2" }).click();
  await expect(pages.getByText("The page is no longer there (HTTP 404)")).toBeVisible();
  await filter.getByRole("link", { name: "Refused 1" }).click();
  await expect(pages.getByText("Robots.txt does not allow reading it")).toBeVisible();
  await filter.getByRole("link", { name: "New 6" }).click();
  await expect(page).toHaveURL(/\/runs\/[0-9a-f-]{36}\?state=new$/);
  // The address restores the same view.
  await page.reload();
  await expect(filter.getByRole("link", { name: "New 6" })).toHaveAttribute("aria-current", "true");
  const found = pages.getByRole("listitem").first();
  await found.getByText(/^Would be new: \d+ fields$/).click();
  await expect(found.getByText("THB 3,120,000")).toBeVisible();
  await expectGoodOnEveryWidth(page);
  await page.goto(adminPath);
  expect(await countInReview(page)).toBe(before);
  expect(problems).toEqual([]);
});

test("A run adds listings, its failed pages are retried, and a rollback removes the added listings", async ({
  page,
}) => {
  test.setTimeout(480_000);
  await openAdministration(page);
  const reviewed = cardsInReview(page);
  const before = await countInReview(page);
  await cardOf(page, "Sources", "North Pier Homes").getByRole("button", { name: "Start a run" }).click();
  const run = cardOf(page, "Runs", "North Pier Homes").first();
  await expect(run.getByText("Dry run")).toHaveCount(0);
  await expect(run.getByText("Done", { exact: true })).toBeVisible({ timeout: runLimitMs });
  await expect(reviewed).toHaveCount(before + 6);
  await expect(cardOf(page, "Sources", "North Pier Homes")).toContainText("Facts read on 6 homes");

  await run.getByRole("button", { name: "Retry failed pages" }).click();
  await expect(run.getByText("2 pages were put back in the queue.")).toBeFocused();
  await expect(run.getByText("Done", { exact: true })).toBeVisible({ timeout: runLimitMs });

  const ask = run.getByRole("button", { name: "Roll back", exact: true });
  await ask.click();
  const question = run.getByRole("group", { name: "Roll this run back?" });
  await expect(question).toContainText("homes it added are removed");
  await expectGoodOnEveryWidth(page);
  await question.getByRole("button", { name: "Leave it as it is" }).click();
  await expect(ask).toBeFocused();
  await ask.click();
  await question.getByRole("button", { name: "Roll the run back" }).click();
  await expect(run.getByText("Rolled back: 6 homes removed, 0 fields restored.")).toBeFocused();
  await expect(run.getByText("Rolled back", { exact: true })).toBeVisible();
  await expect(ask).toHaveCount(0);
  await page.reload();
  expect(await countInReview(page)).toBe(before);
});

test("A run under way is cancelled and can be continued", async ({ page }) => {
  await openAdministration(page);
  await cardOf(page, "Sources", "Slow Tide Homes").getByRole("button", { name: "Start a run" }).click();
  const run = cardOf(page, "Runs", "Slow Tide Homes").first();
  await expect(run.getByText("Reading pages")).toBeVisible({ timeout: runLimitMs });
  await expect(run.getByRole("progressbar")).toBeVisible();
  await run.getByRole("button", { name: "Cancel" }).click();
  await expect(run.getByText("The run is cancelled. What it has read stays.")).toBeFocused();
  await expect(run.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await expect(run.getByRole("button", { name: "Read the remaining pages" })).toBeVisible();
  await run.getByRole("link", { name: "Slow Tide Homes" }).click();
  await page
    .getByRole("navigation", { name: "Pages by outcome" })
    .getByRole("link", { name: /^Cancelled \d+$/ })
    .click();
  const pages = page.getByRole("region", { name: "Pages", exact: true });
  // All pages except those read before the click.
  await expect(pages.getByText(/^1–50 of [56]\d$/)).toBeVisible();
  await pages.getByRole("link", { name: "Next page" }).click();
  await expect(pages.getByText(/^51–(\d+) of \1$/)).toBeVisible();
  await expect(pages.getByRole("link", { name: "Previous page" })).toBeVisible();
});

// Before the questions are answered: an answer acknowledges their alarms.
test("An alarm is described in words, offers the saved page as a text file, and links to its run", async ({
  page,
}) => {
  await openAdministration(page);
  const alarm = cardOf(page, "Alarms", "Area in m²: 10% of the homes have it, 98% had it before.");
  await expect(alarm).toContainText("A field is missing from most listings");
  const started = page.waitForEvent("download");
  await alarm.getByRole("button", { name: "Download the saved page" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^page-.+\.txt$/);
  expect(await readFile(await download.path(), "utf8")).toContain("<script>document.title");
  await alarm.getByRole("button", { name: "Seen" }).click();
  await expect(page.getByText("Marked as seen.")).toBeFocused();
  await expect(alarm).toHaveCount(0);
  const other = cardOf(page, "Alarms", "Too many listings would be withdrawn");
  await expect(other).toContainText("3 of 5 homes would go.");
  await other.getByRole("link", { name: "Open the run" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Lost Harbour Homes" })).toBeVisible();
  const changed = page.getByRole("region", { name: "Pages", exact: true }).getByRole("listitem");
  await changed.getByText("1 changed field").click();
  await expect(changed.getByRole("definition")).toHaveText(/Before: THB.2,500,000 → After: THB.2,300,000/);
  await expectGoodOnEveryWidth(page);
});

test("A frozen run names the listings it would withdraw, and keeps them on request", async ({ page }) => {
  await openAdministration(page);
  const run = cardOf(page, "Runs", "Lost Harbour Homes");
  const question = run.getByRole("group", { name: "Withdraw 3 of 5 homes?" });
  await question.getByText("Which homes").click();
  await expect(question.getByRole("listitem")).toHaveCount(3);
  await expect(question.getByRole("listitem").first()).toContainText("missing in 3 runs");
  await expectGoodOnEveryWidth(page);
  await question.getByRole("button", { name: "Keep them" }).click();
  await expect(run.getByText("3 homes kept.")).toBeFocused();
  await expect(question).toHaveCount(0);
  await expect(run.getByText("Done", { exact: true })).toBeVisible();
});

test("A frozen run withdraws its listings on request, and they leave the review", async ({ page }) => {
  await openAdministration(page);
  const gone = cardsInReview(page).filter({ hasText: "Sunk rock home" });
  await expect(gone).toHaveCount(5);
  const run = cardOf(page, "Runs", "Sunk Rock Homes");
  const question = run.getByRole("group", { name: "Withdraw 3 of 5 homes?" });
  await question.getByRole("button", { name: "Withdraw them" }).click();
  await expect(run.getByText("3 homes withdrawn.")).toBeFocused();
  await expect(question).toHaveCount(0);
  await expect(run.getByText("Done", { exact: true })).toBeVisible();
  await page.reload();
  await expect(gone).toHaveCount(2);
});

test("A run that would sell every home asks first, and leaves them as they are when told to", async ({
  page,
}) => {
  await openAdministration(page);
  const run = cardOf(page, "Runs", "Turned Tide Homes");
  const question = run.getByRole("group", { name: "Change 3 of 3 homes?" });
  await question.getByText("What would change").click();
  await expect(question.getByRole("listitem")).toHaveCount(3);
  await expect(question.getByRole("listitem").first()).toContainText("Status: For sale → Sold");
  await expectGoodOnEveryWidth(page);
  await question.getByRole("button", { name: "Leave them as they are" }).click();
  await expect(run.getByText("3 homes left as they were.")).toBeFocused();
  await expect(question).toHaveCount(0);
});

test("A dead message is replayed, and its page is read", async ({ page }) => {
  await openAdministration(page);
  const message = cardOf(page, "Given up", "/homes/ssh-1008");
  await expect(message).toContainText("the site had an error (HTTP 503)");
  await expect(message).toContainText("6 attempts");
  const reason = message.getByText("the site had an error");
  expect(await reason.evaluate((element) => getComputedStyle(element, "::first-letter").textTransform)).toBe(
    "uppercase",
  );
  await message.getByRole("button", { name: "Replay" }).click();
  await expect(message.getByText("It is on its way again.")).toBeFocused();
  await expect(message.getByText(/^Replayed /)).toBeVisible();
  await expect(message.getByRole("button")).toHaveCount(0);
  await message.getByRole("link", { name: "Open the run" }).click();
  await expect(page.getByRole("link", { name: "New 1" })).toBeVisible({ timeout: runLimitMs });
});

test("A failed load shows an error and can be retried, and an unknown run shows an error", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await failUntilPress(page, "**/api/admin/{runs,alarms,dead-messages,sources}", {
    status: 503,
    json: { error: { code: "unavailable", message: "Not now." } },
  });
  await page.goto(adminPath);
  const failed = page.getByText(/^The runs could not be loaded\. The data cannot be reached right now/);
  await expect(failed).toBeVisible();
  await expectGoodOnEveryWidth(page);
  const runs = page.getByRole("region", { name: "Runs", exact: true });
  await runs.getByRole("button", { name: "Try again" }).click();
  await expect(runs.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.goto(`${adminPath}/runs/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText("There is no such run.")).toBeVisible();
  for (const part of ["nonsense", "runs/nonsense", "sources/nonsense"]) {
    const lost = await page.goto(`${adminPath}/${part}`);
    expect(lost?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  }
});
