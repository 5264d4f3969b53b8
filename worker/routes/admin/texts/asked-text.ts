/** Which text a call is about, and whether a body fits it. */
import * as v from "valibot";
import { type Locale, defaultLocale, locales } from "../../../../domain/languages/locales.ts";
import { pattayaDay } from "../../../../domain/places/pattaya-time.ts";
import { type TextBody, findTextProblems, textBodies } from "../../../../domain/texts/text-bodies.ts";
import { type TextKind, textKinds } from "../../../../domain/texts/text-kinds.ts";
import { ApiError } from "../../../errors.ts";
import { misfit } from "./save-text.ts";

export const textParameters = v.object({
  kind: v.picklist(textKinds, "is no kind of text"),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/, "is no name of a text")),
});
export const languageParameters = v.object({
  ...textParameters.entries,
  locale: v.picklist(locales, "is no language of the site"),
});
/** Titles of lists are in the language of their reader. */
export const readerQuery = v.object({
  locale: v.optional(languageParameters.entries.locale, defaultLocale),
});

export function fittingBody(kind: TextKind, locale: Locale, body: unknown, name: string): TextBody {
  const problems = findTextProblems(kind, locale, body, name, pattayaDay(new Date()));
  const [[field, problem] = []] = Object.entries(problems);
  if (field !== undefined) throw misfit(problem ?? "does not fit", field || "body");
  return v.parse(textBodies[kind] as v.GenericSchema<unknown, TextBody>, body);
}

export function noSuchText(): ApiError {
  return new ApiError("not_found", "There is no such text.");
}
