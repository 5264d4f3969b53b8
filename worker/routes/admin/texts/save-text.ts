/** A save that overwrites no one's work, for texts of every kind. */
import type { Context } from "hono";
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../../../domain/listings/catalogue/catalogue-version.ts";
import type { Locale } from "../../../../domain/languages/locales.ts";
import type { ChangedText } from "../../../../domain/texts/marks.ts";
import { type TextState, textStates } from "../../../../domain/texts/texts-api.ts";
import { callersBackend, jsonOf, writeData } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError } from "../../../errors.ts";
import { timestampSchema } from "../../../http/timestamp-schema.ts";

export const changeSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  state: v.picklist(textStates),
  body: v.nullable(v.record(v.string(), v.unknown())),
  publishAt: v.nullable(timestampSchema),
  isConfirmed: v.boolean(),
});

type Row = { version: number | null; state: string | null; body: unknown; publish_at: string | null };
type SaveAnswer = { saved: boolean; text: Row | null; draft_version?: number };
type Newest<Body> = { version: number; state: TextState; body: Body | null; publishAt: string | null };

type Save = {
  kind: string;
  name: string;
  locale: Locale;
  version: number;
  state: TextState;
  body: object | null;
  dueAt: string | null;
};

/**
 * `text` is what is stored now: the saved one, or what somebody else saved meanwhile. A save ends the caller's draft, whose
 * number goes on.
 */
export async function saveText<Body>(
  c: Context<SignedInContext>,
  { kind, name, locale, version, state, body, dueAt }: Save,
): Promise<{ isSaved: boolean; text: Newest<Body>; draftVersion: number }> {
  const answer = writeData(
    await callersBackend(c).rpc("save_text", {
      for_kind: kind,
      for_name: name,
      for_locale: locale,
      seen_version: version,
      new_state: state,
      // Null in SQL: the types of functions know no nullable arguments.
      new_body: body as Record<string, string>,
      due_at: dueAt as string,
    }),
  ) as SaveAnswer;
  const text = answer.text ? toNewest<Body>(answer.text) : nothingYet;
  if (answer.saved && (state === "published" || state === "shipped")) {
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
  }
  return { isSaved: answer.saved, text, draftVersion: answer.draft_version ?? 0 };
}

const nothingYet = { version: 0, state: "shipped", body: null, publishAt: null } as const;

export function toNewest<Body>({ version, state, body, publish_at }: Row): Newest<Body> {
  return {
    version: version ?? 0,
    state: state as TextState,
    body: body as Body | null,
    publishAt: publish_at,
  };
}

export async function readChanged(c: Context<SignedInContext>): Promise<ChangedText[]> {
  return jsonOf<ChangedText[]>(await callersBackend(c).rpc("texts_overview"));
}

const longestWaitMs = 366 * 24 * 60 * 60_000;

/** Of the database's clock too: save_text() refuses a time that is past. */
export function comingTime(publishAt: string | null): string {
  const wait = publishAt === null ? 0 : new Date(publishAt).getTime() - Date.now();
  if (publishAt === null || wait <= 0) throw misfit("must be in the future", "publishAt");
  if (wait > longestWaitMs) throw misfit("must be within a year", "publishAt");
  return publishAt;
}

export function misfit(problem: string, field = "body"): ApiError {
  return new ApiError("invalid_input", `${field}: ${problem}`, { field });
}

export function savedMeanwhile(): ApiError {
  return new ApiError("conflict", "Someone saved this text meanwhile. Compare both and save again.");
}
