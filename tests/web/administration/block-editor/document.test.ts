/** Whatever can be stored goes into the editor and comes out as it was. */
import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { articleBody } from "../../../../domain/texts/articles/article-blocks.ts";
import { toBlocks } from "../../../../web/administration/block-editor/document/to-blocks.ts";
import { toDocument } from "../../../../web/administration/block-editor/document/to-document.ts";
import { toBlocks as readMdx } from "../../../../web/content/build/sources/to-blocks.ts";
import { anyBlocks } from "./any-body.ts";

test("Any valid body is the same after it was in the editor", () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      const { blocks: valid } = v.parse(articleBody, { title: "Title", description: "Lead", blocks });
      const document = toDocument(valid);
      document.check();
      expect(toBlocks(document)).toEqual(valid);
    }),
    { numRuns: 500 },
  );
});

test("An empty body has room for the first word, and stays empty", () => {
  expect(toDocument([]).childCount).toBe(1);
  expect(toBlocks(toDocument([]))).toEqual([]);
});

test("Empty paragraphs between blocks are not stored, but what must hold one keeps it", () => {
  const empty = { type: "paragraph" as const, content: [] };
  const callout = { type: "callout" as const, kind: "note" as const, content: [empty] };
  expect(toBlocks(toDocument([empty, callout, empty]))).toEqual([callout]);
});

test("Every text that we ship is the same after it was in the editor", () => {
  const files = globSync("web/content/*/*/*.mdx");
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const blocks = readMdx(readFileSync(file, "utf8").replace(/^---\n[^]*?\n---\n/, ""));
    const { blocks: valid } = v.parse(articleBody, { title: "Title", description: "", blocks });
    const document = toDocument(valid);
    document.check();
    expect(toBlocks(document), file).toEqual(valid);
  }
});
