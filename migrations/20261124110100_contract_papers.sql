-- The paper of a contract: the parties, the home, and the clauses with which it was made. A version is added each time it
-- is made; the newest one is in force, and after the signed scan has come none is added.

create table public.contract_papers (
  contract_id uuid not null references public.contracts (id) on delete cascade,
  version smallint not null check (version > 0),
  -- [{"name", "nationality", "passport", "address"}]
  buyers jsonb not null check (jsonb_typeof(buyers) = 'array' and jsonb_array_length(buyers) between 1 and 2
    and length(buyers::text) <= 4000),
  seller jsonb not null check (jsonb_typeof(seller) = 'object' and length(seller::text) <= 4000),
  home jsonb not null check (jsonb_typeof(home) = 'object' and length(home::text) <= 8000),
  -- The clauses by language and name, as they were that day.
  clauses jsonb not null check (jsonb_typeof(clauses) = 'object' and length(clauses::text) <= 400000),
  -- As read_contract() has it: a changed schedule changes no paper that was made before.
  instalments jsonb not null check (jsonb_typeof(instalments) = 'array'),
  is_sample boolean not null,
  made_by uuid default auth.uid() references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  primary key (contract_id, version)
);
comment on table public.contract_papers is 'Each version of a contract''s paper. Its terms are the contract''s own.';
comment on column public.contract_papers.is_sample is 'A clause of a binding language was ours, not the owner''s, so the paper is marked as a sample.';
create index contract_papers_by_admin on public.contract_papers (made_by);
alter table public.contract_papers enable row level security;
grant select on table public.contract_papers to authenticated, service_role;
create policy "Who looks after contracts can view their papers" on public.contract_papers for select to authenticated
  using ((select public.may('contracts')));
create trigger audit_contract_papers after insert or update or delete on public.contract_papers
  for each row execute function public.audit_change('contract_id');

-- As texts_overview() has it, of what is in force. Thai that was changed again for the same English waits for English too.
create view public.clauses_in_force with (security_invoker = true) as
  select shown.name, shown.locale, shown.body,
    case shown.locale
      when 'th' then english.body is not null and shown.made_from <> md5(english.body::text)
      when 'en' then exists (
        select from public.texts_in_force as thai
        join public.texts as written using (kind, name, locale, version)
        join public.texts as before using (kind, name, locale)
        where thai.kind = 'clause' and thai.locale = 'th' and thai.name = shown.name
          and before.version < written.version and before.state in ('published', 'scheduled')
          and before.made_from = written.made_from and before.body <> written.body
          and written.saved_at > own.saved_at)
      else false
    end as is_older
  from public.texts_in_force as shown
  join public.texts as own using (kind, name, locale, version)
  left join public.texts_in_force as english
    on english.kind = shown.kind and english.name = shown.name and english.locale = 'en'
  where shown.kind = 'clause' and shown.body is not null;
comment on view public.clauses_in_force is 'The owner''s clauses, and whether one of a binding language is older than the last change of the other. The caller needs the right to texts.';
grant select on table public.clauses_in_force to authenticated, service_role;

