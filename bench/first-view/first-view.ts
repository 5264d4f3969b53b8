/** The built product and a browser that opens its pages as a new visitor does, and touches nothing. */
import { type Browser, type Response, chromium } from "playwright";
import { startProduct } from "../../tests/start-product.ts";
import { findPages } from "./find-pages.ts";
import { findChromium } from "../../tests/system-chromium.ts";

/** A page requests its scripts at once. This is long enough for a slow machine. */
export const watchMs = 2_000;
const systemChromium = findChromium();

export type Window = NonNullable<Parameters<Browser["newContext"]>[0]>;

export const windows = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, Window>;

/** One answer to the browser. `kind` is what it is used for: a script, an image, a font. */
export type Received = { path: string; kind: string; type: string; body: Buffer };

export type FirstViews = {
  /** One page of each kind: fixed addresses, and the first listing and the first guide. */
  pages: string[];
  read(page: string): Promise<string>;
  /** All that a page receives until it is at rest. */
  watch(page: string, window: Window): Promise<Received[]>;
  close(): Promise<void>;
};

export async function openFirstViews(): Promise<FirstViews> {
  const product = await startProduct();
  const browser = await openBrowser();

  async function read(page: string): Promise<string> {
    const response = await product.fetch(page);
    if (response.status !== 200) throw new Error(`${page} answered ${response.status}`);
    return response.text();
  }

  const { listing, article } = await findPages(product);
  return {
    pages: ["/", "/listings", listing, "/finance", "/contact", article],
    read,
    watch: (address, window) => watchAddress(browser, product.url + address, window),
    close: async () => {
      await browser.close();
      await product.close();
    },
  };
}

export function openBrowser(options: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(systemChromium && { executablePath: systemChromium }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", ...options],
  });
}

/** What a new visitor's browser receives from an address until the page is at rest. */
async function watchAddress(browser: Browser, url: string, window: Window): Promise<Received[]> {
  const context = await browser.newContext(window);
  const page = await context.newPage();
  const received: Promise<Received>[] = [];
  page.on("response", (response) => received.push(receive(response)));
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(watchMs);
  const all = await Promise.all(received);
  await context.close();
  return all;
}

async function receive(response: Response): Promise<Received> {
  return {
    path: new URL(response.url()).pathname,
    kind: response.request().resourceType(),
    type: response.headers()["content-type"] ?? "",
    body: await readBody(response),
  };
}

async function readBody(response: Response): Promise<Buffer> {
  // An answer without content, such as that to the beacon, has no body to read.
  if (response.status() === 204) return Buffer.alloc(0);
  // A worker that has closed takes its script's body along: it is asked for again.
  return response.body().catch(async () => Buffer.from(await (await fetch(response.url())).arrayBuffer()));
}
