/** `POST`, `PATCH` and `DELETE` of a relation. */
import type { Context } from "hono";
import type { RunQuery } from "../database/open.ts";
import type { ReadBytes } from "../database/read-bytes.ts";
import type { CallerEnv } from "../gateway.ts";
import { contentRange, contentType, type Rows, setPreferenceApplied, shapeBody, toRows } from "./answer.ts";
import type { Catalogue, Relation } from "./catalogue.ts";
import { findRelation } from "./find-relation.ts";
import {
  describeApplied,
  parseAccept,
  parsePrefer,
  type Preferences,
  type Shape,
} from "./query/parse-prefer.ts";
import { parseQuery } from "./query/parse-query.ts";
import type { Query } from "./query/query.ts";
import { readJson, toObject, toObjects } from "./read-body.ts";
import { RestError } from "./rest-error.ts";
import { runRequest } from "../run-request.ts";
import type { RestServices } from "./services.ts";
import { Parameters, quoteName } from "./sql-text.ts";
import { insertedSetting, writeDelete, writeInsert, writeReturning, writeUpdate } from "./write-change.ts";
import { jsonRow, SelectWriter, writeArray } from "./write-select.ts";

export type Verb = "POST" | "PATCH" | "DELETE";

export async function changeRows(
  services: RestServices,
  context: Context<CallerEnv>,
  name: string,
  verb: Verb,
): Promise<Response> {
  const catalogue = await services.readCatalogue();
  const relation = findRelation(catalogue, name);
  const preferences = parsePrefer(context.req.header("Prefer"));
  const shape = parseAccept(context.req.header("Accept"));
  const query = parseQuery(new URL(context.req.url).searchParams);
  const parameters = new Parameters();
  const change = await writeChange(context, relation, query, preferences, verb, parameters);
  const changed = change
    ? await runRequest(
        services,
        context,
        { readOnly: false, timezone: preferences.timezone },
        (run, readBytes) =>
          runChange(run, readBytes, catalogue, relation, query, preferences, shape, change, parameters),
      )
    : { ...toRows([]), isFresh: preferences.resolution !== "merge-duplicates" };
  setPreferenceApplied(context, describeApplied(applicable(preferences, relation, query), kinds[verb]));
  return answerChange(context, relation, verb, preferences, shape, changed);
}

const kinds = { POST: "insert", PATCH: "update", DELETE: "delete" } as const;

/** Drops `resolution` when there is no key, because rows cannot be duplicates then. */
function applicable({ resolution, ...others }: Preferences, relation: Relation, query: Query): Preferences {
  const hasKey = relation.primaryKey.length > 0 || query.onConflict !== undefined;
  return { ...others, ...(hasKey && resolution && { resolution }) };
}

async function writeChange(
  context: Context<CallerEnv>,
  relation: Relation,
  query: Query,
  preferences: Preferences,
  verb: Verb,
  parameters: Parameters,
): Promise<string | undefined> {
  if (verb === "DELETE") return writeDelete(relation, query, parameters);
  const body = await readJson(context);
  if (verb === "PATCH") return writeUpdate(relation, query, toObject(body), parameters);
  const rows = toObjects(isPlainValue(body) && !query.columns ? [] : body);
  return rows.length > 0 ? writeInsert(relation, query, rows, preferences, parameters) : undefined;
}

/** PostgREST reads one plain value as an empty list, unless the columns are named. */
function isPlainValue(body: unknown): boolean {
  return typeof body !== "object" || body === null;
}

type Changed = Rows & { isFresh: boolean; key?: Record<string, string> };

async function runChange(
  run: RunQuery,
  readBytes: ReadBytes,
  catalogue: Catalogue,
  relation: Relation,
  query: Query,
  preferences: Preferences,
  shape: Shape,
  change: string,
  parameters: Parameters,
): Promise<Changed> {
  const returning = writeReturning(relation, query, preferences);
  const wanted = writeWanted(catalogue, relation, query, preferences, shape, parameters);
  const [body, count, key] = await readBytes(
    `with changed as (${change} ${returning}) ${wanted}`,
    parameters.values,
  );
  const changed = toRows([body ?? null, count ?? null]);
  refuseTooMany(changed.rows, preferences);
  if (preferences.return === "representation") shapeBody(changed, shape);
  const [inserted] = await run<{ count: string | null }>(
    `select current_setting('${insertedSetting}', true) as count`,
  );
  return {
    ...changed,
    isFresh: Number(inserted?.count ?? 0) > 0 || preferences.resolution !== "merge-duplicates",
    ...(key && { key: JSON.parse(key.toString()) }),
  };
}

/** The part of the statement that reads the changed rows. */
function writeWanted(
  catalogue: Catalogue,
  relation: Relation,
  query: Query,
  preferences: Preferences,
  shape: Shape,
  parameters: Parameters,
): string {
  if (preferences.return === "representation") {
    const writer = new SelectWriter(catalogue, parameters, shape.stripNulls);
    const source = { alias: "c0", name: relation.name, columns: relation.columns };
    const read = { select: query.select, order: query.order, filters: [] };
    const { columns, json, from, where, order } = writer.write(source, "changed as c0", read);
    return `select ${writeArray(json)} as body, (select count(*) from changed)::int as rows, null as key
      from (select ${columns} from ${from} ${where} ${order}) as ${jsonRow}`;
  }
  const isKeyed = preferences.return === "headers-only" && relation.primaryKey.length > 0;
  const key = isKeyed
    ? `(select jsonb_object_agg(k.key, k.value) from changed as c, jsonb_each_text(jsonb_build_object(${relation.primaryKey
        .map((name) => `'${name.replaceAll("'", "''")}', c.${quoteName(name)}`)
        .join(", ")})) as k)`
    : "null";
  return `select '[]' as body, (select count(*) from changed)::int as rows, ${key} as key`;
}

function refuseTooMany(rows: number, { handling, maxAffected }: Preferences): void {
  if (handling !== "strict" || maxAffected === undefined || rows <= maxAffected) return;
  throw new RestError(
    400,
    "PGRST124",
    "Query result exceeds max-affected preference constraint",
    `The query affects ${rows} rows`,
  );
}

function answerChange(
  context: Context<CallerEnv>,
  relation: Relation,
  verb: Verb,
  preferences: Preferences,
  shape: Shape,
  { body, rows, isFresh, key }: Changed,
): Response {
  const total = preferences.count ? rows : undefined;
  context.header(
    "Content-Range",
    verb === "PATCH" ? contentRange(0, rows, total) : contentRange(0, 0, total),
  );
  if (key && rows === 1) {
    const filters = Object.entries(key).map(
      ([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(value)}`,
    );
    context.header("Location", `/${relation.name}?${filters.join("&")}`);
  }
  const created = isFresh ? 201 : 200;
  if (preferences.return !== "representation") {
    return context.body(null, verb === "POST" ? created : 204);
  }
  const text = shapeBody({ body, rows }, shape);
  return context.body(text, verb === "POST" ? created : 200, { "Content-Type": contentType(shape) });
}
