-- The owner's texts over those we ship in files: questions, testimonials, terms, words of pages, letters, dated facts. A text is known by its
-- kind, name and language; domain/texts/ has the schema of each kind's body. Each write adds a version, so the table
-- is its own history. The newest version decides: a plan that was replaced before it was due never happens.

create table public.texts (
  -- A later kind needs no migration.
  kind text not null check (kind ~ '^[a-z]{2,20}$'),
  name text not null check (name ~ '^[A-Za-z0-9][A-Za-z0-9._/-]{0,119}$'),
  locale text not null check (locale in ('en', 'th', 'zh', 'ru', 'de', 'fr')),
  version int not null check (version > 0),
  -- 'shipped': back to the text of the files.
  state text not null check (state in ('draft', 'published', 'scheduled', 'shipped')),
  body jsonb check (jsonb_typeof(body) = 'object' and length(body::text) <= 200000),
  -- Of the English body that was there when this was written, to see when a translation is older.
  made_from text not null default '' check (length(made_from) <= 32),
  publish_at timestamptz,
  saved_at timestamptz not null default clock_timestamp(),
  -- Not a reference: the history outlives the account.
  saved_by uuid not null default auth.uid(),
  primary key (kind, name, locale, version),
  check ((body is null) = (state = 'shipped')),
  check ((publish_at is null) = (state <> 'scheduled')),
  -- They say the same in every language.
  check (kind not in ('fact', 'list') or locale = 'en')
);
comment on table public.texts is 'Every version of each text that somebody changed, in each language. Undo writes an earlier body as a new version.';
comment on column public.texts.made_from is 'The MD5 of the English body that was there at the time; empty while that was the shipped one.';
create index texts_that_are_due on public.texts (publish_at) where state = 'scheduled';

alter table public.texts enable row level security;
grant select on table public.texts to authenticated, service_role;
create policy "Who writes texts can read them with their history"
  on public.texts for select to authenticated
  using ((select public.may('texts')));

create trigger texts_are_kept before update or delete or truncate on public.texts
  for each statement execute function public.refuse_change();

create view public.texts_in_force with (security_invoker = true) as
  select distinct on (kind, name, locale) kind, name, locale, version, body, made_from
  from (
    select *, lead(saved_at) over (partition by kind, name, locale order by version) as replaced_at from public.texts
  ) as versions
  where state in ('published', 'shipped')
    or (state = 'scheduled' and publish_at <= now() and publish_at <= coalesce(replaced_at, publish_at))
  order by kind, name, locale, version desc;
comment on view public.texts_in_force is 'What the site shows of each text that was ever published; a null body is the shipped text. The caller needs the right to texts.';
grant select on table public.texts_in_force to authenticated, service_role;

-- Security definer: whoever has a deadline set or read need not write texts. A body that says no whole number of hours
-- promises nothing new.
create function public.answer_within() returns interval
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((
      select (body ->> 'value')::integer from public.texts_in_force
      where kind = 'fact' and name = 'answer-within' and body ->> 'value' ~ '^[1-9]\d{0,3}$'
    ), 48) * interval '1 hour'
  $$;
comment on function public.answer_within() is 'The time within which the site promises an answer: the owner''s fact "answer-within", so that deadlines keep to what pages say.';
revoke execute on function public.answer_within() from public, anon;
grant execute on function public.answer_within() to authenticated, service_role;

notify pgrst, 'reload schema';
