/** The file that an admin sends for a feed. It is handed through to Storage as it arrives, so its size takes no memory here. */
import { Hono } from "hono";
import * as v from "valibot";
import { largestSentBytes } from "../../../../domain/feeds/feed-settings.ts";
import { storableText } from "../../../../domain/site/storable-text.ts";
import { storeObject } from "../../../backend/storage.ts";
import { callersBackend, dataOf, writeData } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { readConfig } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";

const nameSchema = v.object({ name: v.pipe(storableText, v.trim(), v.minLength(1), v.maxLength(120)) });

export const adminFeedFiles = new Hono<SignedInContext>()
  .get("/:id/file", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c)
      .from("feed_files")
      .select("name,bytes,sent_at")
      .eq("source_id", c.req.valid("param").id);
    return c.json({ file: dataOf(answer)[0] ?? null });
  })
  .put(
    "/:id/file",
    validate("param", idSchema),
    validate("query", nameSchema, "invalid_input"),
    async (c) => {
      const { id } = c.req.valid("param");
      const bytes = Number(c.req.header("content-length") ?? 0);
      const { body } = c.req.raw;
      if (!body || !(bytes > 0)) throw new ApiError("invalid_input", "This file is empty. Choose it again.");
      if (bytes > largestSentBytes)
        throw new ApiError("too_large", "A file has at most 50 MB. Pack it with gzip.");
      const object = `${id}/${crypto.randomUUID()}`;
      const stored = await storeObject(readConfig(c.env), c.get("accessToken"), {
        bucket: "feeds",
        path: object,
        bytes: body.pipeThrough(new FixedLengthStream(bytes)),
        contentType: "application/octet-stream",
        cacheControl: "no-store",
      });
      if (stored === "refused")
        throw new ApiError("not_allowed", "Your role does not allow sending files of feeds.");
      const file = { object, name: c.req.valid("query").name, bytes };
      const kept = await callersBackend(c).rpc("keep_feed_file", { for_source: id, file });
      writeData(kept, {
        PT404: ["not_found", "This source takes no file."],
        PT409: ["file_not_stored", "The file did not arrive. Send it again."],
      });
      return c.json({ name: file.name, bytes }, 201);
    },
  );
