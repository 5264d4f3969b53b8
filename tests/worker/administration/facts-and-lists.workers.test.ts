/** Facts of the owner's on every page that states them, and entries that are added, moved and taken away. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Faq, Glossary } from "../../../domain/site/article.ts";
import type { SettingsOverview } from "../../../domain/site/settings/settings-api.ts";
import type { SearchAnswer } from "../../../domain/search/answer.ts";
import type { FactsAnswer, OneText, TextsOverview } from "../../../domain/texts/texts-api.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";
import { type SentText, callApi, textChange } from "./call-api.ts";

let product: Product;
let owner: string;

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  owner = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

const call = (method: string, path: string, body?: unknown) =>
  callApi(product, owner, method, `/texts${path}`, body);
const save = (path: string, change: SentText) => call("PUT", path, textChange(change));
const read = async (path: string) => (await product.fetch(path)).text();
const one = async (path: string) => (await call("GET", path)).body as OneText;
const shows = (path: string, words: string) =>
  eventually(
    () => read(path),
    (text) => plain(text).includes(words),
  );
/** Spaces that do not break are spaces. */
const plain = (text: string) => text.replaceAll(/&nbsp;|[\u00a0\u202f]/g, " ");
const shippedFact = async (id: string) => (await one(`/fact/${id}`)).languages.en.shipped ?? {};

const guide = "/resources/home-buying-guides/costs-and-taxes";

test("One fact is edited and everything that states it follows, in two languages, and goes back", async () => {
  const before = { en: plain(await read(guide)), de: plain(await read(`/de${guide}`)) };
  expect(before.en.includes('data-fact="transfer-fee">2%')).toBe(true);
  expect(before.en.includes('"facts":{"transfer-fee"')).toBe(false);
  const { slug } = (
    JSON.parse(await read("/api/listings?status=for-sale&type=condo-for-sale")) as {
      listings: { slug: string }[];
    }
  ).listings[0] ?? { slug: "" };
  const home = plain(await read(`/property/${slug}`));
  expect(home.includes("Transfer fee, 2%")).toBe(true);

  const body = { ...(await shippedFact("transfer-fee")), value: "1", source: "Land Department" };
  expect(await save("/fact/transfer-fee/en", { body })).toMatchObject({ status: 200 });

  const english = plain(await shows(guide, 'data-fact="transfer-fee">1%'));
  expect(english.includes('data-fact="transfer-fee">2%')).toBe(false);
  expect(english.includes("Land Department")).toBe(true);
  const german = plain(await shows(`/de${guide}`, 'data-fact="transfer-fee">1 %'));
  // Sums of it, computed again: half of what they were.
  const sums = (html: string) =>
    [...html.matchAll(/data-sum="[^"]*transfer-fee[^"]*">([^<]*)/g)].map(([, sum = ""]) =>
      Number(sum.replaceAll(/\D/g, "")),
    );
  expect(sums(german)).toEqual(sums(before.de).map((sum) => sum / 2));
  expect(sums(german).length).toBeGreaterThan(0);

  for (const [path, words] of [
    ["/finance", "Transfer fee, 1%"],
    [`/property/${slug}`, "Transfer fee, 1%"],
    ["/de/finance", "gebühr, 1 %"],
  ] as const) {
    expect([path, plain(await shows(path, words)).includes("Transfer fee, 2%")]).toEqual([path, false]);
  }
  const stated = (faq: Faq) =>
    faq.groups.flatMap(({ questions }) => questions).filter(({ html }) => html.includes("transfer-fee"));
  const faq: Faq = JSON.parse(await shows("/api/faq/de", "1 %"));
  const [question] = stated(faq);
  expect(plain(question?.text ?? "")).toMatch(/1 %/);
  // The structured data says what the page says.
  expect(plain(await read("/de/resources/faq"))).toContain(plain(question?.text ?? "").slice(0, 80));
  expect(faq.figures.find(({ fact }) => fact === "transfer-fee")).toMatchObject({
    source: "Land Department",
  });
  const found = await eventually(
    async () => JSON.parse(await read("/api/search?q=transfer%20fee%20who%20pays&locale=en")) as SearchAnswer,
    ({ texts }) => texts.some(({ kind }) => kind === "question"),
  );
  const asked: Faq = JSON.parse(await read("/api/faq/en"));
  for (const { kind, id, note } of found.texts) {
    const answer = asked.groups.flatMap(({ questions }) => questions).find((one) => one.id === id);
    if (kind === "question") expect(answer?.text.startsWith(note.replace(/ …$/, ""))).toBe(true);
  }
  const { bodies } = (await call("GET", "/facts")).body as FactsAnswer;
  expect(bodies["transfer-fee"]).toEqual(body);

  expect((await save("/fact/transfer-fee/en", { version: 1, state: "shipped" })).status).toBe(200);
  await shows(guide, 'data-fact="transfer-fee">2%');
  await shows("/finance", "Transfer fee, 2%");
});

