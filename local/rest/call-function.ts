/** `GET` and `POST` of `/rpc/…`: calls functions, with filters on those that return rows. */
import type { Context } from "hono";
import type { ReadBytes } from "../database/read-bytes.ts";
import type { CallerEnv } from "../gateway.ts";
import {
  contentRange,
  contentType,
  readStatus,
  type Rows,
  shapeBody,
  setPreferenceApplied,
  toCount,
  toRows,
} from "./answer.ts";
import type { Callable, Catalogue } from "./catalogue.ts";
import { describeApplied, parseAccept, parsePrefer } from "./query/parse-prefer.ts";
import { parseQuery } from "./query/parse-query.ts";
import { readJson, toObject } from "./read-body.ts";
import type { Query } from "./query/query.ts";
import { type Page, type RowSource, selectPage, withRange } from "./read-rows.ts";
import { RestError } from "./rest-error.ts";
import { runRequest } from "../run-request.ts";
import type { RestServices } from "./services.ts";
import { Parameters } from "./sql-text.ts";
import { findFunction, resultColumns, writeCall } from "./write-call.ts";

const reserved = new Set([
  "select",
  "order",
  "limit",
  "offset",
  "and",
  "or",
  "not.and",
  "not.or",
  "apikey",
  "columns",
]);

export async function callFunction(
  services: RestServices,
  context: Context<CallerEnv>,
  name: string,
): Promise<Response> {
  const catalogue = await services.readCatalogue();
  const preferences = parsePrefer(context.req.header("Prefer"));
  const shape = parseAccept(context.req.header("Accept"));
  const search = new URL(context.req.url).searchParams;
  const isPost = context.req.method === "POST";
  const given = isPost
    ? new Map(Object.entries(toObject(await readJson(context))))
    : argumentsOf(catalogue, name, search);
  const callable = findFunction(catalogue, name, [...given.keys()], isPost ? "body" : "url");
  const query = withRange(
    parseQuery(search, (key) => !isPost && given.has(key)),
    context.req.header("Range"),
  );
  const parameters = new Parameters();
  const call = writeCall(callable, given, isPost ? "body" : "url", parameters);
  if (!isPost) services.log.addRead(callable.name);
  const options = {
    readOnly: !isPost || callable.volatility !== "volatile",
    timezone: preferences.timezone,
    seconds: callable.seconds ?? undefined,
  };
  setPreferenceApplied(context, describeApplied(preferences, "call"));
  const isCounted = preferences.count !== undefined;
  const page = await runRequest(services, context, options, async (_run, readBytes) => {
    const page = returnsRows(callable)
      ? await selectPage(
          readBytes,
          catalogue,
          sourceOf(catalogue, callable, call, parameters),
          query,
          shape.stripNulls,
          isCounted,
        )
      : await readValues(readBytes, callable, call, parameters, query, isCounted, shape.single);
    refuseTooMany(page, preferences.handling === "strict" ? preferences.maxAffected : undefined);
    return page;
  });
  const offset = query.offset ?? 0;
  context.header("Content-Range", contentRange(offset, page.rows, page.total));
  if (callable.returns.kind === "void") return context.body(null, 204);
  const isOne = !callable.returnsSet && returnsRows(callable);
  const isValue = !callable.returnsSet && !returnsRows(callable);
  const body = isValue ? page.body : shapeBody(page, isOne ? { ...shape, single: true } : shape);
  return context.body(body, readStatus(offset, page.rows, page.total), {
    "Content-Type": contentType(isValue ? { ...shape, single: false } : shape),
  });
}

function sourceOf(catalogue: Catalogue, callable: Callable, call: string, parameters: Parameters): RowSource {
  return {
    name: callable.returns.kind === "relation" ? callable.returns.name : callable.name,
    columns: resultColumns(catalogue, callable),
    prefix: {
      sql: `with called as ${writeHint(callable)} (select * from ${call} as f0)`,
      values: parameters.values,
    },
    fromSql: "called",
  };
}

/** Reads a single value, or a page of a set of values. */
async function readValues(
  readBytes: ReadBytes,
  callable: Callable,
  call: string,
  parameters: Parameters,
  { limit, offset }: Query,
  isCounted: boolean,
  isSingle: boolean,
): Promise<Page> {
  if (!callable.returnsSet) {
    // Read the value of a void function too: Postgres never calls a stable function whose value is not read.
    const value = callable.returns.kind === "void" ? "called" : "to_json(called)";
    const [body] = await readBytes(`select ${value} from (select ${call}) as c(called)`, parameters.values);
    return { body: body ?? Buffer.from("null"), rows: 1, total: isCounted ? 1 : undefined };
  }
  // `.single()` answers PostgREST's own name with the value.
  const value = isSingle ? "json_build_object('pgrst_scalar', f0)" : "f0";
  const columns = await readBytes(
    `with called as ${writeHint(callable)} (select f0 from ${call} as f0)
     select coalesce(json_agg(${value}), '[]'), count(*), ${isCounted ? "(select count(*) from called)" : "null"}
     from (select f0 from called limit ${parameters.add(limit)} offset ${parameters.add(offset ?? 0)}) as page`,
    parameters.values,
  );
  return { ...toRows(columns), total: toCount(columns[2]) };
}

/** URL parameters are arguments if the function has one of that name. A function without any of them gets them all. */
function argumentsOf(catalogue: Catalogue, name: string, search: URLSearchParams): Map<string, unknown> {
  const [callable] = catalogue.functions.get(name) ?? [];
  const names = new Set(callable?.arguments.map((argument) => argument.name));
  const isFilter = (key: string) => callable !== undefined && returnsRows(callable) && !names.has(key);
  return new Map([...search].filter(([key]) => names.has(key) || !(reserved.has(key) || isFilter(key))));
}

function returnsRows({ returns }: Callable): boolean {
  return returns.kind === "relation" || returns.kind === "record";
}

/** A volatile function must run once, even when its rows are counted. Others may be planned with the filters. */
function writeHint({ volatility }: Callable): string {
  return volatility === "volatile" ? "materialized" : "not materialized";
}

function refuseTooMany(page: Rows, maxAffected: number | undefined): void {
  if (maxAffected === undefined || page.rows <= maxAffected) return;
  throw new RestError(
    400,
    "PGRST124",
    "Query result exceeds max-affected preference constraint",
    `The query affects ${page.rows} rows`,
  );
}
