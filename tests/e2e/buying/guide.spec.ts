import { expect, test } from "@playwright/test";

test("A visitor who asks for the guide reads it at once", async ({ page }) => {
  await page.goto("/de");
  await page.getByRole("button", { name: "Leitfaden kostenlos laden" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("E-Mail").fill("leserin@example.com");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Leitfaden schicken" }).click();
  await expect(page).toHaveURL(/\/de\/thank-you\?kind=guide/);
  const link = page.getByRole("link", { name: "Leitfaden lesen" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("An expired link leads to the form", async ({ page }) => {
  await page.goto("/guide/en?pass=1.expired");
  await expect(page).toHaveURL("/guide?link=expired");
  await expect(page.getByText("This link does not open the guide any more.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me the guide" }).first()).toBeVisible();
});
