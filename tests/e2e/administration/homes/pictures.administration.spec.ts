import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, expectNoSidewaysScroll } from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

/** Twelve different ones, the first turned by its Exif and with a place in it. */
async function makePictures() {
  return Promise.all(
    Array.from({ length: 12 }, async (_, n) => ({
      name: `room-${n + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp({
        create: { width: 900, height: 600, channels: 3, background: { r: 20 * n, g: 120, b: 200 - 10 * n } },
      })
        .withMetadata({ orientation: n === 0 ? 6 : 1 })
        .jpeg()
        .toBuffer(),
    })),
  );
}

async function addWithPictures(page: Page, cuts: number): Promise<string> {
  await signInAsAdmin(page);
  await page.goto("/admin/add-property");
  const title = `Home of twelve pictures ${Date.now()}`;
  await page.getByLabel("Title", { exact: true }).fill(title);
  let left = cuts;
  await page.route(/\/pictures\/[0-9a-f]{64}$/, async (route) => {
    if (left > 0) {
      left -= 1;
      await route.abort("connectionreset");
    } else await route.continue();
  });
  const choose = page.locator('#section-pictures input[type="file"][multiple]');
  await choose.setInputFiles(await makePictures());
  return title;
}

test("A home gets twelve pictures while the line is cut twice, in their order, upright and without Exif", async ({
  page,
}) => {
  test.setTimeout(480_000);
  const title = await addWithPictures(page, 2);
  await expect(page.getByText("12 of 12 sent")).toBeVisible({ timeout: 120_000 });
  const tiles = page.getByLabel(/^What picture \d+ shows$/);
  await expect(tiles).toHaveCount(12);
  await page.getByLabel("What picture 1 shows").fill("The room in blue");
  await page.getByRole("button", { name: "Make picture 12 the cover" }).click();
  await expect(page.getByLabel("What picture 2 shows")).toHaveValue("The room in blue");
  await page.getByRole("button", { name: "Move picture 2 back" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("What picture 3 shows")).toHaveValue("The room in blue");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Everything is saved.")).toBeVisible();

  await page.getByRole("link", { name: "View the listing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("12", { exact: false }).first()).toBeVisible();
  const slug = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { images } = (await (await page.request.get(`/api/listings/${slug}`)).json()) as { images: string[] };
  expect(new Set(images).size).toBe(12);
  const original = await page.request.get(
    (images[2] ?? "").replace("/img/", "/storage/v1/object/public/listing-images/"),
  );
  const { width, height, exif, orientation } = await sharp(await original.body()).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 600,
    height: 900,
    exif: undefined,
    orientation: undefined,
  });
});

test("On a phone pictures whose line stays cut are not counted as sent, and all go again at once", async ({
  page,
}) => {
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await page.goto("/admin/add-property");
  await page.getByLabel("Title", { exact: true }).fill(`Home on a bad line ${Date.now()}`);
  await page.getByRole("heading", { name: "Pictures" }).click();
  const address = /\/pictures\/[0-9a-f]{64}$/;
  await page.route(address, (route) => route.abort("connectionreset"));
  const files = (await makePictures()).slice(0, 2);
  await page.locator('#section-pictures input[type="file"][multiple]').setInputFiles(files);
  await expect(page.getByRole("button", { name: "Send all 2 failed pictures again" })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText("0 of 2 sent")).toBeVisible();
  await expect(page.getByLabel(/^What picture/)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.unroute(address);
  await page.getByRole("button", { name: "Send all 2 failed pictures again" }).click();
  await expect(page.getByText("2 of 2 sent")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel(/^What picture/)).toHaveCount(2);

  await page.locator('#section-pictures input[type="file"][multiple]').setInputFiles([
    { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0") },
    { name: "IMG_2.HEIC", mimeType: "image/heic", buffer: Buffer.from("no picture at all") },
  ]);
  await expect(page.getByText("This browser cannot read HEIC.")).toBeVisible();
  await expect(page.getByText("This picture is damaged or incomplete.")).toBeVisible();
});
