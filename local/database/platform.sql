-- The parts of Supabase that our migrations rely on: roles, schemas, default grants.
-- Runs at every start of the embedded Postgres, so every statement is repeatable.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
  -- PostgREST connects as this one, and becomes the role of the request.
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator noinherit;
    grant anon, authenticated, service_role to authenticator;
  end if;
end
$$;

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;

create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable
  as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
create or replace function auth.uid() returns uuid language sql stable
  as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create or replace function auth.role() returns text language sql stable
  as $$ select auth.jwt() ->> 'role' $$;
create or replace function auth.email() returns text language sql stable
  as $$ select auth.jwt() ->> 'email' $$;
