-- Erasing a person by one of the leads, with everything that the address or the telephone number leads to.

-- Everything hangs on the leads and goes with them: notices, messages, notes, drafts, reminders, viewings. A lead with a
-- contract stays, because commercial and tax law demand it. The audit log keeps ids only.
create function public.erase_person(for_lead uuid, expected_reference text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      person public.leads;
      matching uuid[];
      erased integer;
    begin
      perform public.require_right('erasure');
      select * into person from public.leads where id = for_lead;
      perform public.lock_leads(public.leads_of_person(person));
      -- Read again: another erasure may have been at work.
      select * into person from public.leads where id = for_lead and reference = expected_reference;
      if not found then
        raise exception 'There is no such lead' using errcode = 'PT404';
      end if;
      matching := public.leads_of_person(person);
      delete from public.leads where id = any (matching) and not has_contract;
      get diagnostics erased = row_count;
      perform public.erase_alerts(person.email);
      delete from public.home_owners
      where public.mailbox_of(email) = public.mailbox_of(person.email) or phone = person.phone;
      perform public.note_action('erase_person', 'leads', for_lead::text,
        jsonb_build_object('erased', erased, 'kept', cardinality(matching) - erased));
      return jsonb_build_object('erased', erased, 'kept', cardinality(matching) - erased);
    end
  $$;
comment on function public.erase_person(uuid, text) is 'Erases all leads with this lead''s email address or telephone number, except those with a contract, and what else names that address or number: alerts, and the owner of a home whom the office typed in.';
revoke execute on function public.erase_person(uuid, text) from public, anon;
grant execute on function public.erase_person(uuid, text) to authenticated;

notify pgrst, 'reload schema';