test("One of our own terms is edited once, and pages, structured data and calculators follow", async () => {
  const body = { ...(await shippedFact("start-from")), value: "240000" };
  const refused = await save("/fact/start-from/en", { body });
  expect(refused).toMatchObject({ status: 409, body: { losses: [{ what: "claim" }] } });
  expect((await save("/fact/start-from/en", { body, isConfirmed: true })).status).toBe(200);
  const said = [
    ["/", "from THB 240,000"],
    ["/de", "ab 240.000 THB"],
    ["/resources/home-buying-guides/rent-to-own-explained", 'data-fact="start-from">THB 240,000'],
    ["/api/faq/en", "Plans start from THB 240,000"],
    ["/finance", 'min="240000"'],
    ["/llms.txt", "from THB 240,000"],
  ] as const;
  for (const [path, words] of said) {
    const shown = plain(await shows(path, words));
    expect([path, shown.includes(words.replace("240", "200"))]).toEqual([path, false]);
  }
  expect(plain(await shows("/resources/faq", "240,000"))).toMatch(
    /"acceptedAnswer":.*Plans start from THB 240,000/,
  );
  expect((await save("/fact/start-from/en", { version: 1, state: "shipped" })).status).toBe(200);
  await shows("/", "from THB 200,000");
});

test("A deadline, and the mark of an invented term, follow what the owner writes", async () => {
  const hours = { ...(await shippedFact("answer-within")), value: "24" };
  expect((await save("/fact/answer-within/en", { body: hours, isConfirmed: true })).status).toBe(200);
  for (const path of ["/", "/finance", "/thank-you?kind=application"]) await shows(path, "ithin 24 hours");
  await shows("/ru/resources/home-buying-guides/rent-to-own-explained", 'data-form="number">24</span> часов');
  const programme = "/affiliate-program";
  expect(plain(await read(programme))).toContain("THB 20,000<small> (sample)</small>");
  const paid = { ...(await shippedFact("affiliate-commission")), value: "25000" };
  expect((await save("/fact/affiliate-commission/en", { body: paid })).status).toBe(200);
  expect(await shows(programme, 'data-fact="affiliate-commission">THB 25,000')).not.toMatch(/25,000<small>/);
  // What is left to do before opening knows it too.
  const { ownersPart } = (await callApi(product, owner, "GET", "/settings")).body as SettingsOverview;
  const states = ownersPart.flatMap(({ state, where }) => ("fact" in where ? [[where.fact, state]] : []));
  expect(Object.fromEntries(states)).toMatchObject({
    "affiliate-commission": "said",
    "affiliate-window": "sample",
  });
});

test("A range follows too, in a text and in the sums of a home", async () => {
  const body = { ...(await shippedFact("common-fee")), value: "50", to: "90" };
  expect((await save("/fact/common-fee/en", { body })).status).toBe(200);
  await shows(guide, "THB 50–90 per sqm a month");
  await shows(`/th${guide}`, "฿50–90 ต่อ ตร.ม. ต่อเดือน");
  expect((await save("/fact/common-fee/en", { version: 1, state: "shipped" })).status).toBe(200);
  await shows(guide, "THB 40–75 per sqm a month");
});

