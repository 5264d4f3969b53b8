-- Anybody can enter anybody's address in a form. However many forms are sent, one mailbox gets few emails.

-- "Ann+x@Example.com" is read in the mailbox of ann@example.com, and Gmail ignores dots.
create function public.mailbox_of(email text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      else name || '@' || domain end
    from (select split_part(split_part(lower(email), '@', 1), '+', 1) as name, split_part(lower(email), '@', 2) as domain)
      as address
  $$;
comment on function public.mailbox_of(text) is 'The mailbox behind an address, so that variants of one address are counted together.';
revoke execute on function public.mailbox_of(text) from public, anon, authenticated;

alter table public.lead_notices
  add column mailbox text,
  add column created_at timestamptz not null default now();
comment on column public.lead_notices.mailbox is 'Mailbox of the sender''s address, which nobody has confirmed; null for the office.';
create index lead_notices_by_mailbox on public.lead_notices (mailbox, created_at) where mailbox is not null;

-- The lead is kept and the office is told. Only the email to the sender is left out.
create function public.limit_emails_to_senders() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      emails_a_day constant integer := 3;
    begin
      new.mailbox := (select public.mailbox_of(email) from public.leads where id = new.lead_id);
      -- Held until the transaction ends: forms that arrive together are counted one after the other.
      perform pg_advisory_xact_lock(hashtextextended('emails to ' || new.mailbox, 0));
      if (select count(*) >= emails_a_day from public.lead_notices
          where mailbox = new.mailbox and created_at > now() - interval '1 day') then
        return null;
      end if;
      return new;
    end
  $$;
comment on function public.limit_emails_to_senders() is 'At most three emails a day to one mailbox, over all forms.';
revoke execute on function public.limit_emails_to_senders() from public, anon, authenticated;

create trigger lead_notices_limit before insert on public.lead_notices
  for each row when (new.audience = 'sender') execute function public.limit_emails_to_senders();

notify pgrst, 'reload schema';
