-- The thread between the office and the sender of a lead: messages that are sent at once or later, drafts of replies,
-- and who is replying at this moment.

create table public.lead_messages (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  direction text not null default 'out' check (direction in ('in', 'out')),
  channel text not null check (channel in ('email', 'whatsapp', 'line', 'telegram', 'phone', 'account')),
  author uuid references auth.users (id) on delete set null,
  subject text not null default '' check (length(subject) <= 200 and subject !~ '[\r\n]'),
  body text not null check (length(trim(body)) between 1 and 8000),
  -- An email waits until then. A message through another channel was already sent by the admin.
  send_at timestamptz not null default now() check (send_at between '2020-01-01' and '2100-01-01'),
  next_attempt_at timestamptz not null default now(),
  attempts smallint not null default 0,
  sent_at timestamptz,
  cancelled_at timestamptz,
  last_error text,
  -- When it is sent, a new lead becomes "options_sent".
  moves_on boolean not null default false,
  idempotency_key uuid unique,
  created_at timestamptz not null default now(),
  check (sent_at is null or cancelled_at is null)
);
comment on table public.lead_messages is 'The thread between the office ("out") and the sender ("in"). An email belongs to it once sent_at is set; for messages that came in, sent_at is when the office was notified.';
create index lead_messages_of_lead on public.lead_messages (lead_id, created_at);
create index lead_messages_waiting on public.lead_messages (next_attempt_at) where sent_at is null and cancelled_at is null;
create index lead_messages_by_author on public.lead_messages (author);

create table public.lead_drafts (
  lead_id uuid not null references public.leads (id) on delete cascade,
  admin uuid not null default auth.uid() references public.admins (user_id) on delete cascade,
  subject text not null default '' check (length(subject) <= 200),
  body text not null check (length(body) <= 8000),
  updated_at timestamptz not null default now(),
  primary key (lead_id, admin)
);
comment on table public.lead_drafts is 'The reply that an admin is writing. One row for each, so saving often adds nothing.';
create index lead_drafts_by_admin on public.lead_drafts (admin);

create table public.lead_presence (
  lead_id uuid not null references public.leads (id) on delete cascade,
  admin uuid not null default auth.uid() references public.admins (user_id) on delete cascade,
  seen_at timestamptz not null default now(),
  is_replying boolean not null default false,
  primary key (lead_id, admin)
);
comment on table public.lead_presence is 'Who has a lead open, and who is replying. It informs and locks no one out.';
create index lead_presence_by_admin on public.lead_presence (admin);

alter table public.lead_messages enable row level security;
alter table public.lead_drafts enable row level security;
alter table public.lead_presence enable row level security;
grant select on table public.lead_messages, public.lead_drafts to authenticated;
grant all on table public.lead_messages, public.lead_drafts, public.lead_presence to service_role;

create policy "Admins can view messages of leads they look after" on public.lead_messages for select to authenticated
  using (public.attends_to(lead_id));
create policy "Admins can view their own drafts" on public.lead_drafts for select to authenticated
  using (admin = (select auth.uid()) and public.attends_to(lead_id));

-- Messages leave an entry in the audit log. Drafts and presence change every few seconds and leave none.
create trigger audit_lead_messages after insert or update or delete on public.lead_messages
  for each row execute function public.audit_change('id');

create function public.keep_reply_draft(for_lead uuid, subject text, body text) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(for_lead);
      if trim(keep_reply_draft.body) = '' and trim(keep_reply_draft.subject) = '' then
        delete from public.lead_drafts where lead_id = for_lead and admin = auth.uid();
      else
        insert into public.lead_drafts (lead_id, admin, subject, body)
        values (for_lead, auth.uid(), keep_reply_draft.subject, keep_reply_draft.body)
        on conflict (lead_id, admin) do update
          set subject = excluded.subject, body = excluded.body, updated_at = clock_timestamp();
      end if;
      return clock_timestamp();
    end
  $$;
comment on function public.keep_reply_draft(uuid, text, text) is 'Keeps the caller''s draft of a reply; an empty one is removed.';
revoke execute on function public.keep_reply_draft(uuid, text, text) from public, anon;
grant execute on function public.keep_reply_draft(uuid, text, text) to authenticated;

-- The others' rows are read here and nowhere else.
create function public.note_lead_presence(for_lead uuid, is_replying boolean) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      forgotten_after constant interval := '40 seconds';
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(for_lead);
      insert into public.lead_presence (lead_id, admin, is_replying)
      values (for_lead, auth.uid(), note_lead_presence.is_replying)
      on conflict (lead_id, admin) do update set seen_at = now(), is_replying = excluded.is_replying;
      return (
        select coalesce(jsonb_agg(jsonb_build_object('admin', admin, 'isReplying', lead_presence.is_replying)), '[]')
        from public.lead_presence
        where lead_id = for_lead and admin <> auth.uid() and seen_at > now() - forgotten_after);
    end
  $$;
