/** The room for buildings: add, use in a home, find, merge, take back; at a desk and on a phone. */
import { type Page, expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

async function addBuilding(page: Page, name: string, also: () => Promise<void> = async () => {}) {
  await page.goto("/admin/buildings");
  await page.getByRole("link", { name: "Add a building" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await also();
  await page.getByRole("button", { name: "Save the building" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Buildings" })).toBeVisible();
}

test("A building is added, a home is put into it, and two that are one are merged and taken apart", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const expectQuiet = watchConsole(page);
  const name = `Chom Dao Tower ${Date.now()}`;
  await page.setViewportSize(desk);
  await signInAsAdmin(page);
  await page.goto("/admin/properties");
  await page.getByRole("link", { name: "Buildings", exact: true }).click();
  await expect(page.getByText("Mali Sands Tower")).toBeVisible();
  await page.getByLabel("Name or spelling").fill("malee");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Mali Sands Tower Invented sample"]);
  await page.getByLabel("Name or spelling").fill("");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Add a building" }).click();
  await page.getByRole("button", { name: "Save the building" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("mali SANDS tower");
  await expect(page.getByText("There is a building of this name.")).toContainText("Mali Sands Tower");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await expect(page.getByText("There is a building of this name.")).toBeHidden();
  await page.getByLabel("Year built").fill("2012");
  await page.getByRole("button", { name: "Save the building" }).click();
  await expect(page.getByText("Say where the facts above come from.")).toBeVisible();
  await page.getByLabel("Source of the facts").fill("The juristic person's office, by phone");
  await page.getByLabel("ไทย").first().fill("ชมดาว ทาวเวอร์");
  await page.getByLabel("Other spellings").fill("Chomdao");
  await page.getByLabel("Common fee, baht per m² a month").fill("48");
  await page.getByRole("button", { name: "Pin, not set" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("checkbox", { name: /The facilities are known/ }).check();
  await page.getByRole("checkbox", { name: "Sauna" }).check();
  await page.getByLabel("Pets").selectOption({ label: "By agreement" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save the building" }).click();
  await expect(page.getByText(`${name} is added.`)).toBeVisible();

  await page.goto("/admin/add-property");
  await page.getByLabel("Building", { exact: true }).selectOption({ label: name });
  await expect(page.getByText("From the building")).toBeVisible();
  await expect(page.getByLabel("Year built")).toHaveCount(0);
  await expect(page.getByLabel("Latitude")).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Sauna" })).toHaveCount(0);
  await page.getByLabel("Title", { exact: true }).fill(`Home in ${name}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Building", { exact: true }).locator("option:checked")).toHaveText(name);

  await addBuilding(page, `${name} Condominium`);
  await page.getByRole("link", { name: `${name} Condominium` }).click();
  await page.getByLabel("Road and soi").fill("Typed and not saved");
  await page.getByLabel("It is the same as").selectOption({ label: name });
  await page.getByRole("button", { name: "Yes, merge" }).click();
  await expect(page.getByRole("alert")).toContainText("Save the building first");
  await expect(page.getByLabel("Road and soi")).toHaveValue("Typed and not saved");
  await page.getByLabel("Road and soi").fill("");
  await page.getByRole("button", { name: "Yes, merge" }).click();
  await expect(page.getByText(`${name} Condominium is part of ${name}`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Take back the merge of ${name} Condominium` }).click();
  await expect(page.getByRole("link", { name: `${name} Condominium` })).toBeVisible();
  expectQuiet();
});

test("On a phone the list and the form fit, in Thai too", async ({ page }) => {
  const name = `Rim Rua House ${Date.now()}`;
  await page.setViewportSize(phone);
  await signInAsAdmin(page);
  await addBuilding(page, name, async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name }).click();
  await page.getByLabel("Road and soi").fill("Soi of a test 4");
  await page.getByRole("button", { name: "Save the building" }).click();
  await expect(page.getByText("Soi of a test 4")).toBeVisible();
  await page.goto("/th/admin/buildings");
  await expect(page.getByRole("heading", { level: 1, name: "อาคาร" })).toBeVisible();
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "ลบอาคารนี้" }).click();
  await page.getByRole("button", { name: "ใช่ ลบ" }).click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});
