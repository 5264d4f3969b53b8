/** The texts of the library in the administration: the list, one text, its saves, and where it stands. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../../../domain/listings/catalogue/catalogue-version.ts";
import { type Locale, locales } from "../../../../domain/languages/locales.ts";
import {
  type ArticleKind,
  type ArticleSummary,
  articleKinds,
  articlePath,
  contentAddresses,
} from "../../../../domain/site/article.ts";
import type { ArticleBody } from "../../../../domain/texts/articles/article-blocks.ts";
import { hasClaims, listArticleLosses } from "../../../../domain/texts/articles/article-losses.ts";
import {
  type AddedKind,
  type AddressConflict,
  type ArticleAddress,
  type ArticleConflict,
  type ArticleLosses,
  type ArticleVersion,
  type ArticlesOverview,
  type LinksLost,
  type ListedArticle,
  type OneArticle,
  type SavedAddress,
  type SavedArticle,
  addedKinds,
} from "../../../../domain/texts/articles/articles-api.ts";
import { type ChangedText, marksOf } from "../../../../domain/texts/marks.ts";
import { readArticle } from "../../../../domain/texts/articles/read-article.ts";
import { type ChangedArticle, checkAddress } from "../../../articles/article-address.ts";
import { findProblem } from "../../../articles/check-article.ts";
import { listLinking } from "../../../articles/list-linking.ts";
import { findServedFile, readServedFile } from "../../../backend/read-served-file.ts";
import { callersBackend, dataOf, jsonOf, writeData } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { type Env, readConfig } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import { validate } from "../../../http/validate.ts";
import { previewAddress } from "../../../pages/preview.ts";
import { articleDrafts, readDrafts } from "./article-drafts.ts";
import { noSuchText, readerQuery } from "./asked-text.ts";
import { namesOfTerms, readInForce } from "./texts-in-force.ts";
import {
  changeSchema,
  comingTime,
  misfit,
  readChanged,
  saveText,
  savedMeanwhile,
  toNewest,
} from "./save-text.ts";

const nameParameters = v.object({
  kind: v.picklist(articleKinds, "is no kind of text"),
  slug: v.pipe(v.string(), v.regex(/^[^/\s]{1,80}$/, "is no name of a text")),
});
const languageParameters = v.object({
  ...nameParameters.entries,
  locale: v.picklist(locales, "is no language of the site"),
});
const askedAddress = v.object({ kind: v.picklist(addedKinds), slug: v.pipe(v.string(), v.maxLength(300)) });
const addressSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  slug: v.nullable(v.pipe(v.string(), v.maxLength(300))),
  isConfirmed: v.boolean(),
});
const previewSchema = v.object({ locale: v.picklist(locales) });

type Caller = Context<SignedInContext>;
type Name = { kind: ArticleKind; slug: string };

export const adminArticles = new Hono<SignedInContext>()
  .route("/", articleDrafts)
  .get("/", validate("query", readerQuery), async (c) => {
    const reader = c.req.valid("query").locale;
    const [shipped, changed, rows] = await Promise.all([
      readIndex(c.env, reader),
      readOverview(c),
      readChanged(c),
    ]);
    const inFiles = new Map(shipped.map((article) => [nameOf(article), article]));
    const byName = new Map(changed.map((one) => [one.name, one]));
    const ofText = Map.groupBy(rows.filter(isArticle), ({ name }) => name);
    const names = new Set([...inFiles.keys(), ...byName.keys()]);
    const articles = [...names].map((name) =>
      toListed(name, inFiles.get(name), byName.get(name), ofText.get(name) ?? [], reader),
    );
    return c.json<ArticlesOverview>({ articles });
  })
  .post("/address", validate("json", askedAddress), async (c) => {
    const { kind, slug } = c.req.valid("json");
    const path = await checkAddress(c, { kind, slug, name: "" }, await readOverview(c));
    return c.json({ path });
  })
  .get("/:kind/:slug", validate("param", nameParameters), async (c) => {
    const name = c.req.valid("param");
    return c.json<OneArticle>(await readOne(c, name));
  })
  .post(
    "/:kind/:slug/preview",
    validate("param", nameParameters),
    validate("json", previewSchema),
    async (c) => {
      const { kind, slug } = c.req.valid("param");
      const { locale } = c.req.valid("json");
      const changed = (await readOverview(c)).find(({ name }) => name === `${kind}/${slug}`);
      const path = articlePath(kind, changed?.slug ?? slug);
      return c.json({ address: await previewAddress(readConfig(c.env).SITE_KEY, path, locale, new Date()) });
    },
  )
  .get("/:kind/:slug/:locale/history", validate("param", languageParameters), async (c) => {
    const { locale, ...name } = c.req.valid("param");
    const asked = { for_kind: "article", for_name: nameOf(name), for_locale: locale };
    const history = jsonOf<ArticleVersion[]>(await callersBackend(c).rpc("text_history", asked));
    return c.json({ history });
  })
  .put(
    "/:kind/:slug/address",
    validate("param", nameParameters),
    validate("json", addressSchema),
    async (c) => {
      const { kind, slug: own } = c.req.valid("param");
      const { version, slug, isConfirmed } = c.req.valid("json");
      const name = `${kind}/${own}`;
      const changed = await readOverview(c);
      const known = changed.find((one) => one.name === name);
      const file = (await readIndex(c.env)).find((one) => nameOf(one) === name);
      if (!known && !file) throw noSuchText();
      if (!canMove(kind)) throw misfit("This page has a fixed place in the site.", "slug");
      if (slug !== null) await checkAddress(c, { kind, slug, name }, changed);
      if (slug === null && !isConfirmed) {
        const linkedFrom = await listLinking(c, name, pathsOf({ kind, slug: own }, known));
        if (linkedFrom.length > 0) return linksLost(c, linkedFrom);
      }
      const answer = writeData(
        await callersBackend(c).rpc("place_article", {
          for_name: name,
          seen_version: version,
          // Null in SQL: the types of functions know no nullable arguments.
          new_slug: slug as string,
        }),
      ) as ArticleAddress & { saved: boolean };
      const address = { version: answer.version, slug: answer.version === 0 ? own : answer.slug };
      if (!answer.saved) {
        const error = savedMeanwhile();
        return c.json<AddressConflict>({ ...error.toBody(), address }, error.status);
      }
      await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
      return c.json<SavedAddress>({ address });
    },
  )
  .put(
    "/:kind/:slug/:locale",
    validate("param", languageParameters),
    validate("json", changeSchema),
    async (c) => {
      const { locale, ...place } = c.req.valid("param");
      const { version, state, publishAt, isConfirmed, ...sent } = c.req.valid("json");
      const name = nameOf(place);
      const [shipped, changed, index] = await Promise.all([
        findShipped(c.env, place, locale),
        readOverview(c),
        readIndex(c.env),
      ]);
      const isAdded = index.every((one) => nameOf(one) !== name);
      const known = changed.find((one) => one.name === name);
      if (isAdded && !known) await checkNew(c, place, changed);
      const body = state === "shipped" ? null : fittingBody(sent.body);
      const dueAt = state === "scheduled" ? comingTime(publishAt) : null;
      if (body && state !== "draft") {
        const problem = await findProblem(c, locale, body, namesOfTerms(await readInForce(c)));
        if (problem) throw misfit(problem.problem, `body.${problem.field}`);
        const losses = shipped ? listArticleLosses(shipped, body, locale) : [];
        if (losses.length > 0 && !isConfirmed) {
          const error = confirm();
          return c.json<ArticleLosses>({ ...error.toBody(), losses }, error.status);
        }
      }
      if (state === "shipped" && isAdded && !isConfirmed) {
        const linkedFrom = await listLinking(c, name, pathsOf(place, known));
        if (linkedFrom.length > 0) return linksLost(c, linkedFrom);
      }
      const saved = await saveText<ArticleBody>(c, {
        kind: "article",
        name,
        locale,
        version,
        state,
        body,
        dueAt,
      });
      if (!saved.isSaved) {
        const error = savedMeanwhile();
        return c.json<ArticleConflict>({ ...error.toBody(), text: saved.text }, error.status);
      }
      return c.json<SavedArticle>({ text: saved.text, draftVersion: saved.draftVersion });
    },
  );

const nameOf = ({ kind, slug }: Name) => `${kind}/${slug}`;
const isArticle = ({ kind }: ChangedText) => kind === "article";
const canMove = (kind: ArticleKind): kind is AddedKind => addedKinds.some((one) => one === kind);

async function readOne(c: Caller, place: Name): Promise<OneArticle> {
  const name = nameOf(place);
  const rows = callersBackend(c).from("newest_texts").select("locale,version,state,body,publish_at");
  const [index, changed, allRows, newest, drafts, bodies] = await Promise.all([
    readIndex(c.env),
    readOverview(c),
    readChanged(c),
    rows.eq("kind", "article").eq("name", name).then(dataOf),
    readDrafts(c, name),
    Promise.all(locales.map((locale) => findShipped(c.env, place, locale))),
  ]);
  const file = index.find((one) => nameOf(one) === name);
  const known = changed.find((one) => one.name === name);
  if (!file && !known) throw noSuchText();
  const ofText = allRows.filter((row) => isArticle(row) && row.name === name);
  const languages = Object.fromEntries(
    locales.map((locale, number) => {
      const shipped = bodies[number] ?? null;
      const row = newest.find((one) => one.locale === locale);
      const marks = marksOf(ofText, locale, new Date(), shipped !== null);
      return [locale, { shipped, newest: row ? toNewest<ArticleBody>(row) : null, marks, ...drafts(locale) }];
    }),
  ) as OneArticle["languages"];
  const { address, path, isAdded } = toListed(name, file, known, ofText, "en");
  return {
    ...place,
    address,
    path,
    isAdded,
    languages,
    canMove: canMove(place.kind),
    isClaim: bodies.some((body) => body && hasClaims(body)),
    linkedFrom: await listLinking(c, name, pathsOf(place, known)),
  };
}

function toListed(
  name: string,
  file: ArticleSummary | undefined,
  known: ChangedArticle | undefined,
  rows: readonly ChangedText[],
  reader: Locale,
): ListedArticle {
  const [kind, slug = ""] = name.split("/") as [ArticleKind, string];
  const address = { version: known?.version ?? 0, slug: known ? known.slug : slug };
  const marks: ListedArticle["marks"] = {};
  for (const locale of locales) {
    const own = marksOf(rows, locale, new Date(), file?.languages.includes(locale) ?? false);
    if (own.length > 0) marks[locale] = own;
  }
  const isRead = (locale: Locale) =>
    file?.languages.includes(locale) || rows.some((row) => row.locale === locale && row.isOwn);
  return {
    kind,
    slug,
    address,
    marks,
    path: address.slug === null ? null : articlePath(kind, address.slug),
    ...chooseTitle(slug, file, known, reader),
    isAdded: file === undefined,
    languages: locales.filter(isRead),
    savedAt: known?.savedAt ?? null,
  };
}

/** The files' titles are in the reader's language. */
function chooseTitle(
  slug: string,
  file: ArticleSummary | undefined,
  known: ChangedArticle | undefined,
  reader: Locale,
): Pick<ListedArticle, "title" | "titleLanguage"> {
  const own = (locale: Locale) => ({ locale, title: known?.titles[locale] });
  const inFile = { locale: reader, title: file?.title };
  const candidates = [own(reader), inFile, own("en"), ...locales.map(own), known?.lastTitle];
  const found = candidates.find((one) => one?.title);
  return { title: found?.title ?? slug, titleLanguage: found?.locale ?? null };
}

