/** Finds phrases on a translated page that are the same as on the English one and not marked as English. */
import type { CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { type SampleBuilding, sampleBuildings } from "../../../local/seed/buildings/sample-buildings.ts";
import { defaultSite } from "../../../domain/site/site.ts";
import type { Page } from "./crawl-site.ts";

/** Names and addresses are the same in every language. */
const names: readonly string[] = [defaultSite.business.legalName, defaultSite.business.address.street, "@"];

/** What a building is called, by whom it was built, and its street. The rest of a phrase with it is still looked at. */
const properNames = sampleBuildings
  .flatMap((building: SampleBuilding) => [
    building.name,
    building.street,
    building.developer ?? "",
    building.juristicPerson ?? "",
  ])
  .filter(Boolean)
  // The juristic person has the name of its building in its own.
  .toSorted((one, other) => other.length - one.length);
const withoutNames = (phrase: string) =>
  properNames.reduce((rest, name) => (rest.includes(name) ? rest.replaceAll(name, "") : rest), phrase);

const ignoredElements = new Set(["script", "style", "svg"]);
const textAttributes = ["alt", "aria-label", "placeholder", "title"] as const;

/** A phrase: three words or more of Latin letters, at least one of them in lower case. */
const isPhrase = (text: string) =>
  (text.match(/\p{Script=Latin}{2,}/gu) ?? []).length >= 3 && /(?<!\p{L})\p{Ll}{2,}/u.test(text);

/** The phrases in the page's own language: visible text, and attributes that are read aloud. */
function listPhrases($: CheerioAPI, locale: string): Set<string> {
  const phrases = new Set<string>();
  const keep = (text: string) => {
    const phrase = text.replace(/\s+/g, " ").trim();
    if (isPhrase(withoutNames(phrase)) && !names.some((name) => phrase.includes(name))) phrases.add(phrase);
  };
  const walk = (element: Element, outer: string) => {
    const language = element.attribs["lang"] ?? outer;
    if (ignoredElements.has(element.tagName)) return;
    if (language === locale) for (const name of textAttributes) keep(element.attribs[name] ?? "");
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
