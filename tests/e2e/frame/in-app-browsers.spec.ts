/** The browsers inside LINE, WeChat and Facebook, by what they call themselves. They open links of chats. */
import { expect, test } from "@playwright/test";
import { fillPerson } from "../fill-person.ts";
import { ownAddress } from "../own-address.ts";
import { expectNoSidewaysScroll, openLive, watchConsole } from "../every-page/page-quality.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android =
  "Mozilla/5.0 (Linux; Android 15; SM-S921B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36";
const agents = [
  ["LINE", `${iphone} Safari Line/15.9.0`],
  ["LINE on Android", `${android} Line/15.9.0/IAB`],
  ["WeChat", `${iphone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN`],
  ["Facebook", `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.0.1;FBDV/iPhone16,1;FBSV/18.5;FBLC/de_DE]`],
  ["Facebook on Android", `${android} [FB_IAB/FB4A;FBAV/520.0.0.0.1;]`],
] as const;

for (const [name, userAgent] of agents) {
  test(`In the browser of ${name} a visitor reads, searches and writes`, async ({ browser }) => {
    const context = await browser.newContext({
      userAgent,
      locale: "en-GB",
      viewport: { width: 390, height: 700 },
      hasTouch: true,
      isMobile: true,
      extraHTTPHeaders: ownAddress(),
    });
    const page = await context.newPage();
    const expectQuiet = watchConsole(page);
    await openLive(page, "/property/one-bedroom-finance-talay-thong-jomtien");
    await expectNoSidewaysScroll(page);
    await page.getByText("Ask about this home").first().click();
    const form = page.getByRole("form", { name: "Ask about this home" });
    await fillPerson(page, form);
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Your reference")).toBeVisible();
    await openLive(page, "/listings?q=jomtien");
    await expect(page.getByRole("article").first()).toBeVisible();
    expectQuiet();
    await context.close();
  });
}
