-- A database's schema as sorted lines: object, part, what it is. Two databases are equal when their lines are.
-- Left out: who owns what, the names of NOT NULL constraints, and everything that belongs to Postgres itself or to
-- an extension. Run with an empty search_path, so that Postgres writes every name with its schema.
with schemas as (
  select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
),
-- By catalogue and oid, because an oid is unique in its catalogue only.
of_extensions as (
  select classid, objid from pg_depend where deptype = 'e'
),
relations as (
  select c.*, n.nspname || '.' || c.relname as name
  from pg_class as c join schemas as n on n.oid = c.relnamespace
  where ('pg_class'::regclass::oid, c.oid) not in (select classid, objid from of_extensions)
),
functions as (
  select p.*, p.oid::regprocedure::text as name
  from pg_proc as p join schemas as n on n.oid = p.pronamespace
  where p.prokind <> 'a' and ('pg_proc'::regclass::oid, p.oid) not in (select classid, objid from of_extensions)
),
grants as (
  select nspname as name, 'schema' as kind, acl.*
  from pg_namespace as n join schemas using (nspname), aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) as acl
  where acl.grantee <> n.nspowner
  union all
  select r.name, 'relation', acl.*
  from relations as r, aclexplode(coalesce(r.relacl, acldefault(case r.relkind when 'S' then 's' else 'r' end::"char", r.relowner))) as acl
  where r.relkind in ('r', 'p', 'v', 'm', 'S') and acl.grantee <> r.relowner
  union all
  select r.name || '.' || a.attname, 'column', acl.*
  from relations as r join pg_attribute as a on a.attrelid = r.oid, aclexplode(a.attacl) as acl
  where acl.grantee <> r.relowner and not a.attisdropped
  union all
  select f.name, 'function', acl.*
  from functions as f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) as acl
  where acl.grantee <> f.proowner
  union all
  select format('default privileges in %s', coalesce(n.nspname, 'every schema')), format('kind %s', d.defaclobjtype), acl.*
  from pg_default_acl as d left join pg_namespace as n on n.oid = d.defaclnamespace, aclexplode(d.defaclacl) as acl
  where acl.grantee <> d.defaclrole
),
lines (object, part, detail) as (
  -- Cast: a union that begins with type name cuts everything off after 63 bytes.
  select nspname::text, 'schema', ''::text from schemas
  union all
  select extname, 'extension', n.nspname::text from pg_extension as e join pg_namespace as n on n.oid = e.extnamespace
  union all
  select t.oid::regtype::text, 'type', concat_ws(' ', t.typtype, format_type(nullif(t.typbasetype, 0), t.typtypmod),
    (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
  from pg_type as t join schemas as n on n.oid = t.typnamespace
  where t.typtype <> 'b' and ('pg_type'::regclass::oid, t.oid) not in (select classid, objid from of_extensions)
    and not exists (select from pg_class where oid = t.typrelid and relkind <> 'c')
  union all
  select name, 'relation', concat_ws(' ', relkind, relpersistence, relreplident,
    case when relrowsecurity then 'rls' end, case when relforcerowsecurity then 'rls forced' end, reloptions::text)
  from relations where relkind <> 'i'
  union all
  -- Counted anew, because a column that was dropped leaves a gap in the numbers.
  select r.name, 'column ' || to_char(row_number() over (partition by r.oid order by a.attnum), 'FM000'), concat_ws(' ',
    a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
    'identity ' || nullif(a.attidentity::text, ''), 'generated ' || nullif(a.attgenerated::text, ''),
    'default ' || pg_get_expr(d.adbin, d.adrelid), 'storage ' || a.attstorage::text, 'compression ' || nullif(a.attcompression::text, ''),
    'statistics ' || nullif(a.attstattarget::integer, -1), a.attoptions::text, nullif(a.attcollation, 0)::regcollation)
  from relations as r join pg_attribute as a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef as d on d.adrelid = r.oid and d.adnum = a.attnum
  where r.relkind <> 'S'
  union all
  select name, 'sequence', concat_ws(' ', s.seqtypid::regtype, 'start', s.seqstart, 'increment', s.seqincrement, 'max', s.seqmax,
    'min', s.seqmin, 'cache', s.seqcache, 'cycle', s.seqcycle, 'last', pg_sequence_last_value(r.oid),
    'owned by ' || pg_describe_object(d.refclassid, d.refobjid, d.refobjsubid))
  from relations as r join pg_sequence as s on s.seqrelid = r.oid
  left join pg_depend as d on d.classid = 'pg_class'::regclass and d.objid = r.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
  union all
  select r.name, 'constraint ' || c.conname, pg_get_constraintdef(c.oid) || case when c.convalidated then '' else ' not valid' end
  from relations as r join pg_constraint as c on c.conrelid = r.oid where c.contype <> 'n'
  union all
  select i.indexrelid::regclass::text, 'index', concat_ws(' ', pg_get_indexdef(i.indexrelid),
    case when i.indisclustered then 'clustered' end, case when not i.indisvalid then 'invalid' end)
  from pg_index as i join relations as r on r.oid = i.indexrelid
  union all
  select s.stxrelid::regclass::text, 'statistics ' || s.stxname, pg_get_statisticsobjdef(s.oid) || coalesce(' target ' || nullif(s.stxstattarget::integer, -1), '')
  from pg_statistic_ext as s join relations as r on r.oid = s.stxrelid
  union all
  select name, 'view', pg_get_viewdef(oid) from relations where relkind in ('v', 'm')
  union all
  select r.name, 'trigger ' || t.tgname, concat_ws(' ', pg_get_triggerdef(t.oid), 'enabled', t.tgenabled)
  from pg_trigger as t join relations as r on r.oid = t.tgrelid where not t.tgisinternal
  union all
  select r.name, 'policy ' || p.polname, concat_ws(' ', p.polcmd, case when p.polpermissive then 'permissive' end,
    'to', array(select rolname from pg_roles where oid = any (p.polroles) order by 1)::text,
    'using', pg_get_expr(p.polqual, p.polrelid), 'with check', pg_get_expr(p.polwithcheck, p.polrelid))
  from pg_policy as p join relations as r on r.oid = p.polrelid
  union all
  -- Arguments, result, volatility, security, cost, settings and the body to the letter.
  select name, 'function', pg_get_functiondef(oid) from functions
  union all
  select name, 'grant on ' || kind, concat_ws(' ', privilege_type, 'to', coalesce(nullif(grantee, 0)::regrole::text, 'public'),
    case when is_grantable then 'with grant option' end) from grants
  union all
  select pg_describe_object(classoid, objoid, objsubid), 'comment', description from pg_description
  where objoid >= 16384 and (classoid, objoid) not in (select classid, objid from of_extensions)
  union all
  select coalesce(setrole::regrole::text, '') , 'setting', setconfig::text from pg_db_role_setting
)
select object, part, detail from lines order by object collate "C", part collate "C", detail collate "C"
