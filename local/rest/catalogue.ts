/** The relations, foreign keys and functions of the exposed schema. Every identifier in SQL comes from here. */
import type { SqlRunner } from "../database/migrate.ts";

export const exposedSchema = "public";

export type Column = {
  name: string;
  /** As Postgres prints it: `numeric(10,2)`, `text[]`. */
  type: string;
  defaultSql: string | null;
  generated: boolean;
};

export type Relation = {
  name: string;
  kind: "table" | "view";
  columns: ReadonlyMap<string, Column>;
  primaryKey: string[];
};

export type ForeignKey = {
  name: string;
  from: string;
  columns: string[];
  to: string;
  targetColumns: string[];
  /** At most one row of `from` refers to each row of `to`. */
  isOneToOne: boolean;
};

type Argument = { name: string; type: string; hasDefault: boolean };

export type Callable = {
  name: string;
  arguments: Argument[];
  volatility: "immutable" | "stable" | "volatile";
  /** The function's own `statement_timeout`, which PostgREST sets for the whole request. */
  seconds: number | null;
  returnsSet: boolean;
  returns:
    | { kind: "void" }
    | { kind: "scalar" }
    | { kind: "relation"; name: string }
    | { kind: "record"; columns: Column[] };
};

export type Catalogue = {
  relations: ReadonlyMap<string, Relation>;
  foreignKeys: ForeignKey[];
  /** Several of one name are overloads, which cannot be called. */
  functions: ReadonlyMap<string, Callable[]>;
  types: ReadonlySet<string>;
};

const relationsSql = `
  select c.relname as name, case when c.relkind in ('r', 'p', 'f') then 'table' else 'view' end as kind,
    coalesce((select array_agg(a.attname order by k.n) from pg_constraint p
      cross join unnest(p.conkey) with ordinality k(attnum, n)
      join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.attnum
      where p.conrelid = c.oid and p.contype = 'p'), '{}')::text[] as "primaryKey",
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'defaultSql', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
        'generated', a.attgenerated <> '') order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c
  where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'f', 'v', 'm')`;

const foreignKeysSql = `
  select f.conname as name, source.relname as "from", target.relname as "to",
    array(select a.attname from unnest(f.conkey) with ordinality k(attnum, n)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum order by n)::text[] as columns,
    array(select a.attname from unnest(f.confkey) with ordinality k(attnum, n)
      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum order by n)::text[] as "targetColumns",
    exists (select from pg_index i where i.indrelid = f.conrelid and i.indisunique and i.indpred is null
      and i.indkey::int2[] <@ f.conkey) as "isOneToOne"
  from pg_constraint f
  join pg_class source on source.oid = f.conrelid
  join pg_class target on target.oid = f.confrelid
  where f.contype = 'f' and source.relnamespace = $1::regnamespace and target.relnamespace = $1::regnamespace
  order by f.conname`;

const functionsSql = `
  select p.proname as name, p.proretset as "returnsSet",
    (select extract(epoch from split_part(setting, '=', 2)::interval)::int from unnest(p.proconfig) as setting
      where setting like 'statement_timeout=%') as seconds,
    case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end as volatility,
    coalesce((select json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(oid, null),
        'hasDefault', n > p.pronargs - p.pronargdefaults) order by n)
      from unnest(p.proargtypes) with ordinality args(oid, n)), '[]') as arguments,
    case
      when t.typname = 'void' then json_build_object('kind', 'void')
      when c.relname is not null and c.relnamespace = $1::regnamespace then json_build_object('kind', 'relation', 'name', c.relname)
      when p.proallargtypes is not null then json_build_object('kind', 'record', 'columns',
        (select json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(oid, null),
            'defaultSql', null, 'generated', false) order by n)
          from unnest(p.proallargtypes) with ordinality args(oid, n) where p.proargmodes[n] in ('o', 'b', 't')))
      else json_build_object('kind', 'scalar')
    end as returns
  from pg_proc p
  join pg_type t on t.oid = p.prorettype
  left join pg_class c on c.oid = t.typrelid and c.relkind <> 'c'
  where p.pronamespace = $1::regnamespace and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')`;

const typesSql = `
  select distinct name from pg_type t
  cross join lateral (values (t.typname::text), (format_type(t.oid, null))) as names(name)
  where t.typtype in ('b', 'e', 'd') and pg_type_is_visible(t.oid)`;

type RelationRow = Omit<Relation, "columns"> & { columns: Column[] | null };

export async function readCatalogue(database: Pick<SqlRunner, "query">): Promise<Catalogue> {
  const relations = await database.query<RelationRow>(relationsSql, [exposedSchema]);
  const functions = await database.query<Callable>(functionsSql, [exposedSchema]);
  const types = await database.query<{ name: string }>(typesSql);
  return {
    relations: new Map(relations.map((row) => [row.name, { ...row, columns: byName(row.columns ?? []) }])),
    foreignKeys: await database.query<ForeignKey>(foreignKeysSql, [exposedSchema]),
    functions: Map.groupBy(functions, (callable) => callable.name),
    types: new Set(types.map((row) => row.name)),
  };
}

export function byName(columns: Column[]): Map<string, Column> {
  return new Map(columns.map((column) => [column.name, column]));
}
