import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("The catalogue is complete without JavaScript", async ({ page }) => {
  await page.goto("/listings");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/property\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
