/** A fact that the owner has written: what is refused, and that it changes whatever states it. */
import { expect, test } from "vitest";
import { factsInForce, shippedFacts } from "../../../domain/facts/facts.ts";
import { findFact } from "../../../domain/facts/find-fact.ts";
import { formatFact } from "../../../domain/facts/format-fact.ts";
import { buildingFees } from "../../../domain/finance/building-fees.ts";
import { toBaht, toSatang } from "../../../domain/finance/finance.ts";
import { moveInMonths, moveInSum } from "../../../domain/finance/move-in.ts";
import { customarySplit, transferCosts } from "../../../domain/finance/transfer-costs.ts";
import type { Article, Faq, Glossary } from "../../../domain/site/article.ts";
import { contentAddresses } from "../../../domain/site/article.ts";
import { type FactBody, findFactProblems, readFact, toFactBody } from "../../../domain/texts/fact-bodies.ts";
import { type FaqSource, buildFaq } from "../../../domain/texts/faq.ts";
import { formatSum } from "../../../domain/texts/articles/format-sum.ts";
import { renderArticle } from "../../../domain/texts/articles/render-article.ts";
import { articleTexts } from "../../../web/content/build/article-texts.ts";
import { listMoved } from "../../../domain/texts/losses.ts";
import { readOwnersTexts } from "../../../domain/texts/owners-texts.ts";
import { type TextPlaces, textPlacesAddress } from "../../../domain/texts/text-places.ts";
import { buildContent } from "../../../web/content/build/build-content.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";
import { fillFacts, fillFigures } from "../../../web/content/fill-facts.ts";

const content = await buildContent(readSourceFiles());
const read = <Content>(address: string) => content.get(address) as Content;
const today = "2026-11-27";

const bodyOf = (id: string, change: Partial<FactBody> = {}): FactBody => {
  const body = toFactBody(findFact(shippedFacts, id));
  if (!body) throw new Error(`${id} is not written here`);
  return { ...body, ...change };
};
const ownOf = (id: string, change: Partial<FactBody>) => {
  const rows = [{ kind: "fact", name: id, locale: "en", body: bodyOf(id, change) }];
  return readOwnersTexts(rows, "de").texts.facts;
};
const problemsOf = (id: string, change: Partial<FactBody>) =>
  Object.keys(findFactProblems(id, bodyOf(id, change), today));

test("Every shipped fact is a body that fits, and reads back as itself; a term that is written is no sample", () => {
  let count = 0;
  for (const fact of shippedFacts.values()) {
    const body = toFactBody(fact);
    if (!body) continue;
    count += 1;
    expect(findFactProblems(fact.id, body, today), fact.id).toEqual({});
    const { note: _note, validUntil: _until, ...shown } = fact;
    expect(readFact(fact.id, body), fact.id).toEqual(
      fact.standing === "own" ? { ...shown, isSample: false } : shown,
    );
  }
  expect(count).toBeGreaterThan(60);
});

test("A figure out of bounds, a wrong day, a home page and another form are refused by field", () => {
  expect(problemsOf("transfer-fee", { value: "1" })).toEqual([]);
  for (const value of ["501", "-1", "1,5", "", "one", "1e2", "0.00001"]) {
    expect([value, problemsOf("transfer-fee", { value })]).toEqual([value, ["value"]]);
  }
  expect(problemsOf("transfer-fee", { to: "3" })).toEqual(["to"]);
  expect(problemsOf("common-fee", { value: "80", to: "75" })).toEqual(["to"]);
  expect(problemsOf("common-fee", { to: "" })).toEqual(["to"]);
  expect(problemsOf("reduced-fee-end", { value: "2026-02-30" })).toEqual(["value"]);
  expect(problemsOf("transfer-fee", { checkedOn: "2026-11-28" })).toEqual(["checkedOn"]);
  expect(problemsOf("transfer-fee", { reviewBy: "2026-11-22" })).toEqual(["reviewBy"]);
  for (const url of [
    "",
    "http://x.example/a",
    "https://x.example/",
    "javascript:alert(1)",
    "https://u@x.example/a",
  ]) {
    expect([url, problemsOf("transfer-fee", { url })]).toEqual([url, ["url"]]);
  }
  // Our own address stays, though it is not https.
  expect(problemsOf("developer-fee-share", { value: "40" })).toEqual([]);
  expect(problemsOf("transfer-fee", { url: "", standing: "unverified" })).toEqual([]);
  expect(Object.keys(findFactProblems("upgrade-after", bodyOf("transfer-fee"), today))).toEqual([""]);
});

