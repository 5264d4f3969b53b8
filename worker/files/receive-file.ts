/**
 * The one way in for files that people send. The browser names a file by the SHA-256 of what it sends, so a request that
 * is repeated after a cut line stores nothing twice, and a file that arrived cut off is not taken as whole.
 */
import type { Context } from "hono";
import {
  fileBucket,
  largestFileBytes,
  nameWithEnding,
  type FileKind,
} from "../../domain/papers/private-files.ts";
import { storeObject } from "../backend/storage.ts";
import { callersSiteBackend } from "../backend/supabase.ts";
import type { SignedInContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError, unavailable } from "../errors.ts";
import { hashBytes } from "../http/hash-bytes.ts";
import { readBody } from "../http/read-body.ts";
import { contractAnswer } from "../routes/contracts/contract-answer.ts";
import { type FileRefusal, readPrivateFile } from "./read-private-file.ts";

const refusals: Record<FileRefusal, string> = {
  empty: "This file is empty. Choose it again.",
  heic: "This is a HEIC picture. In the iPhone's settings choose Camera, Formats, Most Compatible, or send a PDF.",
  unknown: "Send a PDF, or a whole JPEG, PNG or WebP of at most 12,000 pixels a side.",
  pdf_not_whole: "This PDF is cut off or is something else too. Open it and print it into a new PDF.",
  pdf_active: "This PDF has a program or a file inside. Open it and print it into a new PDF.",
};

export type SentFile = { contract: string; digest: string; kind: FileKind; name: string };

export async function receiveFile(c: Context<SignedInContext>, sent: SentFile): Promise<string> {
  const body = await readBody(c.req.raw, largestFileBytes);
  if ((await hashBytes(body)) !== sent.digest) {
    throw new ApiError("invalid_input", "The file did not arrive whole. Send it again.", { field: "digest" });
  }
  const file = readPrivateFile(body);
  if ("refusal" in file)
    throw new ApiError("unsupported_type", refusals[file.refusal], { field: file.refusal });
  const backend = callersSiteBackend(c);
  const begun = contractAnswer<{ id: string; object: string; isStored: boolean }>(
    await backend.rpc("begin_file", {
      for_contract: sent.contract,
      file: {
        kind: sent.kind,
        name: nameWithEnding(sent.name, file.ending),
        contentType: file.contentType,
        bytes: file.bytes.length,
        digest: sent.digest,
      },
    }),
    "This contract has as many files as it can have. Ask our office to remove some.",
  );
  if (begun.isStored) return begun.id;
  const stored = await storeObject(readConfig(c.env), c.get("accessToken"), {
    bucket: fileBucket,
    path: begun.object,
    bytes: file.bytes,
    contentType: file.contentType,
    cacheControl: "no-store",
  });
  if (stored === "refused") throw unavailable(new Error("Storage refused a file that had begun"));
  const isShown = contractAnswer<boolean>(await backend.rpc("finish_file", { for_file: begun.id }));
  if (!isShown) throw unavailable(new Error("a stored file is not there"));
  return begun.id;
}
