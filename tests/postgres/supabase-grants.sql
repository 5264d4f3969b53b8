-- Run by the superuser after the platform's own SQL: what `postgres` may do with it.

grant all on schema auth, storage, extensions to postgres;
grant usage on schema storage to postgres with grant option;
grant all on all tables in schema auth, storage to postgres;
grant all on all sequences in schema auth to postgres;
grant all on all routines in schema auth, storage, extensions to postgres;
-- On Supabase an extension lets this role add policies to the table, though it does not own it.
alter table storage.objects owner to postgres;
