-- The audit log, newest first, with what people know of whoever acted, and of whom or what it was done to. The log itself has
-- ids only; names are joined when it is read, so that an erased person has none in it.

-- The enquiry that an entry belongs to. Null where it belongs to none, or where what it tells of is gone.
create function public.lead_of_action(subject text, about uuid) returns uuid
  language sql stable set search_path = ''
  as $$
    select case subject
      when 'leads' then about
      when 'referred_leads' then about
      when 'lead_messages' then (select lead_id from public.lead_messages where id = about)
      when 'lead_notes' then (select lead_id from public.lead_notes where id = about)
      when 'lead_reminders' then (select lead_id from public.lead_reminders where id = about)
      when 'lead_merges' then (select kept_id from public.lead_merges where id = about)
      when 'viewings' then (select lead_id from public.viewings where id = about)
      when 'private_files' then (select coalesce(contracts.lead_id, files.lead_id) from public.private_files as files
        left join public.contracts on contracts.id = files.contract_id where files.id = about)
      else (select lead_id from public.contracts where id = case subject
        when 'contracts' then about
        when 'contract_papers' then about
        when 'stopped_letters' then about
        when 'contract_documents' then (select contract_id from public.contract_documents where id = about)
        when 'contract_entries' then (select contract_id from public.contract_entries where id = about)
        when 'payments' then (select contract_id from public.payments where id = about)
        when 'commission_entries' then (select contract_id from public.commission_entries where id = about)
      end)
    end
  $$;
comment on function public.lead_of_action(text, uuid) is 'The enquiry that an entry of the audit log belongs to, by what was changed and its id.';
revoke execute on function public.lead_of_action(text, uuid) from public, anon, authenticated, service_role;

create function public.amount_of_action(subject text, about uuid) returns numeric
  language sql stable set search_path = ''
  as $$
    select case subject
      when 'payments' then (select amount from public.payments where id = about)
      when 'contract_entries' then (select amount from public.contract_entries where id = about)
      when 'commission_entries' then (select amount from public.commission_entries where id = about)
    end
  $$;
comment on function public.amount_of_action(text, uuid) is 'The sum in THB of what an entry of the audit log tells of.';
revoke execute on function public.amount_of_action(text, uuid) from public, anon, authenticated, service_role;

create function public.kind_of_action(subject text, about uuid) returns text
  language sql stable set search_path = ''
  as $$
    select case subject
      when 'payments' then (select 'correction' from public.payments where id = about and corrects is not null)
      when 'contract_entries' then (select kind from public.contract_entries where id = about)
      when 'commission_entries' then (select kind from public.commission_entries where id = about)
    end
  $$;
comment on function public.kind_of_action(text, uuid) is 'What kind of payment, contract entry or commission an entry of the audit log tells of. Null of a payment that takes none back.';
revoke execute on function public.kind_of_action(text, uuid) from public, anon, authenticated, service_role;

create function public.list_actions(asked jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      page_size constant integer := 50;
      words text := lower(asked ->> 'person');
      answer jsonb;
    begin
      perform public.require_right('people');
      perform public.require_object(asked);
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'at', at, 'actor', actor, 'email', email, 'phone', phone, 'since', since,
        'role', role, 'action', action, 'subject', subject, 'subjectId', subject_id, 'subjectEmail', subject_email,
        'subjectPhone', subject_phone, 'subjectSince', subject_since, 'subjectName', subject_name, 'details', details,
        'lead', lead, 'amount', public.amount_of_action(subject, about),
        'kind', public.kind_of_action(subject, about)) order by id desc), '[]')
      into answer
      from (
        select audit_log.*, users.email, nullif(users.phone, '') as phone, users.created_at as since,
          subjects.email as subject_email, nullif(subjects.phone, '') as subject_phone, subjects.created_at as subject_since,
          coalesce(public.title_for(homes, public.reader_language()), buildings.name, referrers.code, partner_feeds.name) as subject_name, about,
          (select jsonb_build_object('id', leads.id, 'reference', leads.reference, 'name', leads.name) from public.leads
            where leads.id = public.lead_of_action(audit_log.subject, about)) as lead
        from public.audit_log
          cross join lateral (select case when subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then subject_id::uuid end
            as about) as parsed
          left join auth.users on users.id = audit_log.actor and users.deleted_at is null
          left join auth.users as subjects on audit_log.subject in ('admins', 'users', 'calendar_feeds')
            and subjects.id = about and subjects.deleted_at is null
          left join public.listings as homes on (audit_log.subject like 'listing%' or audit_log.subject = 'home_owners') and homes.id = about
          left join public.buildings on audit_log.subject = 'buildings' and buildings.id = about
          left join public.referrers on audit_log.subject = 'referrers' and referrers.id = about
          left join public.partner_feeds on audit_log.subject = 'partner_feeds' and partner_feeds.id = about
        where (asked ->> 'before' is null or audit_log.id < (asked ->> 'before')::bigint)
          and (asked ->> 'action' is null or audit_log.action = asked ->> 'action')
          and (asked ->> 'subject' is null or audit_log.subject = asked ->> 'subject')
          and (asked ->> 'subjectId' is null or audit_log.subject_id = asked ->> 'subjectId')
          and (asked ->> 'from' is null or audit_log.at >= (asked ->> 'from')::timestamptz)
          and (asked ->> 'until' is null or audit_log.at < (asked ->> 'until')::timestamptz)
          and (words is null or strpos(concat_ws(' ', lower(users.email), '+' || users.phone), words) > 0)
          and (asked ->> 'actor' is null or audit_log.actor::text = asked ->> 'actor')
        order by audit_log.id desc limit page_size
      ) as entries;
      return jsonb_build_object('entries', answer, 'pageSize', page_size);
    end
  $$;
comment on function public.list_actions(jsonb) is 'Entries of the audit log by person, action, subject and time; 50 a page, before an id.';
revoke execute on function public.list_actions(jsonb) from public, anon;
grant execute on function public.list_actions(jsonb) to authenticated;

notify pgrst, 'reload schema';
