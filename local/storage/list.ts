/** `POST /object/list/{bucket}`: lists one level of folders and files, 100 by default. */
import type { Context } from "hono";
import * as v from "valibot";
import type { CallerEnv } from "../gateway.ts";
import { runRequest } from "../run-request.ts";
import { objectColumns, type ObjectRow } from "./object-rows.ts";
import { readBody } from "./read-body.ts";
import type { StorageServices } from "./services.ts";

const schema = v.object({
  prefix: v.optional(v.string(), ""),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 100),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  search: v.optional(v.string(), ""),
  sortBy: v.optional(
    v.object({
      column: v.optional(v.picklist(["name", "created_at", "updated_at", "last_accessed_at"]), "name"),
      order: v.optional(v.picklist(["asc", "desc"]), "asc"),
    }),
    {},
  ),
});

/** Orders names as Supabase does: byte by byte, ignoring case. */
const orders = {
  name: `lower(name) collate "C"`,
  created_at: "created_at",
  updated_at: "updated_at",
  last_accessed_at: "last_accessed_at",
};

type Listed = Pick<ObjectRow, "id" | "created_at" | "updated_at" | "last_accessed_at" | "metadata">;
/** A folder exists only as a prefix of names, so it has only a name. */
type Entry = { name: string } & (Listed | { [Column in keyof Listed]: null });

export async function listObjects(
  services: StorageServices,
  context: Context<CallerEnv>,
  bucket: string,
): Promise<Response> {
  const { prefix, limit, offset, search, sortBy } = await readBody(context, schema);
  const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  const rows = await runRequest(services, context, { readOnly: true }, (run) =>
    run<ObjectRow>(
      `select ${objectColumns} from storage.objects where bucket_id = $1 and starts_with(lower(name), lower($2))
       order by ${orders[sortBy.column]} ${sortBy.order}, name`,
      [bucket, folder + search],
    ),
  );
  const entries = new Map<string, Entry>();
  for (const row of rows) {
    const [name = "", ...deeper] = row.name.slice(folder.length).split("/");
    if (deeper.length === 0) entries.set(name, describeFile(row, name));
    else if (!entries.has(name)) entries.set(name, emptyFolder(name));
  }
  const listed = [...entries.values()];
  // Folders have no dates, so they come first in an order by date.
  const sorted =
    sortBy.column === "name"
      ? listed
      : listed.toSorted((left, right) => Number(left.id !== null) - Number(right.id !== null));
  return context.json(sorted.slice(offset, offset + limit));
}

function describeFile(
  { id, created_at, updated_at, last_accessed_at, metadata }: ObjectRow,
  name: string,
): Entry {
  return { name, id, created_at, updated_at, last_accessed_at, metadata };
}

function emptyFolder(name: string): Entry {
  return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
}
