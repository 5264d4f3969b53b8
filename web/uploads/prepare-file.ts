/** What is sent of a chosen file: a PDF as it is, a picture made upright, smaller and free of what the camera added. */
import { largestFileBytes } from "../../domain/papers/private-files.ts";
import { UnreadablePicture, preparePicture } from "./prepare-picture.ts";

/** Small print on a photographed page stays readable. */
const longestSideOfPagePx = 3_000;

export async function prepareFile(file: Blob & { name?: string }): Promise<Blob> {
  if (file.size === 0) throw new UnreadablePicture("empty", "0 bytes");
  const start = await file.slice(0, 5).text();
  if (start !== "%PDF-") return preparePicture(file, longestSideOfPagePx);
  if (file.size > largestFileBytes) throw new UnreadablePicture("too_large", `${file.size} bytes`);
  return new Blob([file], { type: "application/pdf" });
}
