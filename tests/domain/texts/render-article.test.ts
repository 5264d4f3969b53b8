/** Blocks as HTML: what each becomes, what hostile words cannot do, and what cannot be stored at all. */
import { load } from "cheerio";
import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import type { Block, Run } from "../../../domain/texts/articles/article-blocks.ts";
import { findUnknown, listParts } from "../../../domain/texts/articles/article-parts.ts";
import { readArticle } from "../../../domain/texts/articles/read-article.ts";
import { renderArticle } from "../../../domain/texts/articles/render-article.ts";
import { articleTexts } from "../../../web/content/build/article-texts.ts";
import { hostileTexts } from "./hostile-texts.ts";

const deed = {
  id: "deed",
  term: "Deed",
  thai: "โฉนด",
  english: "Deed",
  definition: "A <paper>.",
  letter: "D",
};
const render = (blocks: Block[]) =>
  renderArticle(blocks, {
    language: "de",
    locale: "de",
    labels: articleTexts.de,
    isSample: true,
    facts: shippedFacts,
    terms: new Map([["deed", deed]]),
    homes: new Map([
      [
        "one",
        {
          slug: "sea-view",
          title: "Sea <view>",
          language: "en",
          price: "2 Mio.",
          picture: "/img/x",
        },
      ],
    ]),
  });
const text = (words: string, more: object = {}): Run => ({ type: "text", text: words, ...more });
const paragraph = (...content: Run[]): Extract<Block, { type: "paragraph" }> => ({
  type: "paragraph",
  content,
});
const article = (blocks: unknown) => ({ title: "T", description: "D", blocks });

test("Runs that belong together are one element, links are in the page's language, figures are places", () => {
  const { html, figures } = render([
    paragraph(
      text("A ", { strong: true }),
      text("deed", { strong: true, term: "deed" }),
      text(" and "),
      text("fin", { link: "/finance" }),
      text("ance", { link: "/finance", emphasis: true }),
      { type: "fact", id: "transfer-fee" },
      { type: "sum", sum: { kind: "share", of: 3_000_000, fact: "transfer-fee" } },
      { type: "sum", sum: { kind: "baht", amount: 5 } },
      text("out", { link: "https://example.com" }),
    ),
  ]);
  expect(html).toMatch(/^<p><strong>A <span class="term"><a href="\/de\/resources\/glossary#deed"/);
  expect(html).toContain("A &lt;paper&gt;.");
  expect(html).toContain('<a href="/de/finance">fin<em>ance</em></a>');
  expect(html).toMatch(/<span class="fact" data-fact="transfer-fee">2\s?%<sup><a href="#figure-1"/);
  expect(html).toMatch(
    /<span class="figure" data-sum="\{&quot;kind&quot;:&quot;share&quot;[^"]*">[^<]+<\/span>/,
  );
  expect(html).toMatch(/<span class="figure">[^<]+<\/span>/);
  expect(html).toContain('<a href="https://example.com" rel="noopener">out</a>');
  expect(figures).toMatchObject([{ number: 1, fact: "transfer-fee" }]);
});

test("Headings have ids that are unique, and the contents name them", () => {
  const heading = (level: 2 | 3, words: string): Block => ({
    type: "heading",
    level,
    content: [text(words)],
  });
  const { html, contents } = render([
    heading(2, "Was kostet es?"),
    heading(3, "x"),
    heading(2, "Was kostet es?"),
  ]);
  expect(contents.map(({ id }) => id)).toEqual(["was-kostet-es", "was-kostet-es-1"]);
  expect(html).toContain('<h2 id="was-kostet-es-1">Was kostet es?</h2>');
});

test("A home is shown as it is offered; one that is gone is left out", () => {
  const { html } = render([
    { type: "home", id: "one" },
    { type: "home", id: "gone" },
  ]);
  expect(html.match(/home-card/g)).toHaveLength(1);
  expect(html).toContain('href="/de/property/sea-view"');
  expect(html).toContain("Sea &lt;view&gt;");
});

test("A picture is asked for in the widths that its kind has", () => {
  const picture = (src: string) => render([{ type: "picture", src, alt: "A" }]).html;
  expect(picture("/drawings/figure-costs.svg")).toBe(
    '<figure><img src="/drawings/figure-costs.svg" alt="A" loading="lazy"/></figure>',
  );
  expect(picture("/pictures/lobby-new")).toContain('src="/pictures/lobby-new.webp"');
  const media = picture("/media/3f2a9c0d1e4b5a697887766554433221-1000x600");
  expect(media).toContain('width="1000" height="600"');
  expect(media).toMatch(/srcset="[^"]*\?w=480&amp;f=avif 480w, /);
});