test("A fact is written once for all languages, in bounds, with its page, and a leap is asked about", async () => {
  const shipped = await shippedFact("stamp-duty");
  expect((await save("/fact/stamp-duty/de", { body: shipped })).status).toBe(404);
  expect((await save("/fact/upgrade-after/en", { body: shipped })).status).toBe(404);
  for (const [field, value] of [
    ["value", "2000"],
    ["to", "3"],
    ["url", "https://example.com/"],
    ["checkedOn", "2999-01-01"],
    ["reviewBy", "2020-01-01"],
  ] as const) {
    const refused = await save("/fact/stamp-duty/en", { body: { ...shipped, [field]: value } });
    expect(refused).toMatchObject({ status: 422, body: { error: { field } } });
  }
  const leap = { ...shipped, value: "5" };
  expect(await save("/fact/stamp-duty/en", { body: leap })).toMatchObject({
    status: 409,
    body: { error: { code: "confirm_losses" }, losses: [{ what: "moved", was: "0.5%" }] },
  });
  expect((await save("/fact/stamp-duty/en", { body: leap, isConfirmed: true })).status).toBe(200);
  // What it is compared with is what stands now.
  const next = { ...shipped, value: "5.5" };
  expect((await save("/fact/stamp-duty/en", { version: 1, body: next })).status).toBe(200);
});

test("A new question needs its English, stands in its group, is found, moved and taken away", async () => {
  const path = "/faq/own-buying-iguanas";
  const { groups } = JSON.parse(await read("/api/faq/en")) as Faq;
  const group = groups[0]?.id ?? "";
  const name = `own-${group}-iguanas`;
  const body = {
    question: "May I bring iguanas?",
    answer: "Two. See [finance](/finance) and {{transfer-fee}}.",
  };
  const german = { question: "Darf ich Leguane mitbringen?", answer: "Zwei." };
  expect((await save(`/faq/${name}/de`, { body: german })).status).toBe(422);
  expect((await save(path.replace("buying", "nowhere"), { body })).status).toBe(404);
  expect((await save("/faq/not-ours/en", { body })).status).toBe(404);
  for (const href of ["/buildings/nothing", "/property/nothing#map", "/blog/nothing"]) {
    const dead = { ...body, answer: `See [this](${href}).` };
    expect(await save(`/faq/${name}/en`, { body: dead })).toMatchObject({
      status: 422,
      body: { error: { message: `body: ${href} leads nowhere` } },
    });
  }
  expect((await save(`/faq/${name}/en`, { body })).status).toBe(200);
  const faq: Faq = JSON.parse(await shows("/api/faq/en", "iguanas"));
  expect(faq.groups[0]?.questions.at(-1)?.id).toBe(name);
  expect(await read("/api/faq/de")).not.toContain("iguanas");
  expect((await save(`/faq/${name}/de`, { body: german })).status).toBe(200);
  await shows("/de/resources/faq", "Leguane");
  const found: SearchAnswer = JSON.parse(await shows("/api/search?q=iguanas&locale=en", name));
  expect(found.texts[0]).toMatchObject({ kind: "question", id: name });
  const { written } = (await call("GET", "/facts")).body as FactsAnswer;
  expect(written["transfer-fee"]).toContainEqual({ kind: "faq", name, locale: "en" });
  const { pages } = (await call("GET", "")).body as TextsOverview;
  const listed = pages.find(({ page }) => page === "faq")?.texts ?? [];
  expect(listed[0]).toMatchObject({ kind: "list", name: "faq" });
  expect(listed.find((text) => text.name === name)).toMatchObject({
    title: body.question,
    marks: { en: ["own"], th: ["missing"] },
  });

  const [first = ""] = (groups[0]?.questions ?? []).map(({ id }) => id);
  expect((await save("/list/faq/en", { body: { order: `${name} ${first}`, hidden: "" } })).status).toBe(200);
  await eventually(
    async () => (JSON.parse(await read("/api/faq/de")) as Faq).groups[0]?.questions[0]?.id,
    (id) => id === name,
  );
  const hidden = { order: "", hidden: `${name} your-fee` };
  expect(await save("/list/faq/en", { version: 1, body: hidden })).toMatchObject({
    status: 409,
    body: { losses: [{ what: "claim" }] },
  });
  expect((await save("/list/faq/en", { version: 1, body: hidden, isConfirmed: true })).status).toBe(200);
  await eventually(
    () => read("/api/faq/en"),
    (text) => !text.includes("iguanas") && !text.includes('"your-fee"'),
  );
  await eventually(
    () => read("/api/search?q=iguanas&locale=en"),
    (text) => !text.includes(name),
  );
  expect((await save("/list/faq/en", { version: 2, state: "shipped" })).status).toBe(200);
  expect((await save(`/faq/${name}/en`, { version: 1, state: "shipped" })).status).toBe(200);
  await eventually(
    () => read("/de/resources/faq"),
    (text) => !text.includes("Leguane") && text.includes('id="your-fee"'),
  );
});

