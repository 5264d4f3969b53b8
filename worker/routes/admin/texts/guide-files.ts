/** The PDFs of the owner's guides: sent, stored, and seen before they are published. A text then names one (texts.ts). */
import { Hono } from "hono";
import * as v from "valibot";
import { guideFileAddress } from "../../../../domain/leads/guide-pass.ts";
import { locales } from "../../../../domain/languages/locales.ts";
import { fileName } from "../../../../domain/papers/private-files.ts";
import { guideFileKey, shippedGuide } from "../../../../domain/texts/guide-files.ts";
import { callersSiteBackend, writeData } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { readConfig } from "../../../env.ts";
import { receiveFile } from "../../../files/receive-file.ts";
import { validate } from "../../../http/validate.ts";

const locale = v.picklist(locales, "is no language of the site");
const sentSchema = v.object({
  locale,
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "must be a SHA-256")),
});
const aboutSchema = v.object({ name: fileName });
const shownSchema = v.object({
  locale,
  file: v.union([v.literal(shippedGuide), v.pipe(v.string(), v.uuid())], "is no guide"),
});

type BegunFile = { id: string; object: string; isStored: boolean };

export const adminGuideFiles = new Hono<SignedInContext>()
  .put("/:locale/:digest", validate("param", sentSchema), validate("query", aboutSchema), async (c) => {
    const { digest, ...of } = c.req.valid("param");
    const backend = callersSiteBackend(c);
    const { name } = c.req.valid("query");
    const id = await receiveFile(
      c.req.raw,
      readConfig(c.env),
      { digest, name },
      {
        accessToken: c.get("accessToken"),
        takes: "guide",
        begin: async (file) =>
          writeData(await backend.rpc("begin_guide", { for_locale: of.locale, file }), {
            PT409: ["too_many_files", "This language has as many guides as it can have. Remove one first."],
          }) as BegunFile,
        finish: async (file, bytes) => {
          // First where visitors read it: what counts as stored can be published.
          await c.env.SNAPSHOT.put(guideFileKey(file), bytes);
          return writeData(await backend.rpc("finish_file", { for_file: file }));
        },
      },
    );
    return c.json({ id }, 201);
  })
  .post("/address", validate("json", shownSchema), async (c) => {
    const shown = c.req.valid("json");
    const key = readConfig(c.env).GUIDE_LINK_KEY;
    return c.json({ address: await guideFileAddress(key, shown.locale, shown.file, new Date()) });
  });
