/** Clusters open into homes, and the map is in step with the list: beside it at a desk, above it on a phone. */
import { type Locator, expect, test } from "@playwright/test";
import { expectAccessible, openLive, watchConsole } from "../every-page/page-quality.ts";
import { forEachVisitor, saying } from "../visitors.ts";

forEachVisitor(({ at, isOnPhone, texts: { catalogue, map: texts } }) => {
  test("A cluster opens into its homes; a pressed pin shows its home and marks its card", async ({
    page,
  }) => {
    const expectQuiet = watchConsole(page);
    await openLive(page, `${at}/listings?area=jomtien`);
    if (isOnPhone) await page.getByRole("link", { name: catalogue.showMap, exact: true }).tap();
    const map = page.getByRole("region", { name: catalogue.map });
    await page.getByRole("button", { name: catalogue.wholeCoast }).click();
    const listed = Number.parseInt(await page.locator("#results output").innerText(), 10);
    await expect.poll(() => countHomes(map)).toBe(listed);

    const clusters = map.getByRole("button", { name: saying(texts.zoomIn) });
    const cluster = clusters.first();
    const inCluster = Number(await cluster.innerText());
    if (isOnPhone) await cluster.tap();
    else await cluster.press("Enter");
    await expect.poll(() => map.locator("button").count()).toBeGreaterThan(1);
    expect(await countHomes(map)).toBeGreaterThanOrEqual(inCluster);
    if (!isOnPhone) await expect(map.locator("button:focus")).toHaveCount(1);
    for (let step = 0; step < 4 && !(await map.locator("[data-pin]").count()); step += 1)
      await clusters.first().click();

    const slug = (await map.locator("[data-pin]").last().getAttribute("data-pin")) ?? "";
    const pin = map.locator(`[data-pin="${slug}"]`);
    const card = page.locator(`[data-home="${slug}"]`);
    if (!isOnPhone) {
      await card.hover();
      await expect(pin).toHaveClass(/bg-lamp/);
      await page.mouse.move(5, 5);
      await expect(pin).not.toHaveClass(/bg-lamp/);
      await card.getByRole("link").first().focus();
      await expect(pin).toHaveClass(/bg-lamp/);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    await pin.click();
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await expect(card).toHaveAttribute("data-marked", "true");
    const chosen = page.getByRole("region", { name: /^1 \p{L}+$/u });
    await expect(chosen.getByRole("link")).toHaveAttribute("href", `${at}/property/${slug}`);
    await expect(isOnPhone ? chosen : card).toBeInViewport();
    expect(await map.locator("button").evaluateAll(lowest)).toBeLessThanOrEqual(
      await chosen.evaluate((element) => element.getBoundingClientRect().top),
    );
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(chosen).toBeHidden();
    await expect(card).not.toHaveAttribute("data-marked");
    expectQuiet();
  });
});

/** Each mark that is a single home, and the homes of the clusters. */
function countHomes(map: Locator): Promise<number> {
  return map
    .locator("button")
    .evaluateAll((marks) =>
      marks.reduce((sum, mark) => sum + (mark.matches("[data-pin]") ? 1 : Number(mark.textContent)), 0),
    );
}

const lowest = (marks: Element[]) => Math.max(...marks.map((mark) => mark.getBoundingClientRect().bottom));
