import { expect, test } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";

test("A visitor browses from the front page to a listing", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  await openLive(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Properties" }).first().click();
  await expect(page).toHaveURL("/listings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes in Pattaya");
  const card = page.getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(problems).toEqual([]);
});

test("An unknown address shows the 404 screen and logs the path", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect.poll(() => errors.some((text) => text.includes("/no-such-page"))).toBe(true);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("Old addresses redirect", async ({ page }) => {
  await page.goto("/rent-to-own");
  await expect(page).toHaveURL("/");
});
