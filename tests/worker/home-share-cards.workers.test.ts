/** The cards that the office Worker draws of homes, in the real workerd, from a save to a withdrawal. */
import { createServer } from "node:net";
import { load } from "cheerio";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Locale, locales, localisePath } from "../../domain/languages/locales.ts";
import { shareCard } from "../../domain/listings/picture-files.ts";
import { eventually, type Product, signIn, startProduct } from "../start-product.ts";

const slug = "one-bedroom-finance-tawan-bay-central-pattaya";

let product: Product;
beforeAll(async () => {
  // The office reads the cover and the fonts at the site's own address.
  product = await startProduct({
    port: await freePort(),
    siteVars: { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0", VERSION_LOOK_SECONDS: "0" },
    addRows: async (database) => {
      await database.query("update public.listings set publication = 'withdrawn' where slug <> $1", [slug]);
    },
  });
});
afterAll(() => product.close());

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function headOf(locale: Locale): Promise<Record<string, string>> {
  const page = load(await (await product.fetch(localisePath(`/property/${slug}`, locale))).text());
  return Object.fromEntries(
    page('meta[property^="og:image"]')
      .toArray()
      .map(({ attribs }) => [attribs["property"] ?? "", attribs["content"] ?? ""]),
  );
}

const addressOf = async (locale: Locale) => new URL((await headOf(locale))["og:image"] ?? "").pathname;

/** Without the copy at the edge. */
async function stored(address: string): Promise<number> {
  const [, object] = /^\/share\/homes\/([^/]+\/[^/]+)/.exec(address) ?? [];
  const answer = await fetch(
    `${product.backend.url}/storage/v1/object/authenticated/share-cards/${object}.jpg`,
    {
      headers: { apikey: product.backend.publishableKey },
    },
  );
  await answer.body?.cancel();
  return answer.status;
}

async function read(address: string) {
  const answer = await product.fetch(address);
  return {
    status: answer.status,
    keep: answer.headers.get("cache-control"),
    type: answer.headers.get("content-type"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

const isDrawn = ({ keep }: { keep: string | null }) => keep === "public, max-age=300";
const drawn = (address: string) => eventually(() => read(address), isDrawn);

test("A page names its home's card in its language, and the plain card answers until it is drawn", async () => {
  const head = await headOf("th");
  expect(head).toMatchObject({
    "og:image": expect.stringMatching(
      /\/share\/homes\/[\da-f-]{36}\/th-[\da-f]{1,8}\/pictures\/[a-z-]+\.jpg$/,
    ),
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
  });
  const address = new URL(head["og:image"] ?? "").pathname;
  expect(await stored(address)).toBe(400);
  const before = await read(address);
  const plain = await read(address.replace(/homes\/[^/]+\/[^/]+\//, ""));
  expect(before).toMatchObject({ status: 200, type: "image/jpeg", keep: "public, max-age=60" });
  expect(before.bytes.equals(plain.bytes)).toBe(true);
});

test("The queue draws a card in each language, of the declared size and small enough for messengers", async () => {
  await product.workers.tick("*/5 * * * *");
  const seen = new Set<string>();
  for (const locale of locales) {
    const { bytes, type } = await drawn(await addressOf(locale));
    expect(type).toBe("image/jpeg");
    expect(bytes.length).toBeLessThanOrEqual(shareCard.mostBytes);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    seen.add(bytes.toString("base64"));
  }
  expect(seen.size).toBe(locales.length);
});

test("A price that an admin saves makes another card, without waiting for cron", async () => {
  const before = await addressOf("en");
  const token = await signIn(product, "admin@example.com");
  const [home] = await product.backend.database.query<{ id: string; seen: string }>(
    `select id, to_json(updated_at) #>> '{}' as seen from public.listings where slug = $1`,
    [slug],
  );
  const saved = await product.fetch(`/api/admin/listings/${home?.id}`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "if-match": home?.seen ?? "",
    },
    body: JSON.stringify({ changes: { price: 2_345_000 } }),
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const after = await eventually(
    () => addressOf("en"),
    (address) => address !== before,
  );
  await drawn(after);
});

test("Without the queue's card a wrong hash gets the plain card, and an address that names no picture nothing", async () => {
  const address = await addressOf("en");
  const other = await read(address.replace(/en-[\da-f]+/, "en-0"));
  expect(other).toMatchObject({ status: 200, keep: "public, max-age=60" });
  for (const path of [
    address.replace(/pictures\/.*/, "pictures/no-such-picture.jpg").replace(/en-[\da-f]+/, "en-0"),
    address.replace(/pictures\/.*/, "etc/passwd.jpg").replace(/en-[\da-f]+/, "en-0"),
    address.replace(/\.jpg$/, ".png"),
  ]) {
    expect((await product.fetch(path)).status, path).toBe(404);
  }
});

test("Nobody reads the card of a home that is withdrawn", async () => {
  const address = await addressOf("de");
  await drawn(address);
  expect(await stored(address)).toBe(200);
  await product.backend.database.query(
    "update public.listings set publication = 'withdrawn' where slug = $1",
    [slug],
  );
  expect(await stored(address)).toBe(400);
});
