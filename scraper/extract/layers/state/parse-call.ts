/**
 * State written as a call, so that repeated values are written once, as Nuxt 2 does:
 * `(function(a,b){a.price=b;return {home:a}}({},500))`. It is read as data and never run.
 */
import { isObject } from "../../parse/parse-json.ts";
import { parseLiteral } from "../../parse/parse-literal.ts";
import { endOfBrackets, endOfStatement } from "./scan-script.ts";

const opening = /\(\s*function\s*\(([\w$\s,]*)\)\s*(?=\{)/y;
const filling = /\s*([\w$]+)\.([\w$]+)\s*=/y;
const answer = /(?:^|[;{}\s])return\s*(?=[{[])/g;

export function parseCall(text: string, start: number): unknown {
  opening.lastIndex = start;
  const head = opening.exec(text);
  if (!head) return null;
  const bodyStart = start + head[0].length;
  const bodyEnd = endOfBrackets(text, bodyStart);
  const body = text.slice(bodyStart + 1, bodyEnd - 1);
  const listStart = text.indexOf("(", bodyEnd);
  const list = parseLiteral(`[${text.slice(listStart + 1, endOfBrackets(text, listStart) - 1)}]`);
  if (!Array.isArray(list)) return null;
  const names = (head[1] ?? "").split(",").map((name) => name.trim());
  const scope = new Map<string, unknown>(names.map((name, index) => [name, list[index] ?? null]));
  answer.lastIndex = fillObjects(body, scope);
  const found = answer.exec(body);
  return found ? parseLiteral(body.slice(found.index + found[0].length), scope) : null;
}

/** `a.price=b;` and its like, up to the first statement of another kind, where it answers. */
function fillObjects(body: string, scope: ReadonlyMap<string, unknown>): number {
  let at = 0;
  for (;;) {
    filling.lastIndex = at;
    const match = filling.exec(body);
    if (!match) return Math.max(at - 1, 0);
    const from = at + match[0].length;
    const end = endOfStatement(body, from);
    const target = scope.get(match[1] ?? "");
    if (isObject(target)) target[match[2] ?? ""] = parseLiteral(body.slice(from, end), scope);
    at = end + 1;
  }
}
