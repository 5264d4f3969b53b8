/** A function call as SQL: arguments by name, values as parameters. */
import { byName, type Callable, type Catalogue, type Column } from "./catalogue.ts";
import { findSimilar } from "./find-relation.ts";
import { RestError } from "./rest-error.ts";
import { type Parameters, quoteName } from "./sql-text.ts";
import type { JsonObject } from "./write-change.ts";

export function findFunction(
  catalogue: Catalogue,
  name: string,
  given: string[],
  from: "body" | "url",
): Callable {
  const [callable, ...overloads] = catalogue.functions.get(name) ?? [];
  if (overloads.length > 0) {
    throw new RestError(
      300,
      "PGRST203",
      `Could not choose the best candidate function between: ${name} and its overloads`,
      undefined,
      "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
    );
  }
  if (!callable || !accepts(callable, given)) throw missing(catalogue, name, given, from);
  return callable;
}

function accepts(callable: Callable, given: string[]): boolean {
  const names = new Set(callable.arguments.map((argument) => argument.name));
  const isComplete = callable.arguments.every(
    (argument) => argument.hasDefault || given.includes(argument.name),
  );
  return isComplete && given.every((name) => names.has(name));
}

/** Values of a URL are text that Postgres reads as the argument's type. */
export function writeCallOfUrl(
  callable: Callable,
  given: ReadonlyMap<string, unknown>,
  parameters: Parameters,
): string {
  return writeCall(
    callable,
    (name) => given.has(name),
    ({ name, type }) => `${parameters.add(given.get(name))}::text::${type}`,
  );
}

/** Values of a POST body are JSON, which Postgres is given as it came: a batch of pages is too long to write it anew. */
export function writeCallOfBody(
  callable: Callable,
  body: JsonObject,
  text: string,
  parameters: Parameters,
): string {
  const used = callable.arguments.filter(({ name }) => Object.hasOwn(body, name));
  if (used.length === 0) return writeCall(callable, () => false, String);
  const record = used.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ");
  const isWrapped = text.trimStart().startsWith("[");
  const payload = parameters.add(toBinaryJson(isWrapped ? JSON.stringify(body) : text));
  return writeCall(
    callable,
    (name) => Object.hasOwn(body, name),
    ({ name }) => `(select ${quoteName(name)} from jsonb_to_record(${payload}::jsonb) as body(${record}))`,
  );
}

function writeCall(
  callable: Callable,
  isGiven: (name: string) => boolean,
  write: (argument: Callable["arguments"][number]) => string,
): string {
  const used = callable.arguments.filter(({ name }) => isGiven(name));
  const values = used.map((argument) => `${quoteName(argument.name)} => ${write(argument)}`);
  return `public.${quoteName(callable.name)}(${values.join(", ")})`;
}

/** `jsonb` as Postgres receives it in binary: a version, then the text. */
function toBinaryJson(text: string): Uint8Array {
  return Buffer.from(`\u0001${text}`);
}

/** The columns that filters, order and select may name on top of a function's rows. */
export function resultColumns(catalogue: Catalogue, callable: Callable): ReadonlyMap<string, Column> {
  if (callable.returns.kind === "relation")
    return catalogue.relations.get(callable.returns.name)?.columns ?? new Map();
  return callable.returns.kind === "record" ? byName(callable.returns.columns) : new Map();
}

function missing(catalogue: Catalogue, name: string, given: string[], from: "body" | "url"): RestError {
  const [parameters, searched] =
    given.length > 0
      ? [`(${given.join(", ")})`, `with parameter${given.length > 1 ? "s" : ""} ${given.join(", ")}`]
      : ["", "without parameters"];
  return new RestError(
    404,
    "PGRST202",
    `Could not find the function public.${name}${parameters || " without parameters"} in the schema cache`,
    `Searched for the function public.${name} ${searched}${from === "body" ? " or with a single unnamed json/jsonb parameter" : ""}, but no matches were found in the schema cache.`,
    suggest(catalogue, name, given),
  );
}

function suggest({ functions }: Catalogue, name: string, given: string[]): string | undefined {
  const start = "Perhaps you meant to call the function public.";
  const [known] = functions.get(name) ?? [];
  if (!known) {
    const similar = findSimilar(functions.keys(), name);
    return similar && `${start}${similar}`;
  }
  const names = known.arguments.map((argument) => argument.name).toSorted();
  return given.some((one) => names.includes(one)) ? `${start}${name}(${names.join(", ")})` : undefined;
}
