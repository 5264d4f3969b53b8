/** Rows of `storage.objects`, their names, and the headers of a download. */
import { StorageError } from "./storage-error.ts";

export type ObjectMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
};

export type ObjectRow = {
  id: string;
  bucket_id: string;
  name: string;
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
};

export const objectColumns =
  "id, bucket_id, name, version, metadata, user_metadata, created_at, updated_at, last_accessed_at";

/** Allows the characters that are safe for S3 by Supabase's rules, but no `.` or `..` segment. */
export function checkName(name: string): string {
  const isSafe = name.length <= 1024 && /^[\w/!.*'() &$@=;:+,?-]+$/.test(name);
  const segments = name.split("/");
  if (isSafe && name !== "" && segments.every((segment) => segment !== "." && segment !== "..")) return name;
  throw new StorageError("400", "InvalidKey", `Invalid key: ${name}`);
}

export function downloadHeaders(
  { metadata, updated_at }: ObjectRow,
  download: string | undefined,
): Record<string, string> {
  const disposition = download === undefined ? {} : { "Content-Disposition": attachment(download) };
  return {
    "Content-Type": metadata.mimetype,
    "Content-Length": String(metadata.size),
    "Cache-Control": metadata.cacheControl,
    ETag: metadata.eTag,
    "Last-Modified": updated_at.toUTCString(),
    "X-Content-Type-Options": "nosniff",
    ...disposition,
  };
}

function attachment(name: string): string {
  return name ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}` : "attachment";
}
