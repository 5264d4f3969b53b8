/** `/object`: uploads, downloads (private, public, signed), lists and removal. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { assumePublic, type CallerEnv } from "../gateway.ts";
import { runRequest } from "../run-request.ts";
import { listObjects } from "./list.ts";
import { copyObject, moveObject } from "./move.ts";
import { checkName, downloadHeaders, objectColumns, type ObjectRow } from "./object-rows.ts";
import { readBody } from "./read-body.ts";
import { requireCaller } from "./require-caller.ts";
import type { StorageServices } from "./services.ts";
import { checkSignedUrl, signUrl, uploadSeconds } from "./signed-urls.ts";
import { bucketNotFound, notFound } from "./storage-error.ts";
import { findBucket, readUpload, storeUpload } from "./upload.ts";

const signSchema = v.object({ expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const signManySchema = v.object({
  ...signSchema.entries,
  paths: v.pipe(v.array(v.string()), v.maxLength(1000)),
});
const removeSchema = v.object({ prefixes: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1000)) });

export function makeObjectRoutes(services: StorageServices): Hono<CallerEnv> {
  const { bytes, keys, database } = services;
  const app = new Hono<CallerEnv>();

  // These need no key: the object is public, or the address contains a signed token.
  app.get("/public/:bucket/:name{.+}", assumePublic, async (context) => {
    const { bucket, name } = context.req.param();
    if (!(await findBucket(services, bucket)).public) throw bucketNotFound();
    return sendObject(context, await findObject(database.query, bucket, name));
  });
  app.get("/sign/:bucket/:name{.+}", assumePublic, async (context) => {
    const { bucket, name } = context.req.param();
    await checkSignedUrl(keys, "download", context.req.query("token"), `${bucket}/${name}`);
    return sendObject(context, await findObject(database.query, bucket, name));
  });
  app.put("/upload/sign/:bucket/:name{.+}", assumePublic, async (context) => {
    const { bucket, name } = context.req.param();
    const signed = await checkSignedUrl(keys, "upload", context.req.query("token"), `${bucket}/${name}`);
    // The right to upload was checked when the address was signed.
    const claims = { role: "service_role", ...(signed.owner && { sub: signed.owner }) };
    context.set("caller", { keyKind: "secret", role: "service_role", claims });
    const target = { bucket, name, isUpsert: signed.upsert === true };
    return context.json(await storeUpload(services, context, target, await readUpload(context)));
  });

  app.use(...requireCaller(keys));
  app.post("/move", (context) => moveObject(services, context));
  app.post("/copy", (context) => copyObject(services, context));
  app.post("/list/:bucket", (context) => listObjects(services, context, context.req.param("bucket")));
  app.post("/sign/:bucket", async (context) => {
    const { paths, expiresIn } = await readBody(context, signManySchema);
    const bucket = context.req.param("bucket");
    const answers = paths.map(async (path) => {
      const found = await findAsCaller(context, bucket, path).catch(() => undefined);
      return found
        ? { path, signedURL: await makeSignedUrl(bucket, path, expiresIn), error: null }
        : {
            path,
            signedURL: null,
            error: "Either the object does not exist or you do not have access to it",
          };
    });
    return context.json(await Promise.all(answers));
  });
  app.post("/sign/:bucket/:name{.+}", async (context) => {
    const { bucket, name } = context.req.param();
    const { expiresIn } = await readBody(context, signSchema);
    await findAsCaller(context, bucket, name);
    return context.json({ signedURL: await makeSignedUrl(bucket, name, expiresIn) });
  });
  app.post("/upload/sign/:bucket/:name{.+}", async (context) => {
    const { bucket, name } = context.req.param();
    await findBucket(services, bucket);
    await tryInsert(context, bucket, checkName(name));
    const owner = context.var.caller.claims.sub;
    const claims = {
      url: `${bucket}/${name}`,
      upsert: context.req.header("X-Upsert") === "true",
      ...(owner && { owner }),
    };
    const token = await signUrl(keys, "upload", claims, inSeconds(uploadSeconds));
    return context.json({ url: `/object/upload/sign/${bucket}/${name}?token=${token}`, token });
  });
  app.get("/info/:bucket/:name{.+}", async (context) => {
    const { bucket, name } = context.req.param();
    const { metadata, user_metadata, ...row } = await findAsCaller(context, bucket, name);
    const { size, mimetype: content_type, cacheControl: cache_control, eTag: etag, lastModified } = metadata;
    return context.json({
      ...row,
      size,
      content_type,
      cache_control,
      etag,
      last_modified: lastModified,
      metadata: user_metadata,
    });
  });
  for (const path of ["/authenticated/:bucket/:name{.+}", "/:bucket/:name{.+}"] as const) {
    app.get(path, async (context) => {
      const { bucket, name } = context.req.param();
      return sendObject(context, await findAsCaller(context, bucket, name));
    });
  }
  app.on(["POST", "PUT"], "/:bucket/:name{.+}", async (context) => {
    const { bucket, name } = context.req.param();
    const isUpsert = context.req.method === "PUT" || context.req.header("X-Upsert") === "true";
    return context.json(
      await storeUpload(services, context, { bucket, name, isUpsert }, await readUpload(context)),
    );
  });
  app.delete("/:bucket", async (context) => {
    const { prefixes } = await readBody(context, removeSchema);
    const removed = await runRequest(services, context, { readOnly: false }, (run) =>
      run<ObjectRow>(
        `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${objectColumns}`,
        [context.req.param("bucket"), prefixes],
      ),
    );
    await bytes.remove(removed.map(({ version }) => version));
    return context.json(removed);
  });

  async function findAsCaller(context: Context<CallerEnv>, bucket: string, name: string): Promise<ObjectRow> {
    return runRequest(services, context, { readOnly: true }, (run) => findObject(run, bucket, name));
  }

  /** Tries the insert, so that the policies decide whether the caller may upload, and undoes it. */
  async function tryInsert(context: Context<CallerEnv>, bucket: string, name: string): Promise<void> {
    const undone = Symbol("undone");
    await runRequest(services, context, { readOnly: false }, async (run) => {
      await run(
        "insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3) on conflict do nothing",
        [bucket, name, context.var.caller.claims.sub ?? null],
      );
      throw undone;
    }).catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  }

  /** The name is not encoded here, because the client encodes the address. */
  async function makeSignedUrl(bucket: string, name: string, expiresIn: number): Promise<string> {
    const token = await signUrl(keys, "download", { url: `${bucket}/${name}` }, inSeconds(expiresIn));
    return `/object/sign/${bucket}/${name}?token=${token}`;
  }

  async function sendObject(context: Context, row: ObjectRow): Promise<Response> {
    const headers = downloadHeaders(row, context.req.query("download"));
    if (context.req.header("If-None-Match") === row.metadata.eTag) return context.body(null, 304, headers);
    const content = await bytes.read(row.version);
    return context.body(Uint8Array.from(content), 200, headers);
  }

  function inSeconds(seconds: number): number {
    return Math.floor(services.now().getTime() / 1000) + seconds;
  }

  return app;
}

async function findObject(
  run: <Row>(sql: string, values: unknown[]) => Promise<Row[]>,
  bucket: string,
  name: string,
): Promise<ObjectRow> {
  const [row] = await run<ObjectRow>(
    `select ${objectColumns} from storage.objects where bucket_id = $1 and name = $2 and version is not null`,
    [bucket, name],
  );
  if (!row) throw notFound();
  return row;
}
