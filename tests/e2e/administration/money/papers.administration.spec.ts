/** A contract's paper from the parties to the signed scan: made by the office, read, printed and answered by the buyer. */
import { readFile } from "node:fs/promises";
import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { planContract } from "../../../../domain/leads/desk/contract-schedule.ts";
import { applicationPath, enquiryPath } from "../../../../domain/leads/enquiry-path.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";
import { type EnquiriesScene, enquiriesPort, openEnquiriesScene } from "../enquiries-scene.ts";
import { freeHome } from "./sign-contract.ts";

test.use({ baseURL: `http://localhost:${enquiriesPort}` });

let scene: EnquiriesScene;
test.beforeAll(async () => {
  scene = await openEnquiriesScene();
});
test.afterAll(() => scene.product.close());

const terms = {
  price: 2_000_000,
  downPayment: 200_000,
  months: 24,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2026-11-01",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 60,
};

/** A contract of the sample visitor, as the office has entered it. */
async function agree(person: string) {
  const { id, reference } = await scene.apply(person);
  const [listing] = await scene.database.query<{ id: string }>(freeHome);
  const instalments = planContract(terms)
    .instalments.slice(1)
    .map(({ amount }) => amount);
  const contract = { ...terms, instalments, listingId: listing?.id };
  await scene.database.query(
    "update leads set user_id = (select id from auth.users where email = 'visitor@example.com') where id = $1",
    [id],
  );
  const session = await signIn("admin@example.com");
  const { listingId, instalments: amounts, ...ofTerms } = contract;
  const answer = await scene.product.fetch(`/api/admin/leads/${id}/contract`, {
    method: "POST",
    headers: { authorization: `Bearer ${session}`, "content-type": "application/json" },
    body: JSON.stringify({ listingId, instalments: amounts, terms: ofTerms }),
  });
  expect(answer.status).toBe(201);
  return { id, reference };
}

async function signIn(email: string): Promise<string> {
  const answer = await scene.product.fetch("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "local-only-password" }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const filesOf = (page: Page) => page.getByRole("region", { name: "Files", exact: true });
const paperOf = (page: Page) => page.getByRole("region", { name: "The contract as a paper" });

async function download(page: Page, press: () => Promise<void>, named = /./): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await press();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(named);
  return readFile(await file.path());
}

for (const [name, size] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 360, height: 780 },
})) {
  test(`On a ${name}, a paper is made, read by the buyer, and its signed scan comes back`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const expectQuiet = watchConsole(page);
    await page.setViewportSize(size);
    const { id, reference } = await agree(`Erika of the ${name}`);

    await signInAsAdmin(page);
    await openLive(page, enquiryPath(id));
    await page.getByText("Make the paper").first().click();
    await page.getByRole("group", { name: "Buyer" }).getByLabel("Full name").fill("王小明");
    const passport = page.getByLabel("Passport number (optional)");
    await passport.fill("E12345678");
    await page.getByRole("link", { name: "Today" }).first().click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByText("Stay here").click();
    await expect(passport).toHaveValue("E12345678");
    await page.getByRole("group", { name: "Buyer" }).getByLabel("Address").fill("上海市南京东路 100 号");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Make the paper" }).click();
    await expect(page.getByText("Version 1 is made. Both sides can read it.")).toBeVisible();
    await expect(paperOf(page)).toContainText("A sample: its clauses are not approved yet.");
    await shoot(page, `administration-${name}`);

    await signInAsAdmin(page, "visitor@example.com");
    await openLive(page, applicationPath(reference));
    await paperOf(page).getByText("Read the paper").click();
    await expect(paperOf(page)).toContainText("王小明");
    await expect(paperOf(page)).toContainText("75,000.00 THB");
    await paperOf(page).getByLabel("Read in").selectOption({ label: "ไทย" });
    await expect(paperOf(page)).toContainText("สัญญาเช่าซื้อที่อยู่อาศัย");
    const pdf = await download(
      page,
      () => paperOf(page).getByRole("button", { name: "Download to sign (Thai and English)" }).click(),
      new RegExp(`^contract-${reference}-v1-th-en\\.pdf$`),
    );
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const files = filesOf(page);
    await expect(files).toContainText("Still missing: Signed contract, Passport");
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c97" } })
      .jpeg()
      .toBuffer();
    await files.getByLabel("Choose files").setInputFiles([
      { name: "signed.pdf", mimeType: "application/pdf", buffer: pdf },
      { name: "page 2.jpg", mimeType: "image/jpeg", buffer: picture },
      { name: "page.html", mimeType: "application/pdf", buffer: Buffer.from("<script>alert(1)</script>") },
      { name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) },
    ]);
    await expect(files.getByText("This is neither a PDF nor a picture that can be read.")).toBeVisible();
    await expect(files.getByText("This file is empty. Choose it again.")).toBeVisible();
    await expect(files.getByText("2 of 4 sent")).toBeVisible();
    await expect(files.getByText("from you")).toHaveCount(2);
    await expect(files).toContainText("Still missing: Passport");
    const opened = await download(page, () =>
      files.getByRole("button", { name: "Open: signed.pdf" }).click(),
    );
    expect(opened.equals(pdf)).toBe(true);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await shoot(page, `account-${name}`);
    await files.getByRole("button", { name: "Remove: page 2.jpg" }).click();
    await files.getByRole("button", { name: "Really remove" }).click();
    await expect(files.getByText("page 2.jpg")).toBeHidden();

    await signInAsAdmin(page);
    await openLive(page, enquiryPath(id));
    await expect(
      page.getByText("The signed contract is among the files, so no new version is made."),
    ).toBeVisible();
    await expect(filesOf(page)).toContainText("from the buyer");
    const scan = await download(page, () =>
      filesOf(page).getByRole("button", { name: "Open: signed.pdf" }).click(),
    );
    expect(scan.equals(pdf)).toBe(true);
    const openings = await scene.database.query<{ side: string }>(
      `select file_openings.side from file_openings join private_files on private_files.id = file_id
       join contracts on contracts.id = contract_id where contracts.lead_id = $1 order by at`,
      [id],
    );
    expect(openings).toEqual([{ side: "buyer" }, { side: "office" }]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expectQuiet();
  });

  test(`On a ${name}, a file whose line is cut is sent again by a press`, async ({ page }) => {
    await page.setViewportSize(size);
    const { reference } = await agree(`Cut line of the ${name}`);
    await signInAsAdmin(page, "visitor@example.com");
    await openLive(page, applicationPath(reference));
    const files = filesOf(page);
    await expect(files).toContainText("Still missing");
    await page.clock.install();
    await page.route("**/files/**", (route) =>
      route.request().method() === "PUT" ? route.abort() : route.continue(),
    );
    const buffer = Buffer.from("%PDF-1.7\n% a page\nstartxref\n9\n%%EOF\n");
    await files
      .getByLabel("Choose files")
      .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer });
    for (const _ of [1, 2, 3, 4]) {
      await expect(files.getByText("Trying again")).toBeVisible();
      await page.clock.runFor(8_500);
    }
    await expect(files.getByText("The line was cut.")).toBeVisible();
    await page.unroute("**/files/**");
    await files.getByRole("button", { name: "Send what failed again" }).click();
    await expect(files.getByText("1 of 1 sent")).toBeVisible();
    await expect(files.getByText("from you")).toBeVisible();
  });
}

/** Only where somebody looks at them. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
