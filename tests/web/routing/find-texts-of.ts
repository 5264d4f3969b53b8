/** Which sections of texts a page's components name, in its file and in all that it imports, at once or late. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const imports = /(?<!import type [^;]*)\b(?:from|import\()\s*"(\.[^"]+\.tsx?)"/g;
const named = /useTranslation\((\[[^\]]*\]|"[^"]*")\)/g;
/** What a late part brings along, and what is loaded at a press. */
const brought =
  /(?:loadTexts\(\w+, |(?:latePart|browserPart|browserPage)\([^;]*?(?:,|texts:)\s*)(\["[^\]]*"\])/g;

export function findTextsOf(file: string): { named: Set<string>; brought: Set<string> } {
  const found = { named: new Set<string>(), brought: new Set<string>() };
  const files = new Set([file]);
  for (const one of files) {
    const source = readFileSync(one, "utf8");
    for (const [, sections = ""] of source.matchAll(named)) addQuoted(sections, found.named);
    for (const [, sections = ""] of source.matchAll(brought)) addQuoted(sections, found.brought);
    for (const [, imported = ""] of source.matchAll(imports)) {
      const path = join(dirname(one), imported);
      if (existsSync(path)) files.add(path);
    }
  }
  return found;
}

function addQuoted(text: string, to: Set<string>): void {
  for (const [, word = ""] of text.matchAll(/"([^"]+)"/g)) to.add(word);
}
