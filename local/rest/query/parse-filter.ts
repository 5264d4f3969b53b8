/** `age=not.gte.18`, `or=(a.eq.1,not.and(b.gt.2,c.is.null))`: filters as data. */
import {
  type Comparison,
  comparisons,
  type Field,
  type Filter,
  type IsValue,
  type Test,
  textSearches,
  type TextSearch,
} from "./query.ts";
import { readField } from "./parse-select.ts";
import { Scanner } from "../scanner.ts";

const maxDepth = 20;
const quantified = new Set<Comparison>(["eq", "gt", "gte", "lt", "lte", "like", "ilike", "match", "imatch"]);
const isValues = new Set<string>(["null", "not_null", "true", "false", "unknown"]);

/** Parses the value of `column=…`. Everything after the operator is the filter's value. */
export function parseFieldFilter(field: Field, text: string): Filter {
  const scanner = new Scanner(text, "filter");
  const negated = scanner.take("not.");
  const test = readTest(scanner, () => scanner.rest());
  scanner.expectEnd();
  return { kind: "test", field, negated, test };
}

/** Parses the value of `and=(…)` or `or=(…)`. */
export function parseGroup(operator: "and" | "or", negated: boolean, text: string): Filter {
  const scanner = new Scanner(text, "logic tree");
  const filters = readGroup(scanner, 0);
  scanner.expectEnd();
  return { kind: "group", operator, negated, filters };
}

function readGroup(scanner: Scanner, depth: number): Filter[] {
  if (depth > maxDepth) scanner.fail(`expecting at most ${maxDepth} levels`);
  const filters: Filter[] = [];
  scanner.expect("(");
  do filters.push(readMember(scanner, depth));
  while (scanner.take(","));
  scanner.expect(")");
  return filters;
}

function readMember(scanner: Scanner, depth: number): Filter {
  const group = scanner.match(/\s*(?:not\.)?(?:and|or)(?=\()/y)?.trim();
  if (group) {
    const operator = group.endsWith("and") ? "and" : "or";
    return {
      kind: "group",
      operator,
      negated: group.startsWith("not."),
      filters: readGroup(scanner, depth + 1),
    };
  }
  const field = readField(scanner);
  scanner.expect(".");
  const negated = scanner.take("not.");
  return { kind: "test", field, negated, test: readTest(scanner, () => readMemberValue(scanner)) };
}

/** In a group a value ends at a comma or bracket, unless it is quoted or an array literal. */
function readMemberValue(scanner: Scanner): string {
  if (scanner.peek() === '"') return scanner.readQuoted();
  if (scanner.peek() === "{")
    return scanner.match(/\{(?:"(?:\\.|[^"\\])*"|[^"{}])*\}/y) ?? scanner.fail("expecting }");
  return scanner.match(/[^,()]*/y) ?? "";
}

function readTest(scanner: Scanner, readValue: () => string): Test {
  const word = scanner.match(/[a-z]+/y) ?? "";
  if (word === "in") {
    scanner.expect(".");
    return { kind: "in", values: readList(scanner) };
  }
  if (word === "is") {
    scanner.expect(".");
    return { kind: "is", value: toIsValue(scanner, readValue()) };
  }
  if (isKeyOf(textSearches, word)) return readSearch(scanner, word, readValue);
  if (!isKeyOf(comparisons, word)) return scanner.fail("expecting an operator");
  const quantifier = quantified.has(word) ? readQuantifier(scanner) : undefined;
  scanner.expect(".");
  return { kind: "compare", operator: word, value: readValue(), ...(quantifier && { quantifier }) };
}

function readSearch(scanner: Scanner, operator: TextSearch, readValue: () => string): Test {
  const language = scanner.match(/\([\w ]+\)/y)?.slice(1, -1);
  scanner.expect(".");
  return { kind: "search", operator, value: readValue(), ...(language && { language }) };
}

function readQuantifier(scanner: Scanner): "any" | "all" | undefined {
  if (scanner.take("(any)")) return "any";
  return scanner.take("(all)") ? "all" : undefined;
}

/** Reads `(1,"two, three",)`. Empty brackets are an empty list. */
function readList(scanner: Scanner): string[] {
  scanner.expect("(");
  if (scanner.take(")")) return [];
  const values: string[] = [];
  do values.push(scanner.peek() === '"' ? scanner.readQuoted() : (scanner.match(/[^,)]*/y) ?? ""));
  while (scanner.take(","));
  scanner.expect(")");
  return values;
}

function toIsValue(scanner: Scanner, text: string): IsValue {
  const lower = text.toLowerCase();
  return isIsValue(lower) ? lower : scanner.fail("expecting null, not_null, true, false or unknown");
}

function isIsValue(text: string): text is IsValue {
  return isValues.has(text);
}

function isKeyOf<Table extends object>(table: Table, word: string): word is Extract<keyof Table, string> {
  return Object.hasOwn(table, word);
}
