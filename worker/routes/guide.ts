/**
 * `GET /guide/:language`: the guide if the pass is valid, else the page with the form. It is the owner's guide if one
 * is published and can be read, otherwise the printed one.
 */
import { Hono } from "hono";
import { describeError } from "../../domain/describe-error.ts";
import { isValidGuidePass } from "../../domain/leads/guide-pass.ts";
import { isLocale, localisePath } from "../../domain/languages/locales.ts";
import { guideFileKey, guideName, shippedGuide } from "../../domain/texts/guide-files.ts";
import { paths } from "../../web/routing/paths.ts";
import { findTexts } from "../backend/text-reads.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";

/** Kept by the visitor's browser only, so that leafing through it asks once. */
const cacheControl = "private, max-age=300";
/** A file never changes, but KV keeps "not there" as long. */
const keptSeconds = 300;

export const guide = new Hono<PublicContext>().get("/:language", async (c) => {
  // "th.pdf" is the file's own address, which the platform hands to us too.
  const language = c.req.param("language").replace(/\.pdf$/, "");
  if (!isLocale(language)) throw new ApiError("not_found", "There is no guide in this language.");
  const { GUIDE_LINK_KEY } = readConfig(c.env);
  const { pass = "", file } = c.req.query();
  if (!(await isValidGuidePass(GUIDE_LINK_KEY, language, pass, new Date(), file))) {
    const reason = pass === "" ? "" : "?link=expired";
    return c.redirect(localisePath(paths.guide, language) + reason, 303);
  }
  const own = file || (await findTexts(c, language)).texts.guide;
  const found = await readOwnGuide(c.env.SNAPSHOT, own);
  if (!found && file && file !== shippedGuide) throw new ApiError("not_found", "This guide is not stored.");
  const body = found ?? (await readPrintedGuide(c.env.ASSETS, new URL(`/guide/${language}.pdf`, c.req.url)));
  return new Response(body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${guideName(language)}"`,
      "cache-control": cacheControl,
      "x-robots-tag": "noindex",
    },
  });
});

async function readPrintedGuide(assets: Fetcher, address: URL): Promise<ReadableStream | null> {
  const printed = await assets.fetch(address);
  if (printed.ok) return printed.body;
  throw new ApiError("unavailable", "The guide cannot be read right now. Try again in a minute.");
}

async function readOwnGuide(store: KVNamespace, file: string | undefined): Promise<ReadableStream | null> {
  if (!file || file === shippedGuide) return null;
  let reason = "it is not there";
  try {
    const body = await store.get(guideFileKey(file), { type: "stream", cacheTtl: keptSeconds });
    if (body) return body;
  } catch (error) {
    reason = describeError(error);
  }
  console.warn(JSON.stringify({ event: "guide_unreadable", file, reason }));
  return null;
}
