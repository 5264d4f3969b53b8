/** Parts of the head, for templates to choose from. */
import type { Plan } from "../plan/plan.ts";
import { escape } from "./html.ts";

export function titleTag({ title, site, half }: Plan): string {
  return `<title>${escape(title)} ${half === "mending" ? "|" : "–"} ${escape(site)}</title>`;
}

function description({ facts, prices, sentences }: Plan): string {
  const phrases = facts.slice(0, 3).map(({ phrase }) => phrase);
  return [...phrases, prices[0]?.text ?? "", sentences[0] ?? ""].join(", ");
}

export function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escape(content)}">`;
}

export function og(property: string, content: string): string {
  return `<meta property="${property}" content="${escape(content)}">`;
}

export function usualHead(plan: Plan): string {
  return [
    titleTag(plan),
    meta("description", description(plan)),
    `<link rel="canonical" href="${plan.url}">`,
  ].join("\n");
}

export function openGraph(plan: Plan): string {
  return [
    og("og:title", plan.title),
    og("og:description", description(plan)),
    og("og:url", plan.url),
    og("og:site_name", plan.site),
    og("og:type", "website"),
    ...plan.pictures.slice(0, 1).map(({ large }) => og("og:image", large)),
  ].join("\n");
}
