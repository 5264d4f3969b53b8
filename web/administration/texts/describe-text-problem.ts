/** The schemas' messages are English, for the API. This finds the text of the same problem in the admin's language. */
const kinds = {
  "must not be empty": "empty",
  "must be one line": "line",
  "is too long or nested too deeply": "deep",
  "must have only whole places": "place",
  "must have only known facts and links": "markup",
  "must be two capital letters": "country",
  "must be a picture of the site": "picture",
  "must be a stored PDF": "guide",
  "must be a day": "day",
  "must not be in the future": "future",
  "must be after the check": "review",
  "must not be below the first": "range",
  "must be the page of the source": "page",
} as const;

type TextProblem = (typeof kinds)[keyof typeof kinds] | "long" | "number" | "other";

export function describeTextProblem(message: string): { kind: TextProblem; value: string } {
  if (Object.hasOwn(kinds, message)) return { kind: kinds[message as keyof typeof kinds], value: "" };
  const [, value] = /^must have at most (\d+) characters$/.exec(message) ?? [];
  if (value !== undefined) return { kind: "long", value };
  const [, most] = /^must be a number up to (\d+)$/.exec(message) ?? [];
  return most === undefined ? { kind: "other", value: "" } : { kind: "number", value: most };
}
