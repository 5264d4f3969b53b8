/** Words that stand on a translated page exactly as on the English one, without saying that they are English. */
import type { CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { site } from "../../domain/site.ts";
import type { Page } from "./crawl-site.ts";

/** Names and addresses are the same in every language. */
const names: readonly string[] = [site.legalName, site.address.street, "@"];

const silent = new Set(["script", "style", "svg"]);
const spoken = ["alt", "aria-label", "placeholder", "title"] as const;

/** A phrase: three words or more of Latin letters, at least one of them in lower case. */
const isPhrase = (text: string) =>
  (text.match(/\p{Script=Latin}{2,}/gu) ?? []).length >= 3 && /(?<!\p{L})\p{Ll}{2,}/u.test(text);

/** What the page says in its own language: visible text, and what is read aloud. */
function listPhrases($: CheerioAPI, locale: string): Set<string> {
  const phrases = new Set<string>();
  const keep = (text: string) => {
    const phrase = text.replace(/\s+/g, " ").trim();
    if (isPhrase(phrase) && !names.some((name) => phrase.includes(name))) phrases.add(phrase);
  };
  const walk = (element: Element, outer: string) => {
    const language = element.attribs["lang"] ?? outer;
    if (silent.has(element.tagName)) return;
    if (language === locale) for (const name of spoken) keep(element.attribs[name] ?? "");
    for (const child of element.children) {
      if (child.type === "tag") walk(child, language);
      else if (child.type === "text" && language === locale) keep(child.data);
    }
  };
  for (const body of $("body").toArray()) walk(body, $("html").attr("lang") ?? "");
  return phrases;
}

export function findUntranslated(page: Page, english: Page): string[] {
  const original = listPhrases(english.$, "en");
  return [...listPhrases(page.$, page.locale)].filter((phrase) => original.has(phrase));
}
