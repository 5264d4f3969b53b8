import { expect, test } from "vitest";
import { claims } from "../../../domain/texts/claims.ts";
import { diffWords } from "../../../domain/texts/diff-words.ts";
import { fillLetter } from "../../../domain/texts/letters/fill-letter.ts";
import { letterNames, letterTexts } from "../../../domain/texts/letters/letter-texts.ts";
import { listLosses, listUnknownPlaces } from "../../../domain/texts/losses.ts";
import { type ChangedText, marksOf } from "../../../domain/texts/marks.ts";
import { noTexts, readOwnersTexts, shownWordsOf } from "../../../domain/texts/owners-texts.ts";
import {
  isSpecifiedOrder,
  readOrder,
  shippedOrder,
} from "../../../domain/texts/front-page/front-page-order.ts";
import { findTextProblems } from "../../../domain/texts/text-bodies.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { type TextKind, pageOf } from "../../../domain/texts/text-kinds.ts";
import { readSourceTexts } from "../../../web/i18n/build/read-source-texts.ts";
import { hostileTexts } from "./hostile-texts.ts";

const problemsOf = (kind: TextKind, locale: Locale, body: unknown) =>
  findTextProblems(kind, locale, body, "any", "2026-11-27");
const row = (kind: string, name: string, body: unknown, locale = "de") => ({ kind, name, locale, body });

test("Rows become words by their names, and what cannot be read is left out and named", () => {
  const { texts, unreadable } = readOwnersTexts(
    [
      row("words", "frontPage.title", { text: "Ein Zuhause" }),
      row("words", "frontPage.subtitle", { text: "" }),
      row("words", "frontPage.__proto__.polluted", { text: "x" }),
      row("words", "admin.saved", { text: "x" }),
      row("words", "offers.lead", { text: "Ihr Zuhause" }),
      row("words", "article.offerText", { text: "Bieten Sie es an" }),
      // The build has put these into its files.
      row("words", "article.table", { text: "x" }),
      row("words", "frontPage.idea", { text: "$t(frontPage.idea)" }),
      row("words", "faq.groups.getting-started", { text: "Erste Schritte" }),
      row("words", "faq.groups", { text: "x" }),
      row("faq", "who-is-it-for", { question: "Wer?", answer: "[x](javascript:alert)" }),
      row("faq", "obligation", { question: "Muss ich?", answer: "Nein." }),
      row("clause", "later", { text: "x" }),
      "no row",
    ],
    "de",
  );
  expect(texts.words).toEqual({
    "frontPage.title": "Ein Zuhause",
    "offers.lead": "Ihr Zuhause",
    "article.offerText": "Bieten Sie es an",
  });
  expect(texts.heads).toEqual({ "faq.groups.getting-started": "Erste Schritte" });
  expect(texts.faq).toEqual({ obligation: { question: "Muss ich?", answer: "Nein." } });
  expect(unreadable).toEqual([
    "words frontPage.subtitle",
    "name",
    "words frontPage.idea",
    "faq who-is-it-for",
    "row",
  ]);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  expect(readOwnersTexts(null, "de").texts).toEqual(noTexts);
});

test("A testimonial without a translation is the English one and says so, and a translation takes its author", () => {
  const english = { title: "Kept their word", text: "They did.", author: "Ann B.", country: "NO" };
  const { texts } = readOwnersTexts([row("testimonial", "first", english, "en")], "de");
  expect(texts.testimonials).toEqual({ first: { author: "Ann B.", country: "NO", language: "en" } });
  expect(texts.words["frontPage.testimonials.firstText"]).toBe("They did.");
  const own = { title: "Wort gehalten", text: "Ja.", author: "", country: "" };
  const both = [row("testimonial", "first", english, "en"), row("testimonial", "first", own)];
  expect(readOwnersTexts(both, "de").texts.testimonials).toEqual({
    first: { author: "Ann B.", country: "NO", language: "de" },
  });
});

test("Without a changed word a page carries nothing", () => {
  expect(shownWordsOf(readOwnersTexts([], "de").texts)).toBeUndefined();
});

test("Control characters are taken out, and length, lines and places are limited", () => {
  const long = "x".repeat(1_001);
  expect(problemsOf("words", "en", { text: "a\u0000b\u0007" })).toEqual({});
  for (const [text, problem] of [
    ["", /empty/],
    ["   ", /empty/],
    [long, /1000/],
    ["two\nlines", /one line/],
    ["two\u2028lines", /one line/],
    ["{{down", /whole places/],
    ["{{a, number}}", /whole places/],
    ["{{- a}}", /whole places/],
    ["$t(frontPage.title)", /whole places/],
  ] as const) {
    expect(problemsOf("words", "en", { text })["text"], text).toMatch(problem);
    expect(problemsOf("letter", "en", { text })["text"], text).toMatch(problem);
  }
  expect(problemsOf("words", "en", { text: "x", html: "<b>" })).not.toEqual({});
  expect(problemsOf("faq", "en", "<p>")).not.toEqual({});
});

