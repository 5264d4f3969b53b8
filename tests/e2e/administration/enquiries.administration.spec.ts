/** Enquiries: from an application to a paid instalment, a promise that runs out, an erasure, and who sees what. */
import { type Page, expect, test } from "@playwright/test";
import { enquiryPath } from "../../../domain/leads/enquiry-path.ts";
import { eventually } from "../../start-product.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";
import { chooseHome, fillTerms } from "./money/contract-form.ts";
import { signContract } from "./money/sign-contract.ts";
import { type EnquiriesScene, enquiriesPort, openEnquiriesScene } from "./enquiries-scene.ts";

test.use({ baseURL: `http://localhost:${enquiriesPort}` });

const phone = { width: 390, height: 780 };
const desk = { width: 1440, height: 900 };
let scene: EnquiriesScene;
test.beforeAll(async () => {
  scene = await openEnquiriesScene();
});
test.afterAll(() => scene.product.close());

const panel = (page: Page, name: string | RegExp) => page.getByRole("region", { name, exact: true });
const moveTo = async (page: Page, state: string) => {
  await page.getByLabel("State", { exact: true }).selectOption({ label: state });
  await expect(page.getByText(`Moved to “${state}”.`)).toBeVisible();
};

test("On a phone, a name without a break makes no page wider than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const name = "Wolfeschlegelsteinhausen".repeat(5);
  const { id } = await scene.apply(name);
  await signInAsAdmin(page);
  for (const path of ["/admin", "/admin/enquiries", enquiryPath(id)]) {
    await openLive(page, path);
    await expect(page.getByText(name).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await openLive(page, "/th/admin/enquiries");
  await page.evaluate(() => document.fonts.ready);
  const tabs = page.getByRole("navigation", { name: "ผู้ติดต่อ" }).getByRole("link");
  const heights = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights).toEqual([40, 40, 40]);
  await expectNoSidewaysScroll(page);
});

test("A reply by WhatsApp is noted, and nothing says that we send it", async ({ page }) => {
  const person = "Somchai Who Chats";
  const { id } = await scene.apply(person);
  await signInAsAdmin(page);
  await openLive(page, enquiryPath(id));
  const reply = panel(page, `Reply to ${person}`);
  await reply.getByLabel("Text", { exact: true }).fill("Ja, sie ist noch frei.");
  await reply.getByRole("button", { name: "I sent it by WhatsApp" }).click();
  await expect(reply.getByText("Noted in the conversation.")).toBeVisible();
  await expect(panel(page, "Conversation")).toContainText("Ja, sie ist noch frei.");
});

