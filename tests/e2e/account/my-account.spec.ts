/** The uses of an account: saved homes on every device, the person's enquiries, their data. */
import { type Page, expect } from "@playwright/test";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { viewingSlot } from "../../viewing-slot.ts";
import { fillPerson } from "../fill-person.ts";
import { expectAccessible, openLive, watchConsole } from "../every-page/page-quality.ts";
import { setPassword, signIn, signOut, signUpByCode, openDevice, test } from "./people.ts";

test("Saved homes of two devices become one list, notes come along, and a removed one stays away", async ({
  page,
  browser,
}) => {
  await openLive(page, "/listings");
  // By their names: each card comes to life on its own, in no certain order.
  await page.getByRole("button", { name: /^Save One-bedroom flat, 200,000 baht down/ }).click();
  const email = await signUpByCode(page);
  await expect(page.getByLabel("Your note")).toHaveCount(1);
  await page.getByLabel("Your note").fill("Ask about the view");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await setPassword(page);
  await expectAccessible(page);

  const other = await openDevice(browser);
  await openLive(other, "/listings");
  await other.getByRole("button", { name: /^Save Duplex above the bay/ }).click();
  await signIn(other, email);
  await expect(other.getByLabel("Your note")).toHaveCount(2);
  const notes = other.getByLabel("Your note");
  expect([await notes.nth(0).inputValue(), await notes.nth(1).inputValue()].toSorted()).toEqual([
    "",
    "Ask about the view",
  ]);
  await openLive(other, "/listings");
  await expect(other.getByRole("button", { name: "Saved homes: 2" })).toBeVisible();

  await openLive(page, "/account");
  await expect(page.getByLabel("Your note")).toHaveCount(2);
  await page.getByRole("button", { name: "Remove" }).first().click();
  await expect(page.getByLabel("Your note")).toHaveCount(1);
  await openLive(other, "/account");
  await expect(other.getByLabel("Your note")).toHaveCount(1);
  await openLive(other, "/listings");
  await expect(other.getByRole("button", { name: "Saved homes: 1" })).toBeVisible();
  await other.context().close();
});

test("The homes of one person stay out of the next one's account, and go with a deleted one", async ({
  page,
}) => {
  const saveHome = async (name: RegExp) => {
    await openLive(page, "/listings");
    await page.getByRole("button", { name }).click();
  };
  const notes = page.getByLabel("Your note");
  await saveHome(/^Save One-bedroom flat, 200,000 baht down/);
  await signUpByCode(page);
  await expect(notes).toHaveCount(1);
  await signOut(page);
  // A visitor's own home comes along.
  await saveHome(/^Save Duplex above the bay/);
  await signUpByCode(page);
  await expect(notes).toHaveCount(1);
  await openLive(page, "/listings");
  await expect(page.getByRole("button", { name: "Saved homes: 1" })).toBeVisible();

  await openLive(page, "/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Saved homes: 1" })).toBeHidden();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.endsWith("-synced"))).toEqual([]);
});

