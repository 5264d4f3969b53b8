/**
 * What Supabase's database linter and its docs advise against, each as a query over a migrated schema that answers one
 * line a finding, and as a statement that plants an offence. Who may execute functions is in functions.test.ts.
 */

export type Lint = { finds: string; query: string; planted: string };

const isOurs = "relnamespace = 'public'::regnamespace";

/** Policies on our tables and on the pictures in Storage, with their expressions and roles. */
const policies = `(
  select polrelid::regclass::text || ': ' || polname as name, polrelid, polcmd, polpermissive,
    pg_get_expr(polqual, polrelid) as qual, pg_get_expr(polwithcheck, polrelid) as with_check,
    array(select case role when 0 then 'public' else role::regrole::text end from unnest(polroles) as role) as roles
  from pg_policy join pg_class on pg_class.oid = polrelid
  where ${isOurs} or polrelid = 'storage.objects'::regclass) as policies`;

const unwrapped = String.raw`(?<!SELECT )\m((auth\.(uid|jwt|role|email))|current_setting|(may|is_admin|public\.may|public\.is_admin))\(`;

export const lints: Lint[] = [
  {
    finds: "function without a fixed search path",
    query: `select oid::regprocedure::text as finding from pg_proc
      where pronamespace = 'public'::regnamespace and prosqlbody is null and prokind <> 'a'
        and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')`,
    planted: "create function public.planted() returns int language sql as 'select 1'",
  },
  {
    finds: "table without row level security",
    query: `select relname as finding from pg_class where ${isOurs} and relkind in ('r', 'p') and not relrowsecurity`,
    planted: "create table public.planted (id int primary key)",
  },
  {
    finds: "policy on a table without row level security",
    query: `select name as finding from ${policies} join pg_class on oid = polrelid where not relrowsecurity`,
    planted: `create table public.planted (id int); create policy "P" on public.planted for select to anon using (true)`,
  },
  {
    finds: "table with row level security and no policy",
    query: `select relname as finding from pg_class
      where ${isOurs} and relkind in ('r', 'p') and relrowsecurity and not exists (select from pg_policy where polrelid = pg_class.oid)`,
    planted: "create table public.planted (id int); alter table public.planted enable row level security",
  },
  {
    finds: "table that visitors or admins may use and that has no policy",
    query: `select distinct relname as finding from pg_class, unnest(array['anon', 'authenticated']) as role
      where ${isOurs} and relkind in ('r', 'p') and not exists (select from pg_policy where polrelid = pg_class.oid)
        and has_table_privilege(role, pg_class.oid, 'select, insert, update, delete, truncate, references, trigger')`,
    planted: "create table public.planted (id int); grant insert on table public.planted to authenticated",
  },
  {
    finds: "several permissive policies for one role and action",
    query: `select format('%s: %s for %s', polrelid::regclass, polcmd, role) as finding from ${policies}, unnest(roles) as role
      where polpermissive group by polrelid, polcmd, role having count(*) > 1`,
    planted: `create policy "P" on public.listings for select to anon using (false)`,
  },
  {
    finds: "policy for all roles or all verbs",
    query: `select name as finding from ${policies} where 'public' = any (roles) or polcmd = '*'`,
    planted: `create policy "P" on public.admin_devices for select using (false)`,
  },
  {
    finds: "policy that lets everybody write",
    query: `select name as finding from ${policies}
      where polpermissive and polcmd <> 'r' and 'true' in (qual, with_check) and roles && '{public,anon,authenticated}'`,
    planted: `create policy "P" on public.admin_devices for update to authenticated using (true)`,
  },
  {
    finds: "policy that believes what users may change about themselves",
    query: `select name as finding from ${policies} where concat(qual, with_check) ~ 'user_metadata'`,
    planted: `create policy "P" on public.admin_devices for select to authenticated
      using ((select auth.jwt()) #>> '{user_metadata,role}' = 'admin')`,
  },
  {
    finds: "policy that asks row by row who the caller is",
    query: `select name as finding from ${policies} where qual ~ $re$${unwrapped}$re$ or with_check ~ $re$${unwrapped}$re$`,
    planted: `create policy "P" on public.admin_devices for select to authenticated using (user_id = auth.uid())`,
  },
  {
    finds: "foreign key without an index",
    query: `select conrelid::regclass || ' ' || conname as finding from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = conrelid and indisvalid
          -- Of a partial index, a foreign key can use what leaves out its blanks alone.
          and coalesce(pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$', true)
          and (indkey::smallint[])[0:cardinality(conkey) - 1] <@ conkey and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey)`,
    planted: "create table public.planted (listing_id uuid references public.listings (id))",
  },
  {
    finds: "table without a primary key",
    query: `select relname as finding from pg_class
      where ${isOurs} and relkind in ('r', 'p') and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
    planted: "create table public.planted (id int)",
  },
  {
    finds: "two indexes that are the same",
    query: `select string_agg(indexrelid::regclass::text, ', ' order by indexrelid::regclass::text) as finding
      from pg_index join pg_class on pg_class.oid = indrelid where ${isOurs}
      group by indrelid, indkey, indclass, indoption, indcollation, pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
      having count(*) > 1`,
    planted: "create index planted on public.leads (answered_by)",
  },
  {
    finds: "view that reads with its owner's rights",
    query: `select relname as finding from pg_class
      where ${isOurs} and relkind = 'v' and not coalesce(reloptions, '{}') && '{security_invoker=true,security_invoker=on}'`,
    planted: "create view public.planted as select 1",
  },
  {
    finds: "materialized view or foreign table in the API",
    query: `select relname as finding from pg_class where ${isOurs} and relkind in ('m', 'f')`,
    planted: "create materialized view public.planted as select 1",
  },
  {
    finds: "extension in the API's schema",
    query: "select extname::text as finding from pg_extension where extnamespace = 'public'::regnamespace",
    planted: "create extension citext with schema public",
  },
  {
    finds: "public bucket whose pictures everybody may list",
    query: `select name as finding from ${policies}
      where polrelid = 'storage.objects'::regclass and polpermissive and polcmd = 'r' and qual !~ 'may\\('
        and roles && '{public,anon,authenticated}'`,
    planted: `create policy "P" on storage.objects for select to anon using (bucket_id = 'listing-images')`,
  },
];
