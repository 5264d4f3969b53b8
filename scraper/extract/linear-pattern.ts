/** An admin's own pattern in an engine whose time grows only with the text, however the pattern is written. */
import { RE2JS } from "re2js";
import { remember } from "../meaning/remember.ts";

type LinearPattern = Pick<RE2JS, "matcher">;

const compilePattern: (text: string) => LinearPattern = remember((text) =>
  RE2JS.compile(RE2JS.translateRegExp(text)),
);

/** False for what only a slow engine could do. The form refuses that, but a stored source may be older. */
export function isReadable(text: string): boolean {
  try {
    compilePattern(text);
    return true;
  } catch {
    return false;
  }
}

export function matchesPattern(pattern: string, text: string): boolean {
  return compilePattern(pattern).matcher(text).find();
}

/** The first group, or the whole match. */
export function findByPattern(pattern: string, text: string): string {
  const matcher = compilePattern(pattern).matcher(text);
  if (!matcher.find()) return "";
  return (matcher.groupCount() > 0 ? matcher.group(1) : null) ?? matcher.group() ?? "";
}
