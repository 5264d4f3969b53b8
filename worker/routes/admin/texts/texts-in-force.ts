/**
 * What visitors now read of the owner's texts, read past the cache, to compare a save with it. Words of pages are
 * left out.
 */
import type { Context } from "hono";
import { callersBackend, dataOf } from "../../../backend/supabase.ts";
import type { WrittenText } from "../../../backend/uses-in-texts.ts";
import type { SignedInContext } from "../../../context.ts";

export async function readInForce(c: Context<SignedInContext>): Promise<WrittenText[]> {
  return callersBackend(c)
    .from("texts_in_force")
    .select("kind,name,locale,body")
    .not("body", "is", null)
    .neq("kind", "words")
    .then(dataOf) as Promise<WrittenText[]>;
}

/** Of the terms that the owner wrote. */
export function namesOfTerms(written: readonly WrittenText[]): string[] {
  return written.flatMap(({ kind, name }) => (kind === "term" ? [name] : []));
}
