import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, watchConsole } from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

test("A floor plan is typed in rooms, told what does not add up, and drawn for visitors on screen and paper", async ({
  page,
}) => {
  test.setTimeout(480_000);
  const expectQuiet = watchConsole(page);
  const title = `Home with a plan ${Date.now()}`;
  await signInAsAdmin(page);
  await page.goto("/admin/add-property");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Price", { exact: true }).fill("1450000");
  await page.getByLabel("Area in m²").fill("30");

  const section = page.locator("#section-plan");
  await section.getByRole("button", { name: "Start a plan" }).click();
  await expect(section.getByText("The rooms add up to 20 m², but the home has 30 m².")).toBeVisible();
  await section.getByLabel("Width").fill("5");
  await section.getByRole("button", { name: "Add a room" }).click();
  await section.getByLabel("Room", { exact: true }).nth(1).selectOption({ label: "Bath" });
  await section.getByLabel("Width").nth(1).fill("2");
  await section.getByLabel("Depth").nth(1).fill("2.5");
  await section.getByLabel("From left").nth(1).fill("4.5");
  await expect(section.getByText("Floor 1, room 2: it lies over another room.")).toBeVisible();
  await section.getByLabel("From left").nth(1).fill("5");
  await expect(section.getByText("The rooms add up to 30 m²; the home has 30 m².")).toBeVisible();
  await expect(section.getByRole("listitem").filter({ hasText: "it lies over" })).toHaveCount(0);

  await section.getByText("The plan as text", { exact: true }).first().click();
  const text = section.getByRole("textbox", { name: "The plan as text" });
  const plan: { floors: { doors: unknown[] }[] } = JSON.parse(await text.inputValue());
  plan.floors[0]?.doors.push({ kind: "door", from: [5, 1], to: [5, 1.8], opens: "left" });
  await text.fill(JSON.stringify(plan));
  await section.getByRole("button", { name: "Use this text" }).click();
  const drawing = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  await section
    .getByLabel("Choose pictures")
    .setInputFiles({ name: "plan.png", mimeType: "image/png", buffer: drawing });
  await section.getByLabel("What picture 1 shows").fill("The flat from above");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Everything is saved.")).toBeVisible();

  await page.getByRole("link", { name: "View the listing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("img", { name: "The flat from above" })).toBeAttached();
  const { pathname } = new URL(page.url());
  await page.goto(`/de${pathname}`);
  const drawn = page.getByRole("img", { name: "Grundriss" });
  await expect(drawn.first()).toBeVisible();
  await page.goto(`/de${pathname}/sheet`);
  await page.emulateMedia({ media: "print" });
  await expect(drawn).toBeVisible();
  expectQuiet();
});
