/** Describes the public schema as TypeScript, in the format of `supabase gen types`. */
import type { SqlRunner } from "./migrate.ts";

type Column = {
  relation: string;
  kind: "r" | "v";
  name: string;
  type: string;
  required: boolean;
  nullable: boolean;
  generated: boolean;
};

type Callable = { name: string; argument_names: string[] | null; argument_types: string[]; result: string };

const columnsSql = `
  select c.relname as relation, c.relkind as kind, a.attname as name, t.typname as type,
    a.attnotnull and not a.atthasdef as required,
    not a.attnotnull as nullable, a.attgenerated <> '' as generated
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const functionsSql = `
  select p.proname as name, p.proargnames as argument_names,
    array(select t.typname from unnest(p.proargtypes) with ordinality as args(oid, n)
      join pg_type t on t.oid = args.oid order by n) as argument_types,
    case when p.proretset then r.typname || '[]' else r.typname end as result
  from pg_proc p join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and r.typname <> 'trigger'
  order by p.proname`;

const scalars: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
  record: "Json",
};

function typescriptOf(type: string): string {
  if (type.endsWith("[]")) return `${typescriptOf(type.slice(0, -2))}[]`;
  if (type.startsWith("_")) return `${typescriptOf(type.slice(1))}[]`;
  return scalars[type] ?? "string";
}

export async function describeSchema(database: SqlRunner): Promise<string> {
  const columns = await database.query<Column>(columnsSql);
  const functions = await database.query<Callable>(functionsSql);
  const relations = Map.groupBy(columns, (column) => column.relation);
  const tables: string[] = [];
  const views: string[] = [];
  for (const [name, list] of relations) {
    const isTable = list[0]?.kind === "r";
    (isTable ? tables : views).push(describeRelation(name, list, isTable));
  }
  return `// Made by \`npm run types:database\` from migrations/. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.join("\n")}
    };
    Views: {
${views.join("\n")}
    };
    Functions: {
${functions.map(describeFunction).join("\n")}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

function describeRelation(name: string, columns: Column[], isTable: boolean): string {
  const row = columns.map((c) => `${c.name}: ${typescriptOf(c.type)}${c.nullable ? " | null" : ""}`);
  const writable = columns.filter((c) => !c.generated);
  const insert = writable.map(
    (c) => `${c.name}${c.required ? "" : "?"}: ${typescriptOf(c.type)}${c.nullable ? " | null" : ""}`,
  );
  const update = writable.map((c) => `${c.name}?: ${typescriptOf(c.type)}${c.nullable ? " | null" : ""}`);
  const writes = isTable
    ? `\n        Insert: { ${insert.join("; ")} };\n        Update: { ${update.join("; ")} };`
    : "";
  return `      ${name}: {\n        Row: { ${row.join("; ")} };${writes}\n        Relationships: [];\n      };`;
}

function describeFunction(callable: Callable): string {
  const names = callable.argument_names ?? [];
  const args = callable.argument_types.map((type, index) => `${names[index]}: ${typescriptOf(type)}`);
  const shape = args.length > 0 ? `{ ${args.join("; ")} }` : "Record<PropertyKey, never>";
  return `      ${callable.name}: { Args: ${shape}; Returns: ${typescriptOf(callable.result)} };`;
}
