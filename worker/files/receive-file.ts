/**
 * The one way in for files that people send. The browser names a file by the SHA-256 of what it sends, so a request that
 * is repeated after a cut line stores nothing twice, and a file that arrived cut off is not taken as whole.
 */
import { fileBucket, largestFileBytes, nameWithEnding } from "../../domain/papers/private-files.ts";
import { storeObject } from "../backend/storage.ts";
import type { Config } from "../env.ts";
import { ApiError, unavailable } from "../errors.ts";
import { largestGuideBytes } from "../../domain/texts/guide-files.ts";
import { hashBytes } from "../http/hash-bytes.ts";
import { readBody } from "../http/read-body.ts";
import { isEncryptedPdf } from "./judge-pdf.ts";
import { type FileRefusal, readPrivateFile } from "./read-private-file.ts";

const refusals: Record<FileRefusal, string> = {
  empty: "This file is empty. Choose it again.",
  heic: "This is a HEIC picture. In the iPhone's settings choose Camera, Formats, Most Compatible, or send a PDF.",
  unknown: "Send a PDF, or a whole JPEG, PNG or WebP of at most 12,000 pixels a side.",
  pdf_not_whole: "This PDF is cut off or is something else too. Open it and print it into a new PDF.",
  pdf_active: "This PDF has a program or a file inside. Open it and print it into a new PDF.",
};

/** What a file belongs to: who may add to it, and what the database knows of it. */
export type FilePlace = {
  /** Undefined for somebody without an account. */
  accessToken: string | undefined;
  takes: "files" | "pictures" | "guide";
  begin: (file: JudgedEntry) => Promise<{ id: string; object: string; isStored: boolean }>;
  /** False when the bytes are not stored. */
  finish: (id: string, bytes: Uint8Array) => Promise<boolean>;
};

type JudgedEntry = { name: string; contentType: string; bytes: number; digest: string };

export async function receiveFile(
  request: Request,
  config: Config,
  { digest, name }: { digest: string; name: string },
  { accessToken, takes, begin, finish }: FilePlace,
): Promise<string> {
  const body = await readBody(request, takes === "guide" ? largestGuideBytes : largestFileBytes);
  if ((await hashBytes(body)) !== digest) {
    throw new ApiError("invalid_input", "The file did not arrive whole. Send it again.", { field: "digest" });
  }
  const file = readPrivateFile(body);
  if ("refusal" in file)
    throw new ApiError("unsupported_type", refusals[file.refusal], { field: file.refusal });
  if (takes === "pictures" && file.ending === "pdf")
    throw new ApiError("unsupported_type", "Send a whole JPEG, PNG or WebP.", { field: "unknown" });
  if (takes === "guide") refuseUnlessRead(file.ending, body);
  const begun = await begin({
    name: nameWithEnding(name, file.ending),
    contentType: file.contentType,
    bytes: file.bytes.length,
    digest,
  });
  if (begun.isStored) return begun.id;
  const stored = await storeObject(config, accessToken, {
    bucket: fileBucket,
    path: begun.object,
    bytes: file.bytes,
    contentType: file.contentType,
    cacheControl: "no-store",
  });
  if (stored === "refused") throw unavailable(new Error("Storage refused a file that had begun"));
  if (!(await finish(begun.id, file.bytes))) throw unavailable(new Error("a stored file is not there"));
  return begun.id;
}

/** Whoever has the pass reads it, in any program. */
function refuseUnlessRead(ending: string, file: Uint8Array): void {
  if (ending !== "pdf") throw new ApiError("unsupported_type", "Send a PDF.", { field: "unknown" });
  if (isEncryptedPdf(file)) {
    throw new ApiError("unsupported_type", "This PDF is locked. Save it without a password.", {
      field: "pdf_locked",
    });
  }
}
