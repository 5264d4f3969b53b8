/** On a phone, drawing all open parts of the editor took 200 ms a key. This counts what is drawn, on any machine. */
import { type Locator, expect, test } from "@playwright/test";
import { openAsAdmin } from "../scraper/scraper-page.ts";

/**
 * Presses a key, and counts the elements of the editor's parts that React drew: it leaves on each element what it drew
 * there last, as another object each time. `own` are those of the field itself, or of its picture.
 */
async function countDrawn(field: Locator, key: string): Promise<{ own: number; others: number }> {
  const before = await field.evaluateHandle((control) => {
    const mark = Object.keys(control).find((name) => name.startsWith("__reactProps$"));
    if (mark === undefined) throw new Error("React leaves no mark of this name on what it draws.");
    const parts = document.querySelectorAll("details[id^='section-'] *, main aside *");
    const marks = new Map([...parts].map((element) => [element, Reflect.get(element, mark)]));
    const own = control.closest("details li") ?? control.parentElement;
    return { mark, marks, own };
  });
  await field.press(key);
  return before.evaluate(({ mark, marks, own }) => {
    const drawn = [...marks].filter(([element, last]) => Reflect.get(element, mark) !== last);
    const inside = drawn.filter(([element]) => own?.contains(element));
    return { own: inside.length, others: drawn.length - inside.length };
  });
}

test("A key draws its own field, and none of the other open parts", async ({ page }) => {
  await openAsAdmin(page, "/admin/properties?publication=published&sort=price-high");
  await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
  const words = page.getByLabel(/^What picture \d+ shows$/);
  await expect(words.nth(2)).toBeVisible();
  const fields = [
    page.getByLabel("Title", { exact: true }),
    page.getByLabel("Description", { exact: true }),
    page.getByLabel("Price", { exact: true }),
    words.last(),
  ];
  for (const field of fields) {
    // The first key changes the home, and the history offers its old value again.
    await field.press("1");
    // On a busy machine data that arrives late is drawn once beside a key. What a key itself draws, it draws each time.
    await expect(async () => {
      const { own, others } = await countDrawn(field, "2");
      expect(own).toBeGreaterThan(0);
      expect(others).toBe(0);
    }).toPass({ timeout: 30_000 });
  }
  await page.getByRole("button", { name: "Discard changes" }).click();
});
