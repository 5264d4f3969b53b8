/** The map beside the list: marks without JavaScript, clusters, list and map in step, areas in the address, places. */
import { type Locator, type Page, expect, test } from "@playwright/test";
import { expectAccessible, openLive, waitUntilLive, watchConsole } from "../every-page/page-quality.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const region = (page: Page) => page.getByRole("region", { name: /Map of the homes|Karte der Immobilien/ });

/** Waits until a press on a mark does something: the server's marks are links. */
async function openMap(page: Page, address: string): Promise<Locator> {
  await openLive(page, address);
  const map = region(page);
  await expect(map.locator("[data-pin]").first()).toBeVisible();
  return map;
}

async function countHomes(page: Page): Promise<number> {
  const text = await page.locator("#results output").innerText();
  return Number.parseInt(text, 10);
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, cluster] of [
    ["", /homes: zoom in/],
    ["/de", /Immobilien: vergrößern/],
  ] as const) {
    test(`The map shows its homes, and every mark is a link on ${language || "/en"}`, async ({ page }) => {
      await page.goto(`${language}/listings`);
      const before = await countHomes(page);
      const opened = page.getByRole("link", { name: cluster }).first();
      await expect(opened).toBeVisible();
      const inCluster = Number.parseInt(await opened.innerText(), 10);
      await opened.click();
      await expect(page).toHaveURL(/box=/);
      const found = await countHomes(page);
      expect(found).toBeGreaterThanOrEqual(inCluster);
      expect(found).toBeLessThan(before);
      const home = page.locator('[data-late-part] a[aria-label^="฿"]').first();
      for (let step = 0; step < 4 && !(await home.isVisible()); step += 1) {
        await page.getByRole("link", { name: cluster }).first().click();
      }
      await expect(home).toHaveAttribute("href", new RegExp(`^${language}/property/`));
    });
  }
});

test("The map begins with the homes of the page, and keeps them while another search's are slow or never come", async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(/\/api\/listings\?.*fields=pin/, async (route) => {
    requests += 1;
    asked.resolve();
    await answered.promise;
    await route.abort();
  });
  const map = await openMap(page, "/listings");
  const mark = map.locator("[data-pin]").first();
  expect(requests).toBe(0);
  await page.getByRole("combobox", { name: "Type" }).selectOption("condo-for-rent");
  await asked.promise;
  await expect(mark).toBeVisible();
  answered.resolve();
  await page.waitForTimeout(500);
  await expect(mark).toBeVisible();
});

for (const [language, texts] of [
  ["", { draw: "Draw an area", done: "Search here", chip: "Remove In the area you drew" }],
  ["/de", { draw: "Gebiet zeichnen", done: "Darin suchen", chip: "Im gezeichneten Gebiet entfernen" }],
] as const) {
  test(`An area drawn with the mouse filters list and map, and Back takes it back on ${language || "/en"}`, async ({
    page,
  }) => {
    const expectQuiet = watchConsole(page);
    await openMap(page, `${language}/listings`);
    const all = await countHomes(page);
    await page.getByRole("button", { name: texts.draw }).click();
    const box = await page.getByRole("application").boundingBox();
    if (!box) throw new Error("The map has no place.");
    const at = (turn: number) =>
      [box.x + box.width / 2 - 90 * Math.cos(turn), box.y + box.height / 2 - 140 * Math.sin(turn)] as const;
    await page.mouse.move(...at(0));
    await page.mouse.down();
    for (let turn = 0; turn <= 6.3; turn += 0.2) await page.mouse.move(...at(turn));
    await page.mouse.up();
    await expect(page).toHaveURL(/drawn=/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect.poll(() => countHomes(page)).toBeLessThan(all);
    const inArea = await countHomes(page);
    await page.reload();
    expect(await countHomes(page)).toBe(inArea);
    await expect(page.getByRole("link", { name: texts.chip })).toBeVisible();
    // Before the scripts run, Back changes the address alone, and React renders the whole page again.
    await waitUntilLive(page);
    await page.goBack();
    await expect(page).not.toHaveURL(/drawn=/);
    await expect.poll(() => countHomes(page)).toBe(all);
    expectQuiet();
  });
}

test("An area is drawn with the keyboard alone, and its chip removes it", async ({ page }) => {
  const map = await openMap(page, "/listings");
  await page.getByRole("button", { name: "Draw an area" }).press("Enter");
  const surface = page.getByRole("application", { name: "Draw your area" });
  await expect(surface).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  for (const key of ["ArrowRight", "ArrowRight", "Enter", "ArrowDown", "ArrowDown", "Enter"]) {
    await page.keyboard.press(key);
  }
  await expect(page.getByText("3 corners")).toBeAttached();
  await page.getByRole("button", { name: "Search here" }).press("Enter");
  await expect(page).toHaveURL(/drawn=/);
  await expect(map).toBeFocused();
  await page.getByRole("link", { name: "Remove In the area you drew" }).click();
  await expect(page).toHaveURL("/listings");
});

test("Escape leaves the drawing as if nothing had been drawn", async ({ page }) => {
  await openMap(page, "/listings");
  await page.getByRole("button", { name: "Draw an area" }).click();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("application")).toHaveCount(0);
  await expect(page).toHaveURL("/listings");
});

test("Searching the shown part of the map filters the list, and Back shows all again", async ({ page }) => {
  await openMap(page, "/listings");
  const all = await countHomes(page);
  await expect(page.getByRole("button", { name: "Search this area" })).toHaveCount(0);
  for (let presses = 0; presses < 5; presses += 1) await page.getByRole("button", { name: "Nearer" }).click();
  await page.getByRole("button", { name: "Search this area" }).click();
  await expect(page).toHaveURL(/box=/);
  await expect.poll(() => countHomes(page)).toBeLessThan(all);
  await expect(page.getByRole("button", { name: "Search this area" })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/listings");
  await expect.poll(() => countHomes(page)).toBe(all);
});

test("Beaches, hospitals, schools and the immigration office can be shown on the map", async ({ page }) => {
  await openMap(page, "/listings");
  await page.locator("summary", { hasText: "Places" }).click();
  await page.getByLabel("Hospitals").check();
  const shown = region(page).getByRole("list", { name: "Places" });
  await expect(shown.getByText("Bangkok Hospital Pattaya")).toBeAttached();
  await expect(shown.getByText("Jomtien Beach")).toHaveCount(0);
  await page.getByLabel("Beaches").check();
  await expect(shown.getByText("Jomtien Beach", { exact: true })).toBeAttached();
  await expectAccessible(page);
});

for (const [language, texts] of [
  [
    "",
    { onFoot: /\d+ min on foot/, rule: "How the minutes are worked out", unknown: /Position not verified/ },
  ],
  ["/th", { onFoot: /เดิน \d+ นาที/, rule: "เวลาคำนวณอย่างไร", unknown: /ตำแหน่งที่ยังไม่ได้ยืนยัน/ }],
] as const) {
  test(`A home's page says how long its ways take, and by which rule, on ${language || "/en"}`, async ({
    page,
  }) => {
    await openLive(page, `${language}/property/one-bedroom-finance-talay-thong-jomtien`);
    const nearby = page.locator('section[aria-labelledby="nearby"]');
    await nearby.scrollIntoViewIfNeeded();
    await expect(nearby.getByText(texts.onFoot).first()).toBeVisible();
    await nearby.getByText(texts.rule).click();
    await expect(nearby.getByText(texts.unknown)).toBeVisible();
    await expectAccessible(page);
  });
}
