/** An owner writes a post with pictures by keyboard, publishes it, and takes it away; and pastes from other programs. */
import { readFileSync } from "node:fs";
import { type Locator, type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";
import { beginPost, formOf, paste, textOf } from "./article-scene.ts";

const sample = (name: string) => readFileSync(new URL(`clipboard/${name}.html`, import.meta.url), "utf8");

async function makePicture(green: number): Promise<Buffer> {
  const background = { r: 90, g: green, b: 200 };
  return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The browser tells the editor of a moved caret a moment later, and a person is slower than that. */
async function moveCaret(page: Page, key: "Control+End" | "ArrowUp"): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

async function drop(text: Locator, file: Buffer): Promise<void> {
  await text.evaluate((element, picture) => {
    const dataTransfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], "dropped.jpg", { type: "image/jpeg" }));
    const { left, bottom } = (element.lastElementChild ?? element).getBoundingClientRect();
    const at = { clientX: left + 5, clientY: bottom - 4 };
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, ...at }));
  }, file.toString("base64"));
}

/** A visitor who loads the page again until it shows this. */
async function expectPublic(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** By keyboard, and only then is the other site asked for anything. */
async function expectVideoInPlace(page: Page): Promise<void> {
  const asked: string[] = [];
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>A player</title>" });
  });
  await page.reload();
  const video = page.getByRole("link", { name: /A walk in the rain/ });
  await expect(video).toHaveAttribute("href", "https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  await expect(video).toHaveAttribute("data-plays", "in-place");
  expect(asked).toEqual([]);
  await expectAccessible(page);
  await video.press("Enter");
  const player = page.locator('iframe[title="A walk in the rain"]');
  await expect(player).toBeFocused();
  await expect.poll(() => asked).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"]);
  await expectNoSidewaysScroll(page);
}

