/** Runs a request's SQL in one transaction as the caller, so that grants and row level security apply. */
import type { Context } from "hono";
import type { LocalDatabase, RunQuery } from "./database/open.ts";
import type { ReadBytes } from "./database/read-bytes.ts";
import { statementSecondsOf } from "./database/hosted-limits.ts";
import { limitTime } from "./database/statement-timeout.ts";
import type { Caller, CallerEnv } from "./gateway.ts";
import type { StatementLog } from "./statement-log.ts";

export type RunServices = { database: LocalDatabase; log: StatementLog };

const settingsSql = `select set_config('transaction_read_only', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.headers', $3, true), set_config('request.method', $4, true),
  set_config('request.path', $5, true), set_config('timezone', coalesce($6, current_setting('timezone')), true),
  set_config('role', $7, true)`;

export type RunOptions = {
  readOnly: boolean;
  timezone?: string | undefined;
  /** Instead of the role's own limit. */
  seconds?: number | undefined;
};

export function runRequest<Result>(
  { database, log }: RunServices,
  context: Context<CallerEnv>,
  { readOnly, timezone, seconds = statementSecondsOf(context.get("caller").role) }: RunOptions,
  work: (run: RunQuery, readBytes: ReadBytes) => Promise<Result>,
): Promise<Result> {
  const caller = context.get("caller");
  return database.transaction(async (run, readBytes) => {
    await run(settingsSql, [
      readOnly ? "on" : "off",
      JSON.stringify(claimsOf(caller)),
      JSON.stringify(Object.fromEntries(context.req.raw.headers)),
      context.req.method,
      new URL(context.req.url).pathname.replace(/^\/(rest|storage)\/v1/, ""),
      timezone ?? null,
      caller.role,
    ]);
    const note = (sql: string) => log.add({ role: caller.role, sql });
    return limitTime(database.pglite, seconds, () =>
      work(
        (sql, parameters) => {
          note(sql);
          return run(sql, parameters);
        },
        (sql, parameters) => {
          note(sql);
          return readBytes(sql, parameters);
        },
      ),
    );
  });
}

function claimsOf(caller: Caller) {
  return { ...caller.claims, role: caller.role };
}
