/** `/bucket`: the buckets of uploads, with their limits. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { CallerEnv } from "../gateway.ts";
import { runRequest } from "../run-request.ts";
import { readBody } from "./read-body.ts";
import type { StorageServices } from "./services.ts";
import { bucketNotFound, StorageError } from "./storage-error.ts";

export type BucketRow = {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
};

const sizeSchema = v.nullish(
  v.union([
    v.pipe(v.number(), v.integer(), v.minValue(0)),
    v.pipe(v.string(), v.regex(/^\d+(\.\d+)?\s*(b|kb|mb|gb)?$/i, "Invalid file size limit")),
  ]),
);
const limitEntries = {
  public: v.nullish(v.boolean()),
  file_size_limit: sizeSchema,
  allowed_mime_types: v.nullish(v.array(v.string())),
};
const createSchema = v.object({
  id: v.optional(v.string()),
  name: v.pipe(v.string(), v.regex(/^[\w!.*'() &$@=;:+,?-]{1,100}$/, "Invalid bucket name")),
  ...limitEntries,
});
const changeSchema = v.object(limitEntries);
const columns = "id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at";

export function makeBucketRoutes(services: StorageServices): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>();
  const read = <Row>(context: Context<CallerEnv>, sql: string, values: unknown[]) =>
    runRequest(services, context, { readOnly: false }, (run) => run<Row>(sql, values));

  app.get("/", async (context) =>
    context.json(await read<BucketRow>(context, `select ${columns} from storage.buckets order by name`, [])),
  );
  app.post("/", async (context) => {
    const body = await readBody(context, createSchema);
    await read(
      context,
      "insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ($1, $2, $3, $4, $5)",
      [
        body.id ?? body.name,
        body.name,
        body.public ?? false,
        toBytes(body.file_size_limit),
        body.allowed_mime_types ?? null,
      ],
    );
    return context.json({ name: body.name });
  });
  app.get("/:id", async (context) => {
    const [bucket] = await read<BucketRow>(context, `select ${columns} from storage.buckets where id = $1`, [
      context.req.param("id"),
    ]);
    if (!bucket) throw bucketNotFound();
    return context.json(bucket);
  });
  app.put("/:id", async (context) => {
    const body = await readBody(context, changeSchema);
    const changed = await read(
      context,
      `update storage.buckets set public = coalesce($2, public),
         file_size_limit = case when $3 then file_size_limit else $4 end,
         allowed_mime_types = case when $5 then allowed_mime_types else $6 end,
         updated_at = now() where id = $1 returning id`,
      [
        context.req.param("id"),
        body.public ?? null,
        // A missing setting keeps its value, and null lifts the limit.
        body.file_size_limit === undefined,
        toBytes(body.file_size_limit),
        body.allowed_mime_types === undefined,
        body.allowed_mime_types ?? null,
      ],
    );
    if (changed.length === 0) throw bucketNotFound();
    return context.json({ message: "Successfully updated" });
  });
  app.delete("/:id", async (context) => {
    const id = context.req.param("id");
    const [row] = await read<{ files: number }>(
      context,
      "select count(*)::int as files from storage.objects where bucket_id = $1",
      [id],
    );
    if (row && row.files > 0)
      throw new StorageError("409", "InvalidRequest", "The bucket you tried to delete is not empty");
    const deleted = await read(context, "delete from storage.buckets where id = $1 returning id", [id]);
    if (deleted.length === 0) throw bucketNotFound();
    return context.json({ message: "Successfully deleted" });
  });
  app.post("/:id/empty", async (context) => {
    if (context.var.caller.role === "anon")
      throw new StorageError("403", "Unauthorized", "new row violates row-level security policy");
    // For a caller who may not see the bucket, there is none. The answer must not say that it is empty now.
    const seen = await read(context, "select from storage.buckets where id = $1", [context.req.param("id")]);
    if (seen.length === 0) throw bucketNotFound();
    const removed = await read<{ version: string }>(
      context,
      "delete from storage.objects where bucket_id = $1 returning version",
      [context.req.param("id")],
    );
    await services.bytes.remove(removed.map(({ version }) => version));
    return context.json({ message: "Successfully emptied" });
  });
  return app;
}

const units = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

function toBytes(size: string | number | null | undefined): number | null {
  if (typeof size !== "string") return size ?? null;
  const [, count, unit] = /^([\d.]+)\s*(b|kb|mb|gb)?$/.exec(size.toLowerCase()) ?? [];
  return Math.round(Number(count) * units[(unit ?? "b") as keyof typeof units]);
}
