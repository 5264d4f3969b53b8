/** The owner's texts: what there is, one text in six languages, its history, and a save that overwrites no one's work. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type Locale, locales } from "../../../../domain/languages/locales.ts";
import { contentAddresses } from "../../../../domain/site/article.ts";
import { facts } from "../../../../domain/facts/facts.ts";
import { isClaim } from "../../../../domain/texts/claims.ts";
import {
  type ListBody,
  entryKind,
  groupOf,
  idsIn,
  isCollection,
} from "../../../../domain/texts/collections.ts";
import type { FactBody } from "../../../../domain/texts/fact-bodies.ts";
import type { FaqSource } from "../../../../domain/texts/faq.ts";
import {
  listHiddenClaims,
  listLosses,
  listMoved,
  listUnknownPlaces,
} from "../../../../domain/texts/losses.ts";
import { marksOf } from "../../../../domain/texts/marks.ts";
import type { TextBody } from "../../../../domain/texts/text-bodies.ts";
import { pageOf, shownAt, textPages } from "../../../../domain/texts/text-kinds.ts";
import { textRefusals } from "../../../../domain/texts/text-refusals.ts";
import {
  type FactsAnswer,
  type OneText,
  type SavedText,
  type TextConflict,
  type TextLosses,
  type TextVersion,
  type TextsOverview,
} from "../../../../domain/texts/texts-api.ts";
import { findBrokenLink } from "../../../backend/find-broken-link.ts";
import { listTexts } from "../../../backend/list-texts.ts";
import { readServedFile } from "../../../backend/read-served-file.ts";
import { emptyEntry, keyOfText, readShippedTexts } from "../../../backend/shipped-texts.ts";
import { callersBackend, dataOf, jsonOf } from "../../../backend/supabase.ts";
import { type WrittenText, findUsesOfTerm, listUsesOfFact } from "../../../backend/uses-in-texts.ts";
import type { SignedInContext } from "../../../context.ts";
import { type Env, readConfig } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import { validate } from "../../../http/validate.ts";
import { paths } from "../../../../web/routing/paths.ts";
import { previewAddress } from "../../../pages/preview.ts";
import { fittingBody, languageParameters, noSuchText, readerQuery, textParameters } from "./asked-text.ts";
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

const previewSchema = v.object({ page: v.picklist(textPages), locale: v.picklist(locales) });

/** Enough to begin with. */
const mostNamed = 5;

