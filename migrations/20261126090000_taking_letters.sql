-- Taking a letter from the queue, with what it says at this moment. After all files that know a kind of letter.

-- The number and the sums are those of the receipt or the correction, whatever was entered since. A payment that was
-- taken back needs no receipt any more, and a correction is told to nobody who heard of no receipt.
create function public.receipt_letter(letter public.letters) returns jsonb
  language sql stable set search_path = ''
  as $$
    select letter.tells || jsonb_build_object('audience', 'visitor',
      'to', case when letter.tells ? 'contract' then public.address_of_buyer((letter.tells ->> 'contract')::uuid) else leads.email end,
      'locale', case when letter.tells ? 'contract' then public.locale_of_buyer((letter.tells ->> 'contract')::uuid) else leads.locale end,
      'reference', leads.reference,
      'home', coalesce((select public.title_for(listings, public.locale_of_buyer(contracts.id))
        from public.contracts join public.listings on listings.id = contracts.listing_id
        where contracts.id = (letter.tells ->> 'contract')::uuid), letter.tells ->> 'home'))
    from public.leads where id = letter.lead_id
      and case letter.kind
        when 'receipt' then not exists (select from public.payments where corrects = (letter.tells ->> 'payment')::uuid)
        else exists (select from public.letters as receipt where receipt.kind = 'receipt'
          and receipt.tells ->> 'payment' = letter.tells ->> 'payment'
          and (receipt.sent_at is not null or receipt.unsure_since is not null)) end
  $$;
revoke execute on function public.receipt_letter(public.letters) from public, anon, authenticated;

-- A reply that did not arrive, once more. The first time it went out by the thread's own queue.
create function public.reply_letter(letter public.letters) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('audience', 'visitor', 'to', leads.email, 'locale', leads.locale, 'reference', leads.reference,
      'subject', lead_messages.subject, 'body', lead_messages.body)
    from public.lead_messages join public.leads on leads.id = lead_messages.lead_id
    where lead_messages.id = (letter.tells ->> 'message')::uuid
  $$;
revoke execute on function public.reply_letter(public.letters) from public, anon, authenticated;

-- What a letter says at this moment: null when it is no longer true. Each kind has a function of its own.
create function public.letter_facts(letter public.letters) returns jsonb
  language plpgsql stable set search_path = '' set timezone = 'UTC'
  as $$
    begin
      return case letter.kind
        when 'viewing' then public.viewing_letter(letter)
        when 'instalment' then public.instalment_letter(letter)
        when 'contract' then public.contract_letter(letter)
        when 'reminder' then public.reminder_letter(letter)
        when 'receipt' then public.receipt_letter(letter)
        when 'correction' then public.receipt_letter(letter)
        when 'reply' then public.reply_letter(letter)
        when 'alert' then public.alert_letter(letter)
        when 'commission' then public.commission_letter(letter) end;
    end
  $$;
revoke execute on function public.letter_facts(public.letters) from public, anon, authenticated;

-- The next attempt is set before this one is made: a Worker that dies in between loses nothing, and a second run that
-- comes at the same time finds nothing. The provider remembers a key for 24 hours, and until then the same letter is not
-- delivered twice. So where nobody knows whether it took the letter, trying ends before that. Security definer: it reads
-- where admins read.
create function public.take_letter(for_letter uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
  as $$
    declare
      longest_doubt constant interval := '20 hours';
      most_attempts constant integer := 60;
      taken public.letters;
      facts jsonb;
      reason text;
    begin
      select * into taken from public.letters
      where id = for_letter and sent_at is null and stopped_at is null and next_attempt_at <= now()
      for update skip locked;
      if not found then return null; end if;
      facts := public.letter_facts(taken);
      reason := case
        when taken.unsure_since < now() - longest_doubt or taken.attempts >= most_attempts then 'given_up'
        when facts is null then 'untrue'
        when facts ->> 'audience' <> 'office' and facts ->> 'to' is null then 'no_address'
        when exists (select from public.refused_addresses where hash = public.hash_of_address(facts ->> 'to'))
          then 'refused' end;
      if reason is not null then
        update public.letters set stopped_at = now(), stopped_for = reason where id = for_letter;
        return null;
      end if;
      update public.letters
      set attempts = attempts + 1, next_attempt_at = now() + least(power(2, attempts), 60) * interval '1 minute',
        taken_at = now(), unsure_since = coalesce(unsure_since, now())
      where id = for_letter;
      if taken.kind = 'alert' then perform public.note_told(taken, facts); end if;
      return facts || jsonb_build_object('kind', taken.kind);
    end
  $$;
comment on function public.take_letter(uuid) is 'Takes a letter that is due and answers what it says; null when there is nothing to send.';
revoke execute on function public.take_letter(uuid) from public, anon, authenticated;
grant execute on function public.take_letter(uuid) to service_role;

notify pgrst, 'reload schema';
