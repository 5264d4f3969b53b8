-- What the site Worker counts about signing in over longer times than the platform's counters know, whether an account
-- exists or not. Only hashes are kept. The Worker proves itself with its key (require_site_key).

create table public.sign_in_letters (
  mailbox text not null,
  sent_at timestamptz not null default now()
);
comment on table public.sign_in_letters is 'Codes and links sent in the last day, by a hash of the mailbox or phone.';
create index sign_in_letters_of_mailbox on public.sign_in_letters (mailbox, sent_at);
create index sign_in_letters_by_age on public.sign_in_letters (sent_at);
alter table public.sign_in_letters enable row level security;
revoke all on table public.sign_in_letters from anon, authenticated;
grant all on table public.sign_in_letters to service_role;

-- Security definer: no caller may read or write the counts.
create function public.count_sign_in_letter(address text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      most_an_hour constant integer := 6;
      most_a_day constant integer := 15;
      box constant text := encode(sha256(convert_to(public.mailbox_of(address), 'UTF8')), 'hex');
    begin
      perform public.require_site_key();
      -- Held until the transaction ends: calls that arrive together are counted one after the other.
      perform pg_advisory_xact_lock(hashtextextended('letters to ' || box, 0));
      delete from public.sign_in_letters where sent_at < now() - interval '1 day';
      if (select count(*) >= most_a_day or count(*) filter (where sent_at > now() - interval '1 hour') >= most_an_hour
          from public.sign_in_letters where mailbox = box) then
        return false;
      end if;
      insert into public.sign_in_letters (mailbox) values (box);
      return true;
    end
  $$;
comment on function public.count_sign_in_letter(text) is 'Counts a code or link for this mailbox; false if it had six in an hour or fifteen in a day.';
revoke execute on function public.count_sign_in_letter(text) from public;
grant execute on function public.count_sign_in_letter(text) to anon, authenticated, service_role;

create table public.sign_in_networks (
  account_and_network text primary key check (account_and_network ~ '^[0-9a-f]{64}$'),
  seen_at timestamptz not null default now()
);
comment on table public.sign_in_networks is 'Hashes of an address and a network that has signed in with it in the last half year.';
create index sign_in_networks_by_age on public.sign_in_networks (seen_at);
alter table public.sign_in_networks enable row level security;
revoke all on table public.sign_in_networks from anon, authenticated;
grant all on table public.sign_in_networks to service_role;

create function public.note_sign_in_network(hash text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      delete from public.sign_in_networks where seen_at < now() - interval '180 days';
      insert into public.sign_in_networks (account_and_network) values (hash)
      on conflict (account_and_network) do update set seen_at = now();
    end
  $$;
comment on function public.note_sign_in_network(text) is 'Notes that this network has signed in with this address.';
revoke execute on function public.note_sign_in_network(text) from public;
grant execute on function public.note_sign_in_network(text) to anon, authenticated, service_role;

create function public.knows_sign_in_network(hash text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      return exists (select from public.sign_in_networks where account_and_network = hash);
    end
  $$;
comment on function public.knows_sign_in_network(text) is 'True if this network has signed in with this address in the last half year.';
revoke execute on function public.knows_sign_in_network(text) from public;
grant execute on function public.knows_sign_in_network(text) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
