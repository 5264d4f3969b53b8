/**
 * Texts that no page shows, as their reader will get them: letters and replies, and the clauses in a sample contract's PDF.
 * The office Worker draws them with what stands in the form and the other drafts. Nothing is kept, and no copy is cached.
 */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { writeSampleContract } from "../../../../domain/papers/contract/sample-contract.ts";
import type { DrawnLetter } from "../../../../domain/texts/letters/letter-preview.ts";
import { textBodies } from "../../../../domain/texts/text-bodies.ts";
import { type DrawnKind, drawnKinds } from "../../../../domain/texts/text-kinds.ts";
import { readContractTexts } from "../../../backend/contract-texts.ts";
import { keyOfText, readShippedTexts } from "../../../backend/shipped-texts.ts";
import { callersBackend, dataOf } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError } from "../../../errors.ts";
import { limitLeads } from "../../../http/rate-limits.ts";
import { validate } from "../../../http/validate.ts";
import { printPapers } from "../../contracts/print-papers.ts";
import { fittingBody, languageParameters, noSuchText } from "./asked-text.ts";

const drawnParameters = v.object({
  ...languageParameters.entries,
  kind: v.picklist(drawnKinds, "has a page of the site"),
});
const drawnSchema = v.object({ body: v.record(v.string(), v.unknown()) });

export const adminTextPreviews = new Hono<SignedInContext>().post(
  "/:kind/:name/:locale/preview",
  validate("param", drawnParameters),
  validate("json", drawnSchema),
  async (c) => {
    const { kind, name, locale } = c.req.valid("param");
    const shipped = await readShippedTexts(c.env, locale);
    if (!shipped.has(keyOfText(kind, name))) throw noSuchText();
    const typed = v.parse(textBodies[kind], fittingBody(kind, locale, c.req.valid("json").body, name));
    const own = { ...(await readNewest(c, kind, locale)), [name]: typed.text };
    if (kind === "clause") {
      // As with a contract's paper.
      await limitLeads(c);
      const paper = writeSampleContract(own, locale, await readContractTexts(c.env, locale), new Date());
      return printPapers(c, [paper], `clauses-${locale}.pdf`);
    }
    const letter = await c.env.LETTER_PREVIEWS.draw({ kind, name, locale, own }).catch((cause: unknown) => {
      throw officeIsSilent(cause);
    });
    if (!letter) throw noSuchText();
    return c.json<DrawnLetter>(letter);
  },
);

/** The newest version of each text, be it a draft, and nothing where it is ours again. */
async function readNewest(
  c: Context<SignedInContext>,
  kind: DrawnKind,
  locale: Locale,
): Promise<Record<string, string>> {
  const rows = await callersBackend(c)
    .from("newest_texts")
    .select("name,body")
    .eq("kind", kind)
    .eq("locale", locale)
    .not("body", "is", null)
    .then(dataOf);
  return Object.fromEntries(
    rows.flatMap(({ name, body }) => {
      const read = v.safeParse(textBodies[kind], body);
      return name !== null && read.success ? [[name, read.output.text]] : [];
    }),
  );
}

function officeIsSilent(cause: unknown): ApiError {
  return new ApiError("unavailable", "The letter could not be drawn right now. Try again in a minute.", {
    cause,
  });
}
