/** A post of LINE becomes a draft on a phone, with its pictures, in under a minute. */
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { openAsAdmin } from "./scraper-page.ts";

const post = `ขายคอนโด วิวทะเล จอมเทียน ชั้น 12 ตึกเอ
ขนาด 37 ตร.ม. 1 ห้องนอน 1 ห้องน้ำ
เฟอร์ครบ พร้อมอยู่
ราคา 2,190,000 บาท
สนใจทักไลน์ หรือโทร 081-234-5678`;

test("A pasted post with a picture is a draft after one press, timed on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const expectQuiet = watchConsole(page);
  await openAsAdmin(page, "/admin/property-scraper/paste");
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#4a7f8c" } })
    .jpeg()
    .toBuffer();
  const startedAt = Date.now();
  await page.getByRole("button", { name: "Make a draft" }).click();
  await expect(page.getByText("Paste the whole text")).toBeVisible();
  await page.getByLabel("Text of the post").fill(post);
  await page
    .getByLabel("Choose pictures")
    .setInputFiles({ name: "sea.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(page.getByText("1 of 1 sent")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath("post.png"), fullPage: true });
  await page.getByRole("button", { name: "Make a draft" }).click();
  await expect(page.getByRole("heading", { name: "1 draft" })).toBeFocused({ timeout: 30_000 });
  await expect(page.getByText("1 picture is added to the draft.")).toBeVisible();
  const seconds = (Date.now() - startedAt) / 1000;
  expect(seconds).toBeLessThan(60);
  test.info().annotations.push({ type: "seconds", description: String(seconds) });
  console.log(`a post became a draft in ${seconds} s`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath("draft.png"), fullPage: true });

  await page.getByRole("link", { name: "To the review" }).click();
  const card = page.getByRole("listitem").filter({ hasText: "วิวทะเล จอมเทียน" });
  await expect(card.getByText("THB 2,190,000")).toBeVisible();
  await expect(card.getByRole("img")).toHaveCount(1);
  await expect(card.getByRole("link", { name: "Open at the source" })).toHaveCount(0);
  await expect(card).toContainText("Pasted posts");
  const review = page.url();
  await openLive(page, `/th${review.slice(new URL(review).origin.length)}`);
  await expect(card).toContainText("โพสต์ที่วาง");
  await expect(page.getByText("Pasted posts")).toHaveCount(0);
  await openLive(page, review);
  await card.getByRole("button", { name: /^Reject/ }).click();

  // There is no site of theirs to read, teach or resume.
  await openLive(page, "/admin/property-scraper#sources");
  const source = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Pasted posts", exact: true }) });
  await expect(source.getByRole("link", { name: "Paste a post" })).toBeVisible();
  await expect(source.getByRole("button")).toHaveCount(0);
  await expect(source.getByRole("link", { name: /^Teach/ })).toHaveCount(0);
  expectQuiet();
});
