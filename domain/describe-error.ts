/**
 * The part of a failure that may be logged: its code, or its name and message. Errors of a database or a gateway
 * quote values, whole rows and pages, and so people's data. Of those errors only the code is logged.
 */
const longest = 300;

const codePattern = /^[\w-]{1,40}$/;

/** Errors of parsers and clients, whose messages quote what they read. */
const quotingErrors = new Set(["SyntaxError", "ValiError", "PostgrestError", "StorageError"]);

export function describeError(error: unknown): string {
  return describe(error).slice(0, longest);
}

function describe(error: unknown): string {
  if (!(error instanceof Object)) return String(error);
  const cause = "cause" in error && error.cause !== undefined ? ` (${describe(error.cause)})` : "";
  return describeAlone(error) + cause;
}

function describeAlone(error: object): string {
  if ("code" in error && typeof error.code === "string" && codePattern.test(error.code)) return error.code;
  if (!(error instanceof Error)) return "unknown error";
  return quotingErrors.has(error.name) ? error.name : `${error.name}: ${error.message}`;
}
