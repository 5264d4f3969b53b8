/** Parses `select=id,owner:users!inner(name),data->a->>b::text` into a list of items. */
import { type Embed, emptyRead, type Field, type JsonStep, type SelectItem } from "./query.ts";
import { RestError } from "../rest-error.ts";
import { Scanner } from "../scanner.ts";

/** Deep enough for any honest request. Hostile nesting must not exhaust the stack. */
const maxDepth = 12;

export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, "select parameter");
  const items = readItems(scanner, 0);
  scanner.expectEnd();
  return items;
}

function readItems(scanner: Scanner, depth: number): SelectItem[] {
  if (depth > maxDepth) scanner.fail(`expecting at most ${maxDepth} levels`);
  const items: SelectItem[] = [];
  if (scanner.atEnd || scanner.peek() === ")") return items;
  do items.push(readItem(scanner, depth));
  while (scanner.take(","));
  return items;
}

function readItem(scanner: Scanner, depth: number): SelectItem {
  if (scanner.take("*")) return { kind: "all" };
  if (scanner.take("...")) return readEmbed(scanner, depth, scanner.readName(), { spread: true });
  let alias: string | undefined;
  let name = scanner.readName();
  if (!scanner.looksAt("::") && scanner.take(":")) {
    alias = name;
    name = scanner.readName();
  }
  if (scanner.looksAt("!") || scanner.looksAt("(")) {
    return readEmbed(scanner, depth, name, { spread: false, ...(alias && { alias }) });
  }
  const field = { column: name, path: readJsonPath(scanner) };
  const cast = scanner.take("::") ? scanner.match(/[\w ]+(?:\[\])?/y) : undefined;
  refuseAggregates(scanner);
  return { kind: "field", field, ...(alias && { alias }), ...(cast && { cast }) };
}

function readEmbed(
  scanner: Scanner,
  depth: number,
  target: string,
  how: Pick<Embed, "spread" | "alias">,
): SelectItem {
  let inner = false;
  let hint: string | undefined;
  while (scanner.take("!")) {
    const word = scanner.readName();
    if (word === "inner" || word === "left") inner = word === "inner";
    else hint = word;
  }
  scanner.expect("(");
  if (["count", "sum", "avg", "max", "min"].includes(target) && scanner.looksAt(")")) throw noAggregates();
  const select = readItems(scanner, depth + 1);
  scanner.expect(")");
  return { kind: "embed", embed: { target, ...how, ...(hint && { hint }), inner, read: emptyRead(select) } };
}

/** Reads `->a->0->>b` after the column's name. */
function readJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.take("->>") ? "->>" : scanner.take("->") ? "->" : undefined;
    if (!arrow) return path;
    const key =
      scanner.peek() === '"' ? scanner.readQuoted() : scanner.match(/(?:[\p{L}\p{N}_$ ]|-(?!>))+/uy);
    if (key === undefined) return scanner.fail("expecting a key after the arrow");
    path.push({ arrow, key });
  }
}

export function readField(scanner: Scanner): Field {
  return { column: scanner.readName(), path: readJsonPath(scanner) };
}

function refuseAggregates(scanner: Scanner): void {
  if (scanner.match(/\.(?:count|sum|avg|max|min)\(\)/y)) throw noAggregates();
}

function noAggregates(): RestError {
  return new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
}
