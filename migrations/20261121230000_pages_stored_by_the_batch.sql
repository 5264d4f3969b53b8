-- Pages that did change are stored by the batch too: a call and a transaction for ten of them cost what one page's did.

-- Answers in the order given. Rows are locked in one order, whatever the batch's. All of them are stored or none: the caller
-- then stores each alone, so that one page that is refused never fails the others.
create function public.store_pages(pages jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      page record;
      answers jsonb[] := '{}';
    begin
      for page in
        select given.place, (given.page ->> 'run')::uuid as run, given.page ->> 'url' as url,
          given.page -> 'outcome' as outcome
        from jsonb_array_elements(pages) with ordinality as given (page, place)
        order by run, url
      loop
        answers[page.place] := public.store_page(page.run, page.url, page.outcome);
      end loop;
      return to_jsonb(answers);
    end
  $$;

revoke execute on function public.store_pages(jsonb) from public, anon, authenticated;
grant execute on function public.store_pages(jsonb) to service_role;

notify pgrst, 'reload schema';
