/** `GET` and `HEAD` of a relation. */
import type { Context } from "hono";
import { maxRows } from "../database/hosted-limits.ts";
import type { RunQuery } from "../database/open.ts";
import type { ReadBytes } from "../database/read-bytes.ts";
import type { CallerEnv } from "../gateway.ts";
import {
  contentRange,
  contentType,
  readStatus,
  type Rows,
  setPreferenceApplied,
  shapeBody,
  toCount,
  toRows,
} from "./answer.ts";
import type { Catalogue, Column } from "./catalogue.ts";
import { describeApplied, parseAccept, parsePrefer, parseRange } from "./query/parse-prefer.ts";
import { parseQuery } from "./query/parse-query.ts";
import type { Read } from "./query/query.ts";
import { findRelation } from "./find-relation.ts";
import { runRequest } from "../run-request.ts";
import type { RestServices } from "./services.ts";
import { Parameters } from "./sql-text.ts";
import { jsonRow, SelectWriter, tableName, writeArray } from "./write-select.ts";

export async function readRows(
  services: RestServices,
  context: Context<CallerEnv>,
  name: string,
): Promise<Response> {
  const catalogue = await services.readCatalogue();
  const relation = findRelation(catalogue, name);
  const preferences = parsePrefer(context.req.header("Prefer"));
  const shape = parseAccept(context.req.header("Accept"));
  const query = withRange(parseQuery(new URL(context.req.url).searchParams), context.req.header("Range"));
  const source = { name: relation.name, columns: relation.columns, fromSql: tableName(relation.name) };
  services.log.addRead(relation.name);
  const { body, rows, total } = await runRequest(
    services,
    context,
    { readOnly: true, timezone: preferences.timezone },
    async (run, readBytes) => {
      const page = await selectPage(
        readBytes,
        catalogue,
        source,
        query,
        shape.stripNulls,
        preferences.count === "exact",
      );
      if (!preferences.count || preferences.count === "exact") return page;
      return { ...page, total: await estimateRows(run, catalogue, source, query, preferences.count) };
    },
  );
  const offset = query.offset ?? 0;
  const status = readStatus(offset, rows, total);
  setPreferenceApplied(context, describeApplied(preferences, "read"));
  context.header("Content-Range", contentRange(offset, rows, total));
  return context.body(shapeBody({ body, rows }, shape), status, { "Content-Type": contentType(shape) });
}

/** The source of rows, a relation or a function call, and its columns. */
export type RowSource = {
  name: string;
  columns: ReadonlyMap<string, Column>;
  /** The SQL before the statement that `fromSql` needs, and its parameters. */
  prefix?: { sql: string; values: unknown[] };
  fromSql: string;
};

export type Page = Rows & { total: number | undefined };

export function withRange<Q extends Read>(query: Q, range: string | undefined): Q {
  const span = parseRange(range);
  const offset = query.offset ?? span.offset;
  const limit = Math.min(query.limit ?? span.limit ?? maxRows, maxRows);
  return { ...query, limit, ...(offset !== undefined && { offset }) };
}

/** One statement, so that a function runs only once even when its rows are counted. */
export async function selectPage(
  readBytes: ReadBytes,
  catalogue: Catalogue,
  source: RowSource,
  query: Read,
  stripNulls: boolean,
  isCounted: boolean,
): Promise<Page> {
  const parameters = new Parameters(source.prefix?.values);
  const writer = new SelectWriter(catalogue, parameters, stripNulls);
  const read = writer.write({ alias: "t0", ...source }, `${source.fromSql} as t0`, query);
  const total = isCounted
    ? `(select count(*)::int from (${writeCounted(writer, source, query)}) as c)`
    : "null";
  const sql = `${source.prefix?.sql ?? ""}
    select ${writeArray(read.json)} as body, count(*)::int as rows, ${total} as total from (
      select ${read.columns} from ${read.from} ${read.where} ${read.order} ${read.page}
    ) as ${jsonRow}`;
  const columns = await readBytes(sql, parameters.values);
  return { ...toRows(columns), total: toCount(columns[2]) };
}

/** Embeds stay, because inner embeds and filters on embeds decide which rows count. */
function writeCounted(writer: SelectWriter, source: RowSource, { select, filters }: Read): string {
  const read = { select: select.filter((item) => item.kind === "embed"), filters, order: [] };
  const { from, where } = writer.write(
    { alias: "n0", ...source },
    `${source.fromSql} as n0`,
    read,
    [],
    false,
  );
  return `select 1 from ${from} ${where}`;
}

/** The planner's estimate. `estimated` counts exactly as long as that is cheap. */
async function estimateRows(
  run: RunQuery,
  catalogue: Catalogue,
  source: RowSource,
  query: Read,
  kind: "planned" | "estimated",
): Promise<number> {
  const parameters = new Parameters();
  const rows = writeCounted(new SelectWriter(catalogue, parameters, false), source, query);
  if (kind === "estimated") {
    const found = await run(`${rows} limit ${maxRows + 1}`, parameters.values);
    if (found.length <= maxRows) return found.length;
  }
  const [plan] = await run<Plan>(`explain (format json) ${rows}`, parameters.values);
  return plan?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}

type Plan = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] };
