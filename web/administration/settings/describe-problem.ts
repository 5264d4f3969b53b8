/** The schemas' messages are English, for the API. This finds the text of the same problem in the admin's language. */
const kinds = {
  "must not be empty": "empty",
  "must be a number": "number",
  "must be a number of degrees": "number",
  "must be a whole number": "whole",
  "must be more than 0": "positive",
  "must be five digits": "postalCode",
  "must be an international number, such as +66 38 123 456": "phone",
  "must be an international number in digits alone": "digits",
  'must be a handle without "@"': "handle",
  "must be a Thai mobile number, a national or tax number, or an e-wallet ID": "promptPay",
  "must be 15 digits": "biller",
  "must be the digits of an account": "account",
  "must be given with the rest of the account": "noAccount",
  "must have 8 or 11 letters and digits": "swift",
  "must be an e-mail address": "email",
  "must be a time, such as 09:30": "time",
  "must be later than the opening": "later",
  "must be a date": "date",
  "must not be in the future": "future",
  "must name a day": "day",
  "must name each day once": "once",
  "must begin with /": "path",
  "must begin with / or https://": "pathOrAddress",
  "must be an address that begins with https://": "address",
} as const;

export type ProblemKind = (typeof kinds)[keyof typeof kinds] | "least" | "most" | "long" | "other";

export function describeProblem(message: string): { kind: ProblemKind; value: string } {
  if (Object.hasOwn(kinds, message)) return { kind: kinds[message as keyof typeof kinds], value: "" };
  const [, bound = "", value = "", isText] =
    /^must (be at least|be at most|have at most) (\S+)( characters)?/.exec(message) ?? [];
  if (isText) return { kind: "long", value };
  if (bound === "be at least") return { kind: "least", value };
  if (bound === "be at most") return { kind: "most", value };
  return { kind: "other", value: "" };
}
