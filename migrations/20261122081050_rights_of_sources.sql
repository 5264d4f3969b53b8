-- The rights to show a source's descriptions and agents. The right to its pictures is in the file of the pictures.

-- Descriptions and agents disappear when the right to show them is taken back, and return with it. A setting that
-- decides how a page is read makes the next run read every page again instead of finding it unchanged.
create function public.follow_source_settings() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform from public.listings
      where id in (select listing_id from public.listing_origins where source_id = new.id)
      order by id for no key update;
      -- No human wrote these values, so the fields must not be locked.
      perform set_config('site.rolling_back', 'on', true);
      if new.may_show_agents is distinct from old.may_show_agents then
        update public.listings set
          agent_name = case when 'agent_name' = any (origins.locked_fields) then agent_name
            when new.may_show_agents then origins.extracted #>> '{listing,agentName}' end,
          agent_phone = case when 'agent_phone' = any (origins.locked_fields) then agent_phone
            when new.may_show_agents then origins.extracted #>> '{listing,agentPhone}' end,
          agent_email = case when 'agent_email' = any (origins.locked_fields) then agent_email
            when new.may_show_agents then origins.extracted #>> '{listing,agentEmail}' end,
          agent_photo = case when 'agent_photo' = any (origins.locked_fields) then agent_photo end
        from public.listing_origins as origins
        where origins.listing_id = listings.id and origins.source_id = new.id;
      end if;
      if new.may_show_descriptions is distinct from old.may_show_descriptions then
        update public.listings set
          description = case when new.may_show_descriptions
            then coalesce(origins.extracted #>> '{listing,description}', '') else '' end
        from public.listing_origins as origins
        where origins.listing_id = listings.id and origins.source_id = new.id
          and not 'description' = any (origins.locked_fields);
      end if;
      perform set_config('site.rolling_back', 'off', true);
      update public.listing_origins set content_hash = '', page_hash = null, etag = null, last_modified = null
      where source_id = new.id;
      return null;
    end
  $$;

create trigger scrape_sources_follow_settings
  after update of may_show_agents, may_show_descriptions, obeys_noindex, selectors, default_currency, default_city, feed
  on public.scrape_sources
  for each row when (
    (new.may_show_agents, new.may_show_descriptions, new.obeys_noindex, new.selectors, new.default_currency,
      new.default_city, new.feed)
    is distinct from
    (old.may_show_agents, old.may_show_descriptions, old.obeys_noindex, old.selectors, old.default_currency,
      old.default_city, old.feed))
  execute function public.follow_source_settings();

-- Texts that may no longer be shown are not suggested either.
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

create trigger scrape_sources_forget_suggestions
  after update of may_show_agents, may_show_descriptions on public.scrape_sources
  for each row when (
    (old.may_show_agents and not new.may_show_agents) or (old.may_show_descriptions and not new.may_show_descriptions))
  execute function public.forget_suggestions_without_right();

-- Agents' names, telephones and addresses are public only where their source allows it, no matter what writes them: a
-- batch, a roll back, a change that was held. Everything public reads these columns, so the rule is enforced here.
-- A text that a human typed stays: it is locked, and it is our word, not the source's.
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

create trigger listing_origins_hold_back_agents after insert or update of source_id on public.listing_origins
  for each row execute function public.hold_back_agents_of_origin();

revoke execute on function public.follow_source_settings(), public.forget_suggestions_without_right(),
  public.hold_back_agents(), public.hold_back_agents_of_origin() from public, anon, authenticated;

-- A source as an admin saves it, if it is still as the admin saw it. Not a plain update, because rights that are given or
-- taken reach every home of the source, and a function may take longer than a signed-in person's call.
create function public.save_source(for_source uuid, source jsonb, seen timestamptz) returns timestamptz
  language plpgsql volatile set search_path = '' set statement_timeout = '60s'
  as $$
    declare
      saved_at timestamptz;
    begin
      perform public.require_right('scraper');
      update public.scrape_sources set (
        name, start_urls, sitemap_url, allowed_hosts, listing_url_pattern, selectors, schedule_minutes,
        requests_per_second, max_in_flight, max_pages, auto_publish, may_keep_images, may_show_agents,
        may_show_descriptions, may_pass_on, obeys_noindex, legal_note, default_currency, default_city, feed, enabled,
        paused_reason
      ) = (
        select
          name, start_urls, sitemap_url, allowed_hosts, listing_url_pattern, selectors, schedule_minutes,
          requests_per_second, max_in_flight, max_pages, auto_publish, may_keep_images, may_show_agents,
          may_show_descriptions, may_pass_on, obeys_noindex, legal_note, default_currency, default_city, feed, enabled,
          paused_reason
        from jsonb_populate_record(null::public.scrape_sources, source)
      )
      where id = for_source and (seen is null or updated_at = seen)
      returning updated_at into saved_at;
      return saved_at;
    end
  $$;
comment on function public.save_source(uuid, jsonb, timestamptz) is 'Saves a source whole and answers when, or null if it was changed since it was seen. Seen null saves over anything.';
revoke execute on function public.save_source(uuid, jsonb, timestamptz) from public, anon;
grant execute on function public.save_source(uuid, jsonb, timestamptz) to authenticated;

notify pgrst, 'reload schema';
