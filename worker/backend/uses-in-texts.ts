/**
 * The texts that explain words by a term of the glossary, which therefore cannot be removed, and the texts that state
 * a fact.
 */
import { type TextPlaces, textPlacesAddress } from "../../domain/texts/text-places.ts";
import type { Env } from "../env.ts";
import { readServedFile } from "./read-served-file.ts";

/** A text of the owner's that is in force. */
export type WrittenText = { kind: string; name: string; locale: string; body: unknown };

export async function findUsesOfTerm(
  env: Env,
  id: string,
  written: readonly WrittenText[],
): Promise<string[]> {
  const { terms } = await readServedFile<TextPlaces>(env, textPlacesAddress);
  const ours = (terms[id] ?? []).flatMap((place) => (place.in === "code" ? [] : [place]));
  const own = new Set(written.map(({ kind, name }) => `${kind} ${name}`));
  return [
    ...ours
      // An answer that the owner wrote anew is judged by its own words.
      .filter((place) => place.in !== "question" || !own.has(`faq ${place.id}`))
      .map(({ title }) => title),
    ...written.filter(({ body }) => namesTerm(body, id)).map(({ name, locale }) => `${name} (${locale})`),
  ];
}

/** The owner's own texts, of which the build knows nothing. */
export function listUsesOfFact(id: string, written: readonly WrittenText[]): Omit<WrittenText, "body">[] {
  const forms = [`{{${id}}}`, `{{${id}:number}}`, `"id":"${id}"`, `"fact":"${id}"`];
  return written
    .filter(({ body }) => forms.some((form) => JSON.stringify(body).includes(form)))
    .map(({ kind, name, locale }) => ({ kind, name, locale }));
}

/** In the markup of an answer, or in a run of an article. */
function namesTerm(body: unknown, id: string): boolean {
  const text = JSON.stringify(body);
  return text.includes(`](term:${id})`) || text.includes(`"term":"${id}"`);
}
