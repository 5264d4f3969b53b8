/** The scripts are requested after the first paint, or earlier when the visitor needs them. */
import { type Page, expect, test } from "@playwright/test";
import { fillPerson } from "../fill-person.ts";
import { waitUntilHydrated, watchConsole } from "../every-page/page-quality.ts";

const listing = "/property/one-bedroom-finance-talay-thong-jomtien";
/** Any picture of the page: a named one would test nothing once the home gets another first picture. */
const anyPicture = /\/pictures\//;
const isStarter = (path: string) => path.includes("/ask-for-scripts-");

/** Returns a growing list of the scripts that the page requests. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  return scripts;
}

/** Makes the longest wait never end, so that a slow machine changes nothing. */
async function holdLongestWait(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (done: () => void, ms = 0) => (ms < 1_000 ? wait(done, ms) : 0),
    });
  });
}

/** Stops all frames, so that nothing is painted, and makes the longest wait never end. */
async function holdPaint(page: Page): Promise<void> {
  await holdLongestWait(page);
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
}

test("The HTML requests one small script, which requests the others after the first picture", async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await holdLongestWait(page);
  const scripts = watchScripts(page);
  const released = Promise.withResolvers<void>();
  await page.route(anyPicture, async (route) => {
    await released.promise;
    await route.continue();
  });
  const starter = page.waitForResponse((response) => isStarter(response.url()));
  await page.goto(listing, { waitUntil: "domcontentloaded" });
  expect((await (await starter).body()).length).toBeLessThan(1_000);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(scripts.filter((path) => !isStarter(path))).toEqual([]);
  released.resolve();
  await waitUntilHydrated(page);
  expectQuiet();
});

test("A page that is not painted yet requests its scripts on the first key press", async ({ page }) => {
  await holdPaint(page);
  const scripts = watchScripts(page);
  await page.goto("/contact");
  expect(scripts.filter((path) => !isStarter(path))).toEqual([]);
  const name = page.getByRole("form", { name: "Write to us" }).getByLabel("Your name");
  await name.press("A");
  await waitUntilHydrated(page);
  await expect(name).toHaveValue("A");
});

test("A page that opens in the background, where nothing is painted, is hydrated", async ({ page }) => {
  await holdPaint(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  });
  await page.goto("/contact");
  await waitUntilHydrated(page);
});

test("A picture that never loads does not hold up the scripts forever", async ({ page }) => {
  await page.route(anyPicture, () => undefined);
  await page.goto(listing, { waitUntil: "domcontentloaded" });
  await waitUntilHydrated(page);
});

for (const [file, address] of [
  ["the script that requests the others", /\/ask-for-scripts-[^/]*\.js$/],
  ["the script that hydrates the page", /\/browser-[^/]*\.js$/],
] as const) {
  test(`Without ${file} a page is readable and its form can be sent`, async ({ page }) => {
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
