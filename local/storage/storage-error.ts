/** The errors of `/storage/v1`. As on Supabase, the HTTP status is mostly 400, and the body has the exact one. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export class StorageError extends Error {
  override name = "StorageError";
  readonly statusCode: string;
  readonly error: string;
  readonly status: ContentfulStatusCode;

  constructor(statusCode: string, error: string, message: string, status: ContentfulStatusCode = 400) {
    super(message);
    this.statusCode = statusCode;
    this.error = error;
    this.status = status;
  }
}

export const notFound = () => new StorageError("404", "not_found", "Object not found");
export const bucketNotFound = () => new StorageError("404", "Bucket not found", "Bucket not found");

export function answerStorageError(
  context: Context,
  { statusCode, error, message, status }: StorageError,
): Response {
  return context.json({ statusCode, error, message }, status);
}

/** Undefined for an error that is not the caller's fault. */
export function fromPostgresFailure(error: unknown): StorageError | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  // Data that no column can hold, such as a name with a zero byte.
  if (String(error.code).startsWith("22")) return new StorageError("400", "InvalidRequest", error.message);
  if (error.code === "42501") {
    const message = error.message.startsWith("new row violates")
      ? "new row violates row-level security policy"
      : error.message;
    return new StorageError("403", "Unauthorized", message);
  }
  if (error.code === "23505") return new StorageError("409", "Duplicate", "The resource already exists");
  if (error.code === "23503") return bucketNotFound();
  return undefined;
}
