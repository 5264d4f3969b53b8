/** What can happen to a contract, each once through the office's screens; and what an editor and an agent see of it. */
import { type Locator, type Page, expect, test } from "@playwright/test";
import { applicationPath } from "../../../../domain/leads/enquiry-path.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";
import { type EnquiriesScene, moneyPort, openEnquiriesScene } from "../enquiries-scene.ts";
import { giveContractToVisitor, signContract } from "./sign-contract.ts";

test.use({ baseURL: `http://localhost:${moneyPort}` });

let scene: EnquiriesScene;
test.beforeAll(async () => {
  scene = await openEnquiriesScene(moneyPort);
});
test.afterAll(() => scene.product.close());

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function openContract(page: Page, lead: string): Promise<Locator> {
  await openLive(page, `/admin/enquiries?lead=${lead}`);
  return panel(page, "Contract");
}

const happened = (contract: Locator, kind: string) =>
  contract.getByRole("listitem").filter({ hasText: kind }).filter({ hasText: "As agreed" });

/** Types an entry, looks at its sums and enters it. */
async function enter(contract: Locator, kind: string, typed: Record<string, string> = {}): Promise<void> {
  const form = contract.locator("details").filter({ hasText: "Enter an ending or a change" });
  if ((await form.getAttribute("open")) === null) await form.locator("summary").first().click();
  await form.getByLabel("What happened").selectOption({ label: kind });
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  await form.getByLabel("Reason").fill("As agreed");
  await form.getByRole("button", { name: "Look at the sums" }).click();
  await form.getByRole("button", { name: "Enter for good" }).click();
  await expect(happened(contract, kind).last()).toBeVisible();
}

test("Before anything is paid, a second buyer joins and the schedule changes", async ({ page }) => {
  test.setTimeout(240_000);
  const expectQuiet = watchConsole(page);
  const { id } = await signContract(scene, "Early Emma", { monthsAgo: 0, paid: -1 });
  await signInAsAdmin(page);
  const contract = await openContract(page, id);
  await enter(contract, "A second buyer joined", { "Name as in the passport": "Vera Visitor" });
  await enter(contract, "The schedule was changed", {
    "Number of new instalments": "40",
    "The first is due on": "2027-03-31",
  });
  await expect(happened(contract, "The schedule was changed")).toContainText("Replaced instalments");
  await expect(happened(contract, "A second buyer joined")).toContainText("Vera Visitor");
  await expectAccessible(page);
  expectQuiet();
});

test("A fee is waived, the schedule changes, others take over, the rest is paid early and the home transferred", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const expectQuiet = watchConsole(page);
  const { id } = await signContract(scene, "Changing Charles", { monthsAgo: 4, paid: 3 });
  await signInAsAdmin(page);
  const contract = await openContract(page, id);
  await enter(contract, "A late fee", { "Amount in THB": "500", "Due on": "2027-01-15" });
  await enter(contract, "A late fee is waived");
  await enter(contract, "The schedule was changed", {
    "Number of new instalments": "30",
    "The first is due on": "2027-01-31",
  });
  await enter(contract, "Another person took over", {
    "Name as in the passport": "Olga Petrova",
    "E-mail (optional)": "olga@example.com",
  });
  await enter(contract, "The buyer died; an heir follows", { "Name as in the passport": "Ivan Petrov" });
  await enter(contract, "The rest was paid early");
  // 2,000,000 less 200,000 down and three instalments of 30,000.
  await expect(happened(contract, "The rest was paid early")).toContainText("1,710,000.00");
  await enter(contract, "Ownership was transferred");
  await expect(contract.getByText(/^This contract ended on .* Ownership was transferred\.$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [sums] = await scene.database.query<{ paid: string; owed: string }>(
    `select sum(paid)::text as paid, sum(amount - paid)::text as owed
     from contract_instalments join contracts on contracts.id = contract_id where lead_id = $1`,
    [id],
  );
  expect(sums).toEqual({ paid: "2000000.00", owed: "0.00" });
  expectQuiet();
});

test("On a phone, missed payments end a contract, and what is to be returned is paid back in two parts", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const expectQuiet = watchConsole(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const { id } = await signContract(scene, "Missing Mike", { monthsAgo: 6, paid: 3 });
  await signInAsAdmin(page);
  const contract = await openContract(page, id);
  // At most 60 % of 290,000 may be kept. Less is kept here.
  await enter(contract, "Ended because payments were missed", { "Kept, in THB": "150000" });
  await expect(happened(contract, "Ended because payments were missed")).toContainText("140,000.00");
  await enter(contract, "Money was paid back", { "Amount in THB": "100000" });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await enter(contract, "Money was paid back", { "Amount in THB": "40000" });
  await expect(happened(contract, "Money was paid back")).toHaveCount(2);
  await expect(contract.getByText("Enter an ending or a change")).toHaveCount(0);
  expectQuiet();
});

test("After a handover the ledger and Today name who buys now, and the account says when it went", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const expectQuiet = watchConsole(page);
  const { id, reference } = await signContract(scene, "Former Fiona", { monthsAgo: 5, paid: 3 });
  await giveContractToVisitor(scene, id);
  await signInAsAdmin(page);
  const contract = await openContract(page, id);
  await enter(contract, "Another person took over", { "Name as in the passport": "Nadia Next" });
  await openLive(page, "/admin/money?state=late");
  await expect(page.getByRole("link", { name: "Nadia Next" })).toBeVisible();
  await openLive(page, "/admin");
  const overdue = page.getByRole("list").filter({ hasText: "days late" });
  await expect(overdue.getByRole("link", { name: "Nadia Next" })).toBeVisible();
  const phone = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await signInAsAdmin(phone, "visitor@example.com");
  await openLive(phone, applicationPath(reference));
  const part = panel(phone, "Your earlier contract");
  await expect(part).toContainText("290,000 was paid until then");
  await expect(phone.getByText("Nadia Next")).toHaveCount(0);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.close();
  expectQuiet();
});