for (const { device, viewport } of [
  { device: "desk", viewport: { width: 1440, height: 900 } },
  { device: "phone", viewport: { width: 360, height: 740 } },
]) {
  test(`A post with three pictures is written by keyboard, published and deleted, at a ${device}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const expectQuiet = watchConsole(page);
    const { keyboard } = page;
    await signInAsAdmin(page);
    await openLive(page, "/admin/articles");
    await expect(page.getByRole("link", { name: /Come and look in September/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const slug = `the-rain-at-a-${device}`;
    const form = await beginPost(page, `The rain at a ${device}`);
    const text = textOf(form);
    await form.getByLabel("In one or two sentences").fill("What the wet weeks show.");
    await text.focus();
    await keyboard.type("## What it shows");
    await keyboard.press("Enter");
    await keyboard.type("After an hour of **heavy** rain you see *more*.");
    await keyboard.press("Enter");

    // A picture of the library, by the list that "/" opens.
    await keyboard.type("/");
    const blocks = page.getByRole("dialog", { name: "Put in" });
    await blocks.getByLabel("Find a block").pressSequentially("pict");
    await keyboard.press("Enter");
    const picker = page.getByRole("dialog").filter({ has: page.locator('input[type="file"][multiple]') });
    await picker.locator('input[type="file"][multiple]').setInputFiles({
      name: `first-${device}.jpg`,
      mimeType: "image/jpeg",
      buffer: await makePicture(device === "desk" ? 20 : 30),
    });
    await picker.getByRole("button", { name: `first-${device}` }).focus();
    await keyboard.press("Enter");
    await expect(text.locator("figure")).toHaveCount(1);
    await expect(text).toBeFocused();
    await keyboard.type("Under the picture");
    await keyboard.press("Enter");
    // What it shows, by the block's settings.
    await moveCaret(page, "ArrowUp");
    await keyboard.press("Alt+F10");
    await expect(form.getByRole("toolbar")).toBeVisible();
    await form.getByRole("button", { name: "Settings of this block" }).press("Enter");
    const settings = page.getByRole("dialog", { name: "Picture" });
    await settings.getByLabel("What the picture shows").fill("A street under water");
    await expectAccessible(page);
    await settings.getByRole("button", { name: "OK" }).press("Enter");
    await expect(text.getByText("Shows: A street under water")).toBeVisible();

    // Two more: one that was copied, one that is dropped.
    await moveCaret(page, "Control+End");
    await paste(text, {}, [await makePicture(120)]);
    await expect(text.locator("figure")).toHaveCount(2);
    await drop(text, await makePicture(220));
    await expect(text.locator("figure")).toHaveCount(3);
    await text.focus();

    // A dated fact and a video.
    await moveCaret(page, "Control+End");
    await keyboard.type("The transfer costs ");
    await form.getByRole("button", { name: "Put in a figure" }).press("Enter");
    const figures = page.getByRole("dialog", { name: "Figure" });
    await figures.getByLabel("Find a fact").pressSequentially("transfer fee");
    await keyboard.press("Enter");
    await expect(text.locator(".figure-token")).toHaveCount(1);
    await expect(text).toBeFocused();
    await keyboard.press("Enter");
    await paste(text, { "text/plain": "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s" });
    const video = page.getByRole("dialog", { name: "Video" });
    await video.getByLabel("What the video shows").fill("A walk in the rain");
    await keyboard.press("Enter");
    await expect(text.getByText("A walk in the rain (YouTube)")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Publishing is refused while a picture says nothing, or accepted without: either way nothing is lost.
    // While one writes on a phone, the buttons give way to the keyboard.
    await form.getByLabel("Title").focus();
    await form.getByRole("button", { name: "Publish" }).click();
    await expect(form.getByText("Your text is shown.")).toBeVisible();
    await expectPublic(page, `/blog/${slug}`, "you see");
    await expect(page.locator("main figure img")).toHaveCount(3);
    await expectVideoInPlace(page);

    await openLive(page, `/admin/articles/blog/${slug}`);
    await page.getByText("Address", { exact: true }).click();
    await page.getByRole("button", { name: "Delete this article…" }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page.getByText("This article is deleted.", { exact: false })).toBeVisible();
    await expect(async () => expect((await page.request.get(`/blog/${slug}`)).status()).toBe(410)).toPass();
    expectQuiet();
  });
}

test("A shipped article is changed in two languages side by side, one published alone, and put back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  await openLive(page, "/admin/articles/blog/reading-the-minutes");
  await page.getByRole("button", { name: /^Deutsch/ }).click();
  const german = formOf(page, "Deutsch");
  await expect(formOf(page, "English")).toBeVisible();
  const title = german.getByLabel("Title");
  const shipped = await title.inputValue();
  await title.fill("Protokolle lesen, neu");
  await german.getByRole("button", { name: "Publish" }).click();
  await expect(german.getByText("Your text is shown.")).toBeVisible();
  await expectPublic(page, "/de/blog/reading-the-minutes", "Protokolle lesen, neu");
  await openLive(page, "/admin/articles/blog/reading-the-minutes");
  await page.getByRole("button", { name: /^Deutsch/ }).click();
  await german.getByText("History: Deutsch").click();
  await expect(german.locator("ins").first()).toBeVisible();
  const putBack = german.getByRole("button", { name: "Back to the text we shipped" });
  const question = page.getByRole("dialog", { name: "Back to the text we shipped?" });
  await putBack.click();
  await expect(question).toContainText("What you saved stays in the history.");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue("Protokolle lesen, neu");
  await title.fill("Protokolle lesen, nur getippt");
  await putBack.click();
  await expect(question).toContainText("what you typed since then is thrown away");
  await question.getByRole("button", { name: "Yes, back to ours" }).click();
  await expect(question).toBeHidden();
  await expect(german.getByText("Our text is shown.")).toBeVisible();
  await expect(title).toHaveValue(shipped);
  await expectPublic(page, "/de/blog/reading-the-minutes", shipped);
  expectQuiet();
});

test("What was pasted from Word and from Google Docs is clean", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  const form = await beginPost(page, "Pasted words");
  const text = textOf(form);
  await text.focus();
  await paste(text, { "text/html": sample("word"), "text/plain": "Buying in the rain" });
  await expect(text.locator("h2")).toHaveText("Buying in the rain");
  await expect(text.locator("p > strong")).toHaveText("stains");
  await expect(text.locator("em")).toHaveText("mould");
  await expect(text.locator("a")).toHaveAttribute("href", "https://example.com/rain?a=1");
  await expect(text.locator('ul[data-style="bullets"] > li > p')).toHaveText(["Roof", "Gutters", "Windows"]);
  await expect(text.locator("ul ul > li")).toHaveText(["Gutters"]);
  await expect(text.locator('ol[data-style="numbers"] > li')).toHaveText(["Call", "Wait"]);
  await expect(text.locator("table tr")).toHaveCount(2);
  await expect(text.locator("table td")).toHaveText(["Month", "Days of rain", "SeptemberOctober", "Many"]);
  await expect(form.getByText("1 picture could not be taken along.", { exact: false })).toBeVisible();
  expect(await text.innerHTML()).not.toMatch(/mso|Mso|o:p|font-family|file:/);

  await text.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  await paste(text, { "text/html": sample("google-docs"), "text/plain": "Four days" });
  await expect(text.locator("h2")).toHaveText("Four days");
  await expect(text.locator("strong")).toHaveText("areas");
  await expect(text.locator("em")).toHaveText(", slowly");
  await expect(text.locator("a")).toHaveAttribute("href", "https://example.com/areas");
  await expect(text.locator('ul[data-style="bullets"] > li > p')).toHaveText([
    "Shoes",
    "that may get wet",
    "A torch",
  ]);
  await expect(text.locator("ul ul > li")).toHaveText(["that may get wet"]);
  await expect(text.locator('ol[data-style="numbers"] > li')).toHaveText(["Ring"]);
  await expect(text.locator("table td")).toHaveText(["Day", "Where", "One", "Jomtien"]);
  expect(await text.innerHTML()).not.toMatch(/docs-internal|font-size|googleusercontent/);

  // Nothing of another page runs, whatever it sends.
  await moveCaret(page, "Control+End");
  await paste(text, {
    "text/html": `<img src=x onerror="document.title='run'"><script>document.title='run'</script><a href="javascript:alert(1)">bad</a><iframe src="https://example.com"></iframe><p style="position:fixed" onclick="x()">plain</p>`,
  });
  await expect(text.getByText("plain")).toBeVisible();
  await expect(text.locator("iframe, script, [onclick], [onerror], a[href^=javascript]")).toHaveCount(0);
  expect(await page.title()).not.toBe("run");

  // Cut and pasted within the editor, a figure stays a figure.
  await form.getByRole("button", { name: "Save as a draft" }).click();
  await expect(form.getByText("There is a draft that nobody sees yet.")).toBeVisible();
  expectQuiet();
});

test("What is typed is saved while one writes, and two windows lose nothing", async ({ page, context }) => {
  await signInAsAdmin(page);
  const form = await beginPost(page, "Two windows");
  const address = page.url();
  const other = await context.newPage();
  await openLive(other, address);
  const second = formOf(other, "English");
  await expect(textOf(second)).toBeVisible();
  const isKept = /^Saved at .+, for you alone/;

  // Saved by itself, and there again in the next window.
  await textOf(form).focus();
  await page.keyboard.type("Words of the first window");
  await expect(form.getByText("Not saved yet.")).toBeVisible();
  await expect(form.getByText(isKept)).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("article:"))),
  ).toEqual([]);

  // The other window was opened before: it is told, and shows both.
  await textOf(second).focus();
  await other.keyboard.type("Words of the second window");
  await expect(second.getByText("in another window.", { exact: false })).toBeVisible();
  await second.getByText("What is different").click();
  await expect(second.locator("ins")).toHaveText(/first/);
  await expectAccessible(other);
  await second.getByRole("button", { name: "Use that" }).click();
  await expect(textOf(second)).toHaveText("Words of the first window");
  await textOf(second).focus();
  await moveCaret(other, "Control+End");
  await other.keyboard.type(", and more");
  await expect(second.getByText("Not saved yet.")).toBeVisible();
  await expect(second.getByText(isKept)).toBeVisible();
  await openLive(page, address);
  await expect(textOf(form)).toHaveText("Words of the first window, and more");
  await expect(form.getByText(isKept)).toBeVisible();

  // A version that was saved meanwhile is not overwritten.
  await form.getByRole("button", { name: "Save as a draft" }).click();
  await expect(form.getByText("There is a draft that nobody sees yet.")).toBeVisible();
  await textOf(second).focus();
  await moveCaret(other, "Control+End");
  await other.keyboard.type(" still");
  await second.getByRole("button", { name: "Save as a draft" }).click();
  await expect(second.getByText("Somebody saved this text meanwhile.")).toBeVisible();
  await second.getByRole("button", { name: "Take what I typed" }).click();
  await second.getByRole("button", { name: "Save as a draft" }).click();
  await expect(second.getByText("There is a draft that nobody sees yet.")).toBeVisible();

  // Without the server the device keeps it.
  await other.route("**/draft", (route) => route.abort());
  await textOf(second).focus();
  await moveCaret(other, "Control+End");
  await other.keyboard.type(" and a word that never arrives");
  await expect(second.getByText("the server does not answer", { exact: false })).toBeVisible();
  await expect
    .poll(() => other.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("article:"))))
    .toBe(true);
  await other.close({ runBeforeUnload: false });
  await openLive(page, address);
  await expect(form.getByText("that was not saved", { exact: false })).toBeVisible();
  await form.getByRole("button", { name: "Go on with it" }).click();
  await expect(textOf(form)).toContainText("a word that never arrives");
  await expect(form.getByText(isKept)).toBeVisible();
});
