/** Writes inserts, upserts, updates and deletes as the `changed` part of a statement, with their returned columns. */
import type { Column, Relation } from "./catalogue.ts";
import type { Preferences } from "./query/parse-prefer.ts";
import type { Filter, Query, Read } from "./query/query.ts";
import { RestError } from "./rest-error.ts";
import { type Parameters, quoteName, quoteText } from "./sql-text.ts";
import { unknownColumn, writeFilters } from "./write-filter.ts";
import { tableName } from "./write-select.ts";

export type JsonObject = Record<string, unknown>;

/** Counts the inserted rows, so that an upsert of known rows answers 200 and not 201. */
export const insertedSetting = "pgrst.inserted";
const counted = `coalesce(nullif(current_setting('${insertedSetting}', true), '')::int, 0)`;

export function writeInsert(
  relation: Relation,
  query: Query,
  rows: JsonObject[],
  preferences: Preferences,
  parameters: Parameters,
): string {
  const columns = columnsToWrite(relation, query, rows);
  const target = tableName(relation.name);
  if (columns.length === 0) return insertOfDefaults(target, rows.length);
  const names = columns.map(({ name }) => quoteName(name)).join(", ");
  const payload = withDefaults(`${parameters.add(JSON.stringify(rows))}::jsonb`, columns, preferences);
  return `insert into ${target} as t0 (${names})
    select ${names} from jsonb_to_recordset(${payload}) as given(${describe(columns)})
    where set_config('${insertedSetting}', (${counted} + 1)::text, true) <> '0'
    ${writeConflict(relation, query, columns, preferences)}`;
}

/** `insert … default values` writes one row only, so `[{}, {}]` cannot be one statement. */
function insertOfDefaults(target: string, count: number): string {
  if (count === 1) return `insert into ${target} as t0 default values`;
  throw new RestError(400, "PGRST102", "Several rows need at least one column");
}

export function writeUpdate(
  relation: Relation,
  query: Query,
  body: JsonObject,
  parameters: Parameters,
): string | undefined {
  const columns = columnsToWrite(relation, query, [body]);
  if (columns.length === 0) return undefined;
  const payload = `${parameters.add(JSON.stringify(body))}::jsonb`;
  const assignments = columns.map(({ name }) => `${quoteName(name)} = given.${quoteName(name)}`).join(", ");
  return `update ${tableName(relation.name)} as t0 set ${assignments}
    from jsonb_to_record(${payload}) as given(${describe(columns)}) ${writeWhere(relation, query.filters, "UPDATE", parameters)}`;
}

export function writeDelete(relation: Relation, query: Query, parameters: Parameters): string {
  return `delete from ${tableName(relation.name)} as t0 ${writeWhere(relation, query.filters, "DELETE", parameters)}`;
}

/** Returns only the columns that the answer needs, because reading a column needs a grant. */
export function writeReturning(relation: Relation, query: Query, preferences: Preferences): string {
  if (preferences.return === "representation") {
    const needed = neededColumns(relation, query);
    return `returning ${needed.map((name) => `t0.${quoteName(name)}`).join(", ") || "1"}`;
  }
  const key = preferences.return === "headers-only" ? relation.primaryKey : [];
  return `returning ${key.map((name) => `t0.${quoteName(name)}`).join(", ") || "1"}`;
}

/** A query with embeds returns all columns, because any of them may be needed for a join. */
function neededColumns(relation: Relation, query: Read): string[] {
  const everything = [...relation.columns.keys()];
  const isNarrow = query.select.every((item) => item.kind === "field");
  if (!isNarrow) return everything;
  const used = new Set<string>();
  for (const item of query.select) if (item.kind === "field") used.add(item.field.column);
  for (const term of query.order) used.add(term.field.column);
  return everything.filter((name) => used.has(name));
}

function columnsToWrite(relation: Relation, query: Query, rows: JsonObject[]): Column[] {
  const names = query.columns ?? keysOf(rows);
  return names.map((name) => {
    const column = relation.columns.get(name);
    if (column) return column;
    throw new RestError(
      400,
      "PGRST204",
      `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
    );
  });
}

function keysOf(rows: JsonObject[]): string[] {
  const keys = Object.keys(rows[0] ?? {});
  const isSame = (row: JsonObject) =>
    Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
  if (!rows.every(isSame)) throw new RestError(400, "PGRST102", "All object keys must match");
  return keys;
}

/** With `missing=default` a missing key gets the column's default, evaluated for each row. */
function withDefaults(payload: string, columns: Column[], preferences: Preferences): string {
  const defaults = columns.filter((column) => column.defaultSql !== null);
  if (preferences.missing !== "default" || defaults.length === 0) return payload;
  const members = defaults.map(({ name, defaultSql }) => `${quoteText(name)}, ${defaultSql}`).join(", ");
  return `(select jsonb_agg(jsonb_build_object(${members}) || given) from jsonb_array_elements(${payload}) as given)`;
}

function describe(columns: Column[]): string {
  return columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ");
}

function writeConflict(
  relation: Relation,
  query: Query,
  columns: Column[],
  preferences: Preferences,
): string {
  if (!preferences.resolution) return "";
  const target = query.onConflict ?? relation.primaryKey;
  for (const name of target) if (!relation.columns.has(name)) throw unknownColumn(relation.name, name);
  if (target.length === 0) return "";
  const on = `on conflict (${target.map(quoteName).join(", ")})`;
  const assignments = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`);
  if (preferences.resolution === "ignore-duplicates" || assignments.length === 0) return `${on} do nothing`;
  return `${on} do update set ${assignments.join(", ")}
    where set_config('${insertedSetting}', (${counted} - 1)::text, true) <> '-1'`;
}

/** As on Supabase, a change without any filter is refused. */
function writeWhere(
  relation: Relation,
  filters: Filter[],
  verb: "UPDATE" | "DELETE",
  parameters: Parameters,
): string {
  if (filters.length === 0) throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
  const source = { alias: "t0", name: relation.name, columns: relation.columns };
  return `where ${writeFilters({ parameters, source, embedPresence: () => undefined }, filters)}`;
}
