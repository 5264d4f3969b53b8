/** The background of the maps: our own drawing by default, or a configured tile service. */
import { type Page, expect, test } from "@playwright/test";
import { expectAccessible, openLive, watchConsole } from "../every-page/page-quality.ts";

const listing = "/property/one-bedroom-finance-talay-thong-jomtien";
/** The server may close a kept connection just as it is reused. */
const maxRetries = 3;
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Changes the page to that of a site with a tile service. tests/worker/map-tiles checks what such a site sends. */
async function configureTiles(page: Page, address: string) {
  const tiles = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Tile makers" };
  await page.route(address, async (route) => {
    const response = await route.fetch({ maxRetries });
    const headers = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    await route.fulfill({
      response,
      body: (await response.text()).replace('"tiles":null', `"tiles":${JSON.stringify(tiles)}`),
      headers: {
        ...headers,
        "content-security-policy": policy.replace("img-src 'self'", "img-src 'self' https://tiles.example"),
      },
    });
  });
  await page.route("https://tiles.example/**", (route) =>
    route.fulfill({ body: onePixel, contentType: "image/png" }),
  );
}

test("The listings' map shows the tiles of a configured service under the prices", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The map is drawn on the server too, so the changed page is one without a map.
  await configureTiles(page, "/blog");
  await openLive(page, "/blog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Properties" }).click();
  const map = page.getByRole("region", { name: "Map of the homes" });
  await expect(map.locator('img[src^="https://tiles.example/"]').first()).toBeAttached();
  await expect(map.getByText("© Tile makers")).toBeVisible();
  await expect(map.getByText("Jomtien", { exact: true })).toHaveCount(0);
  await expect(map.getByRole("button", { name: /฿/ }).first()).toBeVisible();
  await expectAccessible(page);
  expectQuiet();
});

for (const [language, area, shown] of [
  ["/th", "จอมเทียน", "บางเสร่"],
  ["/zh", "中天", "邦沙雷"],
  ["/ru", "Джомтьен", "Банг Сарай"],
] as const) {
  test(`The drawn maps name the areas in the visitor's language on ${language}`, async ({ page }) => {
    const expectQuiet = watchConsole(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openLive(page, `${language}/listings?area=bang-saray`);
    const map = page.getByRole("region").filter({ has: page.locator('use[href$="coast-map.svg#coast"]') });
    await expect(map.getByText(shown, { exact: true })).toBeVisible();
    await openLive(page, `${language}/contact`);
    const drawing = page.locator("figure").filter({ has: page.locator('use[href$="coast-map.svg#coast"]') });
    await expect(drawing.getByText(area, { exact: true })).toBeVisible();
    expectQuiet();
  });
}

test("A map without listings says so", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, "/listings?minPrice=99000000000");
  const note = page.locator("p").filter({ hasText: "No home matches these filters yet." });
  await expect(note).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("A listing's map is the same drawing with its pin", async ({ page }) => {
    await page.goto(listing);
    const map = page.locator("figure").filter({ has: page.locator('use[href$="coast-map.svg#coast"]') });
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByText("Talay Thong Residence")).toBeVisible();
  });
});
