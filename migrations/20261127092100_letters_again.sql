-- A letter that did not arrive is sent again, by a press in the office. It is another letter with the same reason, so that what
-- became of the first one stays. What it says, and to which address, is read when it leaves.

-- Answers with the lead. The answer to a form is not sent again: the office replies.
create function public.send_letter_again(for_letter uuid) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      lost public.letters;
      state text;
    begin
      perform public.require_right('own_enquiries');
      select * into lost from public.letters where id = for_letter and lead_id is not null for update;
      perform public.require_lead(lost.lead_id);
      select letter_states.state into state from public.letter_states where id = for_letter;
      -- Who complained is not written to, and what was sent, or waits, is not sent twice.
      if state not in ('bounced', 'failed', 'no_address') or lost.kind = 'notice' or lost.tells ->> 'direction' = 'in' then
        raise exception 'This letter is not sent again' using errcode = 'PT409';
      end if;
      insert into public.letters (kind, key, lead_id, tells, again_of)
      values (lost.kind, 'again ' || for_letter, lost.lead_id,
        case when lost.kind = 'reply' then jsonb_build_object('message', substr(lost.key, 7)) else '{}' end || lost.tells, for_letter)
      on conflict do nothing;
      return lost.lead_id;
    end
  $$;
comment on function public.send_letter_again(uuid) is 'Sends a letter once more that did not arrive, and answers with its lead.';
revoke execute on function public.send_letter_again(uuid) from public, anon;
grant execute on function public.send_letter_again(uuid) to authenticated;

notify pgrst, 'reload schema';
