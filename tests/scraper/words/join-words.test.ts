import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { joinWords } from "../../../scraper/words/join-words.ts";
import { compileLine, linesOf, type Words } from "../../../scraper/words/words.ts";

test("Words that begin alike stand together, in the order in which they are listed", () => {
  const words = ["<sold>", "<sale>", "let", "^rent", "<été", "lease"].map(compileLine);
  expect(joinWords(words)).toBe(
    String.raw`\b(?:s(?:old\b|ale\b))|l(?:et|ease)|^\s*(?:r(?:ent))|(?<!\p{L})(?:é(?:té))`,
  );
});

test("A first letter that may be missing or repeated is none", () => {
  expect(joinWords(["c?let", "c+d", "co", "(?:a|b)c"])).toBe("c?let|c+d|(?:a|b)c|c(?:o)");
});

test("What stands for either word is in brackets: a bar outside of them would part a line from its beginning", async () => {
  const folder = join(import.meta.dirname, "../../../scraper/words");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith("currencies.ts"))) {
    const topics: Record<string, unknown> = await import(join(folder, file));
    for (const topic of Object.values(topics)) {
      const words = Array.isArray(topic) ? topic.flatMap((pair: unknown[]) => pair[1]) : [topic];
      for (const one of words.filter((value) => typeof value === "object"))
        found.push(...linesOf(one as Words).filter(hasBareBar));
    }
  }
  expect(found).toEqual([]);
});

function hasBareBar(line: string): boolean {
  let bare = line.replace(/\\.|\[(?:\\.|[^\\[\]])*\]/g, "");
  for (let shorter = ""; shorter !== bare;) {
    shorter = bare;
    bare = bare.replace(/\([^()]*\)/g, "");
  }
  return bare.includes("|");
}
