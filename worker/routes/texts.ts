/** What the owner wrote, for pages that the Worker renders, and the frequent questions and the glossary for browsers too. */
import { Hono } from "hono";
import { type Locale, isLocale } from "../../domain/languages/locales.ts";
import { answerFaq } from "../backend/faq-reads.ts";
import { answerGlossary } from "../backend/glossary-reads.ts";
import { answerTexts } from "../backend/text-reads.ts";
import type { PublicContext } from "../context.ts";
import { ApiError } from "../errors.ts";

export const texts = new Hono<PublicContext>()
  .get("/texts/:locale", (c) => answerTexts(c, localeOf(c.req.param("locale"))))
  .get("/faq/:locale", (c) => answerFaq(c, localeOf(c.req.param("locale"))))
  .get("/glossary/:locale", (c) => answerGlossary(c, localeOf(c.req.param("locale"))));

function localeOf(locale: string): Locale {
  if (!isLocale(locale)) throw new ApiError("not_found", "There is no such language.");
  return locale;
}
