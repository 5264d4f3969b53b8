/** The owner's texts: who writes them, how soon everything shows them, and what happens when they cannot be read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Faq } from "../../../domain/site/article.ts";
import type { SearchAnswer } from "../../../domain/search/answer.ts";
import type { OneText, TextsOverview } from "../../../domain/texts/texts-api.ts";
import { hostileTexts } from "../../domain/texts/hostile-texts.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";
import { type SentText, callApi, textChange } from "./call-api.ts";

let product: Product;
let owner: string;
let editor: string;

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  owner = await signIn(product, "admin@example.com");
  editor = await signIn(product, "editor@example.com");
});
afterAll(() => product.close());

const call = (method: string, path: string, token: string, body?: unknown) =>
  callApi(product, token, method, `/texts${path}`, body);
const save = (path: string, change: SentText, token = owner) => call("PUT", path, token, textChange(change));
const read = async (path: string) => (await product.fetch(path)).text();
const one = async (path: string) => (await call("GET", path, owner)).body as OneText;
const versionOf = async (kind: string, name: string, locale: keyof OneText["languages"]) =>
  (await one(`/${kind}/${name}`)).languages[locale].newest?.version ?? 0;
const shows = (path: string, words: string) =>
  eventually(
    () => read(path),
    (text) => text.includes(words),
  );

test("Owners and editors write texts, agents and visitors do not", async () => {
  expect((await product.fetch("/api/admin/texts")).status).toBe(401);
  for (const name of ["agent", "visitor"]) {
    const token = await signIn(product, `${name}@example.com`);
    expect([name, (await call("GET", "", token)).status]).toEqual([name, 403]);
    const body = { text: "Mine" };
    expect([name, (await save("/words/frontPage.title/en", { body }, token)).status]).toEqual([name, 403]);
  }
  const { pages } = (await call("GET", "", editor)).body as TextsOverview;
  expect(pages.map(({ page }) => page)).toContain("letters");
  expect(pages.find(({ page }) => page === "testimonials")?.texts).toHaveLength(7);
  expect(pages.find(({ page }) => page === "faq")?.texts.length).toBeGreaterThanOrEqual(40);
});

test("The list has its titles in the reader's language", async () => {
  const titled = async (reader: string, kind: string, name: string) => {
    const { pages } = (await call("GET", `?locale=${reader}`, editor)).body as TextsOverview;
    const found = pages
      .flatMap(({ texts }) => texts)
      .find((text) => text.kind === kind && text.name === name);
    return { title: found?.title, titleLanguage: found?.titleLanguage };
  };
  const { languages } = await one("/faq/pets");
  const [thai] = Object.values(languages.th.shipped ?? {});
  expect(thai).toMatch(/[ก-๙]/);
  expect(await titled("th", "faq", "pets")).toEqual({ title: thai, titleLanguage: "th" });
  const [english] = Object.values(languages.en.shipped ?? {});
  expect(await titled("en", "faq", "pets")).toEqual({ title: english, titleLanguage: "en" });
  expect((await titled("th", "fact", "lease-maximum")).title).toMatch(/^\d+ ปี$/);
  expect((await call("GET", "?locale=xx", editor)).status).toBe(400);
});

test("The hero's sentence stands on the page, in its state and for assistants, and goes back with one press", async () => {
  const shipped = (await one("/words/frontPage.subtitle")).languages.en.shipped;
  const body = { text: "Homes by the sea, <b>paid</b> as you live & laugh" };
  expect(await save("/words/frontPage.subtitle/en", { body })).toMatchObject({
    status: 200,
    body: { text: { version: 1, state: "published", body } },
  });
  const { pages } = (await call("GET", "", owner)).body as TextsOverview;
  const listed = pages.flatMap(({ texts }) => texts).find(({ name }) => name === "frontPage.subtitle");
  expect(listed?.title).toBe(body.text);
  const html = await shows("/", "Homes by the sea, &lt;b&gt;paid&lt;/b&gt; as you live &amp; laugh");
  expect(html).toContain("Homes by the sea, \\u003cb>paid\\u003c/b> as you live & laugh");
  expect(html).not.toContain(String(Object.values(shipped ?? {})[0]));
  expect(await read("/de")).not.toContain("live &amp; laugh");
  // A page that is opened first carries the words for those opened from it.
  expect(await shows("/contact", "live & laugh")).not.toContain("live &amp; laugh");

  const description = { text: "Condos in Pattaya for 48 hours of thought and THB 200,000." };
  const asked = await save("/words/frontPage.description/en", { body: description });
  expect(asked).toMatchObject({ status: 409, body: { error: { code: "confirm_losses" } } });
  expect(
    (await save("/words/frontPage.description/en", { body: description, isConfirmed: true })).status,
  ).toBe(200);
  await shows("/llms.txt", `> ${description.text}`);

  expect((await save("/words/frontPage.subtitle/en", { version: 1, state: "shipped" })).status).toBe(200);
  await shows("/", String(Object.values(shipped ?? {})[0]));
});

test("The page for owners and the calls under articles are written too, and a promise asks a second time", async () => {
  const { pages } = (await call("GET", "", editor)).body as TextsOverview;
  const called = pages.find(({ page }) => page === "article")?.texts.map(({ name }) => name) ?? [];
  expect(called.toSorted()).toEqual(
    ["consultation", "consultationText", "consultationTitle", "offer", "offerText", "offerTitle"].map(
      (name) => `article.${name}`,
    ),
  );
  const body = { text: "Wir hören zu" };
  expect((await save("/words/article.consultationTitle/de", { body })).status).toBe(200);
  await shows("/de/blog/month-twenty-five", "Wir hören zu");
  expect((await save("/words/article.table/de", { body })).status).toBe(404);
  const lead = { text: "Ihr Zuhause, gut vermittelt." };
  const { shipped } = (await one("/words/offers.lead")).languages.de;
  expect(await save("/words/offers.lead/de", { body: lead })).toMatchObject({
    status: 409,
    body: { error: { code: "confirm_losses" } },
  });
  expect((await save("/words/offers.lead/de", { body: lead, isConfirmed: true })).status).toBe(200);
  const [begun = ""] = String(Object.values(shipped ?? {})[0]).split("{{");
  expect(begun.length).toBeGreaterThan(20);
  expect(await shows("/de/list-your-home", lead.text)).not.toContain(begun);
});

test("An answer is published in one language alone, and the page, its data, the browser's file and the search have it", async () => {
  const body = {
    question: "Do you keep iguanas?",
    answer: "Only **green** ones.\n\nSee [finance](/finance).",
  };
  expect((await save("/faq/pets/de", { body })).status).toBe(200);
  const html = await shows("/de/resources/faq", "<p>Only **green** ones.</p>");
  expect(html).toContain('<a href="/de/finance">finance</a>');
  expect(html).toMatch(/"@type":"Question"[^{]*"name":"Do you keep iguanas\?"/);
  const faq: Faq = JSON.parse(await shows("/api/faq/de", "iguanas"));
  expect(faq.groups.flatMap(({ questions }) => questions).find(({ id }) => id === "pets")?.text).toBe(
    "Only **green** ones. See finance.",
  );
  expect(await read("/resources/faq")).not.toContain("iguanas");
  const found: SearchAnswer = JSON.parse(await shows("/api/search?q=iguanas&locale=de", "pets"));
  expect(found.texts[0]).toMatchObject({ kind: "question", id: "pets", title: "Do you keep iguanas?" });
  const heads = [
    ["faq.title", "/de/resources/faq", "Fragen Sie uns"],
    ["faq.groups.getting-started", "/de/resources/faq", "Die ersten Schritte"],
    ["glossary.description", "/de/resources/glossary", "Was die Wörter bedeuten."],
  ] as const;
  for (const [name, path, text] of heads) {
    expect((await save(`/words/${name}/de`, { body: { text } })).status, name).toBe(200);
    await shows(path, text);
    expect(await read("/de/contact")).not.toContain(text);
  }
  expect((await save("/words/faq.groups.no-such/de", { body: { text: "x" } })).status).toBe(404);
  expect((await one("/faq/pets")).languages.en.marks).toEqual([]);
  expect((await one("/faq/pets")).languages.de.marks).toEqual(["own"]);
});

test("A testimonial of the owner replaces ours in every language, and the samples end when all are theirs", async () => {
  const body = { title: "They answered the phone", text: "Every time.", author: "Ann B.", country: "NO" };
  expect((await save("/testimonial/first/en", { body: { ...body, author: "" } })).body).toMatchObject({
    error: { field: "author" },
  });
  expect((await save("/testimonial/first/en", { body })).status).toBe(200);
  const german = await shows("/de", "Ann B.");
  expect(german).toMatch(/<figure lang="en"[^>]*>.*They answered the phone/s);
  expect(german).toContain("Norwegen");
  expect((await one("/testimonial/first")).languages.de.marks).toEqual(["missing"]);
  const own = { title: "Sie gehen ans Telefon", text: "Jedes Mal.", author: "", country: "" };
  expect((await save("/testimonial/first/de", { body: own })).status).toBe(200);
  expect(await shows("/de", "Sie gehen ans Telefon")).toContain("Ann B.");
  for (const id of ["tenant", "bank", "partnership", "language", "retired"]) {
    await save(`/testimonial/${id}/en`, { body });
  }
  await eventually(
    () => read("/"),
    (html) => !html.includes("Sample quotations"),
  );
  const settings = await product.fetch("/api/admin/settings", {
    headers: { authorization: `Bearer ${owner}` },
  });
  const { ownersPart } = (await settings.json()) as { ownersPart: { what: string; state: string }[] };
  expect(ownersPart).toContainEqual({ state: "said", what: "testimonials", where: { page: "testimonials" } });
});

test("The same text from two people: the second gets what is stored now", async () => {
  expect((await save("/words/finance.title/en", { body: { text: "Money" } }, editor)).status).toBe(200);
  expect(await save("/words/finance.title/en", { body: { text: "Mine" } })).toMatchObject({
    status: 409,
    body: { error: { code: "conflict" }, text: { version: 1, body: { text: "Money" } } },
  });
  const both = await Promise.all(
    [owner, editor].map((token) => save("/words/finance.apply/en", { body: { text: "Go" } }, token)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("Unknown texts, wrong bodies, dead links and strange places are refused", async () => {
  const text = { body: { text: "x" } };
  for (const path of [
    "/words/frontPage.nothing/en",
    "/words/admin.saved/en",
    "/words/frontPage.testimonials.first/en",
    "/words/frontPage.__proto__/en",
    "/letter/colon/en",
    "/faq/no-such-question/en",
    "/testimonial/seventh/en",
  ]) {
    expect([path, (await save(path, text)).status]).toEqual([path, 404]);
  }
  for (const path of ["/html/frontPage.title/en", "/words/frontPage.title/xx", "/words/..%2Fx/en"]) {
    expect([path, (await save(path, text)).status]).toEqual([path, 422]);
  }
  for (const body of [
    null,
    {},
    { text: "" },
    { text: "a\nb" },
    { text: "{{x" },
    { text: "x".repeat(2_000) },
  ]) {
    const refused = await save("/words/frontPage.title/en", { body });
    expect([body, refused.status]).toEqual([body, 422]);
  }
  const unknown = await save("/words/frontPage.title/en", { body: { text: "{{name}}" }, isConfirmed: true });
  expect(unknown).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining("{{name}}") } },
  });
  for (const href of [
    "/no-such-page",
    "/resources/home-buying-guides/gone",
    "term:nothing",
    "javascript:x",
  ]) {
    const body = { question: "q", answer: `[x](${href})` };
    expect([href, (await save("/faq/noise/en", { body, isConfirmed: true })).status]).toEqual([href, 422]);
  }
  expect(await versionOf("words", "frontPage.title", "en")).toBe(0);
});

test("No payload runs: in words, in a question, in an answer", async () => {
  const all = hostileTexts.filter((text) => !/[\n\u2028]/.test(text)).join(" ");
  expect((await save("/words/frontPage.title/ru", { body: { text: all }, isConfirmed: true })).status).toBe(
    200,
  );
  const version = await versionOf("faq", "noise", "ru");
  const body = { question: all.slice(0, 200), answer: all };
  expect((await save("/faq/noise/ru", { version, body, isConfirmed: true })).status).toBe(200);
  for (const [path, mark] of [
    ["/ru", "srcdoc"],
    ["/ru/resources/faq", "srcdoc"],
  ] as const) {
    const html = await shows(path, mark);
    expect(html).not.toMatch(
      /<script>alert|<img src=x|<svg\/onload|<iframe srcdoc|<form action=https:\/\/evil|<style>/,
    );
  }
});

test("A draft is seen by nobody but who holds a signed address, and that is never kept", async () => {
  const body = { text: "A draft of the offer" };
  expect((await save("/words/frontPage.carryTitle/fr", { state: "draft", body })).status).toBe(200);
  const faq = { question: "Un brouillon ?", answer: "Oui." };
  expect((await save("/faq/pets/fr", { state: "draft", body: faq })).status).toBe(200);
  const { address } = (await call("POST", "/preview", owner, { page: "frontPage", locale: "fr" })).body as {
    address: string;
  };
  const shown = await product.fetch(address);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(shown.headers.get("x-robots-tag")).toBe("noindex");
  expect(await shown.text()).toContain("A draft of the offer");
  expect(await read("/fr")).not.toContain("A draft of the offer");
  const pass = new URL(address, "https://site.test").search;
  expect(await read(`/fr/resources/faq${pass}`)).toContain("Un brouillon ?");
  expect(await read("/fr/resources/faq")).not.toContain("Un brouillon ?");
  for (const wrong of [address.replace("/fr", "/de"), `${address}x`, "/fr?preview=", "/fr?preview=1.x"]) {
    const refused = await product.fetch(wrong);
    expect([wrong, refused.status, refused.headers.get("cache-control")]).toEqual([
      wrong,
      410,
      "private, no-store",
    ]);
    expect(await refused.text()).not.toContain("A draft");
  }
  expect((await product.fetch("/admin?preview=1.x")).status).toBe(200);
  expect((await call("POST", "/preview", owner, { page: "letters", locale: "fr" })).status).toBe(422);
});

test("A plan must be for the coming year, comes true by itself, and changes the catalogue's version once", async () => {
  const path = "/words/frontPage.liveTitle/en";
  const body = { text: "Come and live here" };
  for (const publishAt of [null, "2026-01-01T00:00:00+07:00", "2999-01-01T00:00:00Z", "soon"]) {
    const refused = await save(path, { state: "scheduled", body, publishAt });
    expect([publishAt, refused.status]).toEqual([publishAt, 422]);
  }
  const inTheZoneOfBangkok = new Date(Date.now() + 2_000 + 7 * 3_600_000)
    .toISOString()
    .replace("Z", "+07:00");
  expect((await save(path, { state: "scheduled", body, publishAt: inTheZoneOfBangkok })).status).toBe(200);
  expect(await read("/")).not.toContain("Come and live here");
  const store = await product.workers.miniflare.getKVNamespace("CATALOGUE", "office");
  const before = await store.get("version", "text");
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await product.workers.tick("*/5 * * * *");
  const after = await eventually(
    () => store.get("version", "text"),
    (version) => version !== before,
  );
  await shows("/", "Come and live here");
  await product.workers.tick("*/5 * * * *");
  expect(await store.get("version", "text")).toBe(after);
});

