/**
 * Takes the pictures of a listing, one a request. The browser names each by the SHA-256 of what it sends, so a request
 * that is repeated after a cut line stores nothing twice, and a picture that arrived cut off is not taken as whole.
 */
import { Hono } from "hono";
import * as v from "valibot";
import { storePicture } from "../../backend/storage.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { hashBytes } from "../../http/hash-bytes.ts";
import { readBody } from "../../http/read-body.ts";
import { validate } from "../../http/validate.ts";
import { stripMetadata } from "../../pictures/strip-metadata.ts";

/** The limit of the bucket. */
const maxBytes = 10_485_760;
const pictureSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export const adminListingPictures = new Hono<SignedInContext>().put(
  "/:id/pictures/:digest",
  validate("param", pictureSchema),
  async (c) => {
    const { id, digest } = c.req.valid("param");
    const file = await readBody(c.req.raw, maxBytes);
    if ((await hashBytes(file)) !== digest) {
      throw new ApiError("invalid_input", "The picture did not arrive whole. Send it again.", {
        field: "digest",
      });
    }
    const picture = stripMetadata(file);
    if (!picture)
      throw new ApiError(
        "unsupported_type",
        "Send a whole JPEG, PNG or WebP of at most 12,000 pixels a side.",
      );
    const path = `uploads/${id}/${digest}.${picture.extension}`;
    await storePicture(readConfig(c.env), c.get("accessToken"), path, picture);
    return c.json({ picture: `/img/${path}` });
  },
);
