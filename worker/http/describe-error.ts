/**
 * The part of a failure that may be logged: its code, or its message when it has none. Messages and details of the
 * database quote values and whole rows, which contain personal data.
 */
const longest = 200;

export function describeError(error: unknown): string {
  if (!(error instanceof Object)) return String(error).slice(0, longest);
  const code = "code" in error ? error.code : undefined;
  const message = "message" in error ? String(error.message) : JSON.stringify(error);
  const text = (typeof code === "string" && code ? code : message).slice(0, longest);
  return "cause" in error && error.cause !== undefined ? `${text} (${describeError(error.cause)})` : text;
}
