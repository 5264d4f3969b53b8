/** `GET /guide/:language`: the printed guide with a valid pass, else the page with the form. */
import { Hono } from "hono";
import { isValidGuidePass } from "../../domain/leads/guide-pass.ts";
import { isLocale, localisePath } from "../../domain/languages/locales.ts";
import { paths } from "../../web/routing/paths.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";

/** Kept by the visitor's browser only, so that leafing through it asks once. */
const cacheControl = "private, max-age=3600";

export const guide = new Hono<PublicContext>().get("/:language", async (c) => {
  // "th.pdf" is the file's own address, which the platform hands to us too.
  const language = c.req.param("language").replace(/\.pdf$/, "");
  if (!isLocale(language)) throw new ApiError("not_found", "There is no guide in this language.");
  const { GUIDE_LINK_KEY } = readConfig(c.env);
  const pass = c.req.query("pass") ?? "";
  if (!(await isValidGuidePass(GUIDE_LINK_KEY, language, pass, new Date()))) {
    const reason = pass === "" ? "" : "?link=expired";
    return c.redirect(localisePath(paths.guide, language) + reason, 303);
  }
  const file = await c.env.ASSETS.fetch(new URL(`/guide/${language}.pdf`, c.req.url));
  if (!file.ok)
    throw new ApiError("unavailable", "The guide cannot be read right now. Try again in a minute.");
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="baan-tawan-investor-guide-${language}.pdf"`,
      "cache-control": cacheControl,
      "x-robots-tag": "noindex",
    },
  });
});
