/** Writes a function call as SQL: arguments by name, values as parameters. */
import { byName, type Callable, type Catalogue, type Column } from "./catalogue.ts";
import { findSimilar } from "./find-relation.ts";
import { RestError } from "./rest-error.ts";
import { type Parameters, quoteName } from "./sql-text.ts";

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

/** The values of a POST body are JSON. Those of a URL are text, which Postgres casts to the argument's type. */
export function writeCall(
  callable: Callable,
  given: ReadonlyMap<string, unknown>,
  from: "body" | "url",
  parameters: Parameters,
): string {
  const used = callable.arguments.filter((argument) => given.has(argument.name));
  const call = (write: (name: string, type: string) => string) =>
    `public.${quoteName(callable.name)}(${used.map(({ name, type }) => `${quoteName(name)} => ${write(name, type)}`).join(", ")})`;
  if (used.length === 0) return call(() => "");
  if (from === "url") return call((name, type) => `${parameters.add(given.get(name))}::text::${type}`);
  const record = used.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ");
  const payload = parameters.add(JSON.stringify(Object.fromEntries(given)));
  const argument = (name: string) =>
    `(select ${quoteName(name)} from jsonb_to_record(${payload}::jsonb) as body(${record}))`;
  return call(argument);
}

/** The columns of a function's rows, for filters, order and select. */
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
