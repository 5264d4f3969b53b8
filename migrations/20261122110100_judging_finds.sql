-- What an admin judges beside the find itself: homes that are likely the same, and what a source says now of fields that
-- a human edited.

alter table public.listing_origins add column declined jsonb not null default '{}';
comment on column public.listing_origins.declined is 'Per locked column the source''s value that a human looked at and did not want: it is not suggested again.';

create function public.leave_out_declined() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.suggested := (
        select coalesce(jsonb_object_agg(said.key, said.value), '{}')
        from jsonb_each(new.suggested) as said
        where said.value is distinct from new.declined -> said.key);
      return new;
    end
  $$;
revoke execute on function public.leave_out_declined() from public, anon, authenticated;
create trigger listing_origins_leave_out_declined before update of suggested on public.listing_origins
  for each row when (new.declined <> '{}' and new.suggested <> '{}') execute function public.leave_out_declined();

-- What may not be shown any more is not offered either.
create function public.forget_suggestions_without_right() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      gone text[] := array_remove(array[
        case when not new.may_show_descriptions then 'description' end,
        case when not new.may_show_agents then 'agent_name' end,
        case when not new.may_show_agents then 'agent_phone' end,
        case when not new.may_show_agents then 'agent_email' end], null);
    begin
      update public.listing_origins set suggested = suggested - gone
      where source_id = new.id and suggested ?| gone;
      return null;
    end
  $$;
revoke execute on function public.forget_suggestions_without_right() from public, anon, authenticated;
create trigger scrape_sources_forget_suggestions
  after update of may_show_agents, may_show_descriptions on public.scrape_sources
  for each row when (
    (old.may_show_agents and not new.may_show_agents) or (old.may_show_descriptions and not new.may_show_descriptions))
  execute function public.forget_suggestions_without_right();

create index listing_origins_with_suggestions on public.listing_origins (listing_id) where suggested <> '{}';

create view public.listing_suggestions with (security_invoker = true) as
  select
    listings.id as listing_id, listings.slug, listings.title, listings.language, listings.publication,
    sources.name as source, origins.source_url, origins.last_seen_at,
    said.key as field, to_jsonb(listings) -> said.key as mine, said.value as theirs
  from public.listing_origins as origins
  join public.listings on listings.id = origins.listing_id
  join public.scrape_sources as sources on sources.id = origins.source_id
  cross join lateral jsonb_each(origins.suggested) as said
  where origins.suggested <> '{}' and listings.publication <> 'rejected'
    and said.value is distinct from to_jsonb(listings) -> said.key;
comment on view public.listing_suggestions is 'Fields that a human edited and of which the source says something else now, side by side.';

create view public.listing_twins with (security_invoker = true) as
  select
    pairs.listing_id, listings.publication as listing_publication, pairs.reasons,
    twins.id as twin_id, twins.slug, twins.title, twins.language, twins.publication,
    sources.name as source, origins.source_url
  from (
    select listing_id, other_id as twin_id, reasons from public.listing_duplicates where verdict = 'open'
    union all
    select other_id, listing_id, reasons from public.listing_duplicates where verdict = 'open'
  ) as pairs
  join public.listings on listings.id = pairs.listing_id
  join public.listings as twins on twins.id = pairs.twin_id and twins.publication <> 'rejected'
  left join public.listing_origins as origins on origins.listing_id = twins.id
  left join public.scrape_sources as sources on sources.id = origins.source_id;
comment on view public.listing_twins is 'Homes that are likely the same and nobody has judged yet, seen from each of the two.';

revoke all on table public.listing_suggestions, public.listing_twins from anon, authenticated;
grant select on table public.listing_suggestions, public.listing_twins to authenticated;
grant all on table public.listing_suggestions, public.listing_twins to service_role;

-- Takes the source's value, which gives the field back to the source, or keeps the human's for good. False when the source
-- says something else than `seen` by now: nobody takes what they have not looked at.
create function public.settle_suggestion(for_listing uuid, field text, seen jsonb, take boolean) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      origin public.listing_origins;
      taken text[];
    begin
      perform public.require_admin();
      select * into origin from public.listing_origins where listing_id = for_listing for update;
      if not coalesce(origin.suggested -> field = seen, false) then
        return false;
      end if;
      -- A place is both its numbers: a home never has one of them alone.
      taken := case when field in ('latitude', 'longitude')
        then array(select jsonb_object_keys(origin.suggested) intersect select unnest(array['latitude', 'longitude']))
        else array[field] end;
      if take then
        execute format('update public.listings set %s where id = $2',
            (select string_agg(format('%1$I = ($1).%1$I', name), ', ') from unnest(taken) as name))
          using jsonb_populate_record(null::public.listings, origin.suggested), for_listing;
      end if;
      -- Read again: taking the value has locked the field, as every edit by a human does.
      update public.listing_origins set
        suggested = suggested - taken,
        locked_fields = case when take
          then array(select name from unnest(locked_fields) as name where name <> all (taken)) else locked_fields end,
        declined = (declined - taken) || case when take then '{}' else (
          select jsonb_object_agg(name, origin.suggested -> name) from unnest(taken) as name) end
      where listing_id = for_listing;
      return true;
    end
  $$;
revoke execute on function public.settle_suggestion(uuid, text, jsonb, boolean) from public, anon;
grant execute on function public.settle_suggestion(uuid, text, jsonb, boolean) to authenticated, service_role;

notify pgrst, 'reload schema';