test("A letter takes the owner's words", async () => {
  const body = { text: "We have read every word of yours" };
  expect((await save("/letter/subject/en", { body })).status).toBe(200);
  const rows = await product.backend.database.query(
    "select body from public.texts_in_force where kind = 'letter' and name = 'subject' and locale = 'en'",
  );
  expect(rows).toEqual([{ body }]);
});

test("The history has every version, newest first, and says who", async () => {
  const { history } = (await call("GET", "/words/frontPage.subtitle/en/history", editor)).body as {
    history: object[];
  };
  expect(history).toMatchObject([
    { version: 2, state: "shipped", body: null, isYours: false, savedBy: "admin@example.com" },
    { version: 1, state: "published" },
  ]);
});

test("A stored text that cannot be read gives way to ours, alone", async () => {
  await product.backend.database.query(
    "insert into public.texts (kind, name, locale, version, state, body, saved_by) values ('words', 'frontPage.title', 'th', 1, 'published', $1, gen_random_uuid())",
    [JSON.stringify({ html: "<script>" })],
  );
  expect((await save("/words/frontPage.subtitle/th", { body: { text: "บ้านริมทะเล" } })).status).toBe(200);
  const html = await shows("/th", "บ้านริมทะเล");
  expect(html).not.toContain("<script>&lt;");
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
});

