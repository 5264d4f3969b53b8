/**
 * `/img/<path>?w=<width>&f=<avif|webp|png>`: a picture from our storage at one of the widths that pages use, and the same
 * below `/media` for pictures of the library. Uploads have unique names and are never overwritten, so an address always
 * shows the same picture.
 */
import { describeError } from "../../domain/describe-error.ts";
import { pictureFile } from "../../domain/listings/picture-files.ts";
import { pngWidth } from "../../domain/media/media-address.ts";
import { type Context, Hono } from "hono";
import { answerError } from "../http/answer-error.ts";
import { immutable } from "../cache/cache-policy.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { limitMisses } from "../http/rate-limits.ts";
import { fetchPublicImage } from "../backend/storage.ts";
import { findStored } from "../pictures/find-stored.ts";

const formats = { avif: "image/avif", webp: "image/webp", png: "image/png" } as const;
const quality = { avif: 55, webp: 75, png: undefined };
const keepSeconds = 60 * 60 * 24 * 365;
/** Short, because the picture may be uploaded soon. */
const missingSeconds = 60;

export const images = new Hono<PublicContext>()
  .get("/*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    // As the API names it.
    if (search === "") return c.redirect(pictureFile(pathname), 301);
    const { path, widths } = findStored(pathname);
    const width = widths.find((one) => String(one) === c.req.query("w"));
    const format = c.req.query("f");
    if (!width || (format !== "avif" && format !== "webp" && format !== "png")) return missing();
    if (format === "png" && !(pathname.startsWith("/media/") && width === pngWidth)) return missing();

    const key = new Request(`${readConfig(c.env).SITE_URL}/img/${path}?w=${width}&f=${format}`);
    const copy = await caches.default.match(key);
    if (copy) return toBrowser(copy);
    await limitMisses(c);
    const made = (await makePicture(c, path, width, format)) ?? missing();
    c.executionCtx.waitUntil(caches.default.put(key, made.clone()));
    return toBrowser(made);
  })
  // An outage of our storage shows the placeholder too. It is not cached, so the next visitor tries again.
  .onError((error, c) => {
    const answer = answerError(error, c);
    answer.headers.set("content-type", drawingType);
    return new Response(drawing, answer);
  });

/** `/pictures/<name>`, as the API names a picture of ours. Its files have endings and are served before this Worker is asked. */
export const pictures = new Hono<PublicContext>().get("/:name{[a-z0-9-]+}", (c) =>
  c.redirect(pictureFile(`/pictures/${c.req.param("name")}`), 301),
);

async function makePicture(
  c: Context<PublicContext>,
  path: string,
  width: number,
  format: keyof typeof formats,
): Promise<Response | undefined> {
  const original = await fetchPublicImage(readConfig(c.env), path);
  if (!original) return undefined;
  try {
    const result = await c.env.IMAGES.input(new Blob([original.bytes]).stream())
      .transform({ width, fit: "scale-down" })
      .output({ format: formats[format], ...(quality[format] && { quality: quality[format] }) });
    const body = await new Response(result.image()).arrayBuffer();
    return new Response(body, {
      headers: { "content-type": formats[format], "cache-control": `public, max-age=${keepSeconds}` },
    });
  } catch (error) {
    // A file that is not a picture stays unreadable: log it and show it as missing.
    console.warn(JSON.stringify({ event: "picture_unreadable", path, reason: describeError(error) }));
    return undefined;
  }
}

function toBrowser(picture: Response): Response {
  const headers = new Headers(picture.headers);
  if (picture.ok) headers.set("cache-control", immutable);
  return new Response(picture.body, { status: picture.status, headers });
}

/** The placeholder for a missing picture: dusk over the sea, in the shape of a card. */
const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" preserveAspectRatio="xMidYMid slice">',
  '<defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1">',
  '<stop offset="0" stop-color="#16202e"/><stop offset=".62" stop-color="#2a3a4f"/>',
  '<stop offset=".68" stop-color="#7a5a4c"/><stop offset=".7" stop-color="#131c28"/>',
  "</linearGradient></defs>",
  '<rect width="4" height="3" fill="url(#d)"/>',
  '<circle cx="2.9" cy="1.98" r=".16" fill="#e2b266" opacity=".7"/></svg>',
].join("");
const drawingType = "image/svg+xml";

function missing(): Response {
  return new Response(drawing, {
    status: 404,
    headers: { "content-type": drawingType, "cache-control": `public, max-age=${missingSeconds}` },
  });
}
