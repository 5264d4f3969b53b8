-- What the email provider says later about an email: that it did not arrive, or that its reader complained. And how each
-- letter stands, for the administration.

create table public.letter_events (
  id text primary key check (length(id) between 1 and 200),
  provider_id text not null check (length(provider_id) between 1 and 200),
  kind text not null check (kind in ('bounced', 'complained', 'failed')),
  reason text not null default '' check (length(reason) <= 300),
  at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table public.letter_events is 'Bounces and complaints by the provider''s id, each once. An event may come before its letter is marked as sent.';
create index letter_events_by_provider on public.letter_events (provider_id);
alter table public.letter_events enable row level security;
grant select on table public.letter_events to authenticated;
grant all on table public.letter_events to service_role;
create policy "Admins can view events of letters that they can view" on public.letter_events for select to authenticated
  using (exists (select from public.letters where letters.provider_id = letter_events.provider_id));

-- The site Worker has checked the provider's signature. A complaint ends what is sent to the address by itself. Security
-- definer: no visitor may write here.
create function public.note_letter_event(event jsonb) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      is_new boolean;
    begin
      perform public.require_site_key();
      insert into public.letter_events (id, provider_id, kind, reason, at)
      values (event ->> 'id', event ->> 'providerId', event ->> 'kind', left(event ->> 'reason', 300), (event ->> 'at')::timestamptz)
      on conflict (id) do nothing;
      is_new := found;
      if is_new and event ->> 'kind' = 'complained' then
        insert into public.refused_addresses (hash)
        select public.hash_of_address(address) from jsonb_array_elements_text(event -> 'to') as address
        on conflict do nothing;
      end if;
      return is_new;
    end
  $$;
comment on function public.note_letter_event(jsonb) is 'Keeps a bounce or a complaint for the site Worker; false when its id was there already.';
revoke execute on function public.note_letter_event(jsonb) from public;
grant execute on function public.note_letter_event(jsonb) to anon, authenticated, service_role;

-- Also nothing that answers a form.
create function public.spare_who_complained() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if exists (select from public.leads join public.refused_addresses on hash = public.hash_of_address(email)
        where leads.id = new.lead_id)
      then
        return null;
      end if;
      return new;
    end
  $$;
comment on function public.spare_who_complained() is 'Leaves out the email to a sender who complained about one.';
revoke execute on function public.spare_who_complained() from public, anon, authenticated;
create trigger lead_notices_spare before insert on public.lead_notices
  for each row when (new.audience = 'sender') execute function public.spare_who_complained();

-- Security invoker: row level security decides whose letters the caller sees.
create view public.letter_states with (security_invoker = true) as
  select letters.id, lead_id, letters.kind, tells, attempts, next_attempt_at, again_of,
    case when event.kind is not null then event.kind
      when sent_at is not null then 'sent'
      when stopped_for = 'given_up' then 'failed'
      when stopped_for is not null then stopped_for
      when last_error is not null then 'trying'
      else 'waiting' end as state,
    coalesce(event.reason, last_error, '') as reason,
    coalesce(event.at, sent_at, stopped_at, letters.created_at) as at
  from public.letters left join lateral (
    select letter_events.kind, letter_events.reason, letter_events.at from public.letter_events
    where letter_events.provider_id = letters.provider_id
    order by letter_events.kind = 'complained' desc, letter_events.at desc limit 1
  ) as event on true;
comment on view public.letter_states is 'How each letter stands: waiting, trying, sent, bounced, complained, failed, or why it was not sent.';
grant select on table public.letter_states to authenticated, service_role;

create function public.undelivered_letters() returns jsonb
  language plpgsql stable set search_path = '' set timezone = 'UTC'
  as $$
    begin
      perform public.require_right('own_enquiries');
      return (
        with lately as (
          select letter_states.id, lead_id, letter_states.kind, letter_states.state, at, leads.name
          from public.letter_states join public.leads on leads.id = lead_id
          where letter_states.state in ('bounced', 'complained', 'failed', 'no_address', 'refused') and at > now() - interval '14 days'
            and not exists (select from public.letters as again where again.again_of = letter_states.id)
        )
        select jsonb_build_object('count', (select count(*) from lately),
          'first', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'leadId', lead_id, 'kind', kind, 'state', state,
              'at', at, 'name', name) order by at desc, id)
            from (select * from lately order by at desc, id limit 10) as newest), '[]')));
    end
  $$;
comment on function public.undelivered_letters() is 'Letters of the last 14 days that did not arrive or could not be sent, to leads that the caller sees.';
revoke execute on function public.undelivered_letters() from public, anon;
grant execute on function public.undelivered_letters() to authenticated;

notify pgrst, 'reload schema';
