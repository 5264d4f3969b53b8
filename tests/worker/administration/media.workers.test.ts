/** The library of pictures through the site: the way in, what is refused, the widths that are shown, pages that change. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaFiles, readMedia } from "../../../domain/media/media-address.ts";
import type { Media, MediaPage, OneMedia } from "../../../domain/media/media-api.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";
import { callApi } from "./call-api.ts";

let product: Product;
let owner: string;
let editor: string;
let agent: string;

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  owner = await signIn(product, "admin@example.com");
  editor = await signIn(product, "editor@example.com");
  agent = await signIn(product, "agent@example.com");
});
afterAll(async () => {
  await product.workers.close();
  await product.outside.close();
  await product.backend.close();
});

const call = (method: string, path: string, body?: unknown, token = owner) =>
  callApi(product, token, method, path, body);
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function send(bytes: Uint8Array, { name = "bay.jpg", token = owner, digest = hashOf(bytes) } = {}) {
  const response = await product.fetch(`/api/admin/media/${digest}?name=${encodeURIComponent(name)}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() };
}

const picture = (width: number, height: number, background = "teal") =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const add = async (width: number, height: number, background?: string) =>
  (await send(await picture(width, height, background))).body as Media;
const choose = (name: string, src: string, version: number) =>
  call("PUT", `/texts/picture/${name}/en`, {
    version,
    state: "published",
    body: { src },
    publishAt: null,
    isConfirmed: false,
  });

test("A picture comes in by its bytes, once, and its address says its size", async () => {
  const bytes = await picture(1000, 600);
  const { status, body } = await send(bytes, { name: "Bay in the evening.jpg" });
  expect(status).toBe(200);
  const id = hashOf(bytes).slice(0, 32);
  expect(body).toMatchObject({ address: `/media/${id}-1000x600`, name: "Bay in the evening.jpg" });
  expect((await send(bytes, { token: editor })).body).toEqual(body);
  expect((await send(bytes, { token: agent })).status).toBe(403);
  const { pictures } = (await call("GET", "/media?q=evening")).body as MediaPage;
  expect(pictures.map((one) => one.id)).toEqual([id]);
});

test("It is shown at the widths of pages, as far as it is that wide, and kept for a year", async () => {
  const { address } = await add(1000, 600, "navy");
  const files = mediaFiles(address);
  expect(files).toMatchObject({ width: 1000, height: 600 });
  expect(files?.avif.split(", ").map((one) => one.split(" ")[1])).toEqual(["480w", "680w", "800w", "1000w"]);
  for (const [src = "", wide] of files?.avif.split(", ").map((one) => one.split(" ")) ?? []) {
    const answer = await product.fetch(src);
    expect([src, answer.status, answer.headers.get("content-type")]).toEqual([src, 200, "image/avif"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(`${width}w`).toBe(wide);
  }
  // The focal point changes no file.
  expect((await product.fetch(`${address}-20x80?w=480&f=avif`)).status).toBe(200);
  const plain = await product.fetch(files?.file ?? "");
  expect(plain.headers.get("content-type")).toBe("image/webp");
  const card = await product.fetch(`/share${address}.jpg`);
  expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const icon = await product.fetch(`${address}?w=480&f=png`);
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
  for (const junk of [`${address}?w=500&f=avif`, `${address}?w=680&f=png`, "/media/x?w=480&f=avif"]) {
    expect([junk, (await product.fetch(junk)).status]).toEqual([junk, 404]);
  }
});

test("A drawing, a renamed file, HEIC, an empty file, one that was cut off and one of 30,000 pixels are refused", async () => {
  const jpeg = await picture(800, 600, "olive");
  const huge = new Uint8Array(jpeg);
  const frame = huge.findIndex((byte, at) => byte === 0xff && huge[at + 1] === 0xc0);
  new DataView(huge.buffer).setUint16(frame + 7, 30_000);
  const text = new TextEncoder();
  const refused: [string, Uint8Array, string | undefined][] = [
    [
      "svg",
      text.encode('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      "svg",
    ],
    ["renamed", text.encode("MZ this is a program"), undefined],
    ["heic", text.encode("\0\0\0\u0018ftypheic\0\0\0\0"), "heic"],
    ["empty", new Uint8Array(), "empty"],
    ["cut", jpeg.subarray(0, jpeg.length - 200), undefined],
    ["30,000 px", huge, undefined],
  ];
  for (const [what, bytes, field] of refused) {
    const { status, body } = await send(bytes, { name: `${what}.jpg` });
    expect([what, status, (body as { error: { field?: string } }).error.field]).toEqual([what, 415, field]);
  }
  expect(await send(jpeg, { digest: "0".repeat(64) })).toMatchObject({
    status: 422,
    body: { error: { field: "digest" } },
  });
});

test("The owner's hero is the front page's first picture, with its widths, and goes back with one press", async () => {
  const before = await (await product.fetch("/")).text();
  expect(before).not.toContain("/media/");
  const { id, address } = await add(2400, 1350, "purple");
  expect((await choose("frontPage.hero", address, 0)).status).toBe(200);
  const page = await eventually(
    async () => (await product.fetch("/")).text(),
    (html) => html.includes(address),
  );
  const first = /<picture>.*?<\/picture>/s.exec(page.slice(page.indexOf("hero full-bleed")))?.[0] ?? "";
  for (const width of [480, 680, 800, 1200, 1600, 2400]) {
    expect(first).toContain(`${address}?w=${width}&amp;f=avif ${width}w`);
  }
  expect(first).toContain('width="2400" height="1350"');
  expect(first).toContain('fetchPriority="high"');
  // Ours no longer stands on phones either.
  expect(first).not.toContain("hero-bay");
  expect(await (await product.fetch("/de")).text()).toContain(address);
  const shared = /property="og:image" content="([^"]+)"/.exec(page)?.[1];
  expect(new URL(shared ?? "").pathname).toBe(`/share${address}.jpg`);

  const one = (await call("GET", `/media/${id}`)).body as OneMedia;
  expect(one.uses).toEqual([{ kind: "picture", name: "frontPage.hero", locale: "en", is_shown: true }]);
  expect(await call("POST", "/media/deletion", { ids: [id] })).toMatchObject({
    status: 409,
    body: { error: { code: "picture_in_use" }, uses: [{ name: "frontPage.hero" }] },
  });

  // Replaced everywhere, and with a focal point.
  const other = await add(2400, 1350, "maroon");
  expect(await call("POST", `/media/${id}/replacement`, { by: other.id })).toMatchObject({
    body: { texts: 1 },
  });
  const change = { version: 2, name: "Bay", alts: { en: "The bay" }, focus: { x: 30, y: 80 } };
  const saved = await call("PATCH", `/media/${other.id}`, change);
  expect(saved).toMatchObject({ status: 200, body: { picture: { address: `${other.address}-30x80` } } });
  expect((await call("PATCH", `/media/${other.id}`, change)).status).toBe(409);
  const moved = await eventually(
    async () => (await product.fetch("/")).text(),
    (html) => html.includes(`${other.address}-30x80`),
  );
  expect(moved).toContain("object-position:30% 80%");
  expect(await call("POST", "/media/deletion", { ids: [id] })).toMatchObject({
    status: 200,
    body: { deleted: [id] },
  });
  // What the history of the text still names is gone.
  expect(await choose("frontPage.hero", address, 3)).toMatchObject({
    status: 409,
    body: { error: { code: "picture_gone" } },
  });
  const back = { version: 3, state: "shipped", body: null, publishAt: null, isConfirmed: false };
  expect((await call("PUT", "/texts/picture/frontPage.hero/en", back)).status).toBe(200);
  const after = await eventually(
    async () => (await product.fetch("/")).text(),
    (html) => !html.includes("/media/"),
  );
  expect(after).toContain("hero-bay-portrait");
  expect(after).not.toContain('"pictures":{"frontPage');
});

test("The order of the front page's sections changes, and asks where the specification is left", async () => {
  const sections = (order: string, version: number, isConfirmed = false) =>
    call("PUT", "/texts/order/frontPage/en", {
      version,
      state: "published",
      body: { sections: order },
      publishAt: null,
      isConfirmed,
    });
  const html = await (await product.fetch("/")).text();
  const ids = [
    "steps",
    "featured",
    "live-or-rent",
    "recent",
    "withFinance",
    "forSale",
    "testimonials",
    "why-us",
  ];
  const places = [...ids, "guide"].map((id) => html.indexOf(`id="${id}"`));
  expect(places.every((place) => place > 0)).toBe(true);
  // As the list in the administration begins.
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const free = "guide steps featured liveOrRent recent carryOver withFinance forSale testimonials whyUs";
  expect((await sections(free, 0)).status).toBe(200);
  const page = await eventually(
    async () => (await product.fetch("/")).text(),
    (html) => html.indexOf('id="guide"') < html.indexOf('id="steps"'),
  );
  expect(page.indexOf('id="closing"')).toBeGreaterThan(page.indexOf('id="why-us"'));
  const departing = free.replace("recent carryOver withFinance", "withFinance carryOver recent");
  expect(await sections(departing, 1)).toMatchObject({
    status: 409,
    body: { error: { code: "confirm_losses" }, losses: [{ what: "order" }] },
  });
  expect((await sections(departing, 1, true)).status).toBe(200);
  for (const wrong of [`${free} steps`, free.replace("guide ", ""), free.replace("guide", "hero"), ""]) {
    expect([wrong, (await sections(wrong, 2)).status]).toEqual([wrong, 422]);
  }
});

test("A picture's text takes only pictures of the site, and is one for all languages", async () => {
  for (const src of [
    "https://evil.example/x.jpg",
    "/media/../x",
    "/img/uploads/x.jpg",
    "/media/abc",
    'x" onerror="',
  ]) {
    expect([src, (await choose("frontPage.live", src, 0)).status]).toEqual([src, 422]);
  }
  const body = {
    version: 0,
    state: "published",
    body: { src: "/pictures/hero-bay" },
    publishAt: null,
    isConfirmed: false,
  };
  expect((await call("PUT", "/texts/picture/frontPage.live/th", body)).status).toBe(404);
  expect(readMedia("/media/abc")).toBeUndefined();
});

test("A page of the library has 48 pictures, and the pages together have each picture once", async () => {
  await product.backend.database.query("delete from public.media_pictures");
  await product.backend.database.query(
    `insert into public.media_pictures (id, name, width, height, bytes, added_at)
     select md5(n::text), 'picture ' || n, 1600, 1200, 100000, now() - make_interval(days => n / 10)
     from generate_series(1, 130) as n`,
  );
  const pages: MediaPage[] = [];
  for (let next = ""; pages.at(-1)?.hasMore !== false;) {
    const { status, body } = await call("GET", `/media${next}`);
    expect(status).toBe(200);
    pages.push(body as MediaPage);
    const last = pages.at(-1)?.pictures.at(-1);
    next = `?${new URLSearchParams({ at: last?.addedAt ?? "", id: last?.id ?? "" })}`;
  }
  expect(pages.map(({ pictures }) => pictures.length)).toEqual([48, 48, 34]);
  expect(new Set(pages.flatMap(({ pictures }) => pictures.map(({ id }) => id))).size).toBe(130);
});
