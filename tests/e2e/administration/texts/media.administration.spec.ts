/** The library of pictures: put in, described, found, used on the front page, replaced, kept while in use, put back. */
import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

async function makePicture(name: string, background: string) {
  return {
    name,
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 1800, height: 1100, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  };
}

const chooser = (page: Page) => page.locator('input[type="file"][multiple]');

/** A visitor who loads the page again until it shows what it should. */
async function expectHero(page: Page, expectIt: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto("/");
    await expectIt();
  }).toPass({ timeout: 60_000 });
}

const heroSources = (page: Page) =>
  page
    .locator(".hero picture")
    .first()
    .evaluate((one) => one.innerHTML);

for (const { device, viewport, colours } of [
  { device: "desk", viewport: { width: 1440, height: 900 }, colours: ["#285878", "#784028"] },
  { device: "phone", viewport: { width: 360, height: 740 }, colours: ["#2a5a3a", "#5a2a4a"] },
] as const) {
  test(`The front page's picture is changed and put back, at a ${device}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const expectQuiet = watchConsole(page);
    const name = `bay-${device}.jpg`;
    await signInAsAdmin(page);

    await openLive(page, "/admin/media");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await chooser(page).setInputFiles([
      await makePicture(name, colours[0]),
      await makePicture(`other-${device}.jpg`, colours[1]),
    ]);
    await expect(page.getByText("2 of 2 sent")).toBeVisible();
    await page.getByLabel("Find a picture").fill(`bay-${device}`);
    await page.getByRole("link", { name: new RegExp(name) }).click();
    await page.getByLabel("English").fill(`The bay at a ${device}`);
    await page.getByLabel("ไทย").fill("อ่าวยามค่ำคืน");
    // By a press on the picture, then by keys.
    const focus = page.getByRole("button", { name: /^Focal point/ });
    // Before the picture is there, it has another size.
    await expect
      .poll(() => focus.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    const box = await focus.boundingBox();
    await focus.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
    await expect(focus).toHaveAccessibleName("Focal point: 25 % from the left, 75 % from the top");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await expect(focus).toHaveAccessibleName("Focal point: 27 % from the left, 73 % from the top");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    await openLive(page, "/admin/texts/picture/frontPage.hero");
    await page.getByRole("button", { name: "Choose another picture" }).click();
    const library = page.getByRole("dialog", { name: "Choose a picture" });
    await expectAccessible(page);
    await library.getByLabel("Find a picture").fill(`at a ${device}`);
    await library.getByRole("button", { name: `The bay at a ${device}` }).click();
    await expect(library).toBeHidden();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Yours is shown.")).toBeVisible();
    await expectHero(page, async () => {
      const html = await heroSources(page);
      expect(html).toContain(`/media/${id}-1800x1100-27x73?w=1600&amp;f=avif 1600w`);
      expect(html).not.toContain("hero-bay");
      expect(html).toMatch(/object-position: ?27% 73%/);
    });
    const shown = page.locator(".hero picture img").first();
    await expect
      .poll(() => shown.evaluate((one: HTMLImageElement) => one.currentSrc && one.naturalWidth))
      .toBeGreaterThan(0);

    // In use, it is kept; in its place another is shown. The browser notes the refusal.
    expectQuiet();
    await openLive(page, `/admin/media/${id}`);
    await expect(page.getByRole("link", { name: "Front page: the first picture" })).toBeVisible();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page.getByRole("alert")).toContainText("This picture is in use");
    const expectQuietAfterwards = watchConsole(page);
    await page.getByRole("button", { name: "Replace everywhere" }).click();
    await library.getByLabel("Find a picture").fill(`other-${device}`);
    await library.getByRole("button", { name: new RegExp(`other-${device}`) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`other-${device}.jpg`);
    const otherId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await expectHero(page, async () => expect(await heroSources(page)).toContain(`/media/${otherId}-`));

    await openLive(page, "/admin/texts/picture/frontPage.hero");
    await page.getByRole("button", { name: "Back to ours" }).click();
    await expect(page.getByText("Ours is shown.")).toBeVisible();
    await expectHero(page, async () => expect(await heroSources(page)).toContain("hero-bay-portrait"));
    await openLive(page, `/admin/media/${id}`);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page).toHaveURL(/\/admin\/media$/);
    expectQuietAfterwards();
  });
}

test("A drawing is refused with its reason, and a cut line loses nothing", async ({ page }) => {
  await signInAsAdmin(page);
  await openLive(page, "/admin/media");
  let cuts = 1;
  await page.route(/\/api\/admin\/media\/[0-9a-f]{64}/, async (route) => {
    if (cuts > 0) {
      cuts -= 1;
      await route.abort("connectionreset");
    } else await route.continue();
  });
  await chooser(page).setInputFiles([
    {
      name: "logo.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    },
    await makePicture("after-a-cut.jpg", "#123456"),
  ]);
  await expect(page.getByText("This is an SVG drawing, which can hold a program.")).toBeVisible();
  await expect(page.getByText("1 of 2 sent")).toBeVisible();
  await expect(page.getByRole("link", { name: /after-a-cut/ })).toBeVisible();
});

test("The order of the front page is moved by keys, asks where the homes change places, and is put back", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openLive(page, "/admin/texts/order/frontPage");
  await page.getByRole("button", { name: "Move up: Recent homes" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const order = page.getByRole("list", { name: "Front page: the order of its sections" });
  await expect(order.getByRole("listitem").nth(1)).toContainText("Recent homes");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publish" }).click();
  const question = page.getByRole("dialog", { name: "Publish this all the same?" });
  await question.getByRole("button", { name: "Yes, publish it" }).click();
  await expect(page.getByText("Yours is shown.")).toBeVisible();
  const firstHomes = () => page.locator("#recent, #featured").evaluateAll((all) => all.map(({ id }) => id));
  await expectHero(page, async () => expect(await firstHomes()).toEqual(["recent", "featured"]));
  await openLive(page, "/admin/texts/order/frontPage");
  await page.getByRole("button", { name: "Back to ours" }).click();
  await expectHero(page, async () => expect(await firstHomes()).toEqual(["featured", "recent"]));
});
