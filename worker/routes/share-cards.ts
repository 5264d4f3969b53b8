/**
 * `/share/pictures/<name>.jpg`, `/share/img/<path>.jpg` and `/share/media/<name>.jpg`: a picture of ours, or an upload, as
 * the card beside a shared link. Messengers know JPEG alone and drop large files.
 */
import { type Context, Hono } from "hono";
import { describeError } from "../../domain/describe-error.ts";
import { pictureFile, shareCard } from "../../domain/listings/picture-files.ts";
import { fetchPublicImage } from "../backend/storage.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { limitMisses } from "../http/rate-limits.ts";
import { findStored } from "../pictures/find-stored.ts";

/** The first that is small enough is taken. */
const qualities = [82, 68, 50, 30];
/** A picture of ours may be drawn anew under its name. */
const keep = "public, max-age=604800";

export const shareCards = new Hono<PublicContext>()
  .get("/pictures/:file{[a-z0-9-]+\\.jpg}", (c) =>
    answerCard(c, async () => {
      const source = pictureFile(`/pictures/${c.req.param("file").slice(0, -".jpg".length)}`);
      const file = await c.env.ASSETS.fetch(new URL(source, readConfig(c.env).SITE_URL));
      if (file.ok) return new Uint8Array(await file.arrayBuffer());
      await file.body?.cancel();
      return undefined;
    }),
  )
  .get("/:shelf{img|media}/:path{.+\\.jpg}", (c) =>
    answerCard(c, async () => {
      const { pathname } = new URL(c.req.url);
      const { path } = findStored(pathname.slice("/share".length, -".jpg".length));
      return (await fetchPublicImage(readConfig(c.env), path))?.bytes;
    }),
  );

async function answerCard(
  c: Context<PublicContext>,
  read: () => Promise<Uint8Array | undefined>,
): Promise<Response> {
  const key = new Request(new URL(new URL(c.req.url).pathname, readConfig(c.env).SITE_URL));
  const copy = await caches.default.match(key);
  if (copy) return new Response(copy.body, copy);
  await limitMisses(c);
  const picture = await read();
  const card = picture && (await makeCard(c.env.IMAGES, picture));
  if (!card) throw new ApiError("not_found", "There is no such picture.");
  const answer = new Response(card, { headers: { "content-type": "image/jpeg", "cache-control": keep } });
  c.executionCtx.waitUntil(caches.default.put(key, answer.clone()));
  return answer;
}

async function makeCard(images: ImagesBinding, picture: Uint8Array): Promise<ArrayBuffer | undefined> {
  const { width, height, mostBytes } = shareCard;
  try {
    for (const quality of qualities) {
      const made = await images
        .input(new Blob([picture]).stream())
        .transform({ width, height, fit: "cover" })
        .output({ format: "image/jpeg", quality });
      const card = await new Response(made.image()).arrayBuffer();
      if (card.byteLength <= mostBytes) return card;
    }
  } catch (error) {
    console.warn(JSON.stringify({ event: "picture_unreadable", reason: describeError(error) }));
  }
  return undefined;
}
