/**
 * Parses a whole query string into a typed query. It knows only the grammar: the catalogue decides whether a name
 * exists, and other files write the SQL.
 */
import { parseFieldFilter, parseGroup } from "./parse-filter.ts";
import { parseSelect, readField } from "./parse-select.ts";
import { type Embed, emptyRead, type OrderTerm, type Query, type Read } from "./query.ts";
import { parseFailure, RestError } from "../rest-error.ts";
import { Scanner } from "../scanner.ts";

/** Longest first, or `not.or` would be read as the `or` of an embed named `not`. */
const groupKeys = ["not.and", "not.or", "and", "or"] as const;
type GroupKey = (typeof groupKeys)[number];

/** `isArgument` is true for the parameters of a function call that are arguments and not filters. */
export function parseQuery(parameters: URLSearchParams, isArgument = (_name: string) => false): Query {
  const query: Query = emptyRead(parseSelect(parameters.get("select") ?? "*"));
  for (const [key, value] of parameters) {
    if (key === "select" || key === "apikey" || isArgument(key)) continue;
    if (key === "columns") query.columns = readNames(value, "columns parameter");
    else if (key === "on_conflict") query.onConflict = readNames(value, "on_conflict parameter");
    else applyParameter(query, key, value);
  }
  return query;
}

function applyParameter(query: Query, key: string, value: string): void {
  const group = groupKeys.find((word) => key === word || key.endsWith(`.${word}`));
  if (group) return applyGroup(query, key.slice(0, -group.length), group, value);
  const scanner = new Scanner(key, "parameter");
  const names: string[] = [];
  let field = readField(scanner);
  while (scanner.take(".")) {
    names.push(field.column);
    field = readField(scanner);
  }
  scanner.expectEnd();
  const read = findRead(query, names);
  if (field.column === "order" && field.path.length === 0) read.order = parseOrder(value);
  else if (field.column === "limit" && field.path.length === 0) read.limit = parseCount(value, "limit");
  else if (field.column === "offset" && field.path.length === 0) read.offset = parseCount(value, "offset");
  else read.filters.push(parseFieldFilter(field, value));
}

function applyGroup(query: Query, prefix: string, group: GroupKey, value: string): void {
  const read = findRead(query, prefix.split(".").filter(Boolean));
  const negated = group.startsWith("not.");
  read.filters.push(parseGroup(group.endsWith("and") ? "and" : "or", negated, value));
}

/** Follows `actors.roles` into the embeds of the select list. */
function findRead(top: Read, names: string[]): Read {
  let read = top;
  for (const name of names) {
    const embed = findEmbed(read, name);
    if (!embed) {
      throw new RestError(
        400,
        "PGRST108",
        `'${name}' is not an embedded resource in this request`,
        undefined,
        `Verify that '${name}' is included in the 'select' query parameter.`,
      );
    }
    read = embed.read;
  }
  return read;
}

function findEmbed(read: Read, name: string): Embed | undefined {
  const embeds = read.select.flatMap((item) => (item.kind === "embed" ? [item.embed] : []));
  return embeds.find((embed) => embed.alias === name) ?? embeds.find((embed) => embed.target === name);
}

function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, "order");
  const terms: OrderTerm[] = [];
  do terms.push(readOrderTerm(scanner));
  while (scanner.take(","));
  scanner.expectEnd();
  return terms;
}

function readOrderTerm(scanner: Scanner): OrderTerm {
  let field = readField(scanner);
  let embed: string | undefined;
  if (scanner.take("(")) {
    embed = field.column;
    field = readField(scanner);
    scanner.expect(")");
  }
  const descending = scanner.take(".desc") || (scanner.take(".asc") && false);
  const nulls = scanner.take(".nullsfirst") ? "first" : scanner.take(".nullslast") ? "last" : undefined;
  return { field, descending, ...(embed && { embed }), ...(nulls && { nulls }) };
}

function parseCount(text: string, name: string): number {
  const count = Number(text);
  if (/^-?\d{1,15}$/.test(text) && count >= 0) return count;
  if (/^-\d{1,15}$/.test(text)) {
    throw new RestError(
      416,
      "PGRST103",
      "Requested range not satisfiable",
      `The ${name} must not be negative.`,
    );
  }
  throw parseFailure(`"failed to parse ${name} (${text})" (line 1, column 1)`, "expecting a whole number");
}

function readNames(text: string, subject: string): string[] {
  const scanner = new Scanner(text, subject);
  const names: string[] = [];
  if (scanner.atEnd) return names;
  do names.push(scanner.readName());
  while (scanner.take(","));
  scanner.expectEnd();
  return names;
}
