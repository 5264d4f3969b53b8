/**
 * What the log may hold of a failure: its code, or its message when it has none. A database's message and details quote
 * values and whole rows, with people in them.
 */
const longest = 200;

export function describeError(error: unknown): string {
  if (!(error instanceof Object)) return String(error).slice(0, longest);
  const code = "code" in error ? error.code : undefined;
  const message = "message" in error ? String(error.message) : JSON.stringify(error);
  const told = (typeof code === "string" && code ? code : message).slice(0, longest);
  return "cause" in error && error.cause !== undefined ? `${told} (${describeError(error.cause)})` : told;
}
