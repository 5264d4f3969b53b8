/** A condo offered from a phone over a line that is cut twice: its pictures, its draft, and the owner's own page. */
import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { enquiryPath } from "../../../domain/leads/enquiry-path.ts";
import { forms as formsTh } from "../../../web/i18n/th/forms.ts";
import { offers as offersTh } from "../../../web/i18n/th/offers.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";
import { type EnquiriesScene, enquiriesPort, openEnquiriesScene } from "./enquiries-scene.ts";

test.use({ baseURL: `http://localhost:${enquiriesPort}` });

let scene: EnquiriesScene;
test.beforeAll(async () => {
  scene = await openEnquiriesScene();
});
test.afterAll(() => scene.product.close());

const phone = { width: 360, height: 780 };
const pictureCount = 12;

function makePictures() {
  return Promise.all(
    Array.from({ length: pictureCount }, async (_, index) => ({
      name: `room-${index + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp({
        create: { width: 900, height: 600, channels: 3, background: { r: index * 20, g: 120, b: 90 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
}

const words = (text: string, values: Record<string, number | string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

/** The line is gone for a while with the fourth picture, and again with the ninth. */
async function cutLineTwice(page: Page): Promise<() => number> {
  let seen = 0;
  let cuts = 0;
  await page.route("**/api/offers/*/pictures/**", async (route) => {
    seen += 1;
    if (seen !== 4 && seen !== 9) return route.continue();
    cuts += 1;
    await page.context().setOffline(true);
    await route.abort("connectionreset");
    setTimeout(() => void page.context().setOffline(false), 1_500);
  });
  return () => cuts;
}

async function fillOffer(page: Page, name: string): Promise<void> {
  await page.getByLabel(formsTh.building, { exact: true }).fill("Talay Thong");
  await page.getByLabel(formsTh.wantedArea, { exact: true }).selectOption("jomtien");
  await page.getByLabel(formsTh.size, { exact: true }).fill("40");
  await page.getByLabel(formsTh.bedrooms, { exact: true }).selectOption("1");
  await page.getByLabel(offersTh.titleDeed, { exact: true }).check();
  await page.getByLabel(formsTh.wish, { exact: true }).fill("2,900,000");
  await page.getByLabel(formsTh.name, { exact: true }).fill(name);
  await page.getByLabel(formsTh.phone, { exact: true }).fill("081 234 5678");
}

test("A condo offered by phone with 12 pictures over a line cut twice becomes a draft, and its owner sees numbers", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(phone);
  await openLive(page, "/th/list-your-home");
  await fillOffer(page, "สมชาย ใจดี");
  const range = page.getByRole("region", { name: offersTh.range.sell });
  await expect(range).toContainText(words(offersTh.range.price, { low: "฿2,000,000", high: "฿2,300,000" }));
  await expect(range).toContainText(words(offersTh.range.area, { count: 5 }));
  await expect(range).toContainText(offersTh.range.samples);
  await expect(range).toContainText(offersTh.range.note);
  await range.getByText(offersTh.range.homes).click();
  // The sample homes of this size: those of the building before the one in another.
  await expect(range.getByRole("listitem")).toContainText(["41 m²", "37 m²", "44 m²", "35 m²", "33 m²"]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/offers-form-th.png", fullPage: true });
  await page.locator('[name="consent"]').check();
  await page.getByRole("button", { name: offersTh.send }).click();
  await expect(page).toHaveURL(/\/th\/list-your-home\/sent\?reference=/);

  const cuts = await cutLineTwice(page);
  await page.getByLabel(offersTh.sent.choose).setInputFiles(await makePictures());
  await expect(page.getByText(words(offersTh.sent.sentOf, { sent: 12, count: 12 }))).toBeVisible();
  await expect(page.getByText(words(offersTh.sent.arrived, { count: 12 }))).toBeVisible();
  expect(cuts()).toBe(2);
  const noPicture = {
    name: `${"a-very-long-name-of-a-letter-".repeat(3)}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from("Hello"),
  };
  await page.getByLabel(offersTh.sent.choose).setInputFiles(noPicture);
  await expect(page.getByText(offersTh.sent.reason.unreadable)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/offers-sent-th.png", fullPage: true });
  const reference = new URL(page.url()).searchParams.get("reference") ?? "";
  const files = await scene.database.query<{ lead: string; digest: string }>(
    "select lead_id as lead, digest from private_files join leads on leads.id = lead_id where reference = $1 and stored_at is not null",
    [reference],
  );
  expect([files.length, new Set(files.map(({ digest }) => digest)).size]).toEqual([12, 12]);

  await page.unroute("**/api/offers/*/pictures/**");
  await page.setViewportSize({ width: 1440, height: 900 });
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  await page.goto(enquiryPath(files[0]?.lead ?? ""));
  const offered = page.getByRole("region", { name: "The offered home" });
  await offered.getByRole("button", { name: "Show the pictures (12)" }).click();
  await expect(offered.getByRole("img")).toHaveCount(12);
  // The states are an owner's: nobody sends options to somebody who offers a home.
  await expect(page.getByLabel("Move to “Answered” when it has gone")).toBeChecked();
  await expect(page.getByText("Homes that fit")).toBeHidden();
  await expect(page.getByLabel("State", { exact: true }).getByRole("option")).toHaveText([
    "New",
    "Answered",
    "Seeing the home",
    "Agreed with the owner",
    "On offer",
    "Sold or let",
    "Lost",
    "Spam",
  ]);
  await page.screenshot({ path: "test-results/offers-enquiry.png", fullPage: true });
  await offered.getByRole("button", { name: "Make a draft home of it" }).click();
  await offered.getByRole("link", { name: "Open the home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1-bedroom condo, 40 sqm, Talay Thong");
  const owner = page.locator("#section-owner");
  await expect(owner.getByLabel("Name", { exact: true })).toHaveValue("สมชาย ใจดี");
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  await owner.getByLabel("Who has the keys").fill("At the desk");
  await expect(page.getByText("The owner is not saved yet").first()).toBeVisible();
  await expect(page.getByText("Everything is saved.")).toBeHidden();
  await page.getByRole("link", { name: "All homes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await owner.getByRole("button", { name: "Save owner" }).click();
  await expect(owner.getByText("The owner is saved.")).toBeVisible();
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  await owner.getByRole("button", { name: "Make a new address" }).click();
  const address = await owner.getByLabel("The address. It is shown only now.").inputValue();
  await page.screenshot({ path: "test-results/offers-editor.png", fullPage: true });
  const [home] = await scene.database.query<{ id: string; images: string[] }>(
    "select listings.id, images from listings join leads on listing_id = listings.id where reference = $1",
    [reference],
  );
  expect(home?.images).toHaveLength(12);
  expectQuiet();

  await scene.database.query(
    "insert into page_views (day, page, listing_id, language, views) values ((now() at time zone 'Asia/Bangkok')::date, 'property', $1, 'en', 37)",
    [home?.id],
  );
  const { pathname, search } = new URL(address);
  await page.setViewportSize(phone);
  await openLive(page, `/th${pathname}${search}`);
  await expect(page.getByRole("row").nth(1)).toContainText("37");
  await expect(page.locator("main")).not.toContainText("สมชาย");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/offers-owner-th.png", fullPage: true });
});