test("An English testimonial names its author, a translation need not", () => {
  const body = { title: "t", text: "x", author: "", country: "" };
  expect(Object.keys(problemsOf("testimonial", "en", body))).toEqual(["author", "country"]);
  expect(problemsOf("testimonial", "de", body)).toEqual({});
  expect(problemsOf("testimonial", "de", { ...body, country: "Germany" })["country"]).toMatch(/capital/);
});

test.each(hostileTexts)("A hostile text is stored as the text it is: %s", (text) => {
  const { texts } = readOwnersTexts([row("words", "frontPage.title", { text })], "de");
  expect(texts.words["frontPage.title"]).toBe(text.trim());
});

test("A claim, a figure and a place that would go are named, and what stays is not", () => {
  const shipped = { text: "Within 48 hours, from {{down}} or 200,000" };
  expect(listLosses("words", "frontPage.subtitle", shipped, { text: "From {{down}}, 200,000, 48" })).toEqual(
    [],
  );
  expect(listLosses("words", "frontPage.step2Title", shipped, { text: "Soon" })).toEqual([
    { what: "claim", was: shipped.text },
    { what: "figure", was: "48" },
    { what: "figure", was: "200,000" },
    { what: "place", was: "{{down}}" },
  ]);
  expect(listLosses("words", "frontPage.step2Title", shipped, shipped)).toEqual([]);
  const answer = { question: "What?", answer: "A fee of {{transfer-fee}}, see [page](/x-48)." };
  expect(listLosses("faq", "pets", answer, { question: "What?", answer: "A fee." })).toEqual([
    { what: "place", was: "{{transfer-fee}}" },
  ]);
});

test("The clause that follows the owner's terms is a place too", () => {
  const shipped = { question: "How?", answer: "Then [every baht carries over](carries)." };
  expect(listLosses("faq", "pets", shipped, { question: "How?", answer: "Then all." })).toEqual([
    { what: "place", was: "[every baht carries over](carries)" },
  ]);
  const own = { question: "How?", answer: "[It all comes along](carries)." };
  expect(listLosses("faq", "pets", shipped, own)).toEqual([]);
});

test("Every text that is locked as a claim is one that we ship", async () => {
  const served = await readSourceTexts("en");
  const isShipped = (name: string) =>
    typeof name.split(".").reduce<unknown>((at, key) => Object(at)[key], served) === "string";
  expect(claims.words.filter((name) => !isShipped(name))).toEqual([]);
  expect(claims.letter.filter((name) => !letterNames.some((one) => one === name))).toEqual([]);
});

test("A place that the page does not fill is unknown, and a fact is known by its schema", () => {
  const shipped = [{ text: "{{down}}" }, { text: "{{monthly}}" }];
  expect(listUnknownPlaces("words", shipped, { text: "{{down}} {{monthly}} {{name}}" })).toEqual(["name"]);
  expect(problemsOf("faq", "en", { question: "q", answer: "{{name}}" })).not.toEqual({});
});

const changed = (locale: ChangedText["locale"], more: Partial<ChangedText> = {}): ChangedText => ({
  kind: "words",
  name: "frontPage.title",
  locale,
  version: 1,
  state: "published",
  publishAt: null,
  isOwn: true,
  isOlder: false,
  title: null,
  ...more,
});
const now = new Date("2026-12-01T00:00:00Z");

test("A language says whether it is the owner's, drafted, planned, older or missing", () => {
  expect(marksOf([], "de", now)).toEqual([]);
  expect(marksOf([changed("en")], "en", now)).toEqual(["own"]);
  expect(marksOf([changed("en")], "de", now)).toEqual(["older"]);
  expect(marksOf([changed("en", { kind: "testimonial" })], "de", now)).toEqual(["missing"]);
  expect(marksOf([changed("en"), changed("de", { isOlder: true })], "de", now)).toEqual(["own", "older"]);
  expect(marksOf([changed("de", { state: "draft" })], "de", now)).toEqual(["own", "draft"]);
  const planned = { state: "scheduled", publishAt: "2026-12-02T00:00:00Z", isOwn: false } as const;
  expect(marksOf([changed("de", planned)], "de", now)).toEqual(["scheduled"]);
  const due = { ...planned, publishAt: "2026-11-30T23:00:00+07:00", isOwn: true };
  expect(marksOf([changed("de", due)], "de", now)).toEqual(["own"]);
});