test("The owner's answers to enquiries reach who answers them, and a place that nothing fills is refused", async () => {
  const agent = await signIn(product, "agent@example.com");
  expect(await save("/reply/greeting/en", { body: { text: "Hello {{nmae}}," } })).toMatchObject({
    status: 422,
    body: { error: { code: "invalid_input" } },
  });
  expect((await save("/reply/greeting/en", { body: { text: "Hello {{name}}," } })).status).toBe(200);
  const answer = await product.fetch("/api/admin/leads/reply-texts", {
    headers: { authorization: `Bearer ${agent}` },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { en: { greeting: "Hello {{name}}," } }]);
  expect((await product.fetch("/api/admin/leads/reply-texts")).status).toBe(401);
});

test("When the backend is down, cold pages show the published texts, and a save says that it failed", async () => {
  const store = await product.workers.miniflare.getKVNamespace("SNAPSHOT", "office");
  await store.delete("snapshot");
  await product.workers.tick("*/5 * * * *");
  await eventually(
    () => store.get("texts:th", "text"),
    (text) => text?.includes("บ้านริมทะเล") ?? false,
  );
  await product.backend.close();
  const refused = await save("/words/frontPage.liveTitle/en", { version: 1, body: { text: "Lost" } });
  expect(refused.status).toBe(503);
  for (const [page, words] of [
    ["/th/contact", "บ้านริมทะเล"],
    ["/de/resources/faq", "iguanas"],
  ] as const) {
    const response = await product.fetch(page);
    expect([page, response.status]).toEqual([page, 200]);
    expect(await response.text()).toContain(words);
  }
});
