/** The original files in our public storage. Pages use /img, which scales them down. */
import { Hono } from "hono";
import { immutable } from "../cache/cache-policy.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { limitMisses } from "../http/rate-limits.ts";
import { fetchPublicImage } from "../backend/storage.ts";

export const storageGateway = new Hono<PublicContext>().get("/object/public/listing-images/*", async (c) => {
  await limitMisses(c);
  const path = new URL(c.req.url).pathname.slice("/storage/v1/object/public/listing-images/".length);
  const image = await fetchPublicImage(readConfig(c.env), path);
  if (!image) throw new ApiError("not_found", "There is no such picture.");
  return new Response(image.body, {
    headers: {
      "content-type": image.headers.get("content-type") ?? "application/octet-stream",
      "cache-control": immutable,
    },
  });
});
