/** The words of our letters in a language: the owner's where there are some, else the shipped ones. */
import * as v from "valibot";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { type LetterTexts, letterNames, letterTexts } from "../../domain/texts/letters/letter-texts.ts";
import { textBodies } from "../../domain/texts/text-bodies.ts";

export async function readLetterTexts(database: BackendClient, locale: Locale): Promise<LetterTexts> {
  const answer = await database
    .from("texts_in_force")
    .select("name,body")
    .eq("kind", "letter")
    .eq("locale", locale)
    .not("body", "is", null);
  const texts = { ...letterTexts[locale] };
  for (const { name, body } of unwrap(answer, "read the letters' texts") ?? []) {
    const known = letterNames.find((one) => one === name);
    const read = v.safeParse(textBodies.letter, body);
    if (known && read.success) texts[known] = read.output.text;
    else console.warn(JSON.stringify({ event: "letter_text_unreadable", name, locale }));
  }
  return texts;
}
