-- Run by the superuser in a new database before the platform's own SQL: the roles as Supabase has them. Our migrations
-- run as `postgres`, which is no superuser there and owns neither auth nor storage.

do $$
begin
  if not exists (select from pg_roles where rolname = 'postgres') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role postgres nosuperuser createdb createrole login replication bypassrls;
    grant anon, authenticated, service_role to postgres;
  end if;
end
$$;

grant all on schema public to postgres;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant execute on functions to anon, authenticated, service_role;
