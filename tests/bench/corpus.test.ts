/** Keeps the corpus honest: its truth is visible on its pages, in places where real pages have it. */
import { load } from "cheerio";
import { expect, test } from "vitest";
import { drawHomePage, drawOtherPage } from "../../bench/corpus/draw-page.ts";
import { wordsOf } from "../../bench/corpus/half.ts";
import { markets } from "../../bench/corpus/markets/markets.ts";
import { templates } from "../../bench/corpus/templates/templates.ts";
import { traps } from "../../bench/corpus/traps/set-traps.ts";
import { words } from "../../bench/corpus/words/words.ts";

const number = 260;
const homesOf = (seed: number) => Array.from({ length: number }, (_, at) => drawHomePage(seed, at));
const othersOf = (seed: number) => Array.from({ length: 52 }, (_, at) => drawOtherPage(seed, at));
const homes = [...homesOf(4), ...homesOf(5)];
const others = [...othersOf(4), ...othersOf(5)];

/** The page as a browser shows it and as it is written, without scripts: the truth must not only be in data. */
function visible(html: string): string {
  const $ = load(html);
  $("script").remove();
  return `${$("body").text()} ${decode($.html())}`;
}

function decode(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&amp;", "&");
}

test("The same seed draws the same pages, another seed draws others", () => {
  expect(homesOf(4).map(({ html }) => html)).toEqual(homes.slice(0, number).map(({ html }) => html));
  expect(drawOtherPage(4, 7).html).toBe(drawOtherPage(4, 7).html);
  expect(drawHomePage(6, 0).html).not.toBe(drawHomePage(4, 0).html);
});

test("A page can be drawn without those before it", () => {
  expect(drawHomePage(5, 200).html).toBe(homes[number + 200]?.html);
});

test("What a page is scored by can be read on it", () => {
  for (const { name, html, truth } of homes) {
    const shown = visible(html);
    for (const forms of truth.seenBy) {
      expect(
        forms.some((form) => form !== "" && shown.includes(form)),
        `${name}: ${forms.join(" or ")}`,
      ).toBe(true);
    }
  }
});

test("A home on request shows no sum of its own", () => {
  const onRequest = homes.filter(({ truth }) => truth.home.isOnRequest);
  expect(onRequest.length).toBeGreaterThan(5);
  for (const { html, truth } of onRequest) {
    const amount = String(truth.home.price ?? truth.home.rent);
    expect(html).not.toContain(`"price":${amount}`);
    expect(html).not.toContain(`content="${amount}"`);
  }
});

test("Every trap a page is said to have is on it", () => {
  for (const { name, html, traps } of [...homes, ...others]) {
    const written = decode(html);
    const shown = visible(html);
    for (const trap of traps) {
      expect(trap.seenBy, `${name}: ${trap.name}`).not.toBe("");
      expect(written.includes(trap.seenBy) || shown.includes(trap.seenBy), `${name}: ${trap.name}`).toBe(
        true,
      );
    }
  }
});

test("Every template and every trap comes up in both halves", () => {
  for (const half of ["mending", "held-out"] as const) {
    const mine = homes.filter((page) => page.half === half);
    expect(new Set(mine.map(({ made }) => made))).toEqual(new Set(templates[half].map(({ name }) => name)));
    const set = new Set(mine.flatMap((page) => page.traps.map(({ name }) => name)));
    expect(set).toEqual(new Set(traps.map(({ name }) => name)));
  }
});

test("Languages are spread: all of them in both halves, Thai most of all", () => {
  for (const half of ["mending", "held-out"] as const) {
    const spoken = homes.filter((page) => page.half === half).map(({ language }) => language);
    expect(new Set(spoken).size).toBe(Object.keys(words).length);
    expect(spoken.filter((language) => language === "th").length).toBeGreaterThan(number / 6);
  }
});

test("The halves share no template and have words of their own", () => {
  const [mending, heldOut] = [templates.mending, templates["held-out"]].map((list) =>
    list.map(({ name }) => name),
  );
  expect(mending?.filter((name) => heldOut?.includes(name))).toEqual([]);
  const money = markets.map(
    ({ id, prices, rents, phones, sites }) => [id, { prices, rents, phones, sites }] as const,
  );
  for (const [language, entries] of [...Object.entries(words), ...money]) {
    for (const [key, entry] of Object.entries(entries)) {
      if (!entry.includes("|")) continue;
      const shared = wordsOf(entry.split("|")[0] ?? "", "mending");
      const own = wordsOf(entry, "mending").filter((word) => !shared.includes(word));
      const both = own.filter((word) => wordsOf(entry, "held-out").includes(word));
      expect(both, `${language} ${key}`).toEqual([]);
    }
  }
});

test("Every language has at least one word for everything in both halves", () => {
  for (const [language, entries] of Object.entries(words)) {
    for (const [key, entry] of Object.entries(entries)) {
      expect(wordsOf(entry, "mending").length, `${language} ${key}`).toBeGreaterThan(0);
      expect(wordsOf(entry, "held-out").length, `${language} ${key}`).toBeGreaterThan(0);
    }
  }
});

const ordinaryAttributes = new Set(
  (
    "action alt aria-hidden aria-label async bgcolor border cellpadding cellspacing charset class color content " +
    "data-fancybox data-lazy data-server-rendered data-sitekey data-src data-thumb defer dir face height href id " +
    "itemprop itemscope itemtype lang loading method name property rel role scope size src srcset style title type " +
    "value width"
  ).split(" "),
);

test("No page gives its truth away where no real page has it", () => {
  for (const { name, html } of [...homes, ...others]) {
    const $ = load(html);
    for (const element of $("*").toArray()) {
      if (element.type !== "tag" && element.type !== "script" && element.type !== "style") continue;
      for (const attribute of Object.keys(element.attribs)) {
        expect(ordinaryAttributes.has(attribute), `${name}: ${attribute}`).toBe(true);
      }
    }
    expect(html).not.toMatch(/mending|held-out|\btruth\b|\btrap\b|neighbour|isGone|undefined|NaN|\{\w+\}/u);
  }
});

test("A page without a home carries none of its own", () => {
  for (const { made, html } of others) {
    const isKind = ["office", "land", "parking", "warehouse"].includes(made);
    if (!isKind) expect(html).not.toContain('rel="canonical"');
  }
});
