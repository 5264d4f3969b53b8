/** After an owner's offer: Back leads past the form, and what is no picture stays on the device. */
import { randomBytes } from "node:crypto";
import { expect, test } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";
import { fillPerson } from "../fill-person.ts";

test("Back after a sent offer leads past the form, and a damaged picture is named as one without being sent", async ({
  page,
}) => {
  await openLive(page, "/resources/tips-for-landlords");
  await page.getByRole("link", { name: "Sell or Let With Us" }).last().click();
  const form = page.getByRole("form", { name: "Sell or let with us" });
  await form.getByLabel("Building, village or street").fill("Soi Khao Talo 12");
  await form.getByLabel("Size in m²").fill("180");
  await form.getByLabel("Your name").fill("Olga Owner");
  await fillPerson(page, form.locator("fieldset").last());
  await form.getByRole("button", { name: "Send my home" }).click();
  await expect(page.getByRole("heading", { name: "Your home has reached us" })).toBeVisible();

  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  const damaged = (name: string, mimeType: string) => ({ name, mimeType, buffer: randomBytes(100_000) });
  await page
    .getByLabel("Choose pictures")
    .setInputFiles([damaged("pool.jpg", "image/jpeg"), damaged("roof.heic", "image/heic")]);
  await expect(page.getByText("This picture is damaged or incomplete.")).toHaveCount(2);
  expect(sent).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/resources\/tips-for-landlords$/);
});
