/** The owner's texts of the library: written, published, moved, deleted, and there in an outage. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuildingList } from "../../../domain/api.ts";
import type { Article, ArticleSummary } from "../../../domain/site/article.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import type { SearchAnswer } from "../../../domain/search/answer.ts";
import type { ArticleBody, Block } from "../../../domain/texts/articles/article-blocks.ts";
import type {
  ArticleChange,
  ArticlesOverview,
  OneArticle,
} from "../../../domain/texts/articles/articles-api.ts";
import { hostileTexts } from "../../domain/texts/hostile-texts.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";
import { callApi } from "./call-api.ts";

let product: Product;
let owner: string;
let editor: string;

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  owner = await signIn(product, "admin@example.com");
  editor = await signIn(product, "editor@example.com");
});
afterAll(async () => {
  await product.workers.close();
  await product.outside.close();
  await product.backend.close();
});

const call = (method: string, path: string, body?: unknown, token = owner) =>
  callApi(product, token, method, `/texts/articles${path}`, body);
type Sent = Partial<Omit<ArticleChange, "body">> & { body?: unknown };
const save = (path: string, change: Sent, token = owner) =>
  call(
    "PUT",
    path,
    { version: 0, state: "published", body: null, publishAt: null, isConfirmed: false, ...change },
    token,
  );
const place = (path: string, slug: string | null, version = 0, isConfirmed = false) =>
  call("PUT", `${path}/address`, { version, slug, isConfirmed });
const one = async (path: string) => (await call("GET", path)).body as OneArticle;
const listed = async (name: string, reader = "") =>
  ((await call("GET", reader && `?locale=${reader}`)).body as ArticlesOverview).articles.find(
    ({ kind, slug }) => `${kind}/${slug}` === name,
  );
const ask = (path: string) => product.fetch(path, { redirect: "manual" });
const read = async (path: string) => (await product.fetch(path)).text();
const shows = (path: string, words: string) =>
  eventually(
    () => read(path),
    (text) => text.includes(words),
  );
const answers = (path: string, status: number) =>
  eventually(
    () => ask(path),
    (response) => response.status === status,
  );

const paragraph = (text: string, more: object = {}): Block => ({
  type: "paragraph",
  content: [{ type: "text", text, ...more }],
});
const post = (title: string, ...blocks: Block[]): ArticleBody => ({
  title,
  description: `${title}, told in a sentence.`,
  blocks,
});

test("The list has every shipped text, untouched, and agents and visitors see none of it", async () => {
  const { articles } = (await call("GET", "", undefined, editor)).body as ArticlesOverview;
  expect(articles).toHaveLength(37);
  expect(articles.find(({ slug }) => slug === "month-twenty-five")).toEqual({
    kind: "blog",
    slug: "month-twenty-five",
    address: { version: 0, slug: "month-twenty-five" },
    path: "/blog/month-twenty-five",
    title: expect.any(String),
    titleLanguage: "en",
    isAdded: false,
    languages: ["en", "th", "zh", "ru", "de", "fr"],
    marks: {},
    savedAt: null,
  });
  for (const name of ["agent", "visitor"]) {
    const token = await signIn(product, `${name}@example.com`);
    expect([name, (await call("GET", "", undefined, token)).status]).toEqual([name, 403]);
    const mine = { body: post("Mine", paragraph("x")) };
    expect([name, (await save("/blog/mine/en", mine, token)).status]).toEqual([name, 403]);
  }
});

test("A shipped text is published as it is, changed in one language, and goes back with one press", async () => {
  const guide = "/guides/costs-and-taxes";
  const { languages, isClaim, canMove } = await one(guide);
  expect({ isClaim, canMove }).toEqual({ isClaim: false, canMove: true });
  const shipped = languages.de.shipped;
  if (!shipped) throw new Error("There is no German text");
  const before = JSON.parse(await read("/api/articles/de/guides/costs-and-taxes")) as Article;
  expect((await save(`${guide}/de`, { body: shipped })).status).toBe(200);
  const same = JSON.parse(
    await shows("/api/articles/de/guides/costs-and-taxes", new Date().toISOString().slice(0, 8)),
  ) as Article;
  expect({ ...same, minutes: 0, updated: "" }).toEqual({ ...before, minutes: 0, updated: "" });

  const change = {
    ...shipped,
    title: "Was ein Heim kostet",
    blocks: [paragraph("Neu & kurz"), ...shipped.blocks],
  };
  expect((await save(`${guide}/de`, { version: 1, body: change })).status).toBe(200);
  const html = await shows("/de/resources/home-buying-guides/costs-and-taxes", "<p>Neu &amp; kurz</p>");
  expect(html).toContain("<h1");
  expect(html).toContain("Was ein Heim kostet");
  expect(await shows("/de/resources/home-buying-guides", "Was ein Heim kostet")).toBeTruthy();
  expect(await read("/resources/home-buying-guides/costs-and-taxes")).not.toContain("Neu &amp; kurz");
  const related = JSON.parse(
    await shows("/api/articles/de/buyers/closing-costs", "Was ein Heim kostet"),
  ) as Article;
  expect(related.related[0]).toEqual({
    path: "/resources/home-buying-guides/costs-and-taxes",
    title: "Was ein Heim kostet",
  });
  expect((await listed("guides/costs-and-taxes"))?.marks).toEqual({ de: ["own"] });

  // Chosen in English, shown in every language, without what is not there.
  const post = (await one("/blog/month-twenty-five")).languages.en.shipped;
  const found = JSON.parse(await read("/api/articles/de/blog/month-twenty-five")) as Article;
  const chosen = { ...post, related: ["guides/costs-and-taxes", "blog/never-written"] };
  expect((await save("/blog/month-twenty-five/en", { body: chosen })).status).toBe(200);
  const links = async (locale: string) =>
    (JSON.parse(await read(`/api/articles/${locale}/blog/month-twenty-five`)) as Article).related;
  const isChosen = (related: Article["related"]) => related.length === 1;
  expect(await eventually(() => links("en"), isChosen)).toMatchObject([
    { path: "/resources/home-buying-guides/costs-and-taxes" },
  ]);
  expect(await eventually(() => links("de"), isChosen)).toEqual([
    { path: "/resources/home-buying-guides/costs-and-taxes", title: "Was ein Heim kostet" },
  ]);
  expect((await save("/blog/month-twenty-five/en", { version: 1, state: "shipped" })).status).toBe(200);
  await eventually(
    () => links("de"),
    (related) => related.length === found.related.length,
  );

  expect((await save(`${guide}/de`, { version: 2, state: "shipped" })).status).toBe(200);
  await shows("/api/articles/de/guides/costs-and-taxes", before.title);
  const { history } = (await call("GET", `${guide}/de/history`)).body as { history: { state: string }[] };
  expect(history.map(({ state }) => state)).toEqual(["shipped", "published", "published"]);
});

test("The list has its titles in the reader's language, else in English, else in the first there is", async () => {
  const titled = async (name: string, reader: string) => {
    const found = await listed(name, reader);
    return [found?.title, found?.titleLanguage];
  };
  const thai = (await one("/buyers/home-inspections")).languages.th.shipped?.title;
  expect(thai).toMatch(/[ก-๙]/);
  expect(await titled("buyers/home-inspections", "th")).toEqual([thai, "th"]);

  // The owner's English title is not for who reads ours in Thai, and the owner's Thai title is.
  const english = {
    ...(await one("/buyers/home-inspections")).languages.en.shipped,
    title: "Who pays for what",
  };
  expect((await save("/buyers/home-inspections/en", { body: english })).status).toBe(200);
  expect(await titled("buyers/home-inspections", "en")).toEqual(["Who pays for what", "en"]);
  expect(await titled("buyers/home-inspections", "th")).toEqual([thai, "th"]);
  const own = { ...(await one("/buyers/home-inspections")).languages.th.shipped, title: "ใครจ่ายอะไรบ้าง" };
  expect((await save("/buyers/home-inspections/th", { state: "draft", body: own })).status).toBe(200);
  expect(await titled("buyers/home-inspections", "th")).toEqual(["ใครจ่ายอะไรบ้าง", "th"]);
  expect(await titled("buyers/home-inspections", "en")).toEqual(["Who pays for what", "en"]);

  // Back to ours.
  expect((await save("/buyers/home-inspections/th", { version: 1, state: "shipped" })).status).toBe(200);
  expect(await titled("buyers/home-inspections", "th")).toEqual([thai, "th"]);

  expect((await save("/blog/zuerst/de", { state: "draft", body: post("Zuerst") })).status).toBe(200);
  expect(await titled("blog/zuerst", "th")).toEqual(["Zuerst", "de"]);
  expect((await save("/blog/zuerst/en", { state: "draft", body: post("First") })).status).toBe(200);
  expect(await titled("blog/zuerst", "th")).toEqual(["First", "en"]);
  expect(await titled("blog/zuerst", "de")).toEqual(["Zuerst", "de"]);
  // Taken off everywhere, it is still known by its last title.
  for (const locale of ["de", "en"])
    expect((await save(`/blog/zuerst/${locale}`, { version: 1, state: "shipped" })).status).toBe(200);
  expect(await titled("blog/zuerst", "de")).toEqual(["First", "en"]);
  expect((await call("GET", "?locale=xx")).status).toBe(400);
});

test("An English text marks the others as older; it is not shown in their place", async () => {
  const body = (await one("/blog/a-viewing-in-september")).languages.en.shipped;
  expect(
    (await save("/blog/a-viewing-in-september/en", { body: { ...body, title: "A viewing when it rains" } }))
      .status,
  ).toBe(200);
  await shows("/blog/a-viewing-in-september", "A viewing when it rains");
  expect(await read("/th/blog/a-viewing-in-september")).not.toContain("A viewing when it rains");
  expect((await listed("blog/a-viewing-in-september"))?.marks).toEqual({
    en: ["own"],
    th: ["older"],
    zh: ["older"],
    ru: ["older"],
    de: ["older"],
    fr: ["older"],
  });
});

test("A new post is in the list, the page, the feed, the sitemap, llms.txt and the search; untranslated it says so", async () => {
  const body = {
    ...post("Iguanas on the balcony", paragraph("They come at noon."), {
      type: "heading",
      level: 2,
      content: [{ type: "text", text: "Feeding them" }],
    } as Block),
    published: "2026-11-20",
    picture: "/pictures/lobby-new",
  };
  expect((await call("POST", "/address", { kind: "blog", slug: "iguanas" })).body).toEqual({
    path: "/blog/iguanas",
  });
  expect((await save("/blog/iguanas/en", { state: "draft", body })).status).toBe(200);
  expect((await ask("/blog/iguanas")).status).toBe(404);
  const { address } = (await call("POST", "/blog/iguanas/preview", { locale: "en" })).body as {
    address: string;
  };
  const preview = await ask(address);
  expect([preview.status, preview.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await preview.text()).toContain("They come at noon.");

  expect((await save("/blog/iguanas/en", { version: 1, body })).status).toBe(200);
  const html = await shows("/blog/iguanas", "They come at noon.");
  expect(html).toContain("/pictures/lobby-new");
  expect(html).toContain('"datePublished":"2026-11-20"');
  expect(html).toMatch(/Read next|related/);
  const thai = await shows("/th/blog/iguanas", "They come at noon.");
  expect(thai).toContain(
    'rel="canonical" href="https://site.test/blog/iguanas"'.replace(
      "https://site.test",
      new URL(/rel="canonical" href="([^"]+)"/.exec(thai)?.[1] ?? "").origin,
    ),
  );
  expect(thai).toContain('role="note"');
  for (const path of ["/blog", "/th/blog", "/blog/rss.xml", "/sitemaps/pages.xml", "/llms.txt"]) {
    expect(await shows(path, "iguanas"), path).toContain("iguanas");
  }
  const found: SearchAnswer = JSON.parse(await shows("/api/search?q=iguanas&locale=en", "/blog/iguanas"));
  expect(found.texts[0]).toMatchObject({ kind: "article", path: "/blog/iguanas" });
  expect(await listed("blog/iguanas")).toMatchObject({
    isAdded: true,
    languages: ["en"],
    marks: { en: ["own"], th: ["missing"], de: ["missing"] },
  });
});

test("A post in German alone exists in German alone", async () => {
  expect((await save("/blog/nur-hier/de", { body: post("Nur hier", paragraph("Ja.")) })).status).toBe(200);
  const html = await shows("/de/blog/nur-hier", "<p>Ja.</p>");
  expect(html).toMatch(/hrefLang="x-default" href="[^"]*\/de\/blog\/nur-hier"/i);
  expect((await ask("/blog/nur-hier")).status).toBe(404);
  const index = JSON.parse(await read("/api/articles/en")) as ArticleSummary[];
  expect(index.some(({ slug }) => slug === "nur-hier")).toBe(false);
  const sitemap = await shows("/sitemaps/pages.xml", "nur-hier");
  expect(sitemap).not.toMatch(/<loc>[^<]*(?<!\/de)\/blog\/nur-hier<\/loc>/);
});

test("A moved text leads on from every former address in one step, with the language", async () => {
  expect((await save("/blog/first-name/en", { body: post("Moved", paragraph("Here.")) })).status).toBe(200);
  await shows("/blog/first-name", "<p>Here.</p>");
  expect((await place("/blog/first-name", "second-name")).body).toEqual({
    address: { version: 1, slug: "second-name" },
  });
  expect((await place("/blog/first-name", "third-name")).status).toBe(409);
  expect((await place("/blog/first-name", "third-name", 1)).status).toBe(200);
  await shows("/blog/third-name", "<p>Here.</p>");
  for (const [from, to] of [
    ["/blog/first-name", "/blog/third-name"],
    ["/blog/second-name", "/blog/third-name"],
    ["/de/blog/first-name", "/de/blog/third-name"],
  ] as const) {
    const moved = await answers(from, 301);
    expect(moved.headers.get("location")).toBe(to);
  }
  const taken = await place("/blog/iguanas", "second-name");
  expect([taken.status, taken.body]).toMatchObject([409, { error: { code: "address_taken" } }]);
  expect((await place("/pages/terms", "conditions")).status).toBe(422);
  const shipped = "/blog/reading-the-minutes";
  expect((await place(shipped, "minutes")).status).toBe(200);
  expect((await answers(shipped, 301)).headers.get("location")).toBe("/blog/minutes");
  expect((await place(shipped, "reading-the-minutes", 1)).status).toBe(200);
  await answers(shipped, 200);
});

test("A deleted text says who links to it, answers 410 with a way on, and comes back", async () => {
  const name = "/guides/seller-finance-explained";
  const asked = await place(name, null);
  expect(asked).toMatchObject({ status: 409, body: { error: { code: "confirm_losses" } } });
  const { linkedFrom } = asked.body as { linkedFrom: { kind: string; slug: string; locale: string }[] };
  expect(linkedFrom).toContainEqual(expect.objectContaining({ kind: "guides", locale: "th" }));
  expect((await one(name)).linkedFrom).toEqual(linkedFrom);
  expect((await place(name, null, 0, true)).status).toBe(200);
  const path = "/resources/home-buying-guides/seller-finance-explained";
  for (const [page, words] of [
    [path, "no longer here"],
    [`/de${path}`, "nicht mehr"],
  ] as const) {
    const gone = await answers(page, 410);
    const html = await gone.text();
    expect(html).toContain(words);
    expect(html).toMatch(/href="(?:\/de)?\/resources\/home-buying-guides"/);
    expect(html).not.toContain('rel="canonical"');
  }
  expect(await read("/resources/home-buying-guides")).not.toContain(path);
  expect(await read("/api/articles/en/guides/costs-and-taxes")).not.toContain(`"path":"${path}"`);
  expect(await read("/api/search?q=seller%20finance%20explained&locale=en")).not.toContain(
    `"path":"${path}"`,
  );
  expect((await place(name, "seller-finance-explained", 1)).status).toBe(200);
  await answers(path, 200);
});

test("A slug that is taken, that is no name, or that is Thai is refused with words", async () => {
  for (const slug of ["reading-the-minutes", "first-name", "second-name"]) {
    const asked = await call("POST", "/address", { kind: "blog", slug });
    expect([slug, asked.status, asked.body]).toMatchObject([slug, 409, { error: { code: "address_taken" } }]);
  }
  for (const [kind, slug, words] of [
    ["blog", "บ้านริมทะเล", "small Latin letters"],
    ["blog", "Über uns!", "uber-uns"],
    ["blog", "rss.xml", "rss-xml"],
    ["blog", "../terms", "terms"],
    ["blog", "-x", "small Latin letters"],
    ["blog", "", "small Latin letters"],
    ["guides", "x".repeat(81), "small Latin letters"],
  ] as const) {
    const asked = await call("POST", "/address", { kind, slug });
    expect([slug, asked.status]).toEqual([slug, 422]);
    expect(asked.body).toMatchObject({ error: { field: "slug", message: expect.stringContaining(words) } });
  }
  const body = post("x", paragraph("x"));
  expect((await save(`/blog/${encodeURIComponent("บ้าน")}/en`, { body })).status).toBe(422);
  expect((await save("/pages/finance/en", { body })).status).toBe(404);
  expect((await save("/blog/second-name/en", { body })).status).toBe(409);
});

test("Dead links, unknown parts and homes, empty texts are refused, and the place is named; a draft may have them", async () => {
  for (const [block, field] of [
    [paragraph("x", { link: "/blog/nothing" }), "body.blocks.0.content.0"],
    [paragraph("x", { link: "/property/nothing" }), "body.blocks.0.content.0"],
    [paragraph("x", { link: "/property/nothing/sheet" }), "body.blocks.0.content.0"],
    [paragraph("x", { link: "/buildings/nothing?x" }), "body.blocks.0.content.0"],
    [paragraph("x", { term: "nothing" }), "body.blocks.0.content.0"],
    [{ type: "paragraph", content: [{ type: "fact", id: "nothing" }] }, "body.blocks.0.content.0"],
    [{ type: "home", id: "nothing" }, "body.blocks.0.id"],
    [{ type: "call", to: "/nowhere", words: "Go" }, "body.blocks.0.to"],
  ] as const) {
    const body = post("Broken", block as Block);
    const refused = await save("/blog/broken/en", { body, isConfirmed: true });
    expect([refused.status, refused.body]).toMatchObject([422, { error: { field } }]);
  }
  const { buildings } = JSON.parse(await read("/api/buildings")) as BuildingList;
  const standing = paragraph("x", { link: `/buildings/${buildings[0]?.slug}` });
  const link = { body: post("Fine", paragraph("x", { link: "/blog/third-name?x#y" }), standing) };
  expect((await save("/blog/fine/en", link)).status).toBe(200);
  const draft = { ...post("Broken", paragraph("x", { link: "/blog/nothing" })), description: "" };
  expect((await save("/blog/broken/en", { state: "draft", body: draft })).status).toBe(200);
  expect((await save("/blog/broken/en", { version: 1, body: draft })).body).toMatchObject({
    error: { field: "body.description" },
  });
  for (const body of [
    null,
    {},
    { ...draft, html: "<p>" },
    { ...draft, blocks: "x" },
    { ...draft, title: "" },
  ]) {
    expect((await save("/blog/broken/en", { version: 1, state: "draft", body })).status).toBe(422);
  }
});

test("A home or a building that texts lead to is taken off after a second question", async () => {
  const { listings } = JSON.parse(await read("/api/listings?limit=1")) as { listings: Property[] };
  const { buildings } = JSON.parse(await read("/api/buildings")) as BuildingList;
  const [home] = listings;
  const [building] = buildings;
  if (!home || !building) throw new Error("There is no home or no building");
  const link = paragraph("x", { link: `/buildings/${building.slug}#homes` });
  const body = post("Shows a home", { type: "home", id: home.id }, link);
  expect((await save("/blog/shows-a-home/en", { body })).status).toBe(200);
  const ask = async (method: string, path: string, sent?: object, seen = "") => {
    const response = await product.fetch(`/api/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${owner}`, "content-type": "application/json", "if-match": seen },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const asked = {
    status: 409,
    body: {
      error: { code: "confirm_losses" },
      linkedFrom: expect.arrayContaining([
        { kind: "blog", slug: "shows-a-home", title: "Shows a home", locale: "en" },
      ]),
    },
  };
  const path = `/listings/${home.id}`;
  const { listing } = (await ask("GET", path)).body as { listing: { updated_at: string } };
  const changes = { publication: "withdrawn" };
  expect(await ask("PATCH", path, { changes }, listing.updated_at)).toMatchObject(asked);
  expect(await ask("DELETE", path, undefined, listing.updated_at)).toMatchObject(asked);
  const off = await ask("PATCH", path, { changes, isConfirmed: true }, listing.updated_at);
  expect(off.status).toBe(200);
  const back = { changes: { publication: "published" }, isAnotherHome: true };
  expect((await ask("PATCH", path, back, String(off.body["updated_at"]))).status).toBe(200);

  expect(await ask("DELETE", `/buildings/${building.id}`)).toMatchObject(asked);
  // It has homes, which nobody can confirm away.
  expect(await ask("DELETE", `/buildings/${building.id}?confirmed=1`)).toMatchObject({
    status: 409,
    body: { error: { code: "building_has_homes" } },
  });
});

test("Taking a claim, a figure or a place away asks a second time", async () => {
  const { languages, isClaim } = await one("/pages/about-us");
  expect(isClaim).toBe(true);
  const body = { ...languages.en.shipped, blocks: [paragraph("Short.")] };
  const asked = await save("/pages/about-us/en", { body });
  expect(asked).toMatchObject({ status: 409, body: { error: { code: "confirm_losses" } } });
  const { losses } = asked.body as { losses: { what: string; was: string }[] };
  expect(losses.map(({ what }) => what)).toContain("claim");
  expect(losses).toContainEqual({ what: "place", was: "people" });
  expect((await save("/pages/about-us/en", { body, isConfirmed: true })).status).toBe(200);
  await shows("/about-us", "<p>Short.</p>");
  expect((await save("/pages/about-us/en", { version: 1, state: "shipped" })).status).toBe(200);
});

test("The same text from two people: the second gets what is stored now", async () => {
  const body = post("Both", paragraph("x"));
  const both = await Promise.all(
    [owner, editor].map((token) =>
      save("/blog/both/en", { body: { ...body, title: token.slice(-5) } }, token),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    error: { code: "conflict" },
    text: { version: 1 },
  });
});

test("No payload runs on the page, in the lists, in the feed", async () => {
  const all = hostileTexts.filter((text) => !/[\n\u2028]/.test(text)).join(" ");
  const body = {
    title: all.slice(0, 120),
    description: all.slice(0, 300),
    blocks: [
      paragraph(all),
      { type: "picture", src: "/pictures/lobby-new", alt: all.slice(0, 300) } as Block,
    ],
  };
  expect((await save("/blog/hostile/ru", { body })).status).toBe(200);
  for (const path of ["/ru/blog/hostile", "/ru/blog", "/ru/blog/rss.xml"]) {
    const html = await shows(path, "alert(1)");
    expect(html).not.toMatch(
      /<script>alert|<img src=x|<svg\/onload|<iframe srcdoc|<form action=https:\/\/evil|<style>/,
    );
  }
});

test("A stored text that cannot be shown gives way to ours", async () => {
  await product.backend.database.query(
    "insert into public.texts (kind, name, locale, version, state, body, saved_by) values ('article', 'blog/month-twenty-five', 'fr', 1, 'published', $1, gen_random_uuid())",
    [JSON.stringify({ title: "Faux", description: "x", blocks: [{ type: "html", html: "<script>" }] })],
  );
  const german = { ...(await one("/blog/month-twenty-five")).languages.de.shipped, title: "Monat 25" };
  expect((await save("/blog/month-twenty-five/de", { body: german })).status).toBe(200);
  await shows("/de/blog/month-twenty-five", "Monat 25");
  const french = await ask("/fr/blog/month-twenty-five");
  expect(french.status).toBe(200);
  expect(await french.text()).not.toContain("<script>&lt;");
});

test("What is typed is kept however unfinished, and refused where it is no text", async () => {
  const path = "/blog/reading-a-title-deed/de";
  const keep = (version: number, changes: unknown, token = owner) =>
    call("PUT", `${path}/draft`, { version, seen: 0, changes }, token);
  const typed = { title: "", description: "", blocks: [{ type: "question", question: "", answer: [] }] };
  expect(await keep(0, typed)).toEqual({ status: 200, body: { version: 1 } });
  expect(await keep(0, typed)).toMatchObject({
    status: 409,
    body: { error: { code: "changed_meanwhile" }, draft: { version: 1, changes: typed } },
  });
  expect((await one("/blog/reading-a-title-deed")).languages.de).toMatchObject({
    newest: null,
    marks: [],
    draft: { version: 1, seen: 0, changes: typed },
  });
  const agent = await signIn(product, "agent@example.com");
  expect((await keep(0, typed, agent)).status).toBe(403);
  for (const broken of [
    "words",
    { title: "only" },
    { ...typed, more: 1 },
    { ...typed, blocks: [{ type: "paragraph", content: "x".repeat(210_000) }] },
    { ...typed, blocks: [JSON.parse(`${'{"type":"a","content":['.repeat(40)}${"]}".repeat(40)}`)] },
  ])
    expect((await keep(1, broken)).status, JSON.stringify(broken).slice(0, 60)).toBe(422);
  expect(await keep(1, {})).toEqual({ status: 200, body: { version: 2 } });
  expect((await one("/blog/reading-a-title-deed")).languages.de).toMatchObject({
    draft: null,
    draftVersion: 2,
  });
});

test("When the backend is down, cold pages show the published texts, with the homes of the snapshot", async () => {
  const { listings } = JSON.parse(await read("/api/listings?limit=1")) as { listings: Property[] };
  const [home] = listings;
  if (!home) throw new Error("There is no home");
  const shipped = (await one("/blog/reading-a-title-deed")).languages.en.shipped;
  if (!shipped) throw new Error("There is no text");
  const blocks = [...shipped.blocks, paragraph("Ours, and more."), { type: "home", id: home.id }];
  expect((await save("/blog/reading-a-title-deed/en", { body: { ...shipped, blocks } })).status).toBe(200);
  const withHome = post("Look at this", paragraph("One home."), { type: "home", id: home.slug });
  expect((await save("/blog/with-a-home/en", { body: withHome })).status).toBe(200);
  await shows("/api/articles/en", "with-a-home");
  const store = await product.workers.miniflare.getKVNamespace("SNAPSHOT", "office");
  await store.delete("snapshot");
  await product.workers.tick("*/5 * * * *");
  await eventually(
    () => store.get("article:de:blog/nur-hier", "text"),
    (text) => text?.includes("Ja.") ?? false,
  );
  for (const name of ["with-a-home", "reading-a-title-deed"]) {
    await eventually(
      () => store.get(`article:en:blog/${name}`, "text"),
      (text) => text !== null,
    );
  }
  expect(await store.get("article:fr:blog/nur-hier", "text")).toBeNull();
  await product.backend.close();
  const german = await ask("/de/blog/nur-hier?x=1");
  expect([german.status, await german.text()]).toEqual([200, expect.stringContaining("<p>Ja.</p>")]);
  for (const [page, words] of [
    ["/zh/blog/iguanas", "They come at noon."],
    ["/fr/blog", "iguanas"],
    ["/de/blog", "Nur hier"],
    ["/fr/blog/reading-the-minutes", "<h1"],
    ["/blog/with-a-home", `href="/property/${home.slug}"`],
    ["/blog/reading-a-title-deed", "Ours, and more."],
    ["/blog/reading-a-title-deed", `href="/property/${home.slug}"`],
  ] as const) {
    const response = await ask(page);
    expect([page, response.status]).toEqual([page, 200]);
    expect(await response.text()).toContain(words);
  }
});
