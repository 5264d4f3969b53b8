/** Reading a bank's file: its columns, its encodings, its length, and what it says that was entered already. */
import { expect, test } from "@playwright/test";
import { planContract } from "../../../../domain/leads/desk/contract-schedule.ts";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { paymentReference } from "../../../../domain/paying/payment-reference.ts";
import { signIn, startProduct } from "../../../start-product.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

/** Different from the ports of the other products of the journeys. */
const port = Number(process.env["E2E_PORT"] ?? 8797) + 14;
test.use({ baseURL: `http://localhost:${port}` });

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
const reference = "PAYS-ABCD";
const terms = {
  price: 1_200_000,
  downPayment: 0,
  months: 12,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2026-09-05",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 100,
};

let product: Awaited<ReturnType<typeof startProduct>>;
let paymentCode = "";
test.beforeAll(async () => {
  product = await startProduct({ port, leniency: 20 });
  const { database } = product.backend;
  const [lead] = await database.query<{ id: string }>(
    `insert into leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, user_id)
     select $1, 'application', 'Erika Mustermann', email, 'email', '2026-11', 'fingerprint-of-this-journey', 'sender-of-this-journey-alone', id
     from auth.users where email = 'visitor@example.com' returning id`,
    [reference],
  );
  const [home] = await database.query<{ id: string }>("select id from listings limit 1");
  const [, ...instalments] = planContract(terms).instalments.map(({ amount }) => amount);
  const agreed = await product.fetch(`/api/admin/leads/${lead?.id}/contract`, {
    method: "POST",
    headers: await headersOf("admin@example.com"),
    body: JSON.stringify({ listingId: home?.id, terms, instalments }),
  });
  expect(agreed.status).toBe(201);
  const mine = await product.fetch(`/api/me/applications/${reference}`, {
    headers: await headersOf("visitor@example.com"),
  });
  const application = (await mine.json()) as MyApplication;
  paymentCode = application.contract?.paymentCode ?? "";
});
test.afterAll(() => product.close());

