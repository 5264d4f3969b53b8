/** The library of pictures: found, added, described, replaced wherever they are shown, deleted where nothing uses them. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../../../domain/listings/catalogue/catalogue-version.ts";
import { sizeOfPicture } from "../../../../domain/listings/picture-size.ts";
import {
  type DeletedMedia,
  type Media,
  type MediaPage,
  type OneMedia,
  type SavedMedia,
  mediaChange,
  mediaName,
} from "../../../../domain/media/media-api.ts";
import { storePicture } from "../../../backend/storage.ts";
import { callersBackend, callersSiteBackend, jsonOf, writeData } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { readConfig } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import { receivePicture } from "../../../files/receive-picture.ts";
import { timestampSchema } from "../../../http/timestamp-schema.ts";
import { validate } from "../../../http/validate.ts";

const mediaId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "is no picture of the library"));
const oneSchema = v.object({ id: mediaId });
const digestSchema = v.object({ digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
const listSchema = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(100)), ""),
  which: v.optional(v.picklist(["all", "orphans"]), "all"),
  /** Of the last picture of the page before. */
  at: v.optional(timestampSchema),
  id: v.optional(mediaId),
});
const idsSchema = v.strictObject({ ids: v.pipe(v.array(mediaId), v.minLength(1), v.maxLength(200)) });

const noSuchPicture = ["not_found", "There is no such picture."] as const;

export const adminMedia = new Hono<SignedInContext>()
  .get("/", validate("query", listSchema), async (c) => {
    const { q, which, at, id } = c.req.valid("query");
    const answer = await callersBackend(c).rpc("find_media", {
      words: q.split(/\s+/).filter(Boolean),
      which,
      // Null in SQL: the types of functions know no nullable arguments.
      before_at: (at ?? null) as string,
      before_id: (id ?? null) as string,
    });
    return c.json(jsonOf<MediaPage>(answer));
  })
  .put(
    "/:digest",
    validate("param", digestSchema),
    validate("query", v.object({ name: mediaName })),
    async (c) => {
      const { digest } = c.req.valid("param");
      const picture = await receivePicture(c.req.raw, digest);
      const size = sizeOfPicture(picture.bytes);
      if (!size) throw new ApiError("unsupported_type", "The size of this picture cannot be read.");
      const id = digest.slice(0, 32);
      const path = `media/${id}-${size.width}x${size.height}`;
      await storePicture(readConfig(c.env), c.get("accessToken"), path, picture);
      const answer = await callersSiteBackend(c).rpc("add_media", {
        picture: { id, name: c.req.valid("query").name, ...size, bytes: picture.bytes.length },
      });
      const added = writeData(answer, {
        PT409: ["library_full", "The library is full. Delete pictures that nothing uses."],
      });
      return c.json(added as Media);
    },
  )
  .get("/:id", validate("param", oneSchema), async (c) => {
    const { id } = c.req.valid("param");
    const found = jsonOf<OneMedia | null>(await callersBackend(c).rpc("read_media", { for_id: id }));
    if (!found) throw new ApiError(...noSuchPicture);
    return c.json(found);
  })
  .patch("/:id", validate("param", oneSchema), validate("json", mediaChange), async (c) => {
    const { version, ...changes } = c.req.valid("json");
    const answer = await callersBackend(c).rpc("change_media", {
      for_id: c.req.valid("param").id,
      seen_version: version,
      changes: changes,
    });
    const { saved, picture } = written<{ saved: boolean; picture: Media }>(answer);
    if (!saved) {
      const error = new ApiError("conflict", "Someone saved this picture meanwhile. Compare and save again.");
      return c.json({ ...error.toBody(), picture }, error.status);
    }
    await showAnew(c);
    return c.json<SavedMedia>({ picture });
  })
  .post(
    "/:id/replacement",
    validate("param", oneSchema),
    validate("json", v.strictObject({ by: mediaId })),
    async (c) => {
      const answer = await callersBackend(c).rpc("replace_media", {
        for_id: c.req.valid("param").id,
        by_id: c.req.valid("json").by,
      });
      const texts = written<number>(answer);
      await showAnew(c);
      return c.json({ texts });
    },
  )
  .post("/deletion", validate("json", idsSchema), async (c) => {
    const { ids } = c.req.valid("json");
    const answer = written<DeletedMedia>(await callersBackend(c).rpc("delete_media", { ids }));
    // One alone is refused; of many, those that can go are gone.
    if (ids.length === 1 && answer.uses.length > 0) {
      const error = new ApiError(
        "picture_in_use",
        "This picture is in use, so it is kept. Replace it first.",
      );
      return c.json({ ...error.toBody(), uses: answer.uses }, error.status);
    }
    return c.json(answer);
  });

/** What a page shows may have changed. */
function showAnew(c: Context<SignedInContext>): Promise<unknown> {
  return bumpCatalogueVersion(c.env.CATALOGUE, new Date());
}

/** The SQL fixes the shape of its JSON, and the caller names it. */
function written<Shape>(answer: Parameters<typeof writeData>[0]): Shape {
  return writeData(answer, {
    PT404: noSuchPicture,
    PT412: ["changed_meanwhile", "Someone saved a text with this picture meanwhile. Try again."],
  }) as Shape;
}
