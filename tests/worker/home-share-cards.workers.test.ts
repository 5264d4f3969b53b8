/** The cards that the office Worker draws of homes, in the real workerd, from a save to a withdrawal. */
import { mkdir, writeFile } from "node:fs/promises";
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

/** The longest that a title may be; a card has no room for all of it. */
const longest: Record<Locale, string> = {
  en: "Corner two-bedroom apartment on the thirty-fourth floor with an unobstructed view over Jomtien bay and the islands, newly furnished, with two parking spaces, with seller financing for ten years",
  th: "คอนโดมุมสองห้องนอนชั้นสามสิบสี่ วิวอ่าวจอมเทียนและหมู่เกาะแบบไม่มีอะไรบัง ตกแต่งใหม่ทั้งห้อง พร้อมที่จอดรถสองคัน ใกล้ชายหาด ตลาด และโรงพยาบาล ผ่อนตรงกับเจ้าของได้นานถึงสิบปี โดยไม่ต้องผ่านธนาคาร",
  zh: "乔木提恩海湾三十四层转角两居室公寓，全景无遮挡海景，可远眺群岛，全新精装修，家具家电齐全，附带两个停车位，步行五分钟可达海滩、市场与医院，业主提供长达十年的分期付款，无需银行贷款，外国人名额充足，可随时预约看房，拎包入住，物业管理费低廉，小区内设有泳池、健身房、桑拿、儿童乐园与二十四小时保安，另有免费班车往返市中心与购物广场，适合长期自住、度假或投资出租，欢迎垂询",
  ru: "Угловая квартира с двумя спальнями на тридцать четвёртом этаже с открытым видом на залив Джомтьен и острова, с новой мебелью и двумя парковочными местами, в рассрочку от собственника на десять лет",
  de: "Zweizimmerwohnung in Ecklage im vierunddreißigsten Stock mit unverbaubarem Blick auf die Bucht von Jomtien und die Inseln, neu eingerichtet, mit zwei Stellplätzen und Verkäuferfinanzierung über Jahre",
  fr: "Appartement d’angle de deux chambres au trente-quatrième étage, vue dégagée sur la baie de Jomtien et les îles, meublé à neuf, avec deux places de parking et un crédit du vendeur sur dix ans",
};
const shortest: Record<Locale, string> = {
  en: "Reef",
  th: "ทะเล",
  zh: "海",
  ru: "Риф",
  de: "Riff",
  fr: "Mer",
};

test.each([
  ["longest", longest],
  ["shortest", shortest],
])("The %s title is drawn in each language", async (name, titles) => {
  const { en, ...translated } = titles;
  const { database } = product.backend;
  const before = await Promise.all(locales.map(addressOf));
  await database.query("update public.listings set title = $2 where slug = $1", [slug, en]);
  await database.query(
    `insert into public.listing_translations (listing_id, locale, title)
     select id, key, value from public.listings, jsonb_each_text($2) where slug = $1
     on conflict (listing_id, locale) do update set title = excluded.title`,
    [slug, JSON.stringify(translated)],
  );
  await product.workers.tick("*/5 * * * *");
  // To be looked at.
  await mkdir("test-results/share-cards", { recursive: true });
  for (const locale of locales) {
    const address = await eventually(
      () => addressOf(locale),
      (now) => !before.includes(now),
    );
    const { bytes } = await drawn(address);
    expect(bytes.length).toBeLessThanOrEqual(shareCard.mostBytes);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    await writeFile(`test-results/share-cards/${name}-${locale}.jpg`, bytes);
  }
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
