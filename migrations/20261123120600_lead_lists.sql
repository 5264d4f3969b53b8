-- Leads as admins find them: lists with filters, and how many there are in each state.

create index leads_by_words on public.leads using gin (search_text extensions.gin_trgm_ops);

-- What lists show of a lead.
create function public.lead_head(lead public.leads) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$
    select jsonb_build_object('id', lead.id, 'reference', lead.reference, 'kind', lead.kind, 'state', lead.state,
      'name', lead.name, 'email', lead.email, 'phone', lead.phone, 'country', lead.country, 'locale', lead.locale,
      'assignee', lead.assignee, 'dueAt', lead.due_at, 'answeredAt', lead.answered_at, 'createdAt', lead.created_at,
      'message', left(lead.message, 160), 'listing', public.title_for(listings, public.reader_language()),
      'hasNewMessage', coalesce((select direction = 'in' from public.lead_messages
        where lead_id = lead.id and cancelled_at is null order by created_at desc limit 1), false),
      'remindAt', (select min(remind_at) from public.lead_reminders where lead_id = lead.id and done_at is null))
    from (select) as always left join public.listings on listings.id = lead.listing_id
  $$;
revoke execute on function public.lead_head(public.leads) from public, anon, authenticated;

-- Security definer, because row level security would keep the search from its index (LIKE is not leakproof). The
-- condition of the policy is named here instead. Always planned for the values at hand, or one plan would serve all filters.
create function public.list_leads(asked jsonb) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
    declare
      me constant uuid := auth.uid();
      sees_all constant boolean := public.may('enquiries');
      wanted constant integer := least(greatest(coalesce((asked ->> 'limit')::integer, 50), 1), 500);
      of_state constant text := asked ->> 'state';
      of_kind constant text := asked ->> 'kind';
      of_assignee constant text := asked ->> 'assignee';
      due constant text := asked ->> 'due';
      words constant text := '%' || regexp_replace(lower(asked ->> 'q'), '([%_\\])', '\\\1', 'g') || '%';
      after_at constant timestamptz := asked ->> 'afterAt';
      after_id constant uuid := asked ->> 'afterId';
      matching uuid[];
    begin
      perform public.require_right('own_enquiries');
      perform public.require_object(asked);
      if due is not null then
        -- The nearest deadline first.
        matching := array(
          select l.id from public.leads as l
          where l.answered_at is null and l.due_at is not null and l.merged_into is null and l.state <> 'spam'
            and (sees_all or l.assignee is null or l.assignee = me)
            and (due <> 'overdue' or l.due_at < now())
            and (of_state is null or l.state = of_state) and (of_kind is null or l.kind = of_kind)
            and (of_assignee is null or l.assignee is not distinct from nullif(of_assignee, 'nobody')::uuid)
            and (words is null or l.search_text like words)
            and (after_at is null or (l.due_at, l.id) > (after_at, after_id))
          order by l.due_at, l.id limit wanted + 1);
      else
        matching := array(
          select l.id from public.leads as l
          where l.merged_into is null and (sees_all or l.assignee is null or l.assignee = me)
            and (of_state is not null or l.state <> 'spam')
            and (of_state is null or l.state = of_state) and (of_kind is null or l.kind = of_kind)
            and (of_assignee is null or l.assignee is not distinct from nullif(of_assignee, 'nobody')::uuid)
            and (words is null or l.search_text like words)
            and (after_at is null or (l.created_at, l.id) < (after_at, after_id))
          order by l.created_at desc, l.id desc limit wanted + 1);
      end if;
      return jsonb_build_object(
        'leads', (
          select coalesce(jsonb_agg(public.lead_head(l) order by place), '[]')
          from unnest(matching[:wanted]) with ordinality as one (id, place) join public.leads as l using (id)),
        'next', (
          select jsonb_build_object('at', case when due is null then l.created_at else l.due_at end, 'id', l.id)
          from public.leads as l where l.id = matching[wanted] and cardinality(matching) > wanted));
    end
  $$;

comment on function public.list_leads(jsonb) is 'Leads by state, kind, assignee, deadline and words, a page at a time.';
revoke execute on function public.list_leads(jsonb) from public, anon;
grant execute on function public.list_leads(jsonb) to authenticated;

create function public.count_leads() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      me constant uuid := auth.uid();
      sees_all constant boolean := public.may('enquiries');
    begin
      perform public.require_right('own_enquiries');
      return jsonb_build_object(
        'states', (
          select coalesce(jsonb_object_agg(state, n), '{}') from (
            select state, count(*) as n from public.leads
            where merged_into is null and (sees_all or assignee is null or assignee = me) group by state) as counted),
        'waiting', (
          select count(*) from public.leads where answered_at is null and due_at is not null and merged_into is null
            and state <> 'spam' and (sees_all or assignee is null or assignee = me)),
        'overdue', (
          select count(*) from public.leads where answered_at is null and due_at < now() and merged_into is null
            and state <> 'spam' and (sees_all or assignee is null or assignee = me)));
    end
  $$;
comment on function public.count_leads() is 'How many leads there are in each state, how many wait for an answer, and for how many the promised time has run out.';
revoke execute on function public.count_leads() from public, anon;
grant execute on function public.count_leads() to authenticated;

notify pgrst, 'reload schema';
