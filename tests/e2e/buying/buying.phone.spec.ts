import { expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  watchConsole,
  openLive,
} from "../every-page/page-quality.ts";

const financed = "/property/one-bedroom-finance-talay-thong-jomtien";

test("On a phone the price and the next step stay in view", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await openLive(page, financed);
  const viewing = page.getByRole("link", { name: "Book a viewing" }).last();
  await viewing.click();
  await expect(page.getByRole("form", { name: "Book a viewing" })).toBeInViewport();
  await expect(viewing).toBeInViewport();
  await expectAccessible(page);
  expectQuiet();
});

test("Two fingers zoom a picture and one drags it; whole again, a swipe shows the next one", async ({
  page,
}) => {
  await openLive(page, financed);
  await page.getByRole("link", { name: /^Open picture 1 of/ }).tap();
  const viewer = page.getByRole("dialog");
  const picture = viewer.getByRole("img").first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect(viewer.getByRole("status")).toHaveText(/^Picture 1 of/);
  const whole = await width();

  const chromium = await page.context().newCDPSession(page);
  /** Each finger's way over the picture, in steps. */
  async function move(...fingers: { from: [x: number, y: number]; to: [x: number, y: number] }[]) {
    const steps = 12;
    const at = (step: number) =>
      fingers.map(({ from, to }, id) => ({
        id,
        x: from[0] + ((to[0] - from[0]) * step) / steps,
        y: from[1] + ((to[1] - from[1]) * step) / steps,
      }));
    await chromium.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (let step = 1; step <= steps; step += 1)
      await chromium.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
    await chromium.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  await move({ from: [190, 420], to: [90, 420] }, { from: [220, 420], to: [320, 420] });
  await expect.poll(width).toBeGreaterThan(whole * 2);
  const left = async () => (await picture.boundingBox())?.x ?? 0;
  const before = await left();
  await move({ from: [200, 420], to: [280, 420] });
  await expect.poll(left).toBeGreaterThan(before + 40);
  await move({ from: [90, 420], to: [195, 420] }, { from: [320, 420], to: [215, 420] });
  await expect.poll(width).toBe(whole);
  await move({ from: [330, 420], to: [60, 420] });
  await expect(viewer.getByRole("status")).toHaveText(/^Picture 2 of/);
});

for (const language of ["", "/th", "/de"]) {
  for (const path of [financed, "/finance", "/contact"]) {
    test(`${language}${path} fits its window`, async ({ page }) => {
      await openLive(page, language + path);
      await expectNoSidewaysScroll(page);
    });
  }
}
