/** From a link to a commission and back: the visitor, the office and the referrer. */
import { type Page, expect, test } from "@playwright/test";
import { consentVersion } from "../../../../domain/leads/consent.ts";
import { pattayaDay } from "../../../../domain/places/pattaya-time.ts";
import { fillPerson } from "../../fill-person.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";
import { type EnquiriesScene, openEnquiriesScene, referralsPort } from "../enquiries-scene.ts";

test.use({ baseURL: `http://localhost:${referralsPort}` });

const phone = { width: 360, height: 780 };
const desk = { width: 1440, height: 900 };
let scene: EnquiriesScene;
test.beforeAll(async () => {
  scene = await openEnquiriesScene(referralsPort);
});
test.afterAll(() => scene.product.close());

const today = () => pattayaDay(new Date());

async function addReferrer(page: Page, name: string, code: string, email: string) {
  await openLive(page, "/admin/referrals");
  await page.getByText("Add a referrer").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Code of the link" }).fill("-");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("textbox", { name: "Code of the link" })).toBeFocused();
  await expect(page.getByText("This is not right.")).toBeVisible();
  await page.getByRole("textbox", { name: "Code of the link" }).fill(code);
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
  // The form is empty again, and what came of it stays.
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Code of the link" })).toBeHidden();
}

