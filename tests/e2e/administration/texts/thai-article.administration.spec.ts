/** A Thai writer on a phone begins a post in Thai, is shown what is missing, publishes it, and takes it off. */
import { expect, test } from "@playwright/test";
import { expectAccessible, openLive, watchConsole } from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";
import { formOf } from "./article-scene.ts";

test.use({ viewport: { width: 360, height: 740 } });

const title = "ตลาดนัดบ้านอำเภอ";
const summary = "ตลาดเปิดทุกวันเสาร์";

test("A post begun in Thai opens in Thai, names what is missing, and is taken off with its words kept", async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  await openLive(page, "/th/admin/articles");
  await page.getByRole("button", { name: "บทความใหม่" }).click();
  const dialog = page.getByRole("dialog", { name: "บทความใหม่" });
  await expect(dialog.getByLabel("ภาษาที่เริ่มเขียน")).toHaveValue("th");
  await dialog.getByLabel("ชื่อเรื่อง").fill(title);
  await dialog.getByLabel("ส่วนท้ายของที่อยู่").fill("ban-amphoe-market");
  await dialog.getByRole("button", { name: "เริ่มเขียน" }).click();
  const form = formOf(page, "ไทย");
  await expect(form.getByLabel("ชื่อเรื่อง")).toHaveValue(title);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await form.getByRole("textbox", { name: /^ข้อความ: / }).click();
  for (let line = 0; line < 20; line += 1) {
    await page.keyboard.type("ข้อความ");
    await page.keyboard.press("Enter");
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const publish = form.getByRole("button", { name: "เผยแพร่" });
  const description = form.getByLabel("สรุปในหนึ่งหรือสองประโยค");
  // While one writes on a phone, the keyboard has the place of the buttons.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await publish.click();
  await expect(description).toBeFocused();
  await expect(description).toBeInViewport({ ratio: 1 });
  await expect(form.getByText("เขียนประโยคสำหรับรายการและผลการค้นหา").first()).toBeInViewport();
  await expectAccessible(page);
  await description.fill(summary);
  await publish.click();
  await expect(page.getByText("เผยแพร่แล้ว เว็บไซต์จะแสดงภายในหนึ่งนาที")).toBeVisible();

  await form.getByRole("button", { name: "เอาออกจากเว็บไซต์" }).click();
  const question = page.getByRole("dialog", { name: "เอาออกจากเว็บไซต์ใช่ไหม" });
  await question.getByRole("button", { name: "เก็บไว้" }).click();
  await expect(question).toBeHidden();
  await form.getByRole("button", { name: "เอาออกจากเว็บไซต์" }).click();
  await question.getByRole("button", { name: "ใช่ เอาออก" }).click();
  await expect(page.getByText("นำออกจากเว็บไซต์แล้ว").first()).toBeVisible();
  await expect(description).toHaveValue(summary);
  await expect(form.getByText(/บันทึกแล้วเมื่อ/)).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue(summary);
  await form.getByText("ประวัติ: ไทย").click();
  await expect(form.getByRole("listitem").filter({ hasText: "นำออกจากเว็บไซต์แล้ว" })).toBeVisible();
  await expect(form.getByText("กลับไปใช้ข้อความของเรา")).toHaveCount(0);
  expectQuiet();
});
