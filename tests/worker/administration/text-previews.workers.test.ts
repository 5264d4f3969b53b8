/** Previews of what no page shows, drawn by the office Worker: letters, answers, and clauses in a contract's paper. */
import { load } from "cheerio";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { locales } from "../../../domain/languages/locales.ts";
import type { DrawnLetter } from "../../../domain/texts/letters/letter-preview.ts";
import type { OneText } from "../../../domain/texts/texts-api.ts";
import { type Product, signIn, startProduct } from "../../start-product.ts";
import { callApi, textChange } from "./call-api.ts";

let product: Product;
let owner: string;

beforeAll(async () => {
  product = await startProduct({ leniency: 3 });
  owner = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

const logo = "0123456789abcdef0123456789abcdef";

function ask(path: string, text: unknown, token = owner): Promise<Response> {
  return product.fetch(`/api/admin/texts${path}/preview`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ body: { text } }),
  });
}

async function draw(path: string, text: string): Promise<DrawnLetter> {
  const answer = await ask(path, text);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

const keepDraft = (path: string, text: string) =>
  callApi(product, owner, "PUT", `/texts${path}`, textChange({ state: "draft", body: { text } }));

async function wordsOf(answer: Response): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, " ");
}

test("A letter is drawn with what is typed, the other drafts and the owner's logo, and nothing is kept or sent", async () => {
  const { database } = product.backend;
  await database.query(
    "insert into media_pictures (id, name, width, height, bytes) values ($1, 'Logo', 600, 200, 1000)",
    [logo],
  );
  await database.query(
    "insert into texts (kind, name, locale, version, state, body, saved_by) values ('picture', 'site.logo', 'en', 1, 'published', $1, gen_random_uuid())",
    [JSON.stringify({ src: `/media/${logo}-600x200` })],
  );
  expect((await keepDraft("/letter/greeting/de", "Moin,")).status).toBe(200);
  const answer = await ask(
    "/letter/due/de",
    "Sie hören bis {{when}} von uns. <b>Versprochen</b> & gehalten.",
  );
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const letter = (await answer.json()) as DrawnLetter;
  const page = load(letter.html);
  expect(page("html").attr("lang")).toBe("de-DE");
  expect(page("img").attr("src")).toBe(`http://site.test/media/${logo}-600x200?w=480&f=png`);
  for (const words of [letter.text, page("main").text()]) {
    expect(words).toContain("Moin,");
    expect(words).toMatch(/Sie hören bis .*\d{4} um .* von uns\. <b>Versprochen<\/b> & gehalten\./);
    expect(words).toContain("SAMPLE");
  }
  expect(letter.subject).toContain("SAMPLE");
  const { body } = await callApi(product, owner, "GET", "/texts/letter/due");
  expect((body as OneText).languages.de.newest).toBeNull();
  expect(await database.query("select from letters")).toEqual([]);
});

test("A draft that went back to ours is ours in the preview", async () => {
  await keepDraft("/letter/closing/fr", "À bientôt");
  expect((await draw("/letter/subject/fr", "Bien reçu")).text).toContain("À bientôt");
  await callApi(
    product,
    owner,
    "PUT",
    "/texts/letter/closing/fr",
    textChange({ version: 1, state: "shipped" }),
  );
  expect((await draw("/letter/subject/fr", "Bien reçu")).text).toContain("Bien cordialement");
});

test("An answer is drawn in its letter, with a sample enquiry", async () => {
  await keepDraft("/reply/closing/en", "Yours, by the sea\n{{office}}");
  const letter = await draw("/reply/viewing/en", "Come and see it on [day].");
  expect(letter.text).toMatch(/^Dear Alex Sample,\n\nCome and see it on \[day\]\.\n\nYours, by the sea\n\S/);
  expect(load(letter.html)("main").text()).toContain("Come and see it on [day].");
  expect(letter.subject).toBe("Your enquiry – SAMPLE");
});

test.for(locales)("Clauses are printed in %s with a sample contract, marked as one", async (locale) => {
  await keepDraft(`/clause/law/${locale}`, "Another clause of mine.");
  const answer = await ask(`/clause/default/${locale}`, "If a payment is late, we call first. {{monthly}}");
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "private, no-store",
  ]);
  const words = await wordsOf(answer);
  expect(words).toContain("If a payment is late, we call first.");
  expect(words).toContain("Another clause of mine.");
  expect(words).toContain("SAMPLE");
  expect(words).not.toContain("{{");
});

test("What cannot be drawn says why", async () => {
  for (const [path, text, status, code] of [
    ["/letter/received/en", " ", 422, "invalid_input"],
    ["/letter/received/en", "Two\nlines", 422, "invalid_input"],
    ["/letter/received/en", "Half a {{place", 422, "invalid_input"],
    ["/letter/received/en", 7, 422, "invalid_input"],
    ["/letter/constructor/en", "Hello", 404, "not_found"],
    ["/letter/received/xx", "Hello", 422, "invalid_input"],
    ["/words/frontPage.title/en", "Hello", 422, "invalid_input"],
    ["/clause/law/en", "김민수", 422, "letters_not_printable"],
  ] as const) {
    const answer = await ask(path, text);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect([path, text, answer.status, error.code]).toEqual([path, text, status, code]);
    expect(error.message).not.toBe("");
  }
});

test("Only who writes texts sees previews", async () => {
  expect(
    (await product.fetch("/api/admin/texts/letter/received/en/preview", { method: "POST" })).status,
  ).toBe(401);
  for (const [name, status] of [
    ["editor", 200],
    ["agent", 403],
    ["visitor", 403],
  ] as const) {
    const token = await signIn(product, `${name}@example.com`);
    for (const path of ["/letter/received/en", "/reply/more/en", "/clause/law/en"]) {
      expect([name, path, (await ask(path, "Hello", token)).status]).toEqual([name, path, status]);
    }
  }
});

test("An office that cannot read its settings is an outage", async () => {
  const { database } = product.backend;
  await database.query("alter function public.site_settings() rename to settings_of_site");
  const answer = await ask("/letter/received/en", "Hello");
  await database.query("alter function public.settings_of_site() rename to site_settings");
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: { code: "unavailable" } }]);
  expect((await ask("/letter/received/en", "Hello")).status).toBe(200);
});