test("What one language says of a building the others lack, English too; a building without a word lacks nothing", () => {
  const of = (locale: Locale, row: Partial<ChangedText> = {}) =>
    changed(locale, { kind: "building", name: "own-house", ...row });
  expect(marksOf([], "de", now)).toEqual([]);
  expect(marksOf([of("th")], "th", now)).toEqual(["own"]);
  expect(marksOf([of("th")], "en", now)).toEqual(["missing"]);
  expect(marksOf([of("en"), of("th", { isOlder: true })], "th", now)).toEqual(["own", "older"]);
  expect(marksOf([of("en"), of("de", { state: "draft", isOwn: false })], "de", now)).toEqual(["draft"]);
  expect(marksOf([of("en", { state: "draft", isOwn: false })], "de", now)).toEqual([]);
});

test("A difference names what went and what came, also without spaces between words", () => {
  expect(diffWords("a home by the sea", "a house by the sea", "en")).toEqual([
    { kind: "same", text: "a " },
    { kind: "gone", text: "home" },
    { kind: "new", text: "house" },
    { kind: "same", text: " by the sea" },
  ]);
  const parts = diffWords("我们看房", "我们买房", "zh");
  expect(parts[0]).toEqual({ kind: "same", text: "我们" });
  const both = (kind: string) =>
    parts
      .filter((part) => part.kind === "same" || part.kind === kind)
      .map(({ text }) => text)
      .join("");
  expect([both("gone"), both("new")]).toEqual(["我们看房", "我们买房"]);
  expect(diffWords("", "", "en")).toEqual([]);
});

test("Every language has every letter's text with the same places", () => {
  for (const texts of Object.values(letterTexts)) {
    for (const name of letterNames) {
      expect(texts[name].includes("{{when}}"), name).toBe(letterTexts.en[name].includes("{{when}}"));
    }
  }
  expect(fillLetter("{{when}} {{name}}", { when: "$&" })).toBe("$& {{name}}");
});

test("Each kind is written on one page", () => {
  expect(pageOf("words", "finance.how.title")).toBe("finance");
  expect(pageOf("words", "admin.saved")).toBeUndefined();
  expect(pageOf("faq", "pets")).toBe("faq");
});

test("Chosen pictures and the order of the front page travel with the words, once for all languages", () => {
  const address = `/media/${"a".repeat(32)}-1600x1067`;
  const { texts, unreadable } = readOwnersTexts(
    [
      row("picture", "frontPage.hero", { src: address }, "en"),
      row("picture", "frontPage.live", { src: "https://evil.example/x.jpg" }, "en"),
      row("order", "frontPage", { sections: "guide steps" }, "en"),
    ],
    "de",
  );
  expect(shownWordsOf(texts)).toEqual({
    words: {},
    testimonials: {},
    pictures: { "frontPage.hero": address },
    facts: {},
    terms: {},
  });
  expect(unreadable).toEqual(["picture frontPage.live", "order frontPage"]);
  const own = shippedOrder.split(" ").toReversed().join(" ");
  const ordered = readOwnersTexts([row("order", "frontPage", { sections: own }, "en")], "de");
  expect(shownWordsOf(ordered.texts)?.order).toEqual(own.split(" "));
});

test("The four lists of homes have an order that is agreed; the other sections move freely", () => {
  const moved = shippedOrder.replace("steps featured", "featured steps").split(" ");
  expect(isSpecifiedOrder(moved.join(" "))).toBe(true);
  expect(isSpecifiedOrder(moved.toReversed().join(" "))).toBe(false);
  expect(readOrder(moved.join(" "))).toEqual(moved);
  for (const wrong of ["", "steps", `${shippedOrder} steps`, shippedOrder.replace("steps", "hero")])
    expect(readOrder(wrong)).toBeUndefined();
});

test("Stars are those that were chosen, a translation's or else the English ones, and none where none were", () => {
  const body = { title: "t", text: "x", author: "Ann B.", country: "NO" };
  const shown = (english: object, german?: object) =>
    readOwnersTexts(
      [
        row("testimonial", "first", { ...body, ...english }, "en"),
        ...(german ? [row("testimonial", "first", { ...body, ...german })] : []),
      ],
      "de",
    ).texts.testimonials["first"]?.stars;
  expect(shown({})).toBeUndefined();
  expect(shown({ stars: "4" })).toBe(4);
  expect(shown({ stars: "4" }, { stars: "" })).toBe(4);
  expect(shown({ stars: "4" }, { stars: "3" })).toBe(3);
  expect(problemsOf("testimonial", "en", { ...body, stars: "6" })).toEqual({ stars: "must be 1 to 5" });
});
