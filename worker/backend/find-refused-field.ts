/** The column that Postgres refused, where its message names one: `column "price"`, `constraint "listings_price_check"`. */
export function findRefusedField(message: string): string | undefined {
  const column = /column "([a-z_]{1,60})"/.exec(message)?.[1];
  if (column) return column;
  const [, table, constraint = ""] =
    /relation "([a-z_]{1,60})" violates check constraint "([a-z_]{1,60})"/.exec(message) ?? [];
  const isOfColumn = constraint.startsWith(`${table}_`) && constraint.endsWith("_check");
  return isOfColumn ? constraint.slice(`${table}_`.length, -"_check".length) || undefined : undefined;
}