/** All addresses that a text has and had. */
function pathsOf({ kind, slug }: Name, known: ChangedArticle | undefined): Set<string> {
  return new Set([slug, ...(known?.slugs ?? [])].map((one) => articlePath(kind, one)));
}

/** A text begins with its first save. */
async function checkNew(c: Caller, { kind, slug }: Name, changed: readonly ChangedArticle[]): Promise<void> {
  if (!canMove(kind)) throw noSuchText();
  await checkAddress(c, { kind, slug, name: "" }, changed);
}

function fittingBody(body: unknown): ArticleBody {
  const read = readArticle(body);
  if ("body" in read) return read.body;
  throw misfit(read.problem, read.field ? `body.${read.field}` : "body");
}

function readIndex(env: Env, reader: Locale = "en"): Promise<ArticleSummary[]> {
  return readServedFile(env, contentAddresses.index(reader));
}

function findShipped(env: Env, { kind, slug }: Name, locale: Locale): Promise<ArticleBody | undefined> {
  return findServedFile(env, contentAddresses.blocks(locale, kind, encodeURIComponent(slug)));
}

async function readOverview(c: Caller): Promise<ChangedArticle[]> {
  return jsonOf<ChangedArticle[]>(await callersBackend(c).rpc("articles_overview"));
}

function linksLost(c: Caller, linkedFrom: LinksLost["linkedFrom"]) {
  const error = new ApiError("confirm_losses", "Other texts link to this one. Confirm it.");
  return c.json<LinksLost>({ ...error.toBody(), linkedFrom }, error.status);
}

function confirm(): ApiError {
  return new ApiError("confirm_losses", "Publishing this takes something away. Confirm it.");
}
