-- A pasted page is its source's: the address it is pasted for lies on one of the source's hosts, like every address that
-- the scraper fetches. Here, so that no caller gets around it.

-- Host and port of a plain web address as `URL.host` says it; null for what could be read in two ways: credentials,
-- backslashes, spaces, no host.
create function public.host_of(address text) returns text
  language sql immutable strict set search_path = ''
  as $$
    select regexp_replace(read[2], case read[1] when 'http' then ':0*80$' else ':0*443$' end, '')
    from regexp_match(lower(address), '^(https?)://([a-z0-9.-]+(?::[0-9]{1,5})?)(?:[/?#]|$)') as read
  $$;
comment on function public.host_of(text) is 'Host and port of a plain http(s) address, null for any other.';

create or replace function public.import_html(for_source uuid, page_url text, page_html text, dry boolean default false) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
    declare
      made uuid;
      hosts text[];
    begin
      perform public.require_admin();
      -- A host is its "www." too, as for the scraper (isAllowedHost). A source that is not there fails at the insert.
      select array_agg(lower(host)) into hosts
      from public.scrape_sources, unnest(allowed_hosts) as host where id = for_source;
      if hosts is not null and not coalesce(
        array[public.host_of(page_url), regexp_replace(public.host_of(page_url), '^www\.', '')] && hosts, false)
      then
        raise exception 'The address is on none of the hosts of its source' using errcode = 'PT422';
      end if;
      insert into public.scrape_runs (source_id, kind, state, dry_run, started_by)
      values (for_source, 'paste', 'fetching', dry, (select auth.uid())) returning id into made;
      insert into public.scrape_pages (run_id, url) values (made, page_url);
      insert into public.scrape_pastes (run_id, url, html, pasted_by)
      values (made, page_url, page_html, (select auth.uid()));
      return made;
    end
  $$;

revoke execute on function public.host_of(text) from public, anon, authenticated;
grant execute on function public.host_of(text) to service_role;

notify pgrst, 'reload schema';
