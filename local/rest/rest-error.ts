/** The errors of `/rest/v1`: PostgREST's own codes, and codes of Postgres with PostgREST's statuses. */
import * as v from "valibot";

export type RestErrorBody = {
  code: string;
  message: string;
  /** A list for the choices of an ambiguous embed. */
  details: string | object[] | null;
  hint: string | null;
};

export class RestError extends Error {
  override name = "RestError";
  readonly status: number;
  readonly body: RestErrorBody;

  /** More headers, which only a database function sets. */
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    details?: string | object[],
    hint?: string,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.body = { code, message, details: details ?? null, hint: hint ?? null };
  }
}

export function parseFailure(message: string, details: string): RestError {
  return new RestError(400, "PGRST100", message, details);
}

/** With `raise sqlstate 'PGRST'` a function sets the whole answer, in JSON. */
const raisedCode = "PGRST";
const raisedBody = v.object({
  code: v.string(),
  message: v.string(),
  details: v.nullish(v.string()),
  hint: v.nullish(v.string()),
});
const raisedAnswer = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  headers: v.record(v.string(), v.string()),
});

function readRaised(message: string, detail = ""): RestError {
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), raisedBody), message);
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), raisedAnswer), detail);
  if (!body.success || !answer.success) {
    const faulty = body.success ? "DETAIL" : "MESSAGE";
    return new RestError(
      500,
      "PGRST121",
      "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error",
      `Invalid JSON value for ${faulty}: '${body.success ? detail : message}'`,
    );
  }
  const { code, message: text, details, hint } = body.output;
  return new RestError(
    answer.output.status,
    code,
    text,
    details ?? undefined,
    hint ?? undefined,
    answer.output.headers,
  );
}

type PostgresFailure = Error & { code: string; detail?: string; hint?: string };

/** The most specific prefix first, as PostgREST documents them. */
const statusByCode: [prefix: string, status: number][] = [
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["21000", 400],
  ["22023", 400],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["53400", 500],
  ["P0001", 400],
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["53", 503],
  ["54", 500],
  ["55", 500],
  ["57P01", 503],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0", 500],
  ["XX", 500],
];

/** Undefined for an error that is not from Postgres: a bug of ours, which must not be hidden. */
export function fromPostgres(error: unknown, isAnonymous: boolean): RestError | undefined {
  if (!isPostgresFailure(error)) return undefined;
  if (error.code === raisedCode) return readRaised(error.message, error.detail);
  return new RestError(
    statusOf(error.code, error.message, isAnonymous),
    error.code,
    error.message,
    error.detail,
    error.hint,
  );
}

function isPostgresFailure(error: unknown): error is PostgresFailure {
  return error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

function statusOf(code: string, message: string, isAnonymous: boolean): number {
  if (code === "42501") return isAnonymous ? 401 : 403;
  // A token may name a role that this database does not have.
  if (code === "22023" && /^role .* does not exist$/.test(message)) return 401;
  const custom = /^PT(\d{3})$/.exec(code)?.[1];
  if (custom) return Number(custom);
  return statusByCode.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}
