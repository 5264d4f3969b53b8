/** The texts and answers that link to an address, in every language, as visitors see them now. */
import type { Context } from "hono";
import { locales } from "../../domain/languages/locales.ts";
import { type ArticleKind, contentAddresses } from "../../domain/site/article.ts";
import { type ArticleLink, type LinkingText, leadsTo } from "../../domain/texts/articles/article-links.ts";
import { linksIn } from "../../domain/texts/markup.ts";
import { readServedFile } from "../backend/read-served-file.ts";
import { findTexts } from "../backend/text-reads.ts";
import type { LinksLost } from "../../domain/texts/articles/articles-api.ts";
import type { AskedContext, SignedInContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { readCurrentHeads } from "./article-reads.ts";

/** A second question before a page goes, which names the texts that lead to it. Undefined when none does. */
export async function askAboutLinks(
  c: Context<SignedInContext>,
  ...paths: string[]
): Promise<Response | undefined> {
  const linkedFrom = await listLinking(c, "", new Set(paths));
  if (linkedFrom.length === 0) return undefined;
  const error = new ApiError("confirm_losses", "Texts of the site lead there. Confirm it.");
  return c.json<LinksLost>({ ...error.toBody(), linkedFrom }, error.status);
}

/** `name` is the text that stands at these addresses: its links to itself do not count. */
export async function listLinking(
  c: AskedContext,
  name: string,
  paths: ReadonlySet<string>,
): Promise<ArticleLink[]> {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const [shipped, heads, { texts }] = await Promise.all([
        readServedFile<LinkingText[]>(c.env, contentAddresses.links(locale)),
        readCurrentHeads(c, locale),
        findTexts(c, locale),
      ]);
      const replaced = new Set(
        heads.filter(({ own, slug }) => slug === null || own?.locale === locale).map((head) => head.name),
      );
      const ofFiles = shipped.filter(({ kind, slug }) =>
        kind === "faq" ? !Object.hasOwn(texts.faq, slug) : !replaced.has(`${kind}/${slug}`),
      );
      const ofOwner = heads.flatMap((head): LinkingText[] => {
        const [kind, slug = ""] = head.name.split("/");
        const { own } = head;
        if (own?.locale !== locale || head.slug === null) return [];
        return [{ kind: kind as ArticleKind, slug, title: own.title, links: own.links }];
      });
      const answers = Object.entries(texts.faq).map(([slug, { question, answer }]): LinkingText => ({
        kind: "faq",
        slug,
        title: question,
        links: linksIn(answer).links,
      }));
      return [...ofFiles, ...ofOwner, ...answers]
        .filter(({ kind, slug, links }) => `${kind}/${slug}` !== name && leadsTo(links, paths))
        .map(({ kind, slug, title }): ArticleLink => ({ kind, slug, title, locale }));
    }),
  );
  return found.flat();
}
