import { expect, test } from "@playwright/test";
import { expectAccessible, openLive, watchConsole } from "../every-page/page-quality.ts";

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
