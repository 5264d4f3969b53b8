/** The common parts of every answer of `/rest/v1`: content range, status, body, single objects. */
import type { Context } from "hono";
import type { Bytes } from "../database/read-bytes.ts";
import type { CallerEnv } from "../gateway.ts";
import type { Shape } from "./query/parse-prefer.ts";
import { RestError } from "./rest-error.ts";

/** A JSON array as Postgres wrote it, and its number of rows. */
export type Rows = { body: Bytes; rows: number };

/** Reads the row of a statement whose first columns are the array and its number of rows. */
export function toRows([body, rows]: (Bytes | null)[]): Rows {
  return { body: body ?? Buffer.from("[]"), rows: toCount(rows) ?? 0 };
}

export function toCount(column: Bytes | null | undefined): number | undefined {
  return column ? Number(column.toString()) : undefined;
}

export function contentRange(offset: number, rows: number, total: number | undefined): string {
  const span = rows === 0 ? "*" : `${offset}-${offset + rows - 1}`;
  return `${span}/${total ?? "*"}`;
}

export function readStatus(offset: number, rows: number, total: number | undefined): 200 | 206 {
  if (total === undefined) return 200;
  if (offset > total) {
    throw new RestError(
      416,
      "PGRST103",
      "Requested range not satisfiable",
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    );
  }
  return rows < total ? 206 : 200;
}

/** `.single()` needs exactly one row. Anything else is a 406 and undoes the change. */
export function shapeBody({ body, rows }: Rows, shape: Shape): Bytes {
  if (!shape.single) return body;
  if (rows !== 1) {
    throw new RestError(
      406,
      "PGRST116",
      "Cannot coerce the result to a single JSON object",
      `The result contains ${rows} rows`,
    );
  }
  return body.subarray(body.indexOf("[") + 1, body.lastIndexOf("]"));
}

export function contentType(shape: Shape): string {
  return `application/${shape.single ? "vnd.pgrst.object+json" : "json"}; charset=utf-8`;
}

export function setPreferenceApplied(context: Context<CallerEnv>, applied: string): void {
  if (applied) context.header("Preference-Applied", applied);
}