test("One of our own terms is a whole number above 0, and stays our own", () => {
  const problemsOf = (change: Partial<FactBody>) =>
    Object.keys(findFactProblems("answer-within", bodyOf("answer-within", change), today));
  expect(problemsOf({ value: "24" })).toEqual([]);
  for (const value of ["0", "24.5", "-1", "", "20000"])
    expect([value, problemsOf({ value })]).toEqual([value, ["value"]]);
  expect(problemsOf({ standing: "estimate" })).toEqual(["standing"]);
  expect(
    Object.keys(
      findFactProblems("transfer-fee", bodyOf("transfer-fee", { standing: "own", url: "" }), today),
    ),
  ).toEqual(["standing"]);
  expect(readFact("affiliate-window", bodyOf("affiliate-window", { value: "60" }))).toMatchObject({
    value: 60,
    isSample: false,
  });
});

test("Changing a promise is asked about, however small the change", () => {
  const lost = (id: string, value: string) => listMoved(id, bodyOf(id), bodyOf(id, { value }));
  expect(lost("start-from", "210000")).toEqual([{ what: "claim", was: "THB\u00a0200,000" }]);
  expect(lost("start-from", "200000")).toEqual([]);
  expect(lost("affiliate-window", "100")).toEqual([]);
});

test("Only a figure that moves by more than half is asked about", () => {
  const moved = (id: string, change: Partial<FactBody>) => listMoved(id, bodyOf(id), bodyOf(id, change));
  expect(moved("transfer-fee", { value: "1" })).toEqual([]);
  expect(moved("transfer-fee", { value: "3" })).toEqual([]);
  expect(moved("transfer-fee", { value: "0.9" })).toEqual([{ what: "moved", was: "2%" }]);
  expect(moved("common-fee", { to: "750" })).toHaveLength(1);
  expect(moved("reduced-fee-end", { value: "2030-01-01" })).toEqual([]);
});

test("A changed transfer fee changes an article, its sums and its sources, in two languages", () => {
  const own = ownOf("transfer-fee", { value: "1", source: "Land Department", checkedOn: "2026-11-26" });
  for (const [locale, was, is] of [
    ["en", /2%/, /1%/],
    ["de", /2\s%/, /1\s%/],
  ] as const) {
    const { html, figures } = read<Article>(contentAddresses.article(locale, "guides", "costs-and-taxes"));
    const filled = fillFacts(html, own, {}, locale);
    const places = /data-fact="transfer-fee">([^<]*)/g;
    const before = [...html.matchAll(places)].map(([, figure]) => figure);
    const after = [...filled.matchAll(places)].map(([, figure]) => figure);
    expect(before.length).toBeGreaterThan(0);
    for (const figure of before) expect(figure).toMatch(was);
    expect(after).toHaveLength(before.length);
    for (const figure of after) expect(figure).toMatch(is);
    const sums = /data-sum="[^"]*transfer-fee[^"]*">([^<]*)/g;
    const amounts = (text: string) =>
      [...text.matchAll(sums)].map(([, sum = ""]) => Number(sum.replaceAll(/\D/g, "")));
    expect(amounts(html).length).toBeGreaterThan(0);
    expect(amounts(filled)).toEqual(amounts(html).map((amount) => amount / 2));
    const [source] = fillFigures(figures, own, locale).filter(({ fact }) => fact === "transfer-fee");
    expect(source).toMatchObject({ source: "Land Department", checkedOn: "2026-11-26" });
    expect(source?.text).toMatch(is);
    // Nothing else moved.
    const others = (text: string) => text.replaceAll(places, "").replaceAll(sums, "");
    expect(others(filled)).toBe(others(html));
    expect(fillFacts(html, {}, {}, locale)).toBe(html);
  }
});

test("It changes the questions and the sums of the calculators", () => {
  const own = ownOf("transfer-fee", { value: "1" });
  const facts = factsInForce(own);
  const source = read<FaqSource>(contentAddresses.faqSource("fr"));
  const { terms } = read<Glossary>(contentAddresses.glossary("fr"));
  const changed = buildFaq(source, terms, facts, "fr");
  const shipped = read<Faq>(contentAddresses.faq("fr"));
  const textsOf = (faq: Faq) => faq.groups.flatMap(({ questions }) => questions.map(({ text }) => text));
  const differing = textsOf(changed).filter((text, index) => text !== textsOf(shipped)[index]);
  expect(differing.length).toBeGreaterThan(0);
  for (const text of differing) expect(text).toMatch(/1\s%/);

  const seller = { kind: "person", years: 3, isInHouseBook: false } as const;
  const transfer = { price: toSatang(3_000_000), appraised: toSatang(3_000_000), seller };
  const feeWith = (inForce: typeof facts) =>
    toBaht(transferCosts(inForce, transfer, customarySplit).transferFee.buyer);
  expect([feeWith(shippedFacts), feeWith(facts)]).toEqual([30_000, 15_000]);
});