test("What was compared and viewed on two devices is on both, and none is lost", async ({
  page,
  browser,
}) => {
  const compare = async (device: Page, from: number, count: number) => {
    await openLive(device, "/listings");
    const cards = device.locator("main").getByRole("article");
    for (let n = from; n < from + count; n += 1) {
      await cards.nth(n).hover();
      await cards
        .nth(n)
        .getByRole("button", { name: /^Compare/ })
        .click();
    }
  };
  const listOf = (device: Page, key: string) =>
    device.evaluate((name): string[] => JSON.parse(localStorage.getItem(name) ?? "[]"), key);
  await compare(page, 0, 3);
  const here = await listOf(page, "compared");
  const email = await signUpByCode(page);
  await setPassword(page);

  const other = await openDevice(browser);
  await compare(other, 3, 3);
  const there = await listOf(other, "compared");
  await openLive(other, "/listings");
  await other.locator("main").getByRole("article").nth(6).getByRole("link").first().click();
  await expect(other).toHaveURL(/\/property\//);
  await expect.poll(() => listOf(other, "recently-viewed")).toHaveLength(1);
  const [seen = ""] = await listOf(other, "recently-viewed");
  await signIn(other, email);
  await expect.poll(() => listOf(other, "compared")).toEqual([...there, here[0]]);
  const rest = [here[1], here[2], seen];
  await expect.poll(() => listOf(other, "recently-viewed")).toEqual(rest);

  await openLive(page, "/listings");
  await expect
    .poll(async () => (await listOf(page, "compared")).toSorted())
    .toEqual([...there, here[0]].toSorted());
  await expect.poll(() => listOf(page, "recently-viewed")).toEqual(rest);
  const tray = page.getByRole("complementary", { name: "Homes to compare" });
  await expect(tray.getByText("4 of 4")).toBeVisible();
  await tray
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(tray.getByText("3 of 4")).toBeVisible();
  await openLive(other, "/listings");
  await expect.poll(async () => (await listOf(other, "compared")).length).toBe(3);
  await other.context().close();
});

test("An application shows up with its 48 hours; the data comes as a file; the account is deleted", async ({
  page,
}) => {
  const email = await signUpByCode(page);
  const sent = await page.request.post("/api/leads/contact", {
    form: { name: "Ann Example", email, message: "Hello", consent: consentVersion, reachBy: "email" },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
  await openLive(page, "/account");
  await expect(page.getByRole("heading", { name: "Message" })).toBeVisible();
  await expect(page.getByText("We are working on it", { exact: true })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await (await downloading).createReadStream();
  let text = "";
  for await (const part of file) text += part;
  expect(JSON.parse(text)).toMatchObject({ account: { email }, enquiries: [{ message: "Hello" }] });

  const remove = page.getByRole("button", { name: "Delete my account" });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep my account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await remove.click();
  const expectQuiet = watchConsole(page);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  // Nobody asks Auth to end a session that went with the account.
  expectQuiet();
  await openLive(page, "/account");
  await expect(page.getByText("Signed in as")).toBeHidden();
});

test("A viewing that was asked for is given up in the account, after a question", async ({ page }) => {
  const email = await signUpByCode(page);
  const home = "/property/one-bedroom-finance-talay-thong-jomtien";
  const listing = /name="listing" value="([\w-]{36})"/.exec(await (await page.request.get(home)).text());
  const sent = await page.request.post("/api/leads/viewing", {
    form: {
      name: "Ann Example",
      email,
      consent: consentVersion,
      listing: listing?.[1] ?? "",
      viewingAt: viewingSlot(9).value,
    },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
  await openLive(page, "/account");
  await page.getByRole("link", { name: "Viewing", exact: true }).click();
  const viewing = page.getByRole("listitem").filter({ hasText: "On site" });
  await expect(viewing).toContainText("Asked for");
  await viewing.getByText("You cannot come, or need another time?").click();
  await expect(viewing).toContainText("Its time is then free for others");
  await expectAccessible(page);
  await viewing.getByRole("button", { name: "Give up this viewing" }).click();
  await expect(viewing.getByText("You have given up this viewing.")).toBeFocused();
  await expect(viewing).toContainText("Cancelled");
  await expect(viewing.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
});

test("What one sends signed in is in the account; the thread goes to the office, and its letter leads back", async ({
  page,
}) => {
  await signUpByCode(page);
  await openLive(page, "/contact");
  const form = page.getByRole("form", { name: "Write to us" });
  await form.getByLabel("Message").fill("Is the guide up to date?");
  // With another address than the account's.
  await fillPerson(page, form);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/thank-you/);
  await openLive(page, "/account");
  await page.getByRole("link", { name: "Message", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Message", exact: true })).toBeVisible();
  await expect(page.getByText("Is the guide up to date?")).toBeVisible();

  const isCut = (url: URL) => url.pathname.endsWith("/messages");
  await page.route(isCut, (route) => route.abort());
  await page.getByLabel("Your message").fill("And one more question");
  await page.reload();
  await expect(page.getByLabel("Your message")).toHaveValue("And one more question");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("There is no connection");
  await expect(page.getByLabel("Your message")).toHaveValue("And one more question");
  await page.unroute(isCut);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Sent. Our office will read it here.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "And one more question" })).toHaveCount(1);
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});