for (const [name, size] of Object.entries({ desk, phone })) {
  test(`On a ${name}, an application goes through all states to a paid instalment`, async ({ page }) => {
    test.setTimeout(480_000);
    const expectQuiet = watchConsole(page);
    await page.setViewportSize(size);
    const person = `Erika of the ${name}`;
    const { email } = await scene.apply(person);
    await signInAsAdmin(page);
    await openLive(page, "/admin/enquiries");
    const row = page.getByRole("list", { name: "Inbox" }).getByRole("listitem").filter({ hasText: person });
    await expect(row).toContainText("47 hours left");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await row.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(person);
    await expect(panel(page, "Answers")).toContainText("THB 60,000");
    await expect(panel(page, "Sender")).toContainText("Germany");

    const reply = panel(page, `Reply to ${person}`);
    await reply.getByText("Insert a text").click();
    await reply.getByRole("button", { name: "Your options" }).click();
    await reply.getByText("Homes that fit").click();
    await expect(reply.getByRole("button", { name: /^Add to the reply: / }).first()).toBeVisible();
    await expect(reply.getByText(/Draft saved/)).toBeVisible();
    await page.reload();
    await expect(reply.getByLabel("Text", { exact: true })).toHaveValue(/Guten Tag Erika/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await reply.getByRole("button", { name: "Send by e-mail" }).click();
    await expect(reply.getByText("“[Wohnungen]” is not filled in yet.")).toBeVisible();
    await reply.getByText("Homes that fit").click();
    await reply
      .getByRole("button", { name: /^Add to the reply: / })
      .first()
      .click();
    await expect(reply.getByLabel("Text", { exact: true })).not.toHaveValue(/\[Wohnungen\]/);
    await reply.getByRole("button", { name: "Send by e-mail" }).click();
    await expect(reply.getByText("The reply is on its way.")).toBeVisible();
    await expect(panel(page, "Conversation")).toContainText(/Sent /);
    await expectNoSidewaysScroll(page);
    await expect(page.getByLabel("State", { exact: true })).toHaveValue("options_sent");
    const letters = await eventually(
      () => scene.emailsTo(email),
      (all) =>
        all.some(
          ({ text }) => text.includes("diese Wohnungen passen") || text.includes("Diese Wohnungen passen"),
        ),
    );
    expect(letters.map(({ subject }) => subject)).toContainEqual(expect.stringContaining("Ihre Anfrage"));

    const viewings = panel(page, "Viewings");
    await viewings.getByText("Plan viewing").first().click();
    await viewings.getByLabel("Start (Pattaya time)").fill("2027-03-01T10:00");
    await viewings.getByRole("button", { name: "Plan viewing" }).click();
    await expect(viewings.getByRole("listitem")).toContainText("04:00");
    await viewings.getByText("Move or change").first().click();
    await expect(viewings.getByRole("listitem").getByLabel("Start (Pattaya time)")).toHaveValue(
      "2027-03-01T10:00",
    );
    await viewings.getByRole("listitem").getByLabel("Start (Pattaya time)").fill("2027-03-02T15:30");
    await viewings.getByRole("listitem").getByLabel("Place or link").fill("The lobby");
    await expectAccessible(page);
    await viewings.getByRole("button", { name: "Move or change" }).click();
    await expect(viewings.getByRole("listitem")).toContainText("09:30");
    await expect(viewings.getByRole("listitem")).toContainText("The lobby");
    await moveTo(page, "Viewing");
    await moveTo(page, "Contract");

    const contract = panel(page, "Contract");
    await contract.getByText("Enter contract").first().click();
    // The enquiry names no home, and one that another buyer has is not offered.
    const buyer = await signContract(scene, `Buyer before the ${name}`, { monthsAgo: 0, paid: 0 });
    const [sold] = await scene.database.query<{ slug: string }>(
      "select slug from contracts join listings on listings.id = listing_id where lead_id = $1",
      [buyer.id],
    );
    await contract.getByLabel("Find a home by words of its title").fill(sold?.slug ?? "");
    await contract.getByRole("button", { name: "Find" }).click();
    await expect(contract.getByText("Under contract")).toBeVisible();
    await expect(contract.getByRole("button", { name: /^Choose: / })).toHaveCount(0);
    await expectAccessible(page);
    await chooseHome(contract, "condo");
    await expect(contract.getByText("Once every term is filled in")).toBeVisible();
    await fillTerms(contract, {
      price: "2000000",
      downPayment: "200000",
      months: "6",
      premium: "0",
      interest: "0",
      kept: "100",
      startsOn: "2026-11-01",
    });
    await expect(contract.getByText("The contract has only 6 instalments")).toBeVisible();
    await contract.getByLabel("Number of instalments").fill("60");
    const preview = contract.getByRole("region", { name: "What both sides will read" });
    await expect(preview).toContainText("30,000");
    await expect(preview).toContainText(
      /After 12 paid instalments, on 1 Nov 2027 at the earliest: THB.560,000 of the THB.560,000/,
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await contract.getByRole("button", { name: "Enter contract" }).click();
    await expect(contract.getByText("The contract is entered.")).toBeFocused();
    for (const what of ["Down payment", "Instalment 1"]) {
      await contract.getByText("Enter payment").first().click();
      await expect(contract.getByText(`Payment for: ${what}`)).toBeVisible();
      await contract.getByLabel("Paid on").fill("2026-11-02");
      await contract.getByRole("button", { name: "Enter payment" }).click();
      await expect(contract.getByRole("listitem").filter({ hasText: what })).toBeVisible();
    }
    await expect(contract).toContainText("230,000 would carry over");
    for (const state of ["Down payment", "Keys", "Upgrade"]) await moveTo(page, state);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expectQuiet();
  });
}

test("On the board a card moves by its keys and by its menu, and a move that came too late says so", async ({
  page,
}) => {
  const person = "Ben of the board";
  const { id } = await scene.apply(person);
  await signInAsAdmin(page, "editor@example.com");
  await openLive(page, "/admin/enquiries/board");
  const card = (column: string) =>
    panel(page, new RegExp(`^${column}`))
      .getByRole("listitem")
      .filter({ hasText: person });
  await card("New").getByRole("link").focus();
  await page.keyboard.press("ArrowRight");
  await expect(card("Options sent").getByRole("link")).toBeFocused();
  await card("Options sent").getByLabel(`Move ${person}`).selectOption({ label: "Viewing" });
  await expect(card("Viewing")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desk);
  await scene.database.query("update leads set state = 'keys' where id = $1", [id]);
  await card("Viewing").getByLabel(`Move ${person}`).selectOption({ label: "Contract" });
  await expect(page.getByText("Somebody moved it to “Keys” meanwhile")).toBeVisible();
  await expect(card("Keys")).toBeVisible();
  await card("Keys").getByLabel(`Move ${person}`).selectOption({ label: "Lost" });
  await page.getByRole("dialog").getByText("Budget too small").click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Mark as lost" }).click();
  await expect(card("Keys")).toHaveCount(0);
});

test("When 48 hours have run out, the inbox says it in words and the office has been written to", async ({
  page,
}) => {
  const person = "Lena who waits";
  const { id, reference } = await scene.apply(person);
  const dueIn = (hours: number) =>
    scene.database.query(
      `update leads set due_at = now() + $2 * interval '1 hour',
         created_at = now() + ($2 - 48) * interval '1 hour' where id = $1`,
      [id, hours],
    );
  for (const hours of [23, 7]) {
    await dueIn(hours);
    await scene.product.workers.tick("*/5 * * * *");
  }
  const subjects = (await scene.emailsTo("office@example.com")).map(({ subject }) => subject);
  expect(subjects).toContain(
    `Application · ใบสมัคร ${reference}: no answer for 24 hours · ยังไม่ได้ตอบ 24 ชั่วโมง`,
  );
  expect(subjects).toContain(
    `Application · ใบสมัคร ${reference}: no answer for 40 hours · ยังไม่ได้ตอบ 40 ชั่วโมง`,
  );
  await dueIn(-2.5);
  await signInAsAdmin(page);
  await openLive(page, "/admin/enquiries?due=overdue");
  await expect(page.getByText("1 is overdue")).toBeVisible();
  const row = page.getByRole("list", { name: "Inbox" }).getByRole("listitem");
  await expect(row).toContainText("2 hours late");
  await row.getByRole("link").click();
  await panel(page, /^Reply to/)
    .getByLabel("Text", { exact: true })
    .fill("Called and answered.");
  await panel(page, /^Reply to/)
    .getByRole("button", { name: "I phoned" })
    .click();
  await expect(page.getByText("Answered", { exact: true })).toBeVisible();
});

test("An agent sees the own enquiries and those of nobody, and no contract or erasure", async ({ page }) => {
  const [free, others] = [await scene.apply("Free Person"), await scene.apply("Person of the Editor")];
  await scene.database.query(
    "update leads set assignee = (select id from auth.users where email = 'editor@example.com') where id = $1",
    [others.id],
  );
  await signInAsAdmin(page, "agent@example.com");
  await openLive(page, "/admin/enquiries");
  const rows = page.getByRole("list", { name: "Inbox" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Free Person" })).toBeVisible();
  await expect(rows.filter({ hasText: "Person of the Editor" })).toHaveCount(0);
  await openLive(page, `/admin/enquiries?lead=${others.id}`);
  await expect(page.getByRole("alert")).toContainText("or it is now somebody else’s.");
  await openLive(page, `/admin/enquiries?lead=${free.id}`);
  await page.getByLabel("Assigned to").selectOption({ label: "agent" });
  await expect(page.getByText("Assigned.", { exact: true })).toBeVisible();
  await expect(panel(page, "Contract")).toHaveCount(0);
  await expect(page.getByText("Erase this person")).toHaveCount(0);
});

test("A typed note and a typed reminder are not lost by a link", async ({ page }) => {
  const { id } = await scene.apply("Nora of the notes");
  await signInAsAdmin(page);
  await openLive(page, `/admin/enquiries?lead=${id}`);
  const address = page.url();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const leave = () => page.getByRole("link", { name: "Today" }).first().click();
  const typed = {
    note: panel(page, "Notes").getByLabel("Note", { exact: true }),
    reminder: panel(page, "Reminders").getByLabel("What to remember"),
  };
  for (const field of Object.values(typed)) {
    await field.fill("Call about the balcony");
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(question).toBeHidden();
    await expect(field).toHaveValue("Call about the balcony");
    expect(page.url()).toBe(address);
    await field.fill("");
  }
  // An added note is typed no more.
  await typed.note.fill("Call about the balcony");
  await panel(page, "Notes").getByRole("button", { name: "Add note" }).click();
  await expect(panel(page, "Notes").getByRole("listitem")).toContainText("Call about the balcony");
  await leave();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(question).toBeHidden();
});

test("A viewing by video says what its letter promises, and its new time is not lost by a link", async ({
  page,
}) => {
  const { id } = await scene.apply("Vera of the video");
  await scene.database.query(
    "insert into viewings (lead_id, starts_at, by_video, status) values ($1, now() + interval '9 days', true, 'confirmed')",
    [id],
  );
  await signInAsAdmin(page);
  await openLive(page, `/admin/enquiries?lead=${id}`);
  const viewing = panel(page, "Viewings").getByRole("listitem");
  await expect(viewing).toContainText("Our letter says that we call them the way they chose");
  await viewing.getByText("Move or change").first().click();
  const link = viewing.getByLabel("Place or link");
  await link.fill("https://meet.example/abc");
  await page.getByRole("link", { name: "Today" }).first().click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(link).toHaveValue("https://meet.example/abc");
  await viewing.getByRole("button", { name: "Move or change" }).click();
  await expect(viewing).toContainText("https://meet.example/abc");
  await expect(viewing).not.toContainText("Our letter says");
  await page.getByRole("link", { name: "Today" }).first().click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(question).toBeHidden();
});

test("Two enquiries of one person are merged and parted again, and then the person is erased", async ({
  page,
}) => {
  const email = "twice@example.com";
  const first = await scene.apply("Twice Once", email);
  await scene.database.query("update leads set fingerprint = 'fingerprint-of-the-first' where id = $1", [
    first.id,
  ]);
  const second = await scene.apply("Twice Again", email);
  await signInAsAdmin(page);
  await openLive(page, `/admin/enquiries?lead=${second.id}`);
  const others = panel(page, "Same person");
  await others.getByText("Merge", { exact: true }).first().click();
  await others.getByRole("button", { name: "Merge" }).click();
  await expect(others).toContainText("part of this one");
  await expectAccessible(page);
  await others.getByRole("button", { name: /Undo the merge/ }).click();
  await expect(others).not.toContainText("part of this one");
  await page.getByText("Erase this person").click();
  await page.getByLabel(`Type ${second.reference} to erase`).fill(second.reference);
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
  await expect(page.getByText("2 enquiries were erased.")).toBeVisible();
  expect(await scene.database.query("select from leads where email = $1", [email])).toEqual([]);
});

test("The office confirms the time that a sender holds and declines another, and cancels a contract without payments", async ({
  page,
}) => {
  const { id } = await scene.apply("Holder of a Time");
  await scene.database.query(
    `insert into viewings (lead_id, starts_at, status, held_until) values
       ($1, now() + interval '3 days', 'held', now() + interval '20 hours'),
       ($1, now() + interval '4 days', 'asked', null)`,
    [id],
  );
  await signInAsAdmin(page);
  await openLive(page, "/admin");
  await expect(page.getByText("held, to confirm · Holder of a Time")).toBeVisible();
  await openLive(page, `/admin/enquiries?lead=${id}`);
  const viewings = panel(page, "Viewings");
  const [held, asked] = [viewings.getByRole("listitem").first(), viewings.getByRole("listitem").last()];
  await expect(held).toContainText("Held by the sender · Held until");
  await expect(asked).toContainText("Asked for");
  await expectAccessible(page);
  await held.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(held.getByRole("combobox")).toHaveValue("confirmed");
  await asked.getByText("Confirm another time").first().click();
  await asked.getByLabel("Start (Pattaya time)").fill("2027-03-01T10:00");
  await asked.getByRole("button", { name: "Confirm another time" }).click();
  await expect(asked.getByRole("combobox")).toHaveValue("confirmed");
  await expect(asked).toContainText("10:00");
  await asked.getByRole("combobox").selectOption("cancelled");
  // The choice says "cancelled" before the office's press is kept.
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "PATCH"),
    asked.getByRole("button", { name: "Enter this" }).click(),
  ]);
  await expect(viewings.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(asked.getByRole("combobox")).toHaveValue("cancelled");

  // The sender gives it up just before the office's press arrives.
  await page.route(
    "**/viewings/*",
    async (route) => {
      await scene.database.query(
        "update viewings set status = 'cancelled', given_up_at = now() where lead_id = $1 and status = 'confirmed'",
        [id],
      );
      await route.continue();
    },
    { times: 1 },
  );
  await held.getByText("Move or change").first().click();
  await held.getByLabel("Place or link").fill("The lobby");
  await held.getByRole("button", { name: "Move or change" }).click();
  await expect(viewings.getByRole("alert")).toContainText("The visitor has given up this viewing");
  await expect(held).toContainText("Cancelled by the sender");

  await scene.database.query(
    `with agreed as (
       insert into contracts (lead_id, price, contract_price, premium_percent, down_payment, months, interest_percent,
         starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
       values ($1, 2000000, 2000000, 0, 200000, 12, 0, current_date, 12, 40, true, 100) returning id)
     insert into contract_instalments (contract_id, number, due_on, amount)
     select id, 0, current_date, 200000 from agreed`,
    [id],
  );
  await scene.database.query("update leads set has_contract = true where id = $1", [id]);
  await openLive(page, `/admin/enquiries?lead=${id}`);
  const contract = panel(page, "Contract");
  await contract.getByText("Cancel this contract").click();
  await contract.getByLabel("Why it is cancelled").fill("Agreed with the wrong person");
  await contract.getByRole("button", { name: "Cancel for good" }).click();
  await expect(contract.getByText("Cancel this contract")).toHaveCount(0);
  expect(await scene.database.query("select has_contract from leads where id = $1", [id])).toEqual([
    { has_contract: false },
  ]);
});
