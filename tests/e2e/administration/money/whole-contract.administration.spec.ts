/**
 * One contract from the application to the upgrade: the office on a desk, the buyer on a phone, both read the same sums.
 * The clock moves: everything that is dated moves into the past by as much.
 */
import { readFile } from "node:fs/promises";
import { type Page, expect, test } from "@playwright/test";
import { applicationPath, enquiryPath } from "../../../../domain/leads/enquiry-path.ts";
import { paymentReference } from "../../../../domain/paying/payment-reference.ts";
import { pattayaDay } from "../../../../domain/places/pattaya-time.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { fillPerson } from "../../fill-person.ts";
import { signInAsAdmin } from "../../sign-in.ts";
import { type EnquiriesScene, moneyPort, openEnquiriesScene } from "../enquiries-scene.ts";
import { chooseHome, fillTerms, nextTerms } from "./contract-form.ts";

const baseURL = `http://localhost:${moneyPort}`;
test.use({ baseURL, viewport: { width: 1440, height: 900 } });

const address = "ann@example.com";

let scene: EnquiriesScene;
test.beforeAll(async () => {
  scene = await openEnquiriesScene(moneyPort);
  // Only so that payments move with the clock.
  await scene.database.query("alter table payments disable trigger payments_are_kept", []);
});
test.afterAll(() => scene.product.close());

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function expectGood(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** Four questions and an address, on the phone of somebody who is signed in. */
async function apply(phone: Page): Promise<string> {
  await openLive(phone, "/finance");
  const form = phone.getByRole("form", { name: "Apply in four easy questions" });
  const next = async (seen: string) => {
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText(seen)).toBeVisible();
  };
  await form.getByLabel("A month").fill("40000");
  await next("2 of 4");
  await form.getByLabel("As a first payment").fill("100000");
  await next("3 of 4");
  await form.getByLabel("One bedroom").check();
  await next("4 of 4");
  await form.getByLabel("Live in it").check();
  await next("Where may we send your options?");
  await fillPerson(phone, form);
  await form.getByRole("button", { name: "Send my application" }).click();
  await expect(phone.getByText("Your reference")).toBeVisible();
  return new URL(phone.url()).searchParams.get("reference") ?? "";
}

/** An instalment was due so many days ago; the others, the contract and what was paid move with it. */
async function pass(lead: string, number: number, daysAgo: number): Promise<void> {
  await scene.database.query(
    `with contract as (select id, starts_on from contracts where lead_id = $1),
       moved as (update contract_instalments as i
         set due_on = (public.pattaya_today() - $3::integer + (i.number - $2::integer) * interval '1 month')::date
         from contract where contract_id = contract.id returning i.number, due_on),
       began as (select due_on as starts_on from moved where moved.number = 0),
       paid as (update payments set paid_on = paid_on - (contract.starts_on - began.starts_on)
         from contract, began where contract_id = contract.id)
     update contracts set starts_on = began.starts_on, created_at = least(created_at, began.starts_on) from began
     where lead_id = $1`,
    [lead, number, daysAgo],
  );
}

/** Cron runs twice, adds letters and sends what is due. They leave at nine: it is past that. */
async function lettersAfterCron(lead: string): Promise<string[]> {
  await scene.product.workers.tick("*/5 * * * *");
  await scene.database.query(
    "update letters set next_attempt_at = now() where lead_id = $1 and sent_at is null",
    [lead],
  );
  await scene.product.workers.tick("*/5 * * * *");
  return (await scene.emailsTo(address)).map(({ subject, text }) => `${subject}\n${text}`).toReversed();
}

const receiptsOf = (lead: string) =>
  scene.database.query<{ number: number }>(
    `select receipts.number from receipts join payments on payments.id = payment_id
     join contracts on contracts.id = contract_id where lead_id = $1 order by receipts.number`,
    [lead],
  );

/** A file of the bank: a day, a reference and an amount in each line. */
async function readStatement(page: Page, name: string, lines: string[]): Promise<void> {
  await openLive(page, "/admin/statement");
  await page.getByLabel("Choose the bank's CSV file").setInputFiles({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(["Date,Reference,Amount", ...lines].join("\n")),
  });
}

const bankDay = (day: string) => day.split("-").toReversed().join("/");