comment on function public.note_lead_presence(uuid, boolean) is 'Notes that the caller has a lead open, and answers with the others who have.';
revoke execute on function public.note_lead_presence(uuid, boolean) from public, anon;
grant execute on function public.note_lead_presence(uuid, boolean) to authenticated;

-- The promised time stops when a reply has left, not when it was written. A reply that waits or that the email service
-- refuses is no answer.
create function public.count_as_answered(for_lead uuid, by_admin uuid, moves_on boolean) returns void
  language plpgsql volatile set search_path = ''
  as $$
    begin
      update public.leads set answered_at = now(), answered_by = by_admin where id = for_lead and answered_at is null;
      if moves_on and (select state = 'new' from public.leads where id = for_lead) then
        perform public.enter_state(for_lead, 'options_sent');
      end if;
    end
  $$;
revoke execute on function public.count_as_answered(uuid, uuid, boolean) from public, anon, authenticated;
grant execute on function public.count_as_answered(uuid, uuid, boolean) to service_role;

create function public.reply_to_lead(for_lead uuid, reply jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      key constant uuid := reply ->> 'idempotencyKey';
      by_email constant boolean := reply ->> 'channel' = 'email';
      later constant timestamptz := greatest((reply ->> 'sendAt')::timestamptz, now());
      kept public.lead_messages;
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(for_lead);
      perform from public.leads where id = for_lead for update;
      select * into kept from public.lead_messages where idempotency_key = key;
      if found then
        return jsonb_build_object('id', kept.id, 'isNew', false);
      end if;
      if by_email and (select email is null from public.leads where id = for_lead) then
        raise exception 'This lead has no email address' using errcode = 'PT409';
      end if;
      insert into public.lead_messages
        (lead_id, channel, author, subject, body, send_at, next_attempt_at, sent_at, moves_on, idempotency_key)
      values (for_lead, reply ->> 'channel', auth.uid(), coalesce(reply ->> 'subject', ''), reply ->> 'body',
        later, later, case when not by_email then now() end, (reply ->> 'movesOn')::boolean, key)
      returning * into kept;
      delete from public.lead_drafts where lead_id = for_lead and admin = auth.uid();
      if not by_email then
        perform public.count_as_answered(for_lead, auth.uid(), kept.moves_on);
      end if;
      return jsonb_build_object('id', kept.id, 'isNew', true);
    end
  $$;
comment on function public.reply_to_lead(uuid, jsonb) is 'Keeps a reply once. An email is sent by the office Worker; a reply through another channel counts as sent.';
revoke execute on function public.reply_to_lead(uuid, jsonb) from public, anon;
grant execute on function public.reply_to_lead(uuid, jsonb) to authenticated;

create function public.cancel_reply(for_message uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_right('own_enquiries');
      update public.lead_messages set cancelled_at = now()
      where id = for_message and direction = 'out' and sent_at is null and cancelled_at is null and attempts = 0
        and public.attends_to(lead_id);
      return found;
    end
  $$;
comment on function public.cancel_reply(uuid) is 'Stops an email that waits; false when it is sent, being sent or stopped already.';
revoke execute on function public.cancel_reply(uuid) from public, anon;
grant execute on function public.cancel_reply(uuid) to authenticated;

-- Like take_lead_notice(): the next attempt is set before this one is made.
create function public.take_lead_message(for_message uuid) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      taken public.lead_messages;
    begin
      update public.lead_messages
      set attempts = attempts + 1, next_attempt_at = now() + least(power(2, attempts), 60) * interval '1 minute'
      where id = for_message and (channel = 'email' or direction = 'in') and sent_at is null and cancelled_at is null
        and next_attempt_at <= now()
      returning * into taken;
      if not found then return null; end if;
      return (
        select jsonb_build_object('direction', taken.direction, 'leadId', id, 'to', email, 'locale', locale,
          'reference', reference, 'subject', taken.subject, 'body', taken.body)
        from public.leads where id = taken.lead_id);
    end
  $$;
comment on function public.take_lead_message(uuid) is 'Takes a message whose email is due, to the sender or to the office; null when there is nothing to send.';
revoke execute on function public.take_lead_message(uuid) from public, anon, authenticated;
grant execute on function public.take_lead_message(uuid) to service_role;

create function public.lead_message_sent(for_message uuid) returns void
  language plpgsql volatile set search_path = ''
  as $$
    declare
      sent public.lead_messages;
    begin
      update public.lead_messages set sent_at = now(), last_error = null where id = for_message returning * into sent;
      if sent.direction = 'out' then
        perform public.count_as_answered(sent.lead_id, sent.author, sent.moves_on);
      end if;
    end
  $$;
comment on function public.lead_message_sent(uuid) is 'Notes that a message is with the email service. Only now a reply answers its lead.';
revoke execute on function public.lead_message_sent(uuid) from public, anon, authenticated;
grant execute on function public.lead_message_sent(uuid) to service_role;

notify pgrst, 'reload schema';
