/** A PostgREST URL as data. `parse-query.ts` produces it, and `write-select.ts` turns it into SQL. */

export type JsonStep = { arrow: "->" | "->>"; key: string };
export type Field = { column: string; path: JsonStep[] };

export type SelectItem =
  | { kind: "all" }
  | { kind: "field"; field: Field; alias?: string; cast?: string }
  | { kind: "embed"; embed: Embed };

export type Embed = {
  /** The name of a table, a foreign key or its column. */
  target: string;
  alias?: string;
  hint?: string;
  inner: boolean;
  spread: boolean;
  read: Read;
};

export const comparisons = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  isdistinct: "is distinct from",
} as const;
export type Comparison = keyof typeof comparisons;

export const textSearches = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
} as const;
export type TextSearch = keyof typeof textSearches;

export type IsValue = "null" | "not_null" | "true" | "false" | "unknown";

export type Test =
  | { kind: "compare"; operator: Comparison; value: string; quantifier?: "any" | "all" }
  | { kind: "in"; values: string[] }
  | { kind: "is"; value: IsValue }
  | { kind: "search"; operator: TextSearch; language?: string; value: string };

export type Filter =
  | { kind: "test"; field: Field; negated: boolean; test: Test }
  | { kind: "group"; operator: "and" | "or"; negated: boolean; filters: Filter[] };

export type OrderTerm = {
  /** Orders by a column of this to-one embed instead of the table's own. */
  embed?: string;
  field: Field;
  descending: boolean;
  nulls?: "first" | "last";
};

/** The read of one relation, the top one or an embedded one. */
export type Read = {
  select: SelectItem[];
  filters: Filter[];
  order: OrderTerm[];
  limit?: number;
  offset?: number;
};

export type Query = Read & { columns?: string[]; onConflict?: string[] };

export function emptyRead(select: SelectItem[]): Read {
  return { select, filters: [], order: [] };
}
