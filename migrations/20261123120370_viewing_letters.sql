-- Letters to a visitor about a viewing: that the office has confirmed it, and that a hold has ended without that. Each is a
-- row, written with what it tells, so that nothing is lost where a letter cannot be sent at once.

create table public.viewing_letters (
  viewing_id uuid not null references public.viewings (id) on delete cascade,
  tells text not null check (tells in ('confirmed', 'hold_ended')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  primary key (viewing_id, tells)
);
comment on table public.viewing_letters is 'Letters to visitors about their viewings. Each is sent once and retried until it is.';
create index viewing_letters_waiting on public.viewing_letters (next_attempt_at) where sent_at is null;
alter table public.viewing_letters enable row level security;
grant all on table public.viewing_letters to service_role;

-- Also when a confirmed viewing is moved. Security definer: nobody but the office Worker reads or writes letters.
create function public.tell_of_confirmation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      insert into public.viewing_letters (viewing_id, tells)
      select new.id, 'confirmed' from public.leads
      where leads.id = new.lead_id and leads.email is not null and leads.state <> 'spam'
      on conflict (viewing_id, tells) do update
        set attempts = 0, next_attempt_at = now(), sent_at = null, last_error = null;
      return null;
    end
  $$;
comment on function public.tell_of_confirmation() is 'Adds the letter that says when the viewing is.';
revoke execute on function public.tell_of_confirmation() from public, anon, authenticated;
create trigger viewings_tell_of_confirmation after update of status, starts_at on public.viewings for each row
  when (new.status = 'confirmed' and (old.status <> 'confirmed' or old.starts_at <> new.starts_at))
  execute function public.tell_of_confirmation();

-- After a day without emails the news is old.
create function public.add_letters_of_ended_holds() returns void
  language sql volatile set search_path = ''
  as $$
    insert into public.viewing_letters (viewing_id, tells)
    select viewings.id, 'hold_ended' from public.viewings join public.leads on leads.id = viewings.lead_id
    where viewings.status = 'held' and held_until between now() - interval '1 day' and now()
      and email is not null and state not in ('spam', 'lost')
    on conflict do nothing
  $$;
comment on function public.add_letters_of_ended_holds() is 'Adds a letter for each hold that has ended while the office had not confirmed it, once each.';
revoke execute on function public.add_letters_of_ended_holds() from public, anon, authenticated;
grant execute on function public.add_letters_of_ended_holds() to service_role;

-- Like take_lead_notice(). A letter that is no longer true is not sent.
create function public.take_viewing_letter(for_viewing uuid, for_news text) returns jsonb
  language plpgsql volatile set search_path = '' set timezone = 'UTC'
  as $$
    begin
      delete from public.viewing_letters using public.viewings
      where viewings.id = viewing_id and viewing_id = for_viewing and tells = for_news and sent_at is null
        and not case tells when 'confirmed' then status = 'confirmed' and starts_at > now() else status = 'held' end;
      update public.viewing_letters
      set attempts = attempts + 1, next_attempt_at = now() + least(power(2, attempts), 60) * interval '1 minute'
      where viewing_id = for_viewing and tells = for_news and sent_at is null and next_attempt_at <= now();
      if not found then return null; end if;
      return (
        select jsonb_build_object('to', leads.email, 'locale', leads.locale, 'reference', leads.reference,
          'startsAt', starts_at, 'byVideo', by_video, 'place', place, 'sequence', ical_sequence, 'home', listings.title,
          'slug', case when listings.publication = 'published' then listings.slug end)
        from public.viewings join public.leads on leads.id = viewings.lead_id
        left join public.listings on listings.id = viewings.listing_id
        where viewings.id = for_viewing);
    end
  $$;
comment on function public.take_viewing_letter(uuid, text) is 'Takes a letter that is due and answers what it says; null when there is nothing to send.';
revoke execute on function public.take_viewing_letter(uuid, text) from public, anon, authenticated;
grant execute on function public.take_viewing_letter(uuid, text) to service_role;

notify pgrst, 'reload schema';