test("A new testimonial stands in all languages, and one of ours goes after a second question", async () => {
  const body = { title: "They found us a pool", text: "And a key.", author: "Ann B.", country: "NO" };
  expect((await save("/testimonial/own-pool/en", { body })).status).toBe(200);
  expect(await shows("/th", "They found us a pool")).toContain('<figure lang="en"');
  const list = { order: "own-pool", hidden: "bank" };
  expect((await save("/list/testimonials/en", { body: list })).status).toBe(409);
  expect((await save("/list/testimonials/en", { body: list, isConfirmed: true })).status).toBe(200);
  const html = await eventually(
    () => read("/"),
    (text) => !text.includes("Klaus H."),
  );
  expect(html.indexOf("They found us a pool")).toBeLessThan(html.indexOf("James W."));
  expect((await save("/list/testimonials/en", { version: 1, state: "shipped" })).status).toBe(200);
  await shows("/", "Klaus H.");
});

test("A term is written anew, in the notes of texts too; a new one is explained; one in use stays", async () => {
  const shipped = (await one("/term/chanote")).languages.en.shipped;
  const body = { ...shipped, definition: "The best deed there is." };
  expect((await save("/term/chanote/en", { body })).status).toBe(200);
  await shows("/resources/glossary", "The best deed there is.");
  await shows("/resources/faq", "The best deed there is.");
  const { places } = await readPlaces();
  const [inArticle] = places.terms["chanote"]?.filter((place) => place.in === "article") ?? [];
  await shows(inArticle?.path ?? "", "The best deed there is.");
  expect((await save("/term/chanote/en", { version: 1, state: "shipped" })).status).toBe(200);

  const added = { term: "Key money", thai: "เงินกินเปล่า", definition: "Paid once, for the key." };
  expect((await save("/term/own-key-money/en", { body: { ...added, thai: "" } })).body).toMatchObject({
    error: { field: "thai" },
  });
  expect((await save("/term/own-key-money/en", { body: added })).status).toBe(200);
  const chinese = { term: "钥匙费", thai: "", definition: "一次性支付。" };
  expect((await save("/term/own-key-money/zh", { body: chinese })).status).toBe(200);
  const glossary: Glossary = JSON.parse(await shows("/api/glossary/zh", "钥匙费"));
  expect(glossary.terms.find(({ id }) => id === "own-key-money")).toEqual({
    id: "own-key-money",
    term: "钥匙费",
    thai: "เงินกินเปล่า",
    english: "Key money",
    definition: "一次性支付。",
    letter: "Y",
  });
  const answer = { question: "Pets?", answer: "No [key money](term:own-key-money)." };
  expect((await save("/faq/pets/en", { body: answer, isConfirmed: true })).status).toBe(200);
  await shows("/resources/faq", "Paid once, for the key.");

  for (const [id, named] of [
    ["chanote", /Take it out/],
    ["own-key-money", /pets \(en\)/],
  ] as const) {
    const refused = await save("/list/glossary/en", { body: { order: "", hidden: id }, isConfirmed: true });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringMatching(named) } },
    });
  }
  expect((await save("/term/own-key-money/en", { version: 1, state: "shipped" })).status).toBe(422);
  expect((await save("/faq/pets/en", { version: 1, state: "shipped" })).status).toBe(200);
  expect((await save("/term/own-key-money/en", { version: 1, state: "shipped" })).status).toBe(200);
  await eventually(
    () => read("/api/glossary/zh"),
    (text) => !text.includes("钥匙费"),
  );
});

async function readPlaces() {
  type Place = { in: string; path?: string };
  const places = JSON.parse(await read("/content/places.json")) as { terms: Record<string, Place[]> };
  return { places };
}