/** Every place of a text that takes words. */
function everywhere(words: string): Block[] {
  const own = paragraph(text(words), text(words, { strong: true, carries: true }));
  return [
    { type: "heading", level: 2, content: [text(words)] },
    { type: "list", style: "steps", items: [[own, { type: "list", style: "bullets", items: [[own]] }]] },
    { type: "quote", content: [own], by: words },
    { type: "picture", src: "/pictures/lobby-new", alt: words, caption: [text(words)] },
    {
      type: "table",
      rows: [
        [[text(words)], []],
        [[text(words)], [text(words, { term: "deed" })]],
      ],
    },
    { type: "call", to: "/finance", words },
    { type: "fact", id: "transfer-fee", words },
    { type: "question", question: words, answer: [own] },
    { type: "video", site: "youtube", id: "dQw4w9WgXcQ", title: words },
    { type: "callout", kind: "law", content: [own] },
    { type: "sample", content: [own] },
    { type: "if-all-carries", content: [own] },
  ];
}

test.each(hostileTexts)("No words run in any block: %s", (words) => {
  const plain = words.replaceAll(/[\n\t\u2028\u2029]/g, " ");
  const read = readArticle({ ...article(everywhere(plain)), title: plain });
  if (!("body" in read)) throw new Error(`${read.field}: ${read.problem}`);
  const { html } = render(read.body.blocks);
  const $ = load(html, null, false);
  expect($("script,style,iframe,svg,math,form,img[onerror],[onload],[onmouseover],[srcdoc]").length).toBe(0);
  expect(
    $("a")
      .toArray()
      .every(({ attribs }) => /^(?:\/|#|https:)/.test(attribs["href"] ?? "")),
  ).toBe(true);
  for (const element of $("*").toArray()) {
    expect(
      Object.keys("attribs" in element ? element.attribs : {}).filter((name) => name.startsWith("on")),
    ).toEqual([]);
  }
  expect($("blockquote footer").text()).toBe(plain.trim());
});

test.each(hostileTexts)("No hostile text is an address, a picture, a name or an id: %s", (words) => {
  for (const block of [
    { type: "call", to: words, words: "x" },
    { type: "picture", src: words, alt: "" },
    { type: "picture", src: `/pictures/${words}`, alt: "" },
    { type: "fact", id: words, words: "x" },
    { type: "home", id: words },
    { type: "video", site: "youtube", id: words, title: "x" },
    { type: "video", site: "vimeo", id: "123456789", title: "x", still: words },
    { type: "list", style: "checklist", id: words, items: [[paragraph(text("x"))]] },
    paragraph(text("x", { link: words })),
    paragraph(text("x", { term: words })),
    { type: words },
  ]) {
    expect(readArticle(article([block])), JSON.stringify(block)).toHaveProperty("problem");
  }
});

test("What is nested, huge or broken is refused in bounded time, and the place is named", () => {
  const nest = (depth: number): object =>
    depth === 0 ? paragraph(text("x")) : { type: "list", style: "bullets", items: [[nest(depth - 1)]] };
  expect(readArticle(article([nest(3)]))).toHaveProperty("body");
  const start = performance.now();
  for (const blocks of [
    [nest(4_000)],
    JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`),
    Array.from({ length: 401 }, () => paragraph()),
    Array.from({ length: 200_000 }, () => 0),
    [paragraph(text("x".repeat(5_001)))],
    [{ type: "callout", kind: "note", content: [{ type: "callout", kind: "note", content: [paragraph()] }] }],
    "blocks",
    null,
  ]) {
    expect(readArticle(article(blocks))).toHaveProperty("problem");
  }
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(readArticle(article([paragraph(), { type: "picture", src: "/pictures/x", alt: 1 }]))).toMatchObject({
    field: "blocks.1.alt",
  });
  expect(readArticle({ ...article([]), html: "<p>" })).toHaveProperty("problem");
});

test("An unknown fact, sum or term is found with its place", () => {
  const unknown = (run: Run) => findUnknown([paragraph(text("x")), paragraph(run)], new Set(["deed"]));
  expect(unknown(text("x", { term: "nothing" }))).toEqual({
    what: 'term "nothing"',
    field: "blocks.1.content.0",
  });
  expect(unknown({ type: "fact", id: "nothing" })).toMatchObject({ field: "blocks.1.content.0" });
  expect(unknown({ type: "sum", sum: { kind: "share", of: 1, fact: "fet-threshold" } })).toBeDefined();
  expect(unknown(text("x", { term: "deed" }))).toBeUndefined();
  expect(listParts(everywhere("x")).filter(({ kind }) => kind === "words")).toHaveLength(6);
});
