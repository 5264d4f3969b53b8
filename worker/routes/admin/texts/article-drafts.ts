/** What is typed into an article and not saved: kept while it is written, for its writer alone. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Json } from "../../../../domain/database.ts";
import { type Locale, locales } from "../../../../domain/languages/locales.ts";
import { articleKinds } from "../../../../domain/site/article.ts";
import { mostRelated } from "../../../../domain/texts/articles/article-blocks.ts";
import type { ArticleDraft } from "../../../../domain/texts/articles/articles-api.ts";
import { isTooLarge } from "../../../../domain/texts/articles/read-article.ts";
import { callersBackend, dataOf, writeData } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { validate } from "../../../http/validate.ts";

const mostLetters = 200_000;

/** While it is written a text need not be whole. The editor looks at the blocks before it shows them. */
const typedBody = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(300)),
  description: v.pipe(v.string(), v.maxLength(1_000)),
  published: v.optional(v.pipe(v.string(), v.maxLength(40))),
  picture: v.optional(v.pipe(v.string(), v.maxLength(300))),
  related: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(mostRelated))),
  blocks: v.pipe(
    v.array(v.looseObject({ type: v.string() })),
    v.check(
      (blocks) => !isTooLarge(blocks) && JSON.stringify(blocks).length <= mostLetters,
      "is too long or nested too deeply",
    ),
  ),
});
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const draftSchema = v.strictObject({
  version: number,
  seen: number,
  changes: v.union([v.strictObject({}), typedBody]),
});
const parameters = v.object({
  kind: v.picklist(articleKinds, "is no kind of text"),
  slug: v.pipe(v.string(), v.regex(/^[^/\s]{1,80}$/, "is no name of a text")),
  locale: v.picklist(locales, "is no language of the site"),
});

type KeptDraft = { outcome: "kept"; version: number } | { outcome: "changed"; draft: ArticleDraft };

export const articleDrafts = new Hono<SignedInContext>().put(
  "/:kind/:slug/:locale/draft",
  validate("param", parameters),
  validate("json", draftSchema),
  async (c) => {
    const { kind, slug, locale } = c.req.valid("param");
    const { version, seen, changes } = c.req.valid("json");
    const answer = await callersBackend(c).rpc("keep_text_draft", {
      for_kind: "article",
      for_name: `${kind}/${slug}`,
      for_locale: locale,
      draft_version: version,
      draft_changes: changes as Json,
      text_seen: seen,
    });
    const kept = writeData(answer) as KeptDraft;
    if (kept.outcome === "kept") return c.json({ version: kept.version });
    const message = "Another window has kept a newer draft. Load it, or send this one with its version.";
    return c.json({ error: { code: "changed_meanwhile", message }, draft: kept.draft }, 409);
  },
);

/** The caller's own, by language. */
export async function readDrafts(c: Context<SignedInContext>, name: string) {
  const rows = dataOf(
    await callersBackend(c)
      .from("text_drafts")
      .select("locale,version,seen,changes,updated_at")
      .eq("kind", "article")
      .eq("name", name),
  );
  return (locale: Locale): { draft: ArticleDraft | null; draftVersion: number } => {
    const { locale: _, ...draft } = rows.find((row) => row.locale === locale) ?? { locale, version: 0 };
    const isTyped = "changes" in draft && Object.keys(draft.changes as object).length > 0;
    return { draft: isTyped ? (draft as ArticleDraft) : null, draftVersion: draft.version };
  };
}
