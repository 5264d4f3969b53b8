/** Lets the tests of a file share one database, because opening one takes longer than most tests. */
import type { LocalDatabase } from "../../local/database/open.ts";

const remember = `
  create schema remembered;
  create table remembered.tables as
    select format('%I.%I', schemas.nspname, tables.relname) as name, 'remembered.t' || tables.oid as copy,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class as tables join pg_namespace as schemas on schemas.oid = tables.relnamespace
    where tables.relkind = 'r' and schemas.nspname not like 'pg\\_%'
      and schemas.nspname not in ('information_schema', 'remembered');
  create table remembered.sequences as
    select format('%I.%I', schemaname, sequencename) as name, start_value, last_value from pg_sequences;
  do $$
    declare
      one record;
    begin
      for one in select * from remembered.tables loop
        execute format('create table %s as select %s from %s', one.copy, one.columns, one.name);
      end loop;
    end
  $$`;

const startOver = `
  do $$
    declare
      one record;
    begin
      -- Without triggers: rows go and come as they are.
      perform set_config('session_replication_role', 'replica', true);
      for one in select * from remembered.tables loop
        execute format('delete from %s', one.name);
        execute format('insert into %s (%s) overriding system value select %s from %s',
          one.name, one.columns, one.columns, one.copy);
      end loop;
      perform setval(name::regclass, coalesce(last_value, start_value), last_value is not null)
      from remembered.sequences;
    end
  $$`;

/** Remembers all rows. The answer empties every table and puts them back. */
export async function rememberRows(database: LocalDatabase): Promise<() => Promise<void>> {
  await database.script(remember);
  return () => database.script(startOver);
}
