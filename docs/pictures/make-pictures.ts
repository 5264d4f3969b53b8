/**
 * `npm run readme:pictures`: the README's two pictures, taken in Chromium from the product itself, with its sample data.
 * The product runs in memory on free ports, so nothing of `.data` is shown or changed.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Page, chromium } from "playwright";
import sharp from "sharp";
import { ensureChromium } from "../../tests/ensure-chromium.ts";
import { waitUntilLive } from "../../tests/e2e/every-page/page-quality.ts";
import { signInAsAdmin } from "../../tests/e2e/sign-in.ts";
import { eventually, signIn, startProduct } from "../../tests/start-product.ts";
import { findChromium } from "../../tests/system-chromium.ts";

const systemChromium = findChromium();
/** A README loads both with every visit. */
const mostBytes = 150_000;
const qualities = [86, 80, 74, 68, 60];

ensureChromium();
const product = await startProduct();
const browser = await chromium.launch({
  ...(systemChromium && { executablePath: systemChromium }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
try {
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  await page.goto("/");
  await waitUntilLive(page);
  await takePicture(page, "front-page");

  await readSampleSource();
  await signInAsAdmin(page);
  await page.goto("/admin/property-scraper");
  await page.locator("[data-home] img").first().waitFor();
  // What came of the run says more than the top of the page.
  await page.setViewportSize({ width: 1280, height: 985 });
  await page.getByRole("heading", { name: "Runs" }).evaluate((heading) => heading.scrollIntoView());
  await takePicture(page, "administration");
} finally {
  await browser.close();
  await product.close();
}

/** One finished run of the sample source, pictures included, so that there is something to review. */
async function readSampleSource(): Promise<void> {
  await product.backend.database.query("update public.scrape_sources set may_keep_images = true");
  const authorization = `Bearer ${await signIn(product, "admin@example.com")}`;
  const call = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { authorization, "content-type": "application/json" };
    const response = await product.fetch(path, { ...init, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { sources } = await call<{ sources: { id: string }[] }>("/api/admin/sources");
  const body = JSON.stringify({ sourceId: sources[0]?.id });
  const { id } = await call<{ id: string }>("/api/admin/runs", { method: "POST", body });
  await eventually(
    () => call<{ state: string }>(`/api/admin/runs/${id}`),
    ({ state }) => state === "done",
  );
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture that is not shown never arrives.
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
  const picture = sharp(await page.screenshot({ animations: "disabled" }));
  for (const quality of qualities) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length > mostBytes) continue;
    await writeFile(join(import.meta.dirname, `${name}.jpg`), bytes);
    console.log(`${name}.jpg: ${Math.round(bytes.length / 1024)} KB, quality ${quality}`);
    return;
  }
  throw new Error(`${name} does not fit into ${mostBytes} bytes.`);
}
