-- Agents' names, telephones and addresses are public only where their source allows it, whoever writes them: a batch, a
-- run that is rolled back, a change that was held. Everything public reads these columns, so the rule is kept here.
-- What a human typed stays: it is locked, and it is our word, not the source's.

create function public.hold_back_agents() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      locked text[];
      -- lock_edited_fields() locks these fields afterwards.
      is_edit constant boolean := (select auth.role()) is not distinct from 'authenticated'
        and current_setting('site.rolling_back', true) is distinct from 'on';
    begin
      if is_edit then
        return new;
      end if;
      select origins.locked_fields into locked
      from public.listing_origins as origins
      join public.scrape_sources as sources on sources.id = origins.source_id
      where origins.listing_id = new.id and not sources.may_show_agents;
      if found then
        if not 'agent_name' = any (locked) then new.agent_name := null; end if;
        if not 'agent_phone' = any (locked) then new.agent_phone := null; end if;
        if not 'agent_email' = any (locked) then new.agent_email := null; end if;
        if not 'agent_photo' = any (locked) then new.agent_photo := null; end if;
      end if;
      return new;
    end
  $$;
comment on function public.hold_back_agents() is 'Leaves out an agent whom the listing''s source does not allow to be shown.';
revoke execute on function public.hold_back_agents() from public, anon, authenticated;

create trigger listings_hold_back_agents before update of agent_name, agent_phone, agent_email, agent_photo on public.listings
  for each row when (num_nonnulls(new.agent_name, new.agent_phone, new.agent_email, new.agent_photo) > 0)
  execute function public.hold_back_agents();

-- A new listing is written before its origin, so only now its source is known. The update runs the rule above.
create function public.hold_back_agents_of_origin() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      update public.listings set agent_name = agent_name
      where id = new.listing_id and num_nonnulls(agent_name, agent_phone, agent_email, agent_photo) > 0
        and not (select may_show_agents from public.scrape_sources where id = new.source_id);
      return null;
    end
  $$;
revoke execute on function public.hold_back_agents_of_origin() from public, anon, authenticated;

create trigger listing_origins_hold_back_agents after insert or update of source_id on public.listing_origins
  for each row execute function public.hold_back_agents_of_origin();

-- The same for what is there already.
update public.listings set agent_name = agent_name
where num_nonnulls(agent_name, agent_phone, agent_email, agent_photo) > 0;

notify pgrst, 'reload schema';