export const adminTexts = new Hono<SignedInContext>()
  .get("/", validate("query", readerQuery), async (c) => {
    const { locale } = c.req.valid("query");
    const [changed, shipped, buildings] = await Promise.all([
      readChanged(c),
      readAllShipped(c),
      callersBackend(c)
        .rpc("buildings_to_describe")
        .then(jsonOf<{ slug: string; name: string }[]>),
    ]);
    return c.json<TextsOverview>({ pages: listTexts(shipped, changed, buildings, locale, new Date()) });
  })
  .post("/preview", validate("json", previewSchema), async (c) => {
    const { page, locale } = c.req.valid("json");
    const path = shownAt[page];
    if (!path) throw new ApiError("invalid_input", "page: has no page of the site", { field: "page" });
    return c.json({ address: await previewAddress(readConfig(c.env).SITE_KEY, path, locale, new Date()) });
  })
  .post(
    "/building/:name/preview",
    validate("param", v.object({ name: textParameters.entries.name })),
    validate("json", v.object({ locale: previewSchema.entries.locale })),
    async (c) => {
      const { name } = c.req.valid("param");
      await findStandingBuilding(c, name);
      const { SITE_KEY } = readConfig(c.env);
      const { locale } = c.req.valid("json");
      return c.json({ address: await previewAddress(SITE_KEY, paths.building(name), locale, new Date()) });
    },
  )
  .get("/facts", async (c) => {
    const rows = await readInForce(c);
    const bodies = rows.filter(({ kind }) => kind === "fact");
    const others = rows.filter(({ kind }) => kind !== "fact");
    return c.json<FactsAnswer>({
      bodies: Object.fromEntries(bodies.map(({ name, body }) => [name, body as TextBody<"fact">])),
      written: Object.fromEntries(facts.map(({ id }) => [id, listUsesOfFact(id, others)])),
    });
  })
  .get("/:kind/:name", validate("param", textParameters), async (c) => {
    const { kind, name } = c.req.valid("param");
    const rows = callersBackend(c).from("newest_texts").select("locale,version,state,body,publish_at");
    const [newest, changed, shipped] = await Promise.all([
      rows.eq("kind", kind).eq("name", name).then(dataOf),
      readChanged(c),
      readAllShipped(c),
    ]);
    const page = pageOf(kind, name);
    const entry = emptyEntry(kind, name);
    const inFiles = (locale: Locale) => shipped[locale].get(keyOfText(kind, name)) ?? entry ?? null;
    if (!page || locales.every((locale) => inFiles(locale) === null)) throw noSuchText();
    if (kind === "faq" && entry && !(await hasGroup(c.env, name))) throw noSuchText();
    const building = kind === "building" ? await findStandingBuilding(c, name) : undefined;
    const ofText = changed.filter((one) => one.kind === kind && one.name === name);
    const languages = Object.fromEntries(
      locales.map((locale) => {
        const row = newest.find((one) => one.locale === locale);
        const marks = inFiles(locale) ? marksOf(ofText, locale, new Date()) : [];
        return [locale, { shipped: inFiles(locale), newest: row ? toNewest<TextBody>(row) : null, marks }];
      }),
    ) as OneText["languages"];
    return c.json<OneText>({
      kind,
      name,
      page,
      isClaim: isClaim(kind, name),
      ...(building && { building }),
      languages,
    });
  })
  .get("/:kind/:name/:locale/history", validate("param", languageParameters), async (c) => {
    const { kind, name, locale } = c.req.valid("param");
    const history = await callersBackend(c).rpc("text_history", {
      for_kind: kind,
      for_name: name,
      for_locale: locale,
    });
    return c.json({ history: jsonOf<TextVersion[]>(history) });
  })
  .put(
    "/:kind/:name/:locale",
    validate("param", languageParameters),
    validate("json", changeSchema),
    async (c) => {
      const { kind, name, locale } = c.req.valid("param");
      const { version, state, publishAt, isConfirmed, ...sent } = c.req.valid("json");
      const [own, english] = await Promise.all([
        readShippedTexts(c.env, locale),
        readShippedTexts(c.env, "en"),
      ]);
      const key = keyOfText(kind, name);
      const entry = emptyEntry(kind, name);
      const shipped = own.get(key) ?? entry;
      if (!shipped || (kind === "faq" && entry && !(await hasGroup(c.env, name)))) throw noSuchText();
      if (kind === "building") await findStandingBuilding(c, name);
      const body = state === "shipped" ? null : fittingBody(kind, locale, sent.body, name);
      const dueAt = state === "scheduled" ? comingTime(publishAt) : null;
      if (body && state !== "draft") {
        const [place] = listUnknownPlaces(kind, [shipped, english.get(key) ?? shipped], body);
        if (place) throw misfit(textRefusals.noPlace(`{{${place}}}`));
        const written = await readInForce(c);
        const bodyOf = (ofKind: string, id: string, language: Locale) =>
          written.find((one) => one.kind === ofKind && one.name === id && one.locale === language)?.body;
        // A building may be described in one language alone.
        if (entry && kind !== "building" && locale !== "en" && !bodyOf(kind, name, "en"))
          throw misfit(textRefusals.noEnglish());
        const link = await findBrokenLink(c, locale, body, namesOfTerms(written));
        if (link) throw misfit(textRefusals.link(link));
        const losses = listLosses(kind, name, shipped, body);
        if (kind === "fact") {
          const inForce = (bodyOf(kind, name, "en") ?? shipped) as FactBody;
          losses.push(...listMoved(name, inForce, body as FactBody));
        }
        if (kind === "list" && isCollection(name)) {
          const list = body as ListBody;
          if (name === "glossary") await refuseUsedTerms(c, idsIn(list.hidden), written);
          const titleOf = (id: string) => {
            const title = Object.values(english.get(keyOfText(entryKind[name], id)) ?? {})[0];
            return typeof title === "string" ? title : undefined;
          };
          losses.push(...listHiddenClaims(name, list, titleOf));
        }
        if (losses.length > 0 && !isConfirmed) {
          const error = new ApiError("confirm_losses", "Publishing this takes something away. Confirm it.");
          return c.json<TextLosses>({ ...error.toBody(), losses }, error.status);
        }
      }
      if (state === "shipped" && kind === "term" && entry && locale === "en") {
        await refuseUsedTerms(c, [name], await readInForce(c));
      }
      const saved = await saveText<TextBody>(c, { kind, name, locale, version, state, body, dueAt });
      if (!saved.isSaved) {
        const error = savedMeanwhile();
        return c.json<TextConflict>({ ...error.toBody(), text: saved.text }, error.status);
      }
      return c.json<SavedText>({ text: saved.text });
    },
  );

async function readAllShipped(c: Context<SignedInContext>) {
  const read = await Promise.all(
    locales.map(async (locale) => [locale, await readShippedTexts(c.env, locale)] as const),
  );
  return Object.fromEntries(read) as Record<Locale, Awaited<ReturnType<typeof readShippedTexts>>>;
}

/** A page says what it explains: a term that texts use stays. */
async function refuseUsedTerms(
  c: Context<SignedInContext>,
  ids: readonly string[],
  written: readonly WrittenText[],
): Promise<void> {
  for (const id of ids) {
    const uses = await findUsesOfTerm(c.env, id, written);
    if (uses.length > 0) {
      const named = [...new Set(uses)].slice(0, mostNamed).join(", ");
      throw misfit(textRefusals.term(named, id));
    }
  }
}

/** A merged or deleted building has no page, so nobody describes it. */
async function findStandingBuilding(
  c: Context<SignedInContext>,
  slug: string,
): Promise<{ id: string; name: string }> {
  const asked = callersBackend(c).from("buildings").select("id,name").eq("slug", slug);
  const [building] = dataOf(await asked.is("merged_into", null));
  if (!building) throw noSuchText();
  return building;
}

/** A new question belongs to one of our groups. */
async function hasGroup(env: Env, name: string): Promise<boolean> {
  const { groups } = await readServedFile<FaqSource>(env, contentAddresses.faqSource("en"));
  return (
    groupOf(
      name,
      groups.map(({ id }) => id),
    ) !== undefined
  );
}