-- What a paper is made from. Security definer: the owner's clauses are read without the right to texts.
create function public.sources_of_contract_paper(for_contract uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('contracts');
      return (
        select jsonb_build_object(
          'buyer', jsonb_build_object('name', leads.name, 'country', leads.country, 'locale', leads.locale),
          'home', (
            select jsonb_build_object('title', listings.title, 'language', listings.language,
              'titles', (select coalesce(jsonb_object_agg(own.locale, own.title), '{}')
                from public.listing_translations as own where own.listing_id = listings.id and own.title <> ''),
              'building', coalesce(buildings.name, listings.condo_name),
              'address', listings.address, 'city', listings.city,
              'squareMeters', listings.square_meters, 'bedrooms', listings.bedrooms, 'tenure', listings.tenure)
            from public.listings left join public.buildings on buildings.id = listings.building_id
            where listings.id = contracts.listing_id),
          'clauses', (
            select coalesce(jsonb_agg(jsonb_build_object('name', name, 'locale', locale, 'body', body, 'isOlder', is_older)), '[]')
            from public.clauses_in_force),
          'settings', public.site_settings())
        from public.contracts join public.leads on leads.id = lead_id where contracts.id = for_contract);
    end
  $$;
comment on function public.sources_of_contract_paper(uuid) is 'The buyer, the home, the owner''s clauses and the settings, for a new paper of this contract.';
revoke execute on function public.sources_of_contract_paper(uuid) from public, anon;
grant execute on function public.sources_of_contract_paper(uuid) to authenticated;

-- Security definer: papers are never written directly. The site puts the clauses together, so it is asked through the site.
create function public.make_contract_paper(for_contract uuid, paper jsonb) returns smallint
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      made smallint;
    begin
      perform public.require_right('contracts');
      perform public.require_site_key();
      perform from public.contracts where id = for_contract for update;
      if not found then
        raise exception 'There is no such contract' using errcode = 'PT404';
      end if;
      if exists (select from public.private_files where contract_id = for_contract and kind = 'signed-contract'
        and stored_at is not null and removed_at is null) then
        raise exception 'The signed contract is here already' using errcode = 'PT409';
      end if;
      insert into public.contract_papers (contract_id, version, buyers, seller, home, clauses, instalments, is_sample)
      values (for_contract,
        (select coalesce(max(version), 0) + 1 from public.contract_papers where contract_id = for_contract),
        paper -> 'buyers', paper -> 'seller', paper -> 'home', paper -> 'clauses',
        (select public.read_contract(contracts) -> 'instalments' from public.contracts where id = for_contract),
        (paper ->> 'isSample')::boolean)
      returning version into made;
      return made;
    end
  $$;
comment on function public.make_contract_paper(uuid, jsonb) is 'Keeps the next version of a contract''s paper, unless it is signed already.';
revoke execute on function public.make_contract_paper(uuid, jsonb) from public, anon;
grant execute on function public.make_contract_paper(uuid, jsonb) to authenticated;

-- Security definer: both sides read the paper, and the buyer sees no other table of it.
create function public.contract_paper(for_contract uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_side_of_contract(for_contract);
      return (
        select jsonb_build_object('terms', public.read_contract(contracts)
            - array['payments', 'documents', 'entries', 'fees', 'follows', 'endedBy', 'paymentCode', 'paying']
            || coalesce((select jsonb_build_object('instalments', instalments)
              from public.contract_papers where contract_id = for_contract order by version desc limit 1), '{}')
            -- Also of an upgrade that was taken back: the paper stays as it was signed.
            || jsonb_build_object('movedAlong', (select coalesce(sum(amount), 0) from public.payments
              where contract_id = contracts.id and method = 'carried' and corrects is null)),
          'reference', reference, 'locale', locale,
          'tenure', (select tenure from public.listings where id = contracts.listing_id),
          'paper', (
            select jsonb_build_object('version', version, 'madeAt', made_at, 'buyers', buyers, 'seller', seller,
              'home', home, 'clauses', clauses, 'isSample', is_sample)
            from public.contract_papers where contract_id = for_contract order by version desc limit 1))
        from public.contracts join public.leads on leads.id = lead_id where contracts.id = for_contract);
    end
  $$;
comment on function public.contract_paper(uuid) is 'The paper in force of a contract, with its terms and schedule; its paper is null until one was made.';
revoke execute on function public.contract_paper(uuid) from public, anon;
grant execute on function public.contract_paper(uuid) to authenticated;

-- Ten years after the last instalment was due nobody may ask for a contract's papers any more: the files, the passports
-- and the addresses go. What was agreed and paid stays, and the names with it. Security definer: the office changes no paper.
create function public.erase_old_contract_papers(today date) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      old constant uuid[] := array(
        select contract_id from public.contract_instalments group by contract_id
        having max(due_on) < today - interval '10 years');
      erased integer;
    begin
      delete from public.private_files where contract_id = any (old) or stored_at is null and begun_at < now() - interval '2 days'
        or removed_at < now() - interval '2 days';
      get diagnostics erased = row_count;
      update public.contract_papers
      set buyers = (select jsonb_agg(jsonb_build_object('name', buyer ->> 'name', 'nationality', '', 'passport', '', 'address', ''))
        from jsonb_array_elements(buyers) as buyer)
      where contract_id = any (old) and buyers::text ~ '"(passport|address|nationality)": "[^"]';
      return erased;
    end
  $$;
comment on function public.erase_old_contract_papers(date) is 'Forgets the files, passports and addresses of contracts that ended ten years ago, and files that were removed or never came.';
revoke execute on function public.erase_old_contract_papers(date) from public, anon, authenticated;
grant execute on function public.erase_old_contract_papers(date) to service_role;

notify pgrst, 'reload schema';
