/**
 * The one way in for pictures of homes and of the library. The browser names each by the SHA-256 of what it sends, so a
 * request that is repeated after a cut line stores nothing twice, and a picture that arrived cut off is not taken as whole.
 */
import { ApiError } from "../errors.ts";
import { hashBytes } from "../http/hash-bytes.ts";
import { readBody } from "../http/read-body.ts";
import { type StrippedPicture, stripMetadata } from "../pictures/strip-metadata.ts";
import { isHeic } from "./is-heic.ts";

/** The limit of the bucket. */
const maxBytes = 10_485_760;

const refusals = {
  empty: "This file is empty. Choose it again.",
  heic: "This is a HEIC picture. In the iPhone's settings choose Camera, Formats, Most Compatible.",
  svg: "This is an SVG drawing, which can hold a program. Save it as a PNG.",
  unknown: "Send a whole JPEG, PNG or WebP of at most 12,000 pixels a side.",
} as const;

export async function receivePicture(request: Request, digest: string): Promise<StrippedPicture> {
  const file = await readBody(request, maxBytes);
  if ((await hashBytes(file)) !== digest) {
    throw new ApiError("invalid_input", "The picture did not arrive whole. Send it again.", {
      field: "digest",
    });
  }
  const picture = stripMetadata(file);
  if (picture) return picture;
  const why = whyRefused(file);
  throw new ApiError("unsupported_type", refusals[why], why === "unknown" ? {} : { field: why });
}

/** Where a file of text may say that it is a drawing. */
const searchedBytes = 1_024;

function whyRefused(file: Uint8Array): keyof typeof refusals {
  if (file.length === 0) return "empty";
  if (isHeic(file)) return "heic";
  return /<svg[\s>]/i.test(new TextDecoder("latin1").decode(file.subarray(0, searchedBytes)))
    ? "svg"
    : "unknown";
}
