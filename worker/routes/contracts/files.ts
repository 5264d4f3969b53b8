/** The files of a contract, for both of its sides. Row level security and begin_file() decide who is one. */
import { Hono } from "hono";
import * as v from "valibot";
import {
  type ContractFiles,
  type CountedFiles,
  type FileKind,
  type FileSide,
  type FileType,
  addressSeconds,
  fileBucket,
  fileKinds,
  fileName,
  missingFiles,
} from "../../../domain/papers/private-files.ts";
import { storableText } from "../../../domain/site/storable-text.ts";
import { signAddress } from "../../backend/storage.ts";
import { callersBackend, callersSiteBackend, dataOf } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { receiveFile } from "../../files/receive-file.ts";
import { contractSchema } from "../../http/contract-schema.ts";
import { limitLeads } from "../../http/rate-limits.ts";
import { validate } from "../../http/validate.ts";
import { contractAnswer } from "./contract-answer.ts";

const sentSchema = v.object({
  ...contractSchema.entries,
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "must be a SHA-256")),
});
const aboutSchema = v.object({
  kind: v.picklist(fileKinds, "is no kind of file"),
  name: fileName,
  buyer: v.optional(v.pipe(storableText, v.maxLength(200, "must have at most 200 characters"))),
});
const fileSchema = v.object({ ...contractSchema.entries, file: v.pipe(v.string(), v.uuid()) });

type OpenedFile = { object: string; name: string; contentType: string };

export const contractFiles = new Hono<SignedInContext>()
  .get("/:contract/files", validate("param", contractSchema), async (c) => {
    const { contract } = c.req.valid("param");
    const backend = callersBackend(c);
    const [rows, counted] = await Promise.all([
      backend
        .from("private_files")
        .select("id, kind, name, buyer, content_type, bytes, side, added_by, stored_at")
        .eq("contract_id", contract)
        .order("stored_at"),
      backend.rpc("contract_files", { for_contract: contract }),
    ]);
    const known = contractAnswer<CountedFiles>(counted);
    const files = dataOf(rows).map((row) => ({
      id: row.id,
      kind: row.kind as FileKind,
      name: row.name,
      buyer: row.buyer,
      contentType: row.content_type as FileType,
      bytes: row.bytes,
      side: row.side as FileSide,
      isMine: row.added_by === c.get("user").sub,
      at: row.stored_at ?? "",
    }));
    return c.json<ContractFiles>({ files, missing: missingFiles(known), buyers: known.buyers });
  })
  .put(
    "/:contract/files/:digest",
    validate("param", sentSchema),
    validate("query", aboutSchema, "invalid_input"),
    async (c) => {
      await limitLeads(c);
      const { contract, digest } = c.req.valid("param");
      const { kind, name, buyer } = c.req.valid("query");
      const backend = callersSiteBackend(c);
      const id = await receiveFile(
        c.req.raw,
        readConfig(c.env),
        { digest, name },
        {
          accessToken: c.get("accessToken"),
          takes: "files",
          begin: async (file) =>
            contractAnswer(
              await backend.rpc("begin_file", { for_contract: contract, file: { kind, buyer, ...file } }),
              {
                PT409: [
                  "too_many_files",
                  "This contract has as many files as it can have. Ask our office to remove some.",
                ],
              },
            ),
          finish: async (file) => contractAnswer(await backend.rpc("finish_file", { for_file: file })),
        },
      );
      return c.json({ id }, 201);
    },
  )
  .post("/:contract/files/:file/opening", validate("param", fileSchema), async (c) => {
    const answer = await callersSiteBackend(c).rpc("open_file", { for_file: c.req.valid("param").file });
    const { object, name } = contractAnswer<OpenedFile>(answer, {
      PT404: ["not_found", "There is no such file. Reload this page."],
    });
    const signed = { bucket: fileBucket, path: object, name, seconds: addressSeconds };
    return c.json({ address: await signAddress(readConfig(c.env), c.get("accessToken"), signed) });
  })
  .delete("/:contract/files/:file", validate("param", fileSchema), async (c) => {
    const answer = await callersBackend(c).rpc("remove_file", { for_file: c.req.valid("param").file });
    if (!contractAnswer<boolean>(answer)) {
      throw new ApiError("not_allowed", "This file is not yours to remove any more. Ask our office.");
    }
    return c.json({ removed: true });
  });