test("From the application to the upgrade, office and buyer read the same sums of one contract", async ({
  page,
  browser,
}) => {
  test.setTimeout(480_000);
  const expectQuiet = watchConsole(page);
  const today = pattayaDay(new Date());
  const phone = await browser.newPage({ baseURL, viewport: { width: 360, height: 780 } });
  const expectQuietPhone = watchConsole(phone);
  await signInAsAdmin(phone, "visitor@example.com");
  await signInAsAdmin(page);

  const reference = await apply(phone);
  const [lead] = await scene.database.query<{ id: string }>("select id from leads where reference = $1", [
    reference,
  ]);
  const id = lead?.id ?? "";
  const mine = () => openLive(phone, applicationPath(reference));

  await test.step("The owner says how one pays", async () => {
    await openLive(page, "/admin/settings/paying");
    await page.getByLabel("PromptPay ID").fill("081 234 567");
    await expect(page.getByText("A Thai mobile number (10 digits)")).toBeVisible();
    await page.getByLabel("PromptPay ID").fill("081-234-5678");
    for (const [label, value] of [
      ["Account holder", "Baan Tawan Co., Ltd."],
      ["Bank", "Kasikornbank"],
      ["Account number", "123-4-56789-0"],
      ["SWIFT / BIC", "KASITHBK"],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await expect(panel(page, "Preview")).toContainText("KASITHBK");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.").first()).toBeVisible();
    expect(await (await scene.product.fetch("/api/site")).text()).not.toContain("KASITHBK");
  });

  const contract = panel(page, "Contract");
  await test.step("A contract is made, and its preview names each satang", async () => {
    await openLive(page, enquiryPath(id));
    await contract.getByText("Enter contract").first().click();
    await chooseHome(contract, "condo");
    await fillTerms(contract, {
      price: "1000000.55",
      downPayment: "100000.25",
      months: "24",
      premium: "0",
      interest: "0",
      kept: "60",
      startsOn: today,
    });
    const preview = contract.getByRole("region", { name: "What both sides will read" });
    await expect(preview).toContainText("37,500.01");
    await expect(preview).toContainText("37,500.07");
    await expect(preview).toContainText(/THB.550,000.37 of the THB.550,000.37/);
    await contract.getByRole("button", { name: "Enter contract" }).click();
    await expect(contract.getByText("Make the paper").first()).toBeVisible();
    await expect(contract.getByText("1,000,000.55", { exact: true }).first()).toBeVisible();
    await expect(contract.getByText("37,500.01", { exact: true }).first()).toBeVisible();
  });
  const [agreed] = await scene.database.query<{ payment_code: string }>(
    "select payment_code from contracts where lead_id = $1",
    [id],
  );
  const code = agreed?.payment_code ?? "";

  await test.step("Its paper is made on the desk and read on the phone", async () => {
    await contract.getByText("Make the paper").first().click();
    const buyer = page.getByRole("group", { name: "Buyer" });
    await buyer.getByLabel("Full name").fill("Ann Example");
    await buyer.getByLabel("Address").fill("1 Beach Road, Pattaya");
    await page.getByRole("button", { name: "Make the paper" }).click();
    await expect(page.getByText("Version 1 is made. Both sides can read it.")).toBeVisible();
    await mine();
    const paper = phone.getByRole("region", { name: "The contract as a paper" });
    await paper.getByText("Read the paper").click();
    await expect(paper).toContainText("37,500.01 THB");
    await expect(paper).toContainText("37,500.07");
  });

  await test.step("The phone shows a code over the down payment", async () => {
    await expect(phone.getByRole("figure", { name: "PromptPay QR code for 100,000.25 THB" })).toBeVisible();
    const asked = paymentReference(code, 0);
    await expect(phone.getByText(asked.slice(0, 4)).first()).toBeVisible();
    await expectGood(phone);
    const [picture] = await Promise.all([
      phone.waitForEvent("download"),
      phone.getByRole("button", { name: "Save the picture" }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe(`${asked}.png`);
  });

  await test.step("The bank's file has the payment, one press enters it, and its receipt arrives", async () => {
    await readStatement(page, "first.csv", [
      `${bankDay(today)},${paymentReference(code, 0)},"100,000.25"`,
      `${bankDay(today)},INTEREST,7.00`,
    ]);
    await page.getByRole("button", { name: "Use these columns" }).click();
    await page.getByRole("button", { name: "Enter the one sure line, THB 100,000.25" }).click();
    await expect(page.getByText("Entered: 1.", { exact: true })).toBeVisible();
    const receipts = (await lettersAfterCron(id)).filter((one) => one.startsWith("Receipt "));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]).toContain("100,000.25");
    await mine();
    await phone.getByRole("link", { name: /^Receipt \d{4}-\d{6}$/ }).click();
    await expect(phone.getByText("100,000.25 THB").first()).toBeVisible();
    await expect(phone.getByText("900,000.30 THB").first()).toBeVisible();
    await expectGood(phone);
  });

  await test.step("The first instalment is written about five times, each time once", async () => {
    for (const [daysAgo, subject] of [
      [-3, "A payment is due soon"],
      [0, "A payment is due today"],
      [3, "A payment is overdue"],
      [10, "A payment is still overdue"],
      [30, "A payment has been overdue for a month"],
    ] as const) {
      await pass(id, 1, daysAgo);
      const letters = await lettersAfterCron(id);
      const ofFirst = letters.filter((one) => one.startsWith(subject) && one.includes("Instalment 1"));
      expect(ofFirst, subject).toHaveLength(1);
      expect(ofFirst[0]).toContain("37,500.01");
    }
  });

  const late = page.getByRole("listitem").filter({ hasText: "Ann Example" });
  await test.step("Three are missed: Today, the ledger, the contract and the phone say so", async () => {
    await pass(id, 3, 5);
    const letters = (await lettersAfterCron(id)).filter((one) => one.includes("Instalment 3"));
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain("112,500.03");
    await openLive(page, "/admin");
    await expect(late.first()).toContainText(/112,500\.03 · \d+ days late/);
    await expect(late.first()).toContainText("3 instalments missed in a row");
    await expectGood(page);
    await openLive(page, "/admin/money?state=late");
    const line = page.getByRole("row").filter({ hasText: "Ann Example" });
    await expect(line).toContainText("100,000.25");
    await expect(line).toContainText("112,500.03");
    await expectGood(page);
    await line.getByRole("link").click();
    await expect(contract).toContainText("3 instalments in a row are missed.");
    await expect(contract).toContainText("section 574");
    await mine();
    await expect(phone.getByText("THB 112,500.03 is overdue.")).toBeVisible();
    await expect(
      phone.getByText(
        "Of the THB 100,000.25 you have paid, THB 60,000.15 is kept and THB 40,000.10 is returned to you.",
      ),
    ).toBeVisible();
    await expect(contract).toContainText(/THB.60,000.15/);
    await expectGood(phone);
  });

  await test.step("What is late is paid at once, and the letters fall silent", async () => {
    await contract.getByText("Enter payment").first().click();
    await contract.getByLabel("Amount", { exact: true }).fill("112500.03");
    await contract.getByLabel("Paid on").fill(today);
    await contract.getByLabel("Put the rest of 75,000.02 THB to the next instalments").check();
    await contract.getByRole("button", { name: "Enter payment" }).click();
    await expect(
      contract.getByRole("listitem").filter({ hasText: /^37,500\.01.*Instalment 3/ }),
    ).toBeVisible();
    const before = (await lettersAfterCron(id)).filter((one) => one.startsWith("A payment is"));
    await pass(id, 3, 10);
    const after = (await lettersAfterCron(id)).filter((one) => one.startsWith("A payment is"));
    expect(after).toEqual(before);
    await openLive(page, "/admin");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(late.filter({ hasText: "late" })).toHaveCount(0);
  });

  await test.step("A file of the bank pays up to the twelfth, each with a receipt and none left out", async () => {
    await pass(id, 12, 1);
    const lines = await scene.database.query<{ number: number; due_on: string }>(
      `select number, due_on::text from contract_instalments join contracts on contracts.id = contract_id
       where lead_id = $1 and number between 4 and 12 order by number`,
      [id],
    );
    await readStatement(
      page,
      "all.csv",
      lines.map(({ number, due_on }) => `${bankDay(due_on)},${paymentReference(code, number)},"37,500.01"`),
    );
    await page.getByRole("button", { name: "Enter all 9 sure lines, THB 337,500.09" }).click();
    await expect(page.getByText("Entered: 9.")).toBeVisible();
    const numbers = (await receiptsOf(id)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 13 }, (_, index) => (numbers[0] ?? 0) + index));
    await openLive(page, "/admin/money");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    const rows = (await readFile(await file.path(), "utf8"))
      .split("\r\n")
      .filter((row) => row.includes(reference));
    expect(rows.filter((row) => row.includes(",37500.01,"))).toHaveLength(12);
    expect(rows.filter((row) => row.includes(",100000.25,"))).toHaveLength(1);
    await mine();
    await expect(phone.getByText("You can move on to your next home now.")).toBeVisible();
    await expect(
      phone.getByText("THB 550,000.37 moves along to your next home, as a part of its down payment."),
    ).toBeVisible();
  });

  await test.step("One action ends it and begins the next, and the buyer reads both", async () => {
    await openLive(page, enquiryPath(id));
    await contract.getByText("Upgrade to another home").click();
    await chooseHome(contract, "condo");
    await expect(contract.getByLabel("Down payment in THB")).toHaveValue("550000.37");
    await fillTerms(contract, { ...nextTerms, startsOn: today });
    const look = contract.getByRole("button", { name: "Look at the sums" }).first();
    await look.click();
    await expect(contract.getByRole("alert")).toContainText("at least the 550,000.37");
    await contract.getByLabel("Down payment in THB").fill("700000");
    await look.click();
    await contract.getByLabel("Reason").first().fill("Two bedrooms");
    await expectGood(page);
    await contract.getByRole("button", { name: "End this contract and begin the next" }).click();
    await expect(contract).toContainText(/This contract follows an upgrade. THB.550,000.37 moved along./);
    await contract.getByText("Earlier contracts").click();
    await expect(contract).toContainText("Upgraded to another home");
    await expectGood(page);
    await mine();
    await expect(phone.getByText("THB 550,000.37 moved along from your contract before.")).toBeVisible();
    await phone.getByText("Earlier contract", { exact: true }).click();
    await expect(phone.getByText("Moved along: THB 550,000.37")).toBeVisible();
    await expectGood(phone);
  });
  await phone.close();
  expectQuiet();
  expectQuietPhone();
});
