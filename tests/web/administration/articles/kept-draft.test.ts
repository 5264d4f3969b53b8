/** What is typed and not saved: kept as it is, however unfinished, and compared by what it says. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ArticleBody } from "../../../../domain/texts/articles/article-blocks.ts";
import {
  forget,
  isSameBody,
  keep,
  keptName,
  readKept,
} from "../../../../web/administration/articles/kept-draft.ts";

const name = keptName("blog", "a-post", "en");
const body: ArticleBody = {
  title: "",
  description: "",
  // Nobody has typed the question yet, so it could not be saved.
  blocks: [{ type: "question", question: "", answer: [{ type: "paragraph", content: [] }] }],
};
const draft = { version: 3, at: "2026-11-27T10:00:00.000Z", body };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("An unfinished text comes back as it was, until it is forgotten", () => {
  expect(readKept(name)).toBeUndefined();
  keep(name, draft);
  expect(readKept(name)).toEqual(draft);
  forget(name);
  expect(readKept(name)).toBeUndefined();
});

test("What the editor could not show is not offered", () => {
  for (const broken of [
    "{",
    "null",
    '{"version":1}',
    JSON.stringify({ ...draft, body: { ...body, blocks: [{ type: "video" }] } }),
  ]) {
    localStorage.setItem(name, broken);
    expect(readKept(name), broken).toBeUndefined();
  }
});

test("A full or blocked storage stops nobody from writing", () => {
  const block = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: block, setItem: block, removeItem: block });
  expect(() => keep(name, draft)).not.toThrow();
  expect(readKept(name)).toBeUndefined();
  expect(() => forget(name)).not.toThrow();
});

test("Bold words are a difference, and the order of a block's keys is none", () => {
  const words = (strong: object): ArticleBody => ({
    ...body,
    blocks: [{ type: "paragraph", content: [{ type: "text", text: "words", ...strong }] }],
  });
  expect(isSameBody(words({}), words({ strong: true }))).toBe(false);
  const video = { type: "video", site: "youtube", id: "dQw4w9WgXcQ", title: "Rain" } as const;
  const turned = { title: "Rain", id: "dQw4w9WgXcQ", site: "youtube", type: "video" } as const;
  expect(isSameBody({ ...body, blocks: [video] }, { ...body, blocks: [turned] })).toBe(true);
});