/** The contract of an enquiry with its down payment, entered as the office does. */
async function sign(page: Page, lead: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const [{ id } = { id: "" }] = await scene.database.query<{ id: string }>(
    `with agreed as (
       insert into contracts (lead_id, price, contract_price, premium_percent, down_payment, months, interest_percent, starts_on,
         upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
       values ($1, 110000, 110000, 0, 10000, 10, 0, $2, 5, 100, true, 60) returning id, starts_on)
     insert into contract_instalments (contract_id, number, due_on, amount)
     select id, n, (starts_on + n * interval '1 month')::date, 10000 from agreed, generate_series(0, 10) as n
     returning contract_id as id`,
    [lead, today()],
  );
  await scene.database.query("update leads set has_contract = true where id = $1", [lead]);
  const part = { number: 0, amount: 10_000 };
  const arrival = { parts: [part], paidOn: today(), method: "transfer", note: "" };
  const paid = await page.request.post(`/api/admin/leads/contracts/${id}/payments`, {
    headers,
    data: { ...arrival, idempotencyKey: crypto.randomUUID() },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
}

async function tokenOf(page: Page): Promise<string> {
  const data = { email: "admin@example.com", password: "local-only-password" };
  const answer = await page.request.post("/auth/v1/token?grant_type=password", { data });
  const { access_token }: { access_token: string } = await answer.json();
  return access_token;
}

for (const [name, size] of Object.entries({ desk, phone })) {
  test(`On a ${name}, a link brings an enquiry, a commission, its payment and, when the contract ends, its reversal`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const expectQuiet = watchConsole(page);
    await page.setViewportSize(size);
    const code = `anna-${name}`;
    await signInAsAdmin(page);
    await addReferrer(page, `Anna of the ${name}`, code, `anna-${name}@partner.example`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const visitor = await browser.newPage({ viewport: size });
    await openLive(visitor, `/listings?ref=${code}`);
    await openLive(visitor, "/contact");
    const form = visitor.locator('form[action="/api/leads/contact"]').first();
    await fillPerson(visitor, form);
    await form.getByLabel("E-mail", { exact: true }).fill(`buyer-${name}@example.com`);
    await form.getByLabel("Message").fill("Is it quiet?");
    await form.getByRole("button", { name: /send/i }).click();
    await expect(visitor).toHaveURL(/thank-you/);
    const [{ id } = { id: "" }] = await scene.database.query<{ id: string }>(
      "select lead_id as id from referred_leads join leads on leads.id = lead_id where email = $1",
      [`buyer-${name}@example.com`],
    );
    await sign(page, id);

    await openLive(page, "/admin/referrals");
    const card = page.getByRole("listitem").filter({ hasText: `Anna of the ${name}` });
    await expect(card.first()).toContainText("20,000 to pay");
    await card.first().getByText("Enter as paid or refused").click();
    await card.first().getByLabel("Note", { exact: true }).fill("By transfer");
    await card.first().getByRole("button", { name: "Enter", exact: true }).click();
    await expect(card.first()).toContainText("Settled · By transfer");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/referrals-room-${name}.png`, fullPage: true });

    const address = await card.first().getByRole("link", { name: "Look at it" }).getAttribute("href");
    const { pathname, search } = new URL(address ?? "");
    await openLive(visitor, pathname + search);
    await expect(visitor.getByRole("heading", { name: "Your referrals" })).toBeVisible();
    await expect(visitor.getByText("Paid or settled")).toBeVisible();
    await visitor.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await visitor.getByRole("button", { name: "Copy the link" }).click();
    await expect(visitor.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await visitor.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`/?ref=${code}`, visitor.url()).href);
    await expect(visitor.getByText(`buyer-${name}`)).toHaveCount(0);
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    await visitor.screenshot({ path: `test-results/referrals-page-${name}.png`, fullPage: true });

    const [{ contract } = { contract: "" }] = await scene.database.query<{ contract: string }>(
      "select id as contract from contracts where lead_id = $1",
      [id],
    );
    const ended = await page.request.post(`/api/admin/leads/contracts/${contract}/entries`, {
      headers: { authorization: `Bearer ${await tokenOf(page)}` },
      data: {
        kind: "terminated",
        happenedOn: today(),
        reason: "Withdrew",
        paid: 10_000,
        kept: 0,
        idempotencyKey: crypto.randomUUID(),
      },
    });
    expect(ended.ok(), await ended.text()).toBe(true);
    await openLive(page, "/admin/referrals");
    await expect(card.first()).toContainText("20,000 to be returned");
    await openLive(visitor, pathname + search);
    await expect(visitor.getByText("Taken back, because a contract ended early")).toBeVisible();
    await visitor.close();
    expectQuiet();
  });
}

test("The last who asked to join is accepted and it says so; a mistyped reference, a doubt and the log say what they mean", async ({
  page,
}) => {
  const joined = await scene.product.fetch("/api/leads/affiliate", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Joy Joins", email: "joy@partner.example", consent: consentVersion }),
  });
  expect(joined.ok, await joined.text()).toBe(true);
  await signInAsAdmin(page);
  await openLive(page, "/admin/referrals");
  await page.getByRole("button", { name: "Make a referrer" }).click();
  const asked = page.getByRole("region", { name: /Ask to join/ });
  await asked.getByRole("textbox", { name: "Code of the link" }).fill("joy");
  await asked.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await expect(asked).toHaveCount(0);

  const card = page.getByRole("listitem").filter({ hasText: "Joy Joins" });
  const credit = async (reference: string) => {
    await card.getByRole("textbox", { name: "Reference of the enquiry" }).fill(reference);
    await card.getByRole("button", { name: "Credit", exact: true }).click();
  };
  await card.getByText("Credit an enquiry by hand").click();
  await credit("ZZZZ-9999");
  await expect(card.getByRole("alert")).toContainText("There is no enquiry of this reference.");
  const buyer = await scene.apply("Doris Doubt", "joy@partner.example");
  await credit(buyer.reference);
  await expect(card).toContainText("1 enquiry");
  await sign(page, buyer.id);
  await openLive(page, "/admin/referrals");
  await card.getByText("Enter as paid or refused").click();
  const looked = card.getByLabel("I have looked at this and it counts");
  await card.getByRole("button", { name: "Enter", exact: true }).click();
  await expect(looked).toBeFocused();
  await card.getByLabel("What happened").selectOption("Does not count: nothing is paid");
  await expect(looked).toHaveCount(0);
  await card.getByLabel("What happened").selectOption("Paid");
  await looked.check();
  await card.getByRole("button", { name: "Enter", exact: true }).click();
  await expect(card.getByText("Settled", { exact: true }).first()).toBeVisible();

  await openLive(page, "/admin/people/audit-log?subject=payments");
  const entry = page.getByRole("listitem").filter({ hasText: "Doris Doubt" });
  await expect(entry).toContainText("THB 10,000");
  await expectAccessible(page);
  await entry.getByRole("link", { name: `${buyer.reference} · Doris Doubt` }).click();
  await expect(page).toHaveURL(new RegExp(`lead=${buyer.id}`));
});
