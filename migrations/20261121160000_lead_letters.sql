-- Writing the letters about leads: who takes one, and when it is tried again.

-- Takes a letter that is due, or nothing when another delivery of the same message has it or it was sent.
-- The next attempt is set before this one is made, so that a Worker that dies in between loses nothing.
create function public.take_lead_notice(for_lead uuid, for_audience text) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      taken public.lead_notices;
    begin
      update public.lead_notices
      set attempts = attempts + 1, next_attempt_at = now() + least(power(2, attempts), 60) * interval '1 minute'
      where lead_id = for_lead and audience = for_audience and sent_at is null and next_attempt_at <= now()
      returning * into taken;
      if not found then return null; end if;
      return (
        select to_jsonb(leads) - 'fingerprint' - 'sender' - 'idempotency_key'
          || jsonb_build_object('listing_title', listings.title, 'listing_slug', listings.slug)
        from public.leads left join public.listings on listings.id = leads.listing_id
        where leads.id = for_lead);
    end
  $$;
comment on function public.take_lead_notice(uuid, text) is 'A lead whose letter is due, for whoever writes it now; null when nobody has to.';
revoke execute on function public.take_lead_notice(uuid, text) from public, anon, authenticated;
grant execute on function public.take_lead_notice(uuid, text) to service_role;

notify pgrst, 'reload schema';
