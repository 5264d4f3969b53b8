-- The tables of Supabase Storage with the same columns. The bytes are in files, not in rows.
-- Runs at every start, so every statement is repeatable. The product's migrations add the policies on storage.objects.

create table if not exists storage.buckets (
  id text not null primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);

create table if not exists storage.objects (
  id uuid not null default gen_random_uuid() primary key,
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb,
  unique (bucket_id, name)
);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on table storage.buckets, storage.objects to anon, authenticated, service_role;

create or replace function storage.foldername(name text) returns text[] language sql immutable
  as $$ select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1] $$;
create or replace function storage.filename(name text) returns text language sql immutable
  as $$ select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))] $$;
create or replace function storage.extension(name text) returns text language sql immutable
  as $$ select nullif(substring(storage.filename(name) from '\.([^.]+)$'), '') $$;