test("Another row of the withholding tax changes the calculator, a sum and the table of an article", () => {
  const seller = { kind: "person", years: 3, isInHouseBook: false } as const;
  const transfer = { price: toSatang(2_600_000), appraised: toSatang(2_600_000), seller };
  const taxOf = (facts: typeof shippedFacts) => ({
    calculator: toBaht(transferCosts(facts, transfer, customarySplit).withholding.seller),
    sum: formatSum({ kind: "withheld", appraised: 2_600_000, years: 3 }, facts, "en"),
  });
  // 2,600,000 less 77 % is 598,000: 5 % of it.
  expect(taxOf(shippedFacts)).toEqual({ calculator: 29_900, sum: "THB\u00a029,900" });
  const rate = factsInForce(ownOf("withholding-rate-1", { value: "4" }));
  expect(taxOf(rate)).toEqual({ calculator: 23_920, sum: "THB\u00a023,920" });
  const deduction = factsInForce(ownOf("withholding-deduction-3", { value: "50" }));
  // 1,300,000 over three years is 433,333 a year: 15,000 and 10 % of the rest.
  expect(taxOf(deduction).calculator).toBe(85_000);
  const table = (facts: typeof shippedFacts) =>
    renderArticle([{ type: "withholding-table", appraised: 2_600_000 }], {
      language: "en",
      locale: "en",
      labels: articleTexts.en,
      isSample: false,
      facts,
      terms: new Map(),
      homes: new Map(),
    }).html.replaceAll("\u00a0", " ");
  expect(table(shippedFacts)).toContain("<td>3</td><td>77%</td><td>THB 598,000</td><td>THB 29,900</td>");
  expect(table(deduction)).toContain("<td>3</td><td>50%</td><td>THB 1,300,000</td><td>THB 85,000</td>");
});

test("A range stays one: in a text, in a sum per area and in the fees of a home", () => {
  const own = ownOf("common-fee", { value: "50", to: "90" });
  const { html } = read<Article>(contentAddresses.article("en", "guides", "costs-and-taxes"));
  const filled = fillFacts(html, own, {}, "en").replaceAll("\u00a0", " ");
  expect(filled).toMatch(/data-fact="common-fee">THB 50–90 per sqm a month/);
  const sums = /data-sum="([^"]*common-fee[^"]*)">([^<]*)/g;
  const [[, written = "", sum] = []] = [...filled.matchAll(sums)];
  const { sqm } = JSON.parse(written.replaceAll("&quot;", '"')) as { sqm: number };
  expect(sum?.replaceAll(/[^\d–]/g, "")).toBe(`${50 * sqm}–${90 * sqm}`);
  const { commonFee } = buildingFees(factsInForce(own), { commonFee: null, sinkingFund: null });
  expect(commonFee).toEqual({ from: 5_000, to: 9_000 });
  const narrowed = factsInForce(ownOf("common-fee", { value: "60", to: "60" }));
  expect(formatFact(findFact(narrowed, "common-fee"), "en").replaceAll("\u00a0", " ")).toBe(
    "THB 60 per sqm a month",
  );
});

test("Another deposit changes what a tenant pays before moving in", () => {
  const own = ownOf("rent-deposit", { value: "3" });
  expect(toBaht(moveInSum(10_000, moveInMonths(own)))).toBe(40_000);
  expect(toBaht(moveInSum(10_000, moveInMonths({})))).toBe(30_000);
});

test("A stored fact that no longer fits leaves ours, and is named", () => {
  const rows = [
    { kind: "fact", name: "transfer-fee", locale: "en", body: bodyOf("transfer-fee", { value: "900" }) },
    { kind: "fact", name: "no-such-fact", locale: "en", body: bodyOf("transfer-fee") },
  ];
  const { texts, unreadable } = readOwnersTexts(rows, "en");
  expect(texts.facts).toEqual({});
  expect(unreadable).toEqual(["fact transfer-fee", "fact no-such-fact"]);
});

test("The build knows where each fact stands", () => {
  const { facts, terms } = read<TextPlaces>(textPlacesAddress);
  const fee = facts["transfer-fee"] ?? [];
  expect(fee).toContainEqual({ in: "code", part: "calculators" });
  const guide = fee.find((place) => place.in === "article" && place.path.endsWith("/costs-and-taxes"));
  expect(guide).toMatchObject({ languages: ["en", "th", "zh", "ru", "de", "fr"] });
  expect(fee.some((place) => place.in === "question")).toBe(true);
  expect(terms["chanote"]?.length).toBeGreaterThan(0);
});