async function headersOf(email: string): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await signIn(product, email)}`, "content-type": "application/json" };
}

test("A bank's file is read, proposed, entered with one press each, and seen again", async ({ page }) => {
  test.setTimeout(240_000);
  const expectQuiet = watchConsole(page);
  await page.setViewportSize(desk);
  await signInAsAdmin(page);
  await openLive(page, "/admin/statement");
  const choose = (name: string, content: string | Buffer) =>
    page.getByLabel("Choose the bank's CSV file").setInputFiles({
      name,
      mimeType: "text/csv",
      buffer: typeof content === "string" ? Buffer.from(content) : content,
    });
  await choose("empty.csv", "");
  await expect(page.getByText("This file is empty.")).toBeVisible();
  await choose("picture.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2]));
  await expect(page.getByText("This is no text file.")).toBeVisible();

  const statement = [
    "ชื่อบัญชี;บ้านตะวัน",
    "วันที่;รายการ;ถอนเงิน;ฝากเงิน;คงเหลือ;รายละเอียด",
    `05/10/2569;โอน;;100,000.00;1;${paymentReference(paymentCode, 1)}`,
    "06/10/2569;ค่าธรรมเนียม;25.00;;1;",
    "05/11/2569;โอน;;150,000.00;1;ERIKA MUSTERM",
    "05/11/2569;โอน;;7.00;1;ดอกเบี้ย",
  ].join("\r\n");
  // TIS-620, as Thai banks write it.
  const bytes = Buffer.from(
    Array.from(statement, (sign) => {
      const point = sign.charCodeAt(0);
      return point > 0x0e00 ? point - 0x0e00 + 0xa0 : point;
    }),
  );
  await choose("november.csv", bytes);
  await expect(page.getByText("File: november.csv")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What the columns mean" })).toBeVisible();
  await expect(page.getByRole("region", { name: "How the first lines are read" })).toContainText(
    "5 October 2026",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use these columns" }).click();
  await expect(page.getByText("Payments in november.csv: 3, THB 250,007.00 in all.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enter the one sure line, THB 100,000.00" }).click();
  await expect(page.getByText("Entered: 1.", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Entered .* by admin@example.com$/)).toBeVisible();

  const second = page.getByRole("listitem").filter({ hasText: "ERIKA MUSTERM" }).first();
  await expect(second).toContainText("Instalment 2: 100,000.00");
  await expect(second).toContainText("Instalment 3: 50,000.00");
  await second.getByRole("button", { name: /^Enter 150,000\.00/ }).click();
  await expect(page.getByRole("button", { name: "Entered before 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Nothing fits 1" })).toBeVisible();

  // Read again, the layout is known and the lines are too.
  await page.setViewportSize(phone);
  await choose("november-again.csv", bytes);
  await expect(page.getByText("Payments in november-again.csv: 3")).toBeVisible();
  await expect(page.getByRole("button", { name: "Entered before 2" })).toBeVisible();
  await expect(page.getByText("No line is sure.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [sums] = await product.backend.database.query<{ sum: string }>(
    "select sum(amount)::text as sum from payments",
  );
  expect(sums).toEqual({ sum: "250000.00" });
  expectQuiet();
});

test("Ten thousand lines are read while the page goes on answering", async ({ page }) => {
  test.setTimeout(240_000);
  await signInAsAdmin(page);
  await openLive(page, "/admin/statement");
  const lines = Array.from({ length: 10_000 }, (_, n) => `${(n % 28) + 1}/10/2026,Somebody ${n},${n}.25`);
  await page.evaluate(() => {
    const watched = window as unknown as { longest: number };
    watched.longest = 0;
    let last = performance.now();
    const tick = () => {
      watched.longest = Math.max(watched.longest, performance.now() - last);
      last = performance.now();
      setTimeout(tick, 10);
    };
    tick();
  });
  await page.getByLabel("Choose the bank's CSV file").setInputFiles({
    name: "long.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Date,Details,Amount", ...lines].join("\n")),
  });
  await page.getByRole("button", { name: "Use these columns" }).click();
  await expect(
    page.getByRole("button", { name: "All 9999" }).or(page.getByRole("button", { name: "All 10000" })),
  ).toBeVisible({
    timeout: 60_000,
  });
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  expect(longest).toBeLessThan(2_000);
});

test("A transfer that somebody typed in is asked about at the line of the statement", async ({ page }) => {
  test.setTimeout(240_000);
  const [contract] = await product.backend.database.query<{ id: string }>(
    "select id from contracts where payment_code = $1",
    [paymentCode],
  );
  const typed = { number: 6, amount: 100_000, paidOn: "2026-11-07", method: "transfer", note: "" };
  const paid = await product.fetch(`/api/admin/leads/contracts/${contract?.id}/payments`, {
    method: "POST",
    headers: await headersOf("admin@example.com"),
    body: JSON.stringify({ ...typed, idempotencyKey: crypto.randomUUID() }),
  });
  expect(paid.status).toBe(201);
  const expectQuiet = watchConsole(page);
  await page.setViewportSize(phone);
  await signInAsAdmin(page);
  await openLive(page, "/admin/statement");
  const content = `Date,Reference,Amount\n07/11/2026,${paymentReference(paymentCode, 7)},"100,000.00"`;
  await page
    .getByLabel("Choose the bank's CSV file")
    .setInputFiles({ name: "typed.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "Use these columns" }).click();
  const line = page
    .getByRole("listitem")
    .filter({ hasText: "was entered by hand already: Erika Mustermann" });
  await expect(page.getByText("No line is sure.")).toBeVisible();
  const enter = line.getByRole("button", { name: /^Enter 100,000\.00/ });
  await expect(enter).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await line.getByLabel("This line is another payment.").check();
  await enter.click();
  await expect(page.getByText("Entered: 1.", { exact: true })).toBeVisible();
  expectQuiet();
});

test("More than the whole contract owes is asked about at the line and in the form, and the rest goes back", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const [owed] = await product.backend.database.query<{ sum: number; lead: string }>(
    `select sum(amount - paid)::float8 as sum, max(lead_id::text) as lead from contract_instalments
     join contracts on contracts.id = contract_id where payment_code = $1`,
    [paymentCode],
  );
  const [sum, lead] = [owed?.sum ?? 0, owed?.lead ?? ""];
  const baht = (amount: number) => new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(amount);
  const expectQuiet = watchConsole(page);
  await page.setViewportSize(phone);
  await signInAsAdmin(page);
  // The form of the contract asks before it enters anything.
  await openLive(page, `/admin/enquiries?lead=${lead}`);
  await page.getByText("Enter payment").first().click();
  await page.getByLabel("Amount", { exact: true }).fill(String(sum + 5_000.5));
  await expect(
    page.getByText(`The whole contract owes ${baht(sum)} THB. The other 5,000.50 THB belong to the buyer.`),
  ).toBeVisible();
  const sendBack = `Enter ${baht(sum)} THB. We send 5,000.50 THB back to the buyer.`;
  await expect(page.getByLabel(sendBack)).toHaveAttribute("required");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel("Amount", { exact: true }).fill("");

  await openLive(page, "/admin/statement");
  const content = `Date,Remarks,Amount\n09/11/2026,${paymentReference(paymentCode, 12)},"${baht(sum + 5_000.5)}"`;
  await page
    .getByLabel("Choose the bank's CSV file")
    .setInputFiles({ name: "much.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "Use these columns" }).click();
  const line = page.getByRole("listitem").filter({ hasText: baht(sum + 5_000.5) });
  const enter = line.getByRole("button", { name: /^Enter / });
  await expect(enter).toBeDisabled();
  await line.getByLabel(sendBack).check();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await enter.click();
  await expect(page.getByText("Entered: 1.", { exact: true })).toBeVisible();
  await openLive(page, `/admin/enquiries?lead=${lead}`);
  await expect(
    page.getByText("5,000.50 THB more arrived than was owed and goes back to the buyer"),
  ).toBeVisible();
  expectQuiet();
});
