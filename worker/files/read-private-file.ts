/**
 * Judges an uploaded file by its bytes, never by its name or the type it claims. Pictures lose the metadata of
 * cameras. A PDF is kept as it is, so only a file that is nothing but a PDF is accepted.
 */
import type { FileType } from "../../domain/papers/private-files.ts";
import { stripMetadata } from "../pictures/strip-metadata.ts";
import { isHeic } from "./is-heic.ts";
import { judgePdf } from "./judge-pdf.ts";

export type FileRefusal = "empty" | "heic" | "unknown" | "pdf_not_whole" | "pdf_active";

export type JudgedFile =
  | { bytes: Uint8Array; contentType: FileType; ending: "pdf" | "jpg" | "png" | "webp" }
  | { refusal: FileRefusal };

export function readPrivateFile(file: Uint8Array): JudgedFile {
  if (file.length === 0) return { refusal: "empty" };
  if (isHeic(file)) return { refusal: "heic" };
  const pdf = judgePdf(file);
  if (pdf === "fits") return { bytes: file, contentType: "application/pdf", ending: "pdf" };
  if (pdf !== "no_pdf") return { refusal: pdf };
  const picture = stripMetadata(file);
  if (!picture) return { refusal: "unknown" };
  // stripMetadata() answers one of the three types that it names.
  return { bytes: picture.bytes, contentType: picture.contentType as FileType, ending: picture.extension };
}
