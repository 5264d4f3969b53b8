/** Uploads: checks the limits, writes the bytes, then the row. If either fails, the bytes are removed. */
import { createHash, randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { CallerEnv } from "../gateway.ts";
import { runRequest } from "../run-request.ts";
import type { BucketRow } from "./buckets.ts";
import { checkName, type ObjectMetadata } from "./object-rows.ts";
import { maxFileBytes, type StorageServices } from "./services.ts";
import { bucketNotFound, StorageError } from "./storage-error.ts";

export type Upload = { bytes: Uint8Array; mimetype: string; cacheControl: string; userMetadata: unknown };

export async function readUpload(context: Context): Promise<Upload> {
  const type = context.req.header("Content-Type") ?? "application/octet-stream";
  if (type.startsWith("multipart/form-data")) return readForm(await context.req.formData());
  return {
    bytes: new Uint8Array(await context.req.arrayBuffer()),
    mimetype: type,
    cacheControl: context.req.header("Cache-Control") ?? "no-cache",
    userMetadata: readMetadata(context.req.header("X-Metadata"), "base64"),
  };
}

async function readForm(form: FormData): Promise<Upload> {
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw new StorageError("400", "InvalidRequest", "The form has no file");
  const cacheControl = form.get("cacheControl");
  const metadata = form.get("metadata");
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mimetype: file.type || "application/octet-stream",
    cacheControl: typeof cacheControl === "string" ? `max-age=${cacheControl}` : "no-cache",
    userMetadata: readMetadata(typeof metadata === "string" ? metadata : undefined, "utf8"),
  };
}

function readMetadata(text: string | undefined, encoding: BufferEncoding): unknown {
  if (!text) return null;
  try {
    return JSON.parse(Buffer.from(text, encoding).toString());
  } catch {
    throw new StorageError("400", "InvalidRequest", "The metadata is not JSON");
  }
}

export type UploadTarget = {
  bucket: string;
  name: string;
  isUpsert: boolean;
  /** A copy is not held to the types of its bucket. */
  isCopy?: boolean;
};

export async function storeUpload(
  services: StorageServices,
  context: Context<CallerEnv>,
  { bucket, name, isUpsert, isCopy = false }: UploadTarget,
  upload: Upload,
) {
  checkName(name);
  const limits = await findBucket(services, bucket);
  checkSize(limits, upload);
  if (!isCopy) checkType(limits, upload);
  const version = randomUUID();
  try {
    await services.bytes.write(version, upload.bytes);
    const { id, replaced } = await writeRow(services, context, { bucket, name, isUpsert }, version, upload);
    if (replaced) await services.bytes.remove([replaced]);
    return { Id: id, Key: `${bucket}/${name}` };
  } catch (error) {
    await services.bytes.remove([version]);
    throw error;
  }
}

/** Limits apply to every caller, so they are read without the caller's rights. */
export async function findBucket({ database }: StorageServices, id: string): Promise<BucketRow> {
  const [bucket] = await database.query<BucketRow>("select * from storage.buckets where id = $1", [id]);
  if (!bucket) throw bucketNotFound();
  return bucket;
}

function checkSize({ file_size_limit }: BucketRow, { bytes }: Upload): void {
  if (bytes.length > Math.min(file_size_limit ?? maxFileBytes, maxFileBytes)) {
    throw new StorageError("413", "Payload too large", "The object exceeded the maximum allowed size");
  }
}

function checkType({ allowed_mime_types }: BucketRow, { mimetype }: Upload): void {
  const type = mimetype.split(";")[0]?.trim().toLowerCase() ?? "";
  const isAllowed = (allowed: string) =>
    allowed.endsWith("/*") ? type.startsWith(allowed.slice(0, -1)) : allowed === type;
  if (allowed_mime_types?.length && !allowed_mime_types.some(isAllowed)) {
    throw new StorageError("415", "invalid_mime_type", `mime type ${type} is not supported`);
  }
}

function writeRow(
  services: StorageServices,
  context: Context<CallerEnv>,
  { bucket, name, isUpsert }: UploadTarget,
  version: string,
  upload: Upload,
): Promise<{ id: string; replaced: string | undefined }> {
  const { caller } = context.var;
  return runRequest(services, context, { readOnly: false }, async (run) => {
    const [before] = await run<{ version: string }>(
      "select version from storage.objects where bucket_id = $1 and name = $2",
      [bucket, name],
    );
    const onConflict = isUpsert
      ? `on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
           user_metadata = excluded.user_metadata, owner_id = excluded.owner_id, updated_at = excluded.updated_at`
      : "";
    const [row] = await run<{ id: string }>(
      `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at, updated_at)
       values ($1, $2, $3::text::uuid, $3, $4, $5, $6, $7, $7) ${onConflict} returning id`,
      [
        bucket,
        name,
        caller.claims.sub ?? null,
        version,
        describe(upload, services.now()),
        upload.userMetadata,
        services.now(),
      ],
    );
    return { id: row?.id ?? "", replaced: isUpsert ? before?.version : undefined };
  });
}

function describe({ bytes, mimetype, cacheControl }: Upload, now: Date): ObjectMetadata {
  return {
    eTag: `"${createHash("md5").update(bytes).digest("hex")}"`,
    size: bytes.length,
    mimetype,
    cacheControl,
    lastModified: now.toISOString(),
    contentLength: bytes.length,
    httpStatusCode: 200,
  };
}
