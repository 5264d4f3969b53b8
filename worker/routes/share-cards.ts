/**
 * Cards beside shared links, as JPEG: messengers know no other and drop large files. `/share/pictures/<name>.jpg`,
 * `/share/img/<path>.jpg` and `/share/media/<name>.jpg` are a picture of ours, or an upload, cut to the card's shape.
 * `/share/homes/<id>/<language>-<hash>/<the same>.jpg` is the card that the office Worker draws of a home; until it is
 * drawn, the plain one answers.
 */
import { type Context, Hono } from "hono";
import { describeError } from "../../domain/describe-error.ts";
import { isOurPicture, pictureFile, shareCard } from "../../domain/listings/picture-files.ts";
import { fetchPublicImage, fetchShareCard } from "../backend/storage.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { limitMisses } from "../http/rate-limits.ts";
import { findStored } from "../pictures/find-stored.ts";

/** The first that is small enough is taken. */
const qualities = [82, 68, 50, 30];
/** A picture of ours may be drawn anew under its name. */
const keepPlain = "public, max-age=604800";
/** As long as pages: a home that is withdrawn is withdrawn everywhere. */
const keepDrawn = "public, max-age=300";
const keepStandIn = "public, max-age=60";

type Card = ArrayBuffer | Uint8Array<ArrayBuffer>;

export const shareCards = new Hono<PublicContext>()
  .get("/homes/:id{[0-9a-f-]{36}}/:card{[a-z]{2}-[0-9a-f]{1,8}}/:picture{.+\\.jpg}", async (c) => {
    const { id, card } = c.req.param();
    const drawn = await keptCard(c, new URL(c.req.url).pathname, keepDrawn, () =>
      readDrawn(c, `${id}/${card}.jpg`),
    );
    if (drawn) return drawn;
    const plain = await plainCard(c, new URL(c.req.url).pathname.replace(`/homes/${id}/${card}`, ""));
    return new Response(plain.body, {
      headers: { "content-type": shareCard.type, "cache-control": keepStandIn },
    });
  })
  .get("/:shelf{pictures|img|media}/:path{.+\\.jpg}", (c) => plainCard(c, new URL(c.req.url).pathname));

async function plainCard(c: Context<PublicContext>, address: string): Promise<Response> {
  const card = await keptCard(c, address, keepPlain, async () => {
    const picture = await readPicture(c, address.slice("/share".length, -".jpg".length));
    return picture && makeCard(c.env.IMAGES, picture);
  });
  if (!card) throw new ApiError("not_found", "There is no such picture.");
  return card;
}

/** From the edge, else made and kept there. */
async function keptCard(
  c: Context<PublicContext>,
  address: string,
  keep: string,
  make: () => Promise<Card | undefined>,
): Promise<Response | undefined> {
  const key = new Request(new URL(address, readConfig(c.env).SITE_URL));
  const copy = await caches.default.match(key);
  if (copy) return new Response(copy.body, copy);
  await limitMisses(c);
  const card = await make();
  if (!card) return undefined;
  const answer = new Response(card, { headers: { "content-type": shareCard.type, "cache-control": keep } });
  c.executionCtx.waitUntil(caches.default.put(key, answer.clone()));
  return answer;
}

/** In an outage the plain card stands in too; the failure is in the log already. */
async function readDrawn(c: Context<PublicContext>, object: string) {
  try {
    return await fetchShareCard(readConfig(c.env), object);
  } catch (error) {
    if (error instanceof ApiError && error.code === "unavailable") return undefined;
    throw error;
  }
}

async function readPicture(c: Context<PublicContext>, pathname: string): Promise<Uint8Array | undefined> {
  const config = readConfig(c.env);
  if (!isOurPicture(pathname)) return (await fetchPublicImage(config, findStored(pathname).path))?.bytes;
  if (!/^\/pictures\/[a-z0-9-]+$/.test(pathname)) return undefined;
  const file = await c.env.ASSETS.fetch(new URL(pictureFile(pathname), config.SITE_URL));
  if (file.ok) return new Uint8Array(await file.arrayBuffer());
  await file.body?.cancel();
  return undefined;
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
