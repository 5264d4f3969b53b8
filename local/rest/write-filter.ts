/** Writes filters and fields as SQL: column names from the catalogue, everything else as parameters. */
import type { Column } from "./catalogue.ts";
import { comparisons, type Field, type Filter, type Test, textSearches } from "./query/query.ts";
import { RestError } from "./rest-error.ts";
import { arrayLiteral, type Parameters, quoteName } from "./sql-text.ts";

/** A relation and its alias in this statement. */
export type Source = { alias: string; name: string; columns: ReadonlyMap<string, Column> };

export type Scope = {
  parameters: Parameters;
  source: Source;
  /** SQL that is null when the embed of that name found nothing, for `embed=is.null`. */
  embedPresence(name: string): string | undefined;
};

export function writeField(
  { parameters, source }: Pick<Scope, "parameters" | "source">,
  field: Field,
): string {
  const column = source.columns.get(field.column);
  if (!column) throw unknownColumn(source.name, field.column);
  const name = `${source.alias}.${quoteName(column.name)}`;
  if (field.path.length === 0) return name;
  const isJson = column.type === "json" || column.type === "jsonb";
  const steps = field.path.map(({ arrow, key }) =>
    /^-?\d{1,9}$/.test(key) ? `${arrow}${parameters.add(key)}::int` : `${arrow}${parameters.add(key)}::text`,
  );
  return `(${isJson ? name : `to_jsonb(${name})`}${steps.join("")})`;
}

export function writeFilters(scope: Scope, filters: Filter[]): string {
  return filters.map((filter) => writeFilter(scope, filter)).join(" and ");
}

function writeFilter(scope: Scope, filter: Filter): string {
  if (filter.kind === "group") {
    const parts = filter.filters.map((part) => writeFilter(scope, part));
    return negate(filter.negated, `(${parts.join(` ${filter.operator} `)})`);
  }
  const presence = filter.field.path.length === 0 ? scope.embedPresence(filter.field.column) : undefined;
  const isColumn = scope.source.columns.has(filter.field.column);
  if (presence && !isColumn) return negate(filter.negated, writePresence(presence, filter.test));
  const type = filter.field.path.length === 0 ? scope.source.columns.get(filter.field.column)?.type : "jsonb";
  return negate(filter.negated, writeTest(scope, writeField(scope, filter.field), type ?? "", filter.test));
}

function negate(negated: boolean, sql: string): string {
  return negated ? `not (${sql})` : `(${sql})`;
}

function writePresence(presence: string, test: Test): string {
  if (test.kind === "is" && test.value === "null") return `${presence} is null`;
  if (test.kind === "is" && test.value === "not_null") return `${presence} is not null`;
  throw new RestError(
    400,
    "PGRST120",
    "Only is null or not is null filters are allowed on embedded resources",
  );
}

function writeTest({ parameters }: Scope, field: string, type: string, test: Test): string {
  switch (test.kind) {
    case "is":
      return `${field} is ${test.value.replace("_", " ")}`;
    case "in":
      return `${field} = any (${parameters.add(arrayLiteral(test.values))})`;
    case "search": {
      const language = test.language ? `${parameters.add(test.language)}::regconfig, ` : "";
      const document = type === "tsvector" ? field : `to_tsvector(${language}${asDocument(field, type)})`;
      return `${document} @@ ${textSearches[test.operator]}(${language}${parameters.add(test.value)}::text)`;
    }
    case "compare": {
      const isPattern = test.operator === "like" || test.operator === "ilike";
      const value = isPattern ? test.value.replaceAll("*", "%") : test.value;
      const parameter = parameters.add(value);
      return `${field} ${comparisons[test.operator]} ${test.quantifier ? `${test.quantifier} (${parameter})` : parameter}`;
    }
  }
}

/** to_tsvector takes text and JSON. Anything else is cast to text. */
function asDocument(field: string, type: string): string {
  return type === "json" || type === "jsonb" ? field : `${field}::text`;
}

/** The same error as from Postgres, without a query. */
export function unknownColumn(relation: string, column: string): RestError {
  return new RestError(400, "42703", `column ${relation}.${column} does not exist`);
}
