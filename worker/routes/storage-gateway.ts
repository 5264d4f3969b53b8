/** The original files in our public storage, without metadata. Pages use /img, which scales them down. */
import { Hono } from "hono";
import { immutable } from "../cache/cache-policy.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { limitMisses } from "../http/rate-limits.ts";
import { fetchPublicImage } from "../backend/storage.ts";
import { stripMetadata } from "../pictures/strip-metadata.ts";

export const storageGateway = new Hono<PublicContext>().get("/object/public/listing-images/*", async (c) => {
  await limitMisses(c);
  const path = new URL(c.req.url).pathname.slice("/storage/v1/object/public/listing-images/".length);
  const image = await fetchPublicImage(readConfig(c.env), path);
  if (!image) throw new ApiError("not_found", "There is no such picture.");
  // What an editor puts into Storage by another way than ours still holds what the camera added. Nothing here takes an
  // AVIF apart, so those are shown only as they stood on an outside site, in the folder that only the scraper fills.
  const isPublished = image.type === "image/avif" && path.startsWith("scraped/");
  const shown = isPublished ? image.bytes : stripMetadata(image.bytes)?.bytes;
  if (!shown) throw new ApiError("not_found", "There is no such picture.");
  return new Response(shown, { headers: { "content-type": image.type, "cache-control": immutable } });
});
