import { type Page, expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

/** Types a new home and saves it as a draft. */
async function addDraft(page: Page, title: string): Promise<void> {
  await page.goto("/admin/add-property");
  await expect(page).toHaveURL(/\/admin\/properties\/[0-9a-f-]{36}\?new=1$/);
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Price", { exact: true }).fill("1450000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/properties\/[0-9a-f-]{36}$/);
}

const price = (page: Page) => page.getByLabel("Price", { exact: true });

/** Into the price, instead of what stands there. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await price(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const saved = (page: Page) => expect(page.getByText("Everything is saved.")).toBeVisible();

test("A home is typed, found, published, seen by visitors, withdrawn, and copied", async ({ page }) => {
  test.setTimeout(480_000);
  const expectQuiet = watchConsole(page);
  const title = `Draft above the bay ${Date.now()}`;
  await signInAsAdmin(page);
  await addDraft(page, title);
  await page.goto(`/admin/properties?${new URLSearchParams({ words: title, publication: "draft" })}`);
  await expectAccessible(page);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("It is a draft: publish it.")).toBeVisible();
  await page.getByLabel("Bedrooms").fill("1.5");
  await expect(page.getByText("Only whole numbers.")).toBeVisible();
  await page.getByLabel("Bedrooms").fill("2");
  await paste(page, "3.2 ล้าน");
  await expect(page.getByText("Please paste a number in figures")).toBeVisible();
  await expect(price(page)).toHaveValue("1450000");
  await price(page).hover();
  await page.mouse.wheel(0, 200);
  await expect(price(page)).toHaveValue("1450000");
  await price(page).fill("3.2");
  await expect(page.getByText("This is outside what is possible.")).toBeVisible();
  await paste(page, "฿๑,๕๐๐,๐๐๐");
  await expect(price(page)).toHaveValue("1500000");
  await expect(page.getByText("This is outside what is possible.")).toBeHidden();
  await page.getByLabel("Address").fill("Soi of a test 9");
  await page.getByRole("checkbox", { name: "For rent", exact: true }).check();
  const pin = page.getByRole("button", { name: "Pin, not set" });
  await pin.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Pin at 12\.\d+, 100\.\d+/ })).toBeFocused();
  await page.locator("#section-translations").getByText("ไทย", { exact: true }).click();
  await page.getByLabel("Title in ไทย").fill("คอนโดริมอ่าว");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeAttached();
  await page.getByRole("button", { name: "Save and publish" }).click();
  await saved(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "View the listing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Soi of a test 9").first()).toBeVisible();
  const address = page.url();

  await page.goBack();
  await page.getByRole("button", { name: "Take off the site" }).click();
  await expect(page.getByRole("button", { name: "Save and publish" })).toBeVisible();
  expectQuiet();
  await expect(async () => expect((await page.request.get(address)).status()).toBe(410)).toPass({
    timeout: 60_000,
  });

  await page.getByRole("heading", { name: "History" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Title (ไทย)")).toBeVisible();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} (copy)`);
});

test("The first save of a new home leaves the admin where they write", async ({ page }) => {
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/add-property");
  await page.getByLabel("Title", { exact: true }).fill(`Begun on a phone ${Date.now()}`);
  await page.locator("#section-price > summary").click();
  await price(page).fill("1450000");
  await price(page).evaluate((field) => field.scrollIntoView({ block: "center" }));
  const readHeight = () => page.evaluate(() => window.scrollY);
  const height = await readHeight();
  await save(page);
  await expect(page).toHaveURL(/\/admin\/properties\/[0-9a-f-]{36}$/);
  await saved(page);
  // There is nothing to save now, and the button keeps the focus.
  const off = page.getByRole("button", { name: "Save", exact: true });
  await expect(off).toBeDisabled();
  await expect(off).toBeFocused();
  // By then a move to the top would be over.
  await expect(page.locator(".toast")).toBeVisible();
  await expect(page.locator(".toast")).toBeHidden();
  await expect(page.locator("#main")).not.toBeFocused();
  expect(await readHeight()).toBe(height);
});

test("Two admins write one home, and nothing is reverted that nobody touched", async ({ page }) => {
  const title = `Draft of two admins ${Date.now()}`;
  await signInAsAdmin(page);
  await addDraft(page, title);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await price(other).fill("1500000");
  await other.getByLabel("Bathrooms").fill("3");
  await save(other);
  await saved(other);

  // The other admin's changes arrive without a question in fields that were not touched here.
  await page.getByLabel("Bedrooms").fill("4");
  await save(page);
  await saved(page);
  await expect(price(page)).toHaveValue("1500000");
  await expect(page.getByLabel("Bathrooms")).toHaveValue("3");

  await price(other).fill("1550000");
  await save(other);
  await saved(other);
  await price(page).fill("1600000");
  await page.getByLabel("Address").fill("Mine alone 7");
  await save(page);
  const question = page.getByRole("region", { name: "You and somebody else changed the same" });
  await expect(question).toContainText("THB 1,600,000");
  await expect(question).toContainText("THB 1,550,000");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Take the stored one: Price" }).click();
  await save(page);
  await saved(page);
  await expect(price(page)).toHaveValue("1550000");
  await other.reload();
  await expect(other.getByLabel("Address")).toHaveValue("Mine alone 7");
  await expect(other.getByLabel("Bedrooms")).toHaveValue("4");
});

test("What is typed and not saved is there again, and is not on the site", async ({ page }) => {
  const title = `Draft half typed ${Date.now()}`;
  await signInAsAdmin(page);
  await addDraft(page, title);
  await price(page).fill("1234567");
  await expect(page.getByText("Kept as a draft.")).toBeVisible();
  await page.reload();
  await expect(price(page)).toHaveValue("1234567");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(price(page)).toHaveValue("1450000");
});

test("Many homes are changed at once, and one that was changed meanwhile says so", async ({ page }) => {
  const word = `bulk${Date.now()}`;
  await signInAsAdmin(page);
  await addDraft(page, `First ${word}`);
  await addDraft(page, `Second ${word}`);
  await page.goto(`/admin/properties?words=${word}`);
  await expect(page.getByRole("listitem").filter({ hasText: word })).toHaveCount(2);
  const other = await page.context().newPage();
  await other.goto("/admin/properties");
  await other.goto(`/admin/properties?words=${encodeURIComponent(`second ${word}`)}`);
  await other.getByRole("link", { name: `Second ${word}` }).click();
  await price(other).fill("1350000");
  await save(other);
  await saved(other);
  await page.getByLabel("Choose all that are shown").check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const question = page.getByRole("group", { name: "Publish 2 homes?" });
  await expect(question).toContainText("2 are less than 70% complete.");
  await question.getByRole("button", { name: "Yes, publish" }).click();
  const item = (name: string) => page.getByRole("listitem").filter({ hasText: `${name} ${word}` });
  await expect(item("First").getByText("Done.")).toBeVisible();
  await expect(item("Second").getByText("Not done: it was changed meanwhile.")).toBeVisible();
  await expect(item("Second").getByText("draft", { exact: true })).toBeVisible();
  const result = page.getByText("1 home is published. 1 home was not changed: the list says why.");
  await expect(result).toBeFocused();

  // On a phone the next question takes the place of the result, and the next result follows the first.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(result).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Leave as it is" }).click();
  await expect(result).toBeVisible();
  await page.getByRole("button", { name: "Feature", exact: true }).click();
  await expect(page.getByText(/^1 home is featured\.$/)).toBeFocused();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("1 home is featured.")).toHaveCount(0);
});

test("Marking many homes as sold asks, says how many, and is undone; a Save that is off says why", async ({
  page,
}) => {
  const word = `undo${Date.now()}`;
  await signInAsAdmin(page);
  await addDraft(page, `First ${word}`);
  await addDraft(page, `Second ${word}`);
  // On a phone the sections of the editor are closed at first.
  await page.setViewportSize({ width: 360, height: 740 });
  const off = page.getByRole("button", { name: "Save", exact: true });
  await expect(off).toBeDisabled();
  await expect(off).toHaveAccessibleDescription("Nothing has changed, so there is nothing to save.");
  await expect(page.getByText("Nothing has changed, so there is nothing to save.")).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("");
  await expect(page.getByText("Put this right first: Title.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save and publish" })).toHaveAccessibleDescription(
    "Put this right first: Title.",
  );
  await expectNoSidewaysScroll(page);
  // The offer follows the type as far as it must.
  await page.getByLabel("Type", { exact: true }).selectOption({ label: "Condo for rent" });
  await expect(page.getByRole("checkbox", { name: "For rent", exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "For sale", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.goto(`/admin/properties?words=${word}`);
  const homes = page.getByRole("listitem").filter({ hasText: word });
  await expect(homes).toHaveCount(2);
  await page.getByLabel("Choose all that are shown").check();
  await page.getByRole("button", { name: "Sold", exact: true }).click();
  const question = page.getByRole("group", { name: "Mark 2 homes as sold?" });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await question.getByRole("button", { name: "Leave as it is" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Sold", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Sold", exact: true }).click();
  await question.getByRole("button", { name: "Yes, mark as sold" }).click();
  await expect(page.getByText("2 homes are marked as sold.")).toBeFocused();
  await expect(homes.getByText("Sold", { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("2 homes are as they were before.")).toBeFocused();
  await expect(homes.getByText("Sold", { exact: true })).toHaveCount(0);
});

test("List and editor fit a phone, and say when nothing matches or is there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdmin(page);
  await page.goto("/admin/properties");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).not.toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
  await expect(price(page)).toBeHidden();
  await page.getByRole("heading", { name: "Price and terms" }).click();
  await expect(price(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto("/admin/properties?words=there+is+no+such+title");
  await expect(page.getByText("No home matches.")).toBeVisible();
  await page.goto("/admin/properties/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("alert")).toHaveText("There is no such home.");
});

test("One sample becomes a home of the owner's, and another is deleted by itself", async ({ page }) => {
  test.setTimeout(480_000);
  await signInAsAdmin(page);
  const isSample = page.getByRole("heading", { name: "This is a sample home" });
  // A copy of a sample is one too, and no other journey needs it.
  const copySample = async () => {
    await page.goto(
      `/admin/properties?${new URLSearchParams({ words: "village house bang saray", publication: "published" })}`,
    );
    await page.locator('main a[href^="/admin/properties/"]').first().click();
    await expect(isSample).toBeVisible();
    const original = page.url();
    await page.getByRole("button", { name: "Duplicate" }).click();
    await expect(page).not.toHaveURL(original);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("(copy)");
    await expect(isSample).toBeVisible();
  };
  await copySample();
  await page.getByRole("checkbox", { name: /^It is a home of ours now/ }).check();
  await expectAccessible(page);
  await save(page);
  await saved(page);
  await expect(isSample).toHaveCount(0);
  await copySample();
  const { pathname } = new URL(page.url());
  await page.getByRole("button", { name: "Delete this sample" }).click();
  await page.getByRole("button", { name: "Yes, delete" }).click();
  await expect(page.getByText(/is deleted\.$/)).toBeVisible();
  await page.goto(pathname);
  await expect(page.getByRole("alert")).toBeVisible();
});
