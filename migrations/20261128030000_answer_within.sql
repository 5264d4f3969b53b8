-- The promised time is the owner's fact "answer-within" where there is one, so that deadlines keep to what pages say.

-- Security definer: whoever has a deadline set or read need not write texts. A body that says no whole number of hours
-- promises nothing new.
create or replace function public.answer_within() returns interval
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((
      select (body ->> 'value')::integer from public.texts_in_force
      where kind = 'fact' and name = 'answer-within' and locale = 'en' and body ->> 'value' ~ '^[1-9]\d{0,3}$'
    ), 48) * interval '1 hour'
  $$;

notify pgrst, 'reload schema';