test("An agent and an editor read a contract, its paper and its files, and are offered nothing that they may not do", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const expectQuiet = watchConsole(page);
  const { id } = await signContract(scene, "Watched Wanda", { monthsAgo: 4, paid: 3 });
  await scene.database.query(
    "update leads set assignee = (select id from auth.users where email = 'agent@example.com') where id = $1",
    [id],
  );
  const buffer = Buffer.from("%PDF-1.7\n% a page\nstartxref\n9\n%%EOF\n");
  for (const who of ["agent", "editor"] as const) {
    await signInAsAdmin(page, `${who}@example.com`);
    const contract = await openContract(page, id);
    await expect(contract.getByText("Only an owner enters payments and changes.")).toBeVisible();
    await expect(contract.getByText("30,000").first()).toBeVisible();
    const files = panel(page, "Files");
    await expect(files).toContainText(`Still missing: ${who === "agent" ? "Signed contract" : "Passport"}`);
    if (who === "agent") {
      await files
        .getByLabel("Choose files")
        .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer });
      await expect(files.getByRole("button", { name: "Remove: a.pdf" })).toBeVisible();
    } else {
      await expect(files.getByRole("button", { name: "Open: a.pdf" })).toBeVisible();
      await expect(files.getByRole("button", { name: "Remove: a.pdf" })).toHaveCount(0);
    }
    for (const offer of [
      "Make the paper",
      "Enter payment",
      "Enter an ending or a change",
      "Upgrade to another home",
      "Add document",
      "Correct",
      "Cancel this contract",
    ])
      await expect(contract.getByText(offer, { exact: true }), `${who}: ${offer}`).toHaveCount(0);
    await expect(panel(page, "Letters")).toBeVisible();
    await expect(page.getByRole("button", { name: "Stop the letters about the contract" })).toHaveCount(0);
    await expectAccessible(page);
  }
  expectQuiet();
});

test("The office stops the letters about a contract's instalments and lets them go out again", async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  const { id } = await signContract(scene, "Silent Sue", { monthsAgo: 4, paid: 2 });
  const stopped = () =>
    scene.database.query(
      "select from stopped_letters join contracts on contracts.id = contract_id where lead_id = $1",
      [id],
    );
  await signInAsAdmin(page);
  await openContract(page, id);
  const letters = panel(page, "Letters");
  await expect(letters).toContainText("Letters about instalments, endings and refunds go out by themselves.");
  await letters.getByRole("button", { name: "Stop the letters about the contract" }).click();
  await expect(letters).toContainText("Letters about instalments, endings and refunds are stopped.");
  expect(await stopped()).toHaveLength(1);
  await expectAccessible(page);
  await letters.getByRole("button", { name: "Let the letters go out again" }).click();
  await expect(letters).toContainText("Letters about instalments, endings and refunds go out by themselves.");
  expect(await stopped()).toHaveLength(0);
  expectQuiet();
});
