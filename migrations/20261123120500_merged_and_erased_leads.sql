-- Two leads of one person become one, which can be undone; a person's data is erased when they ask for it (PDPA).

create table public.lead_merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null references public.leads (id) on delete cascade,
  merged_id uuid not null references public.leads (id) on delete cascade,
  -- The promise that the kept lead had before.
  due_before timestamptz,
  answered_before timestamptz,
  admin uuid references auth.users (id) on delete set null,
  merged_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on table public.lead_merges is 'Which lead was merged into which. Nothing is moved, so undoing it shows both again.';
create index lead_merges_of_kept on public.lead_merges (kept_id);
create index lead_merges_of_merged on public.lead_merges (merged_id);
create unique index lead_merges_once on public.lead_merges (merged_id) where undone_at is null;
create index lead_merges_by_admin on public.lead_merges (admin);
alter table public.lead_merges enable row level security;
grant select on table public.lead_merges to authenticated;
grant all on table public.lead_merges to service_role;
create policy "Admins can view merges of leads they look after" on public.lead_merges for select to authenticated
  using (public.attends_to(kept_id));
create trigger audit_lead_merges after insert or update or delete on public.lead_merges
  for each row execute function public.audit_change('id');

-- The lead and all that were merged into it, one into another.
create function public.lead_family(for_lead uuid) returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    with recursive family as (
      select for_lead as id
      union select leads.id from public.leads join family on leads.merged_into = family.id)
    select id from family
  $$;
revoke execute on function public.lead_family(uuid) from public, anon, authenticated;

create function public.leads_of_person(person public.leads) returns uuid[]
  language sql stable security definer set search_path = ''
  as $$
    select array(
      select id from public.leads
      where id = person.id or merged_into = person.id or public.mailbox_of(email) = public.mailbox_of(person.email)
        or phone = person.phone
      order by created_at desc)
  $$;
comment on function public.leads_of_person(public.leads) is 'Leads of the same person, as far as address and telephone tell.';
revoke execute on function public.leads_of_person(public.leads) from public, anon, authenticated;

-- The first line of whatever changes several leads, before it reads them: those named and those merged into them, by id,
-- with their viewings. One such call at a time, so that nobody merges a lead into these while they are gathered.
create function public.lock_leads(of_leads uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('several leads', 0));
      -- Viewings first: whoever changes one has it locked before its lead is answered.
      perform from public.viewings
      where lead_id in (select id from public.leads where id = any (of_leads) or merged_into = any (of_leads))
      order by id for update;
      perform from public.leads where id = any (of_leads) or merged_into = any (of_leads) order by id for update;
    end
  $$;
revoke execute on function public.lock_leads(uuid[]) from public, anon, authenticated;

-- Answers the reason why they cannot be merged, or null when they are.
create function public.merge_leads(from_lead uuid, into_lead uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      source public.leads;
      target public.leads;
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(from_lead);
      perform public.require_lead(into_lead);
      if from_lead = into_lead then return 'same'; end if;
      perform public.lock_leads(array[from_lead, into_lead]);
      select * into source from public.leads where id = from_lead;
      select * into target from public.leads where id = into_lead;
      if source.id is null or target.id is null then
        raise exception 'There is no such lead' using errcode = 'PT404';
      end if;
      if source.merged_into is not null or target.merged_into is not null then return 'merged_already'; end if;
      if source.has_contract then return 'has_contract'; end if;
      insert into public.lead_merges (kept_id, merged_id, due_before, answered_before, admin)
      values (into_lead, from_lead, target.due_at, target.answered_at, auth.uid());
      update public.leads set merged_into = into_lead where id = from_lead;
      -- A promise that is still open goes along.
      if source.answered_at is null and source.due_at is not null and source.state <> 'spam' then
        update public.leads
        set due_at = case when target.answered_at is null then least(target.due_at, source.due_at) else source.due_at end,
          answered_at = null
        where id = into_lead;
      end if;
      return null;
    end
  $$;
comment on function public.merge_leads(uuid, uuid) is 'Shows the first lead as a part of the second.';
revoke execute on function public.merge_leads(uuid, uuid) from public, anon;
grant execute on function public.merge_leads(uuid, uuid) to authenticated;

-- An answer since the merge counts for both.
create function public.undo_merge(merged_lead uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      undone public.lead_merges;
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(merged_lead);
      perform public.lock_leads(array(select kept_id from public.lead_merges where merged_id = merged_lead) || merged_lead);
      update public.lead_merges set undone_at = now()
      where merged_id = merged_lead and undone_at is null and public.attends_to(kept_id)
      returning * into undone;
      if not found then return false; end if;
      update public.leads as merged
      set merged_into = null,
        answered_at = coalesce(merged.answered_at,
          (select kept.answered_at from public.leads as kept where kept.id = undone.kept_id and kept.answered_at > undone.merged_at))
      where merged.id = merged_lead;
      update public.leads set due_at = undone.due_before, answered_at = coalesce(answered_at, undone.answered_before)
      where id = undone.kept_id;
      return true;
    end
  $$;
comment on function public.undo_merge(uuid) is 'Shows a merged lead on its own again; false when it is not merged.';
revoke execute on function public.undo_merge(uuid) from public, anon;
grant execute on function public.undo_merge(uuid) to authenticated;

-- An affiliate is a partner until the lead is lost or spam, so the law's rules for contracts apply to them too. Who offered
-- us a home is a client while we have it, and for as long after that. At most a thousand at a time; answers how many.
create function public.erase_old_leads(before timestamptz) returns integer
  language plpgsql volatile set search_path = ''
  as $$
    declare
      old constant uuid[] := array(
        select id from public.leads
        where not has_contract and (kind <> 'affiliate' or state in ('lost', 'spam')) and created_at < before
          and not (kind = 'offer' and exists (
            select from public.listings where listings.id = listing_id
              and (updated_at >= before or publication in ('draft', 'review', 'published') and status <> array['sold'])))
        order by created_at limit 1000);
      erased integer;
    begin
      perform public.lock_leads(old);
      delete from public.leads where id = any (old) and not has_contract;
      get diagnostics erased = row_count;
      return erased;
    end
  $$;
comment on function public.erase_old_leads(timestamptz) is 'Erases leads without a contract that came before; call it again until it answers 0.';
revoke execute on function public.erase_old_leads(timestamptz) from public, anon, authenticated;
grant execute on function public.lock_leads(uuid[]), public.erase_old_leads(timestamptz) to service_role;

notify pgrst, 'reload schema';
