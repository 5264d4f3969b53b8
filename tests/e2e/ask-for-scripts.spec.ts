/** The scripts are asked for after what is seen first, and earlier when somebody needs them. */
import { type Page, expect, test } from "@playwright/test";
import { fillPerson } from "./fill-person.ts";
import { waitUntilTakenOver, watchConsole } from "./page-quality.ts";

const home = "/property/one-bedroom-finance-talay-thong-jomtien";
const isStarter = (path: string) => path.includes("/ask-for-scripts-");

/** The scripts that a page has asked for, as the list grows. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  return scripts;
}

/** The longest wait never ends, however long the machine takes. */
async function holdLongestWait(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (done: () => void, ms = 0) => (ms < 1_000 ? wait(done, ms) : 0),
    });
  });
}

/** Frames never come, so nothing is painted, and the longest wait never ends. */
async function holdPaint(page: Page): Promise<void> {
  await holdLongestWait(page);
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
}

test("The HTML asks for one small script, which asks for the others after the first picture", async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await holdLongestWait(page);
  const scripts = watchScripts(page);
  const released = Promise.withResolvers<void>();
  await page.route(/\/pictures\/tower-pool-white-/, async (route) => {
    await released.promise;
    await route.continue();
  });
  const starter = page.waitForResponse((response) => isStarter(response.url()));
  await page.goto(home, { waitUntil: "domcontentloaded" });
  expect((await (await starter).body()).length).toBeLessThan(1_000);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(scripts.filter((path) => !isStarter(path))).toEqual([]);
  released.resolve();
  await waitUntilTakenOver(page);
  expectQuiet();
});

test("A page that is not painted yet asks for its scripts with the first press", async ({ page }) => {
  await holdPaint(page);
  const scripts = watchScripts(page);
  await page.goto("/contact");
  expect(scripts.filter((path) => !isStarter(path))).toEqual([]);
  const name = page.getByRole("form", { name: "Write to us" }).getByLabel("Your name");
  await name.press("A");
  await waitUntilTakenOver(page);
  await expect(name).toHaveValue("A");
});

test("A page that opens in the background, where nothing is painted, is taken over", async ({ page }) => {
  await holdPaint(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  });
  await page.goto("/contact");
  await waitUntilTakenOver(page);
});

test("A picture that never comes does not hold the scripts up for ever", async ({ page }) => {
  await page.route(/\/pictures\/tower-pool-white-/, () => undefined);
  await page.goto(home, { waitUntil: "domcontentloaded" });
  await waitUntilTakenOver(page);
});

for (const [file, address] of [
  ["the script that asks for the others", /\/ask-for-scripts-[^/]*\.js$/],
  ["the script that takes the page over", /\/entry-client-[^/]*\.js$/],
] as const) {
  test(`Without ${file} a page reads and its form sends`, async ({ page }) => {
    await page.route(address, (route) => route.abort());
    await page.goto("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const form = page.getByRole("form", { name: "Write to us" });
    await form.getByLabel("Message").fill("Is the sea far?");
    await fillPerson(page, form);
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/thank-you/);
  });
}
