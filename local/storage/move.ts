/** `POST /object/move` and `/object/copy`: moves or copies an object to another name or bucket. */
import type { Context } from "hono";
import * as v from "valibot";
import type { CallerEnv } from "../gateway.ts";
import { runRequest } from "../run-request.ts";
import { checkName, type ObjectRow } from "./object-rows.ts";
import { readBody } from "./read-body.ts";
import type { StorageServices } from "./services.ts";
import { notFound } from "./storage-error.ts";
import { findBucket, storeUpload } from "./upload.ts";

const schema = v.object({
  bucketId: v.string(),
  sourceKey: v.string(),
  destinationKey: v.string(),
  destinationBucket: v.optional(v.string()),
});

/** Without another bucket, the object stays in its own. */
async function readMove(context: Context<CallerEnv>) {
  const { destinationBucket, ...asked } = await readBody(context, schema);
  return { ...asked, destinationBucket: destinationBucket ?? asked.bucketId };
}

/** The bytes stay in place, because their file is named after the version, which does not change. */
export async function moveObject(services: StorageServices, context: Context<CallerEnv>): Promise<Response> {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = await readMove(context);
  checkName(destinationKey);
  await findBucket(services, destinationBucket);
  const [moved] = await runRequest(services, context, { readOnly: false }, (run) =>
    run<Pick<ObjectRow, "id" | "name">>(
      `update storage.objects set bucket_id = $3, name = $4, updated_at = $5
       where bucket_id = $1 and name = $2 returning id, name`,
      [bucketId, sourceKey, destinationBucket, destinationKey, services.now()],
    ),
  );
  if (!moved) throw notFound();
  return context.json({ message: "Successfully moved", Id: moved.id, Key: moved.name });
}

/** A copy is an upload of an object that the caller may read, so the size of the bucket applies, but not its types. */
export async function copyObject(services: StorageServices, context: Context<CallerEnv>): Promise<Response> {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = await readMove(context);
  const [source] = await runRequest(services, context, { readOnly: true }, (run) =>
    run<Pick<ObjectRow, "version" | "metadata" | "user_metadata">>(
      `select version, metadata, user_metadata from storage.objects
       where bucket_id = $1 and name = $2 and version is not null`,
      [bucketId, sourceKey],
    ),
  );
  if (!source) throw notFound();
  const target = {
    bucket: destinationBucket,
    name: destinationKey,
    isUpsert: context.req.header("X-Upsert") === "true",
    isCopy: true,
  };
  const { mimetype, cacheControl } = source.metadata;
  const bytes = await services.bytes.read(source.version);
  const upload = { bytes, mimetype, cacheControl, userMetadata: source.user_metadata };
  return context.json(await storeUpload(services, context, target, upload));
}
