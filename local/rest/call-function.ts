/** `GET` and `POST` of `/rpc/…`: functions, with filters on top of those that return rows. */
import type { Context } from "hono";
import type { CallerEnv } from "../gateway.ts";
import { applyPreferences, contentRange, contentType, readStatus, type Rows, shapeBody } from "./answer.ts";
import type { Callable, Catalogue } from "./catalogue.ts";
import { parseAccept, parsePrefer } from "./parse-prefer.ts";
import { parseQuery } from "./parse-query.ts";
import { readJson, toObject } from "./read-body.ts";
import { type RowSource, selectPage, withRange } from "./read-rows.ts";
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
  const callable = findFunction(catalogue, name, [...given.keys()]);
  const query = withRange(
    parseQuery(search, (key) => !isPost && given.has(key)),
    context.req.header("Range"),
  );
  const parameters = new Parameters();
  const call = writeCall(callable, given, isPost ? "body" : "url", parameters);
  if (!isPost) services.log.addRead(callable.name);
  const options = { readOnly: !isPost || callable.volatility !== "volatile", timezone: preferences.timezone };
  applyPreferences(context, preferences);
  if (!returnsRows(callable)) {
    const body = await runRequest(services, context, options, async (_run, readBytes) => {
      const [body] = await readBytes(writeScalar(callable, call), parameters.values);
      return body ?? "null";
    });
    if (callable.returns.kind === "void") return context.body(null, 204);
    return context.body(body, 200, { "Content-Type": "application/json; charset=utf-8" });
  }
  const source: RowSource = {
    name: callable.returns.kind === "relation" ? callable.returns.name : callable.name,
    columns: resultColumns(catalogue, callable),
    prefix: {
      sql: `with called as ${writeHint(callable)} (select * from ${call} as f0)`,
      values: parameters.values,
    },
    fromSql: "called",
  };
  const page = await runRequest(services, context, options, async (_run, readBytes) => {
    const page = await selectPage(
      readBytes,
      catalogue,
      source,
      query,
      shape.stripNulls,
      preferences.count !== undefined,
    );
    refuseTooMany(page, preferences.handling === "strict" ? preferences.maxAffected : undefined);
    return page;
  });
  const offset = query.offset ?? 0;
  context.header("Content-Range", contentRange(offset, page.rows, page.total));
  const isOne = !callable.returnsSet;
  const body = shapeBody(page, isOne ? { ...shape, single: true } : shape);
  return context.body(body, readStatus(offset, page.rows, page.total), {
    "Content-Type": contentType(shape),
  });
}

/** Parameters of the URL that the function names are arguments; if it names none of them, all are. */
function argumentsOf(catalogue: Catalogue, name: string, search: URLSearchParams): Map<string, unknown> {
  const [callable] = catalogue.functions.get(name) ?? [];
  const names = new Set(callable?.arguments.map((argument) => argument.name));
  const isFilter = (key: string) => callable !== undefined && returnsRows(callable) && !names.has(key);
  return new Map([...search].filter(([key]) => names.has(key) || !(reserved.has(key) || isFilter(key))));
}

function returnsRows({ returns }: Callable): boolean {
  return returns.kind === "relation" || returns.kind === "record";
}

/** A volatile function runs once, even when its rows are counted too; others may be planned together with the filters. */
function writeHint({ volatility }: Callable): string {
  return volatility === "volatile" ? "materialized" : "not materialized";
}

function writeScalar(callable: Callable, call: string): string {
  if (callable.returns.kind === "void") return `select null as body from (select ${call}) as called`;
  if (callable.returnsSet) return `select coalesce(json_agg(t0), '[]') as body from ${call} as t0`;
  return `select to_json(${call}) as body`;
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
