/** A new post in the editor, and what is pasted into it. */
import { type Locator, type Page, expect } from "@playwright/test";
import { openLive } from "../../every-page/page-quality.ts";

export const formOf = (page: Page, language: string) => page.getByRole("form", { name: language });
export const textOf = (form: Locator) => form.getByRole("textbox", { name: /^Text: / });

export async function beginPost(page: Page, title: string): Promise<Locator> {
  await openLive(page, "/admin/articles");
  await page.getByRole("button", { name: "New article" }).click();
  const dialog = page.getByRole("dialog", { name: "New article" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByRole("button", { name: "Begin to write" }).click();
  const form = formOf(page, "English");
  await expect(textOf(form)).toBeVisible();
  return form;
}

/** What a program put into the clipboard, or files that were copied. */
export async function paste(
  text: Locator,
  data: Record<string, string>,
  files: readonly Buffer[] = [],
): Promise<void> {
  const pictures = files.map((file) => file.toString("base64"));
  await text.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(given.data)) clipboardData.setData(type, value);
      for (const picture of given.pictures) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        clipboardData.items.add(new File([bytes], "pasted.jpg", { type: "image/jpeg" }));
      }
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { data, pictures },
  );
}
