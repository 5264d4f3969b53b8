/** A home's page: its panel comes first, hard words are explained in place, and the pictures open large. */
import { type Locator, type Page, expect, test } from "@playwright/test";
import { expectAccessible, openLive, watchConsole } from "../every-page/page-quality.ts";
import { moveFingers } from "../fingers.ts";
import { forEachVisitor, saying } from "../visitors.ts";

const financed = "/property/one-bedroom-finance-talay-thong-jomtien";
/** Header and gallery are before the panel. */
const mostStops = 20;

forEachVisitor(({ at, isOnPhone, texts: { catalogue, frame, ownership, property, simulator } }) => {
  test("Tab reaches the next steps before any form, and a press explains hard words until Escape or a press elsewhere", async ({
    page,
  }) => {
    await openLive(page, at + financed);
    await page.locator("#main").focus();
    const step = page.locator("summary:focus", { hasText: property.viewing });
    for (let stop = 0; stop < mostStops && (await step.count()) === 0; stop += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator("form :focus")).toHaveCount(0);
    }
    await expect(step).toBeVisible();
    const form = page.getByRole("form", { name: property.viewing });
    await expect(form).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(form).toBeVisible();

    for (const [word, means] of [
      [simulator.cash.title, simulator.cash.means],
      [ownership.claimed, property.tip.claimed],
      [catalogue.example, property.tip.example],
    ] as const) {
      const tip = page.getByRole("button", { name: property.tip.what.replace("{{word}}", word) }).first();
      const note = page.getByRole("note").filter({ hasText: means });
      await expect(note).toBeHidden();
      if (isOnPhone) await tip.tap();
      else await tip.press("Enter");
      await expect(note).toBeInViewport({ ratio: 1 });
      if (word === catalogue.example) await expectAccessible(page);
      if (isOnPhone) await page.touchscreen.tap(3, 400);
      else await page.keyboard.press("Escape");
      await expect(note).toBeHidden();
      if (!isOnPhone) await expect(tip).toBeFocused();
    }
  });

  test("The pictures open large, are changed and zoomed, and closing returns to where one was", async ({
    page,
  }) => {
    const expectQuiet = watchConsole(page);
    await openLive(page, at + financed);
    const first = page.getByRole("link", { name: saying(property.openPicture.replace("{{number}}", "1")) });
    if (isOnPhone) await first.tap();
    else await first.click();
    const viewer = page.getByRole("dialog");
    const shows = (number: number) =>
      expect(viewer.getByRole("status")).toHaveText(
        saying(property.picture.replace("{{number}}", String(number))),
      );
    await shows(1);
    const picture = viewer.getByRole("img").first();
    await (isOnPhone ? changeWithFingers(page, picture, shows) : changeWithKeys(page, picture, shows));

    const whole = await widthOf(picture);
    await viewer.getByRole("button", { name: property.zoomIn }).click();
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(whole * 1.5);
    await viewer.getByRole("button", { name: property.zoomOut }).click();
    await expect.poll(() => widthOf(picture)).toBe(whole);
    await viewer.getByRole("button", { name: property.previousPicture }).click();
    await expect(viewer.getByRole("region", { name: property.floorPlan })).toBeInViewport();
    if (isOnPhone) await viewer.getByRole("button", { name: frame.close }).tap();
    else await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
    await page.getByRole("link", { name: property.floorPlan, exact: true }).click();
    await expect(viewer.getByRole("region", { name: property.floorPlan })).toBeInViewport();
    await expect(viewer.getByRole("status")).toHaveText(property.floorPlan);
    // Back leaves the pictures, and not the page.
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(at + financed);
    expectQuiet();
  });
});

type Shows = (number: number) => Promise<void>;

async function widthOf(picture: Locator): Promise<number> {
  return (await picture.boundingBox())?.width ?? 0;
}

/** From the first picture back to it, which is whole again. */
async function changeWithKeys(page: Page, picture: Locator, shows: Shows): Promise<void> {
  const width = () => widthOf(picture);
  const whole = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press("-");
  await expect.poll(width).toBe(whole);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -400);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press("0");
  await expect.poll(width).toBe(whole);
  await page.mouse.dblclick(700, 400);
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await page.keyboard.press("ArrowRight");
  await shows(2);
  await page.keyboard.press("Home");
  await shows(1);
  await expect.poll(width).toBe(whole);
}

/** Two fingers zoom, one drags; whole again, a swipe shows the next picture, and another one comes back. */
async function changeWithFingers(page: Page, picture: Locator, shows: Shows): Promise<void> {
  const width = () => widthOf(picture);
  const left = async () => (await picture.boundingBox())?.x ?? 0;
  const whole = await width();
  await moveFingers(page, { from: [190, 420], to: [90, 420] }, { from: [220, 420], to: [320, 420] });
  await expect.poll(width).toBeGreaterThan(whole * 2);
  const before = await left();
  await moveFingers(page, { from: [200, 420], to: [280, 420] });
  await expect.poll(left).toBeGreaterThan(before + 40);
  await moveFingers(page, { from: [90, 420], to: [195, 420] }, { from: [320, 420], to: [215, 420] });
  await expect.poll(width).toBe(whole);
  await moveFingers(page, { from: [330, 420], to: [60, 420] });
  await shows(2);
  await expect.poll(left).toBeLessThan(-whole / 2);
  await moveFingers(page, { from: [60, 420], to: [330, 420] });
  await shows(1);
  await expect.poll(left).toBeGreaterThanOrEqual(0);
}
