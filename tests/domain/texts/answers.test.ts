/** Answers in their markup: what shipped ones look like, and what hostile ones cannot do. */
import { expect, test } from "vitest";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import type { Faq, Glossary } from "../../../domain/site/article.ts";
import { contentAddresses } from "../../../domain/site/article.ts";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { type FaqSource, buildFaq, withAnswers } from "../../../domain/texts/faq.ts";
import { readMarkup } from "../../../domain/texts/markup.ts";
import { findTextProblems } from "../../../domain/texts/text-bodies.ts";
import { buildContent } from "../../../web/content/build/build-content.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";
import { hostileTexts } from "./hostile-texts.ts";

const content = await buildContent(readSourceFiles());
const read = <Content>(address: string) => content.get(address) as Content;
const sourceOf = (locale: Locale) => read<FaqSource>(contentAddresses.faqSource(locale));
const termsOf = (locale: Locale) => read<Glossary>(contentAddresses.glossary(locale)).terms;

test.each(locales)("Every shipped answer is shown whole, with its facts as places, in %s", (locale) => {
  const shown = read<Faq>(contentAddresses.faq(locale));
  const questions = shown.groups.flatMap((group) => group.questions);
  expect(questions.length).toBeGreaterThanOrEqual(40);
  for (const { id, html } of questions) expect(html, id).not.toMatch(/\{\{(?!percent)|\]\(|undefined/);
  const places = questions.flatMap(({ html }) =>
    [...html.matchAll(/ data-fact="([a-z0-9-]+)"/g)].map(([, id]) => id),
  );
  for (const { fact } of shown.figures) expect(places).toContain(fact);
});

const answerWith = (answer: string, locale: Locale = "en"): Faq["groups"][number]["questions"][number] => {
  const source = withAnswers(
    sourceOf(locale),
    { "who-is-it-for": { question: "Who?", answer } },
    termsOf(locale),
    undefined,
  );
  const [first] = buildFaq(source, termsOf(locale), shippedFacts, locale).groups[0]?.questions ?? [];
  if (!first) throw new Error("There is no question");
  return first;
};

test("An owner's answer has paragraphs, links in the page's language, terms and facts with their sources", () => {
  const { question, html, text } = answerWith(
    "One.\n\nSee [finance](/finance), [us](https://example.com/x) and {{transfer-fee}} [deed](term:chanote).",
    "de",
  );
  expect(question).toBe("Who?");
  expect(html).toMatch(/^<p>One\.<\/p>\n<p>See <a href="\/de\/finance">finance<\/a>/);
  expect(html).toContain('<a href="https://example.com/x" rel="noopener">us</a>');
  expect(html).toContain('<sup><a href="#figure-1"');
  expect(html).toContain('aria-describedby="term-chanote"');
  expect(text).toMatch(/^One\. See finance, us and 2/);
});

test("An owner's title, description and name of a group stand in place of ours, and the others stay", () => {
  const heads = {
    "faq.title": "Ask us",
    "faq.groups.getting-started": "First steps",
    "faq.groups.none": "x",
  };
  const ours = sourceOf("en");
  const shown = withAnswers(ours, {}, termsOf("en"), undefined, heads);
  expect([shown.title, shown.description]).toEqual(["Ask us", ours.description]);
  expect(shown.groups.map(({ title }) => title)).toEqual([
    "First steps",
    ...ours.groups.slice(1).map(({ title }) => title),
  ]);
});

test("Facts that an owner takes away or puts in are numbered over the whole page", () => {
  const source = withAnswers(
    sourceOf("en"),
    { "who-is-it-for": { question: "Who?", answer: "{{transfer-fee}} and {{transfer-fee:number}}" } },
    termsOf("en"),
    undefined,
  );
  const faq = buildFaq(source, termsOf("en"), shippedFacts, "en");
  expect(faq.figures.map(({ number }) => number)).toEqual(faq.figures.map((_figure, index) => index + 1));
  const html = faq.groups.flatMap(({ questions }) => questions.map((one) => one.html)).join("");
  for (const { number } of faq.figures) expect(html).toContain(`href="#figure-${number}"`);
  expect(new Set(html.match(/id="term-[^"]*"/g)).size).toBe(html.match(/id="term-[^"]*"/g)?.length);
});

test("The clause that follows the owner's terms keeps its place", () => {
  const { html } = answerWith("[It <b>all</b> carries](carries) after {{upgrade-after}}");
  expect(html).toMatch(
    /<span data-owner="carries" data-share="[^"]+" data-instalments="[^"]+">It &lt;b&gt;all/,
  );
  expect(html).toContain('<span class="fact" data-owner="upgrade-months">');
});

test("A term that the glossary does not have leaves the shipped answer", () => {
  expect(answerWith("[x](term:no-such-term)").question).toBe("Who are your homes for?");
});

test.each(hostileTexts)("What an owner types in an answer is text, never HTML: %s", (hostile) => {
  const { html } = answerWith(`${hostile} [${hostile.replaceAll(/[[\]]/g, "")}](/finance)`);
  const tags = html.match(/<\/?[a-z][^>]*>/gi) ?? [];
  for (const tag of tags) {
    expect(tag).toMatch(/^<(?:\/?p|\/a|a href="\/[^"]*"|a href="https:\/\/[^"]*" rel="noopener")>$/);
  }
});

test.each([
  "[x](javascript:alert(1))",
  "[x](javascript:alert)",
  "[x](JAVASCRIPT:alert)",
  "[x](data:text/html,x)",
  "[x](//evil.example)",
  "[x](/\\evil.example)",
  "[x](http://plain.example)",
  "[x](vbscript:x)",
  "{{no-such-fact}}",
  "{{transfer-fee:no}}",
])("A link that could run or lead away unseen, and an unknown fact, are refused: %s", (answer) => {
  const problems = findTextProblems("faq", "en", { question: "Who?", answer }, "pets", "2026-11-27");
  const isPlain = readMarkup(answer)
    .flat()
    .every(({ kind }) => kind === "text");
  expect(problems["answer"] !== undefined || isPlain).toBe(true);
  if (isPlain) expect(answerWith(answer).html).not.toMatch(/<a /);
});
