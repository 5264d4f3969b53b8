/** The owner's guide through the built Workers: sent, seen, published, read with a pass, put back, lost. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guideAddress } from "../../../domain/leads/guide-pass.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";
import { callApi, textChange } from "./call-api.ts";

let product: Product;
let owner: string;
let editor: string;
beforeAll(async () => {
  // One person sends all of this within a minute.
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" }, leniency: 3 });
  owner = await signIn(product, "admin@example.com");
  editor = await signIn(product, "editor@example.com");
});
afterAll(() => product.close());

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const aPdf = (inside: string) => bytesOf(`%PDF-1.7\n% ${inside}\nstartxref\n9\n%%EOF\n`);

async function send(file: Uint8Array<ArrayBuffer>, { token = owner, locale = "de", digest = "" } = {}) {
  const named = digest || createHash("sha256").update(file).digest("hex");
  const answer = await product.fetch(
    `/api/admin/texts/guide-files/${locale}/${named}?${new URLSearchParams({ name: "My guide.pdf" })}`,
    { method: "PUT", headers: { authorization: `Bearer ${token}` }, body: file },
  );
  const body = (await answer.json()) as { id: string; error?: { field?: string } };
  return { status: answer.status, id: body.id, field: body.error?.field };
}
const publish = (file: string | null, version: number, { token = owner, locale = "de" } = {}) =>
  callApi(
    product,
    token,
    "PUT",
    `/texts/guide/printed/${locale}`,
    textChange({
      version,
      state: file ? "published" : "shipped",
      body: file && { name: "My guide.pdf", bytes: "40", file },
    }),
  );
const readerOf = (language: Locale) =>
  guideAddress(String(product.vars.office["GUIDE_LINK_KEY"]), language, new Date());
const read = async (path: string) => (await product.fetch(path, { redirect: "manual" })).text();
const gets = async (words: string, language: Locale = "de") => {
  const address = await readerOf(language);
  await eventually(
    () => read(address),
    (text) => text.includes(words),
  );
};
const addressOf = async (file: string, token = owner, locale: Locale = "de") =>
  (await callApi(product, token, "POST", "/texts/guide-files/address", { locale, file })) as {
    status: number;
    body: { address: string };
  };

test("An owner's guide is seen before it is published, read with a pass, and put back with one press", async () => {
  await gets("%PDF-1.", "de");
  const shipped = await read(await readerOf("de"));
  const { id, status } = await send(aPdf("mine"));
  expect(status).toBe(201);
  expect((await send(aPdf("mine"), { token: editor })).id).toBe(id);

  const { address } = (await addressOf(id)).body;
  expect(await read(address)).toContain("% mine");
  expect((await product.fetch(address.replace("/de?", "/en?"), { redirect: "manual" })).status).toBe(303);
  expect((await product.fetch(`/guide/de?file=${id}`, { redirect: "manual" })).status).toBe(303);
  const foreign = `${await readerOf("de")}&file=${id}`;
  expect((await product.fetch(foreign, { redirect: "manual" })).status).toBe(303);
  expect(await read(await readerOf("de"))).toBe(shipped);

  expect(await publish(id, 0)).toMatchObject({ status: 200 });
  await gets("% mine");
  const answer = await product.fetch(await readerOf("de"));
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe(
    'inline; filename="baan-tawan-investor-guide-de.pdf"',
  );
  expect(answer.headers.get("cache-control")).toMatch(/^private/);
  await answer.arrayBuffer();
  expect(await read(await readerOf("fr"))).not.toContain("% mine");
  const { body } = await callApi(product, owner, "GET", "/texts/guide/printed");
  expect(body).toMatchObject({ languages: { de: { marks: ["own"] }, en: { marks: [] } } });

  expect(await publish(null, 1)).toMatchObject({ status: 200 });
  await eventually(
    async () => read(await readerOf("de")),
    (text) => text === shipped,
  );
  expect(await read((await addressOf("shipped")).body.address)).toBe(shipped);
});

test("What is no whole, open, light PDF is refused with a reason that the screen knows", async () => {
  for (const [file, status, field] of [
    [bytesOf("<!doctype html><script>alert(1)</script>"), 415, "unknown"],
    [aPdf("<< /S /JavaScript >>"), 415, "pdf_active"],
    [aPdf("<< /EmbeddedFile 3 0 R >>"), 415, "pdf_active"],
    [aPdf("trailer << /Root 1 0 R /Encrypt 5 0 R >>"), 415, "pdf_locked"],
    [aPdf("cut").slice(0, -8), 415, "pdf_not_whole"],
    [new Uint8Array(0), 415, "empty"],
    [new Uint8Array(15_728_641), 413, undefined],
  ] as const) {
    const answer = await send(file);
    expect([answer.status, answer.field]).toEqual([status, field]);
  }
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c97" } });
  const jpeg = new Uint8Array(await picture.jpeg().toBuffer());
  expect(await send(jpeg)).toMatchObject({ status: 415, field: "unknown" });
  expect((await send(aPdf("cut"), { digest: "0".repeat(64) })).status).toBe(422);
  expect((await send(aPdf("nowhere"), { locale: "es" })).status).toBe(422);
  // As large as it may be.
  const large = new Uint8Array(15_728_640).fill(0x25);
  large.set(bytesOf("%PDF-1.7\n"));
  large.set(bytesOf("\nstartxref\n12\n%%EOF\n"), large.length - 20);
  expect((await send(large, { locale: "zh" })).status).toBe(201);
});

test("Agents and visitors send and see none, and a text names only a stored file of its language", async () => {
  const { id } = await send(aPdf("of the owner"), { locale: "ru" });
  for (const name of ["agent", "visitor"]) {
    const token = await signIn(product, `${name}@example.com`);
    expect([name, (await send(aPdf("theirs"), { token })).status]).toEqual([name, 403]);
    expect([name, (await addressOf(id, token)).status]).toEqual([name, 403]);
  }
  expect(await publish(id, 0, { locale: "th" })).toMatchObject({
    status: 409,
    body: { error: { code: "guide_gone" } },
  });
  expect(await publish("../texts:de", 0, { locale: "th" })).toMatchObject({
    status: 422,
    body: { error: { field: "file" } },
  });
});

test("Of two people who publish at once, the second sees what the first has published", async () => {
  const [mine, theirs] = [
    await send(aPdf("one"), { locale: "en" }),
    await send(aPdf("two"), { locale: "en" }),
  ];
  expect(await publish(mine.id, 0, { locale: "en" })).toMatchObject({ status: 200 });
  expect(await publish(theirs.id, 0, { locale: "en", token: editor })).toMatchObject({
    status: 409,
    body: { error: { code: "conflict" }, text: { version: 1, body: { file: mine.id } } },
  });
  await gets("% one", "en");
});

test("While the owner's guide cannot be read, visitors get the printed one", async () => {
  const { id } = await send(aPdf("lost"), { locale: "fr" });
  const address = await readerOf("fr");
  const shipped = await read(address);
  const store = await product.workers.miniflare.getKVNamespace("SNAPSHOT", "office");
  await store.delete(`guide:${id}`);
  expect(await publish(id, 0, { locale: "fr" })).toMatchObject({ status: 200 });
  await eventually(
    async () => (await product.fetch(`/api/texts/fr`)).text(),
    (text) => text.includes(id),
  );
  const answer = await product.fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain("investor-guide-fr.pdf");
  expect(await answer.text()).toBe(shipped);
  // Whoever asks for that very file reads no other one in its place.
  expect((await product.fetch((await addressOf(id, owner, "fr")).body.address)).status).toBe(404);
  // The office brings it back from Storage (keep-guides.test.ts).
  await store.put(`guide:${id}`, aPdf("lost"));
  await gets("% lost", "fr");
});
