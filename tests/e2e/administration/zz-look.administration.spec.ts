import { test } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";
test("look", async ({ page }) => {
  test.slow();
  await signInAsAdmin(page);
  for (const [name, width, height] of [
    ["phone", 360, 740],
    ["desk", 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLive(page, "/admin/texts#testimonials");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/texts-list-${name}.png` });
    await openLive(page, "/admin/texts/faq/upgrade");
    await page.getByRole("form", { name: "English" }).waitFor();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/texts-one-${name}.png` });
  }
  await openLive(page, "/th/admin/texts/words/frontPage.subtitle");
  await page.getByRole("form", { name: "English" }).waitFor();
  await page.screenshot({ path: `/tmp/texts-th.png` });
  await openLive(page, "/admin/people/audit-log");
  await page.waitForTimeout(1000);
  await page.screenshot({ path: `/tmp/texts-audit.png` });
});
