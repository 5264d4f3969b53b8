/** Where each fact and each term stands: read from the built texts and from the source of the app, never by hand. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { facts } from "../../../domain/facts/facts.ts";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import {
  type Article,
  type ArticleSummary,
  type Faq,
  contentAddresses,
} from "../../../domain/site/article.ts";
import { unescapeHtml } from "../../../domain/texts/escape-html.ts";
import type { CodePart, TextPlace, TextPlaces } from "../../../domain/texts/text-places.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** The folders whose files name facts by their ids, from the narrowest. */
const folders: readonly [string, CodePart][] = [
  ["web/features/catalogue/compare", "comparison"],
  ["web/features/property", "homes"],
  ["web/features/finance", "calculators"],
  ["domain/finance", "calculators"],
  ["web/administration", "administration"],
];

type Found = { facts: Set<string>; terms: Set<string> };

export function listPlaces(files: ReadonlyMap<string, unknown>): TextPlaces {
  const places: TextPlaces = { facts: {}, terms: {} };
  const add = (kind: keyof TextPlaces, id: string, place: TextPlace) => {
    const listed = (places[kind][id] ??= []);
    const known = listed.find((one) => isSame(one, place));
    if (!known) listed.push(place);
    else if ("languages" in known && "languages" in place) known.languages.push(...place.languages);
  };
  const addAll = (found: Found, place: () => TextPlace) => {
    for (const id of found.facts) add("facts", id, place());
    for (const id of found.terms) add("terms", id, place());
  };
  for (const locale of locales) {
    const index = files.get(contentAddresses.index(locale)) as ArticleSummary[];
    for (const { kind, slug, path, language } of index) {
      // A text that is not translated is the English one.
      if (language !== locale) continue;
      const { html } = files.get(contentAddresses.article(locale, kind, slug)) as Article;
      addAll(findIn(html), () => ({ in: "article", path, title: titleOf(path), languages: [locale] }));
    }
    const { groups, language } = files.get(contentAddresses.faq(locale)) as Faq;
    if (language !== locale) continue;
    for (const { id, html } of groups.flatMap(({ questions }) => questions)) {
      addAll(findIn(html), () => ({ in: "question", id, title: questionOf(id), languages: [locale] }));
    }
  }
  for (const [id, parts] of findInCode()) {
    for (const part of parts) add("facts", id, { in: "code", part });
  }
  return places;

  function titleOf(path: string): string {
    const english = files.get(contentAddresses.index("en")) as ArticleSummary[];
    return english.find((one) => one.path === path)?.title ?? path;
  }
  function questionOf(id: string): string {
    const english = files.get(contentAddresses.faq("en" satisfies Locale)) as Faq;
    const questions = english.groups.flatMap((group) => group.questions);
    return questions.find((one) => one.id === id)?.question ?? id;
  }
}

function isSame(one: TextPlace, other: TextPlace): boolean {
  if (one.in === "article") return other.in === "article" && one.path === other.path;
  if (one.in === "question") return other.in === "question" && one.id === other.id;
  return other.in === "code" && one.part === other.part;
}

function findIn(html: string): Found {
  const ids = [...html.matchAll(/data-fact="([a-z0-9-]+)"/g)].map(([, id = ""]) => id);
  const upgrade = html.includes('data-owner="upgrade-') ? ["upgrade-after"] : [];
  const sums = [...html.matchAll(/data-sum="([^"]*)"/g)].map(
    ([, sum = ""]) => (JSON.parse(unescapeHtml(sum)) as { fact: string }).fact,
  );
  const terms = [...html.matchAll(/href="[^"#]*\/resources\/glossary#([a-z0-9-]+)"/g)];
  return {
    facts: new Set([...ids, ...upgrade, ...sums]),
    terms: new Set(terms.map(([, id = ""]) => id)),
  };
}

function findInCode(): Map<string, Set<CodePart>> {
  const found = new Map<string, Set<CodePart>>();
  for (const [folder, part] of folders) {
    for (const file of listCode(join(repository, folder))) {
      const code = readFileSync(file, "utf8");
      for (const { id } of facts) {
        // The rows of the withholding tax are named by their number.
        const isNamed = code.includes(`"${id}"`) || code.includes(`\`${id.replace(/\d$/, "${")}`);
        if (isNamed) found.set(id, (found.get(id) ?? new Set()).add(part));
      }
    }
  }
  return found;
}

function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
