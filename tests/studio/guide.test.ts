import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { locales } from "../../domain/languages/locales.ts";
import { guideFile, readSourceFiles } from "../../web/content/build/sources/source-files.ts";
import { chapters } from "../../studio/guide/chapters.ts";
import { includeSections } from "../../studio/guide/include-sections.ts";
import { readPdf } from "../../studio/guide/read-pdf.ts";
import { renderGuide } from "../../studio/guide/render-guide.tsx";

const root = join(import.meta.dirname, "../..");
const sources = readSourceFiles();
const ids = chapters.map(({ id }) => id);

describe.each(locales)("The guide in %s", (language) => {
  test("has every chapter, and every link in it leads somewhere", async () => {
    const { html, chapters: named } = await renderGuide(sources, language);
    expect(named.map(({ id }) => id)).toEqual(ids);
    for (const { title } of named) expect(title).not.toBe("");
    const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(anchors, id).toContain(id);
    expect(html.match(/<a href="\/[^>]*>/g), "links of the site lead nowhere on paper").toBeNull();
  });

  test("includes the same sections of the same articles as the English one", () => {
    const placeholders = (locale: string) =>
      sources
        .find((source) => source.locale === locale && source.file === guideFile)
        ?.text.match(/^<[A-Z]\w+(?: (?:from|id|price)=[^>]*)?>?$/gm);
    expect(placeholders(language)).toEqual(placeholders("en"));
  });

  test("shows only pictures that exist", async () => {
    const { html } = await renderGuide(sources, language);
    for (const [, address = ""] of html.matchAll(/(?:src|<image href)="(\/[^"]+)"/g)) {
      expect(existsSync(join(root, "web/public", address)), address).toBe(true);
    }
  });

  test("is printed: tagged, named, in its language, with an outline, and light enough for a phone", async () => {
    const bytes = readFileSync(join(root, `web/public/guide/${language}.pdf`));
    expect(bytes.length).toBeLessThan(3_000_000);
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toBeGreaterThanOrEqual(16);
    expect(pdf.pages).toBeLessThanOrEqual(24);
    const { title, chapters: named } = await renderGuide(sources, language);
    expect(pdf.title).toContain(title);
    expect(pdf.language).toBe(language);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.chapters).toHaveLength(named.length);
    for (const [index, text] of pdf.text.entries()) {
      if (index > 0) expect(text.startsWith(`${index + 1}\n`), `page ${index + 1} is numbered`).toBe(true);
    }
    for (const [index, chapter] of pdf.chapters.entries()) {
      expect(pdf.text[1], "the contents name the page of each chapter").toContain(String(chapter.page));
      expect(chapter.page).toBeGreaterThanOrEqual(pdf.chapters[index - 1]?.page ?? 3);
    }
  });
});

test("A section that an article does not have stops the printing", () => {
  const article = "Start.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n";
  const include = (number: number) =>
    includeSections(`<Section from="guides/x" number={${number}} />`, () => article);
  expect(include(0)).toBe("Start.");
  expect(include(2)).toBe("## Two\n\nSecond.");
  expect(() => include(3)).toThrow("guides/x has no section 3");
});
