/** Takes the pictures of a listing, one a request. */
import { Hono } from "hono";
import * as v from "valibot";
import { storePicture } from "../../backend/storage.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { receivePicture } from "../../files/receive-picture.ts";
import { validate } from "../../http/validate.ts";

const pictureSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export const adminListingPictures = new Hono<SignedInContext>().put(
  "/:id/pictures/:digest",
  validate("param", pictureSchema),
  async (c) => {
    const { id, digest } = c.req.valid("param");
    const picture = await receivePicture(c.req.raw, digest);
    const path = `uploads/${id}/${digest}.${picture.extension}`;
    await storePicture(readConfig(c.env), c.get("accessToken"), path, picture);
    return c.json({ picture: `/img/${path}` });
  },
);
