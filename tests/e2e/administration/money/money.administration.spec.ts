/** Money, told to both sides: what is late, an upgrade, an ending, and what the buyer reads of them. */
import { type Page, expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { pattayaDay } from "../../../../domain/places/pattaya-time.ts";
import { signInAsAdmin } from "../../sign-in.ts";
import { type EnquiriesScene, moneyPort, openEnquiriesScene } from "../enquiries-scene.ts";
import { chooseHome, fillTerms, nextTerms } from "./contract-form.ts";
import { giveContractToVisitor, signContract } from "./sign-contract.ts";

test.use({ baseURL: `http://localhost:${moneyPort}` });

const phone = { width: 360, height: 780 };
const desk = { width: 1440, height: 900 };
let scene: EnquiriesScene;
test.beforeAll(async () => {
  scene = await openEnquiriesScene(moneyPort);
});
test.afterAll(() => scene.product.close());

const panel = (page: Page, name: string | RegExp) => page.getByRole("region", { name, exact: true });

const sign = (person: string, monthsAgo: number, paid: number) =>
  signContract(scene, person, { monthsAgo, paid });
/** Within every contract that began some months ago. */
const lately = pattayaDay(new Date(Date.now() - 5 * 86_400_000));
const giveToVisitor = (id: string) => giveContractToVisitor(scene, id);

test("On a phone, what is late stands on Today and in the ledger, is paid, and the missed instalments are told as the law sees them", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const expectQuiet = watchConsole(page);
  await page.setViewportSize(phone);
  const person = "Late Larry";
  const { id, reference } = await sign(person, 6, 2);
  await signInAsAdmin(page);
  await openLive(page, "/admin");
  const late = page.getByRole("listitem").filter({ hasText: person });
  await expect(late.first()).toContainText(/90,000\.00 · \d+ days late/);
  await expect(late.first()).toContainText("3 instalments missed in a row");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await openLive(page, "/admin/money?state=late");
  const line = page.getByRole("row").filter({ hasText: person });
  await expect(line).toContainText("260,000.00");
  await expect(line).toContainText("90,000.00");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payments-.*\.csv$/);
  await line.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`lead=${id}`));
  const contract = panel(page, "Contract");
  await expect(contract).toContainText("3 instalments in a row are missed.");
  await expect(contract).toContainText("section 574");
  await contract.getByText("Enter payment").first().click();
  await contract.getByLabel("Amount", { exact: true }).fill("10000");
  const early = contract.getByLabel("This day is before the contract begins", { exact: false });
  await contract.getByLabel("Paid on").fill("2020-01-31");
  await expect(early).toHaveAttribute("required");
  await contract.getByLabel("Paid on").fill(lately);
  await expect(early).toHaveCount(0);
  await contract.getByRole("button", { name: "Enter payment" }).click();
  const entered = contract.getByRole("listitem").filter({ hasText: /^10,000\.00.*Receipt \d{4}-\d{6}/ });
  await expect(entered).toHaveCount(1);
  expectQuiet();
  // The same transfer again is refused until it is meant.
  await contract.getByText("Enter payment").first().click();
  await contract.getByLabel("Amount", { exact: true }).fill("10000");
  await contract.getByLabel("Paid on").fill(lately);
  await contract.getByRole("button", { name: "Enter payment" }).click();
  await contract.getByLabel("This is another payment", { exact: false }).check();
  await contract.getByRole("button", { name: "Enter payment" }).click();
  await expect(entered).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The second one was a mistake: its receipt is looked at, downloaded and taken back.
  await entered
    .last()
    .getByRole("link", { name: /^Receipt / })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Receipt \d{4}-\d{6}$/);
  await expect(page.getByText(person)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [receipt] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as PDF" }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^receipt-\d{4}-\d{6}-en\.pdf$/);
  await page.getByRole("button", { name: "Correct" }).click();
  await page.getByLabel("Why is this payment wrong?").fill("Entered twice");
  await page.getByRole("button", { name: "Correct" }).click();
  await expect(page.getByText(/^Taken back by correction \d{4}-\d{6}\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "To the contract" }).click();
  await expect(panel(page, "Contract")).toContainText("80,000");

  // What was put to three instalments was another buyer's: all of it is taken back at once.
  const takenBack = contract.getByText(/^Taken back by correction \d{4}-\d{6}$/);
  await expect(takenBack).toHaveCount(1);
  await contract.getByText("Enter payment").first().click();
  await contract.getByLabel("Amount", { exact: true }).fill("60000");
  await contract.getByLabel("Paid on").fill(lately);
  await contract.getByLabel(/^Put the rest of 40,000(?:\.00)? THB to the next instalments$/).check();
  await contract.getByRole("button", { name: "Enter payment" }).click();
  const together = contract.getByRole("listitem").filter({ hasText: "Take the whole sum back" });
  await expect(together).toHaveCount(3);
  const part = together.first();
  await part.getByRole("button", { name: "Take the whole sum back" }).click();
  await expect(part).toContainText(
    "Take back all 60,000.00 THB that arrived together and paid towards 3 instalments?",
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await part.getByRole("button", { name: "Leave as it is" }).click();
  await part.getByRole("button", { name: "Take the whole sum back" }).click();
  await part.getByLabel("Why is this payment wrong?").fill("Of another buyer");
  await part.getByRole("button", { name: "Take the whole sum back" }).click();
  await expect(together).toHaveCount(0);
  await expect(takenBack).toHaveCount(4);
  await expectAccessible(page);

  // A late fee has a reference of its own, a letter about it leaves, and one that did not arrive is sent again.
  const fee = panel(page, "Contract");
  await fee.getByText("Enter an ending or a change").click();
  await fee.getByLabel("What happened").selectOption({ label: "A late fee" });
  await fee.getByLabel("Amount in THB").fill("500.25");
  await fee.getByLabel("Due on").fill("2027-01-15");
  await fee.getByLabel("Reason").fill("Three months late");
  await fee.getByRole("button", { name: "Look at the sums" }).click();
  await fee.getByRole("button", { name: "Enter for good" }).click();
  await expect(fee).toContainText("Late fee 1");
  await scene.product.workers.tick("* * * * *");
  await scene.database.query(
    `insert into letter_events (id, provider_id, kind, at)
     select id, provider_id, 'bounced', now() from letters where lead_id = $1 and tells ->> 'step' = 'fee'`,
    [id],
  );
  await page.reload();
  await panel(page, "Letters").getByRole("button", { name: "Send again" }).click();
  await expect(panel(page, "Letters")).toContainText("This repeats a letter that did not arrive.");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The office names a second buyer. The account that has proved the address shows the contract, and not the enquiry.
  await fee.getByText("Enter an ending or a change").click();
  await fee.getByLabel("What happened").selectOption({ label: "A second buyer joined" });
  await fee.getByLabel("Name as in the passport").fill("Vera Visitor");
  await fee.getByLabel("E-mail (optional)").fill("Visitor@example.com");
  await fee.getByLabel("Reason").fill("Both pay");
  await fee.getByRole("button", { name: "Look at the sums" }).click();
  await expectAccessible(page);
  await fee.getByRole("button", { name: "Enter for good" }).click();
  await expect(fee).toContainText("Vera Visitor, Visitor@example.com");
  await scene.database.query(
    `insert into contract_accounts (entry_id, user_id)
     select contract_entries.id, users.id from contract_entries, auth.users
     where person ->> 'email' = 'Visitor@example.com' and email = 'visitor@example.com' on conflict do nothing`,
  );
  await signInAsAdmin(page, "visitor@example.com");
  await openLive(page, "/account");
  await page
    .getByRole("listitem")
    .filter({ hasText: reference })
    .getByRole("link", { name: "Contract" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your contract");
  await expect(page.getByText("Late fee 1").first()).toBeVisible();
  await expect(page.getByText("THB 270,000 paid, THB 1,730,500.25 left.")).toBeVisible();
  await expect(page.getByText("THB 80,000 is overdue. The first of it was due on")).toBeVisible();
  await expect(page.getByText("Messages with our office")).toHaveCount(0);
  await expect(page.getByText("Ich suche etwas Ruhiges")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("On a phone, after twelve instalments one action ends the contract and begins the next, and the buyer reads both", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const expectQuiet = watchConsole(page);
  await page.setViewportSize(phone);
  const { id, reference } = await sign("Una", 13, 12);
  await signInAsAdmin(page);
  await openLive(page, `/admin/enquiries?lead=${id}`);
  const contract = panel(page, "Contract");
  await contract.getByText("Upgrade to another home").click();
  await chooseHome(contract, "condo");
  await expect(contract.getByLabel("Down payment in THB")).toHaveValue("560000");
  await fillTerms(contract, { ...nextTerms, startsOn: "2026-11-01" });
  await contract.getByRole("button", { name: "Look at the sums" }).first().click();
  await expect(contract.getByRole("alert")).toContainText("at least the 560,000.00");
  await contract.getByLabel("Down payment in THB").fill("700000");
  await contract.getByRole("button", { name: "Look at the sums" }).first().click();
  await contract.getByLabel("Reason").first().fill("Two bedrooms");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await contract.getByRole("button", { name: "End this contract and begin the next" }).click();
  await expect(contract).toContainText("This contract follows an upgrade. THB 560,000 moved along.");
  await contract.getByText("Earlier contracts").click();
  await expect(contract).toContainText("Upgraded to another home");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const rows = await scene.database.query<{ sum: string }>(
    `select sum(amount) from payments join contracts on contracts.id = contract_id
     where lead_id = $1 and ended_by is null`,
    [id],
  );
  expect(rows).toEqual([{ sum: "560000.00" }]);

  await giveToVisitor(id);
  await signInAsAdmin(page, "visitor@example.com");
  await openLive(page, `/account/application?reference=${reference}`);
  await expect(page.getByText("THB 560,000 moved along from your contract before.")).toBeVisible();
  // The home has its title in the reader's language.
  const [home] = await scene.database.query<{ german: string }>(
    `select title as german from listing_translations
     where locale = 'de' and listing_id = (select listing_id from contracts where lead_id = $1 and ended_by is null)`,
    [id],
  );
  await openLive(page, `/de/account/application?reference=${reference}`);
  await expect(page.getByText(home?.german ?? "no title", { exact: true }).first()).toBeVisible();
  await openLive(page, `/account/application?reference=${reference}`);
  await page.getByText("Earlier contract", { exact: true }).click();
  await expect(page.getByText("Moved along: THB 560,000")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // It was entered by mistake.
  await signInAsAdmin(page);
  await openLive(page, `/admin/enquiries?lead=${id}`);
  await contract.getByText("Earlier contracts").click();
  const earlier = contract.locator("details").filter({ hasText: "Earlier contracts" });
  await earlier.getByText("Enter an ending or a change").click();
  await earlier.getByLabel("Reason").fill("The wrong buyer");
  await earlier.getByRole("button", { name: "Look at the sums" }).click();
  await earlier.getByRole("button", { name: "Enter for good" }).click();
  await expect(contract).toContainText("The upgrade to it was entered by mistake");
  await expect(contract.getByText("Upgrade to another home")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expectQuiet();
});

for (const [name, size] of Object.entries({ desk, phone })) {
  test(`On a ${name}, a contract is ended with what is kept and returned, and the account shows the same sums before and after`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const expectQuiet = watchConsole(page);
    await page.setViewportSize(size);
    const { id, reference } = await sign(`Tom of the ${name}`, 4, 3);
    await giveToVisitor(id);
    await signInAsAdmin(page, "visitor@example.com");
    await openLive(page, `/account/application?reference=${reference}`);
    await expect(
      page.getByText(
        "Of the THB 290,000 you have paid, THB 174,000 is kept and THB 116,000 is returned to you.",
      ),
    ).toBeVisible();
    await expect(page.getByText("THB 1,710,000 pays everything off, late fees included.")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page
      .getByRole("link", { name: /^Statement for / })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Statement for 2026");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Back to your contract" }).click();
    await page
      .getByRole("link", { name: /^Receipt \d{4}-\d{6}$/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Receipt \d{4}-\d{6}$/);
    await expect(page.getByText(/^(?:200|30),000\.00 THB$/).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Read in").selectOption("th");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("ใบเสร็จรับเงินเลขที่");
    const [receipt] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as PDF" }).click(),
    ]);
    expect(receipt.suggestedFilename()).toMatch(/^receipt-\d{4}-\d{6}-th\.pdf$/);

    await signInAsAdmin(page);
    await openLive(page, `/admin/enquiries?lead=${id}`);
    const contract = panel(page, "Contract");
    await contract.getByText("Enter an ending or a change").click();
    await contract
      .getByLabel("What happened")
      .selectOption({ label: "The buyer stopped, or both agreed to end it" });
    await contract.getByLabel("Reason").fill("Moves to another country");
    await expectAccessible(page);
    await contract.getByRole("button", { name: "Look at the sums" }).click();
    await expect(contract).toContainText("174,000.00");
    await expect(contract).toContainText("116,000.00");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await contract.getByRole("button", { name: "Enter for good" }).click();
    await expect(contract).toContainText("This contract ended on");
    await contract.getByText("Enter an ending or a change").click();
    await expect(contract.getByLabel("What happened")).toHaveValue("refunded");

    await signInAsAdmin(page, "visitor@example.com");
    await openLive(page, `/account/application?reference=${reference}`);
    await expect(page.getByText("This contract ended on")).toBeVisible();
    await expect(page.getByText("Still to be returned: THB 116,000")).toBeVisible();
    await expect(page.getByText("Moves to another country")).toHaveCount(0);
    await expect(page.getByText("If you stop today")).toHaveCount(0);
    await expectAccessible(page);
    expectQuiet();
  });
}
