-- Due days, receipts and counted days go by Pattaya's calendar. Functions and a view that run as their caller use it too.

create function public.pattaya_today() returns date
  language sql stable parallel safe set search_path = ''
  as $$ select (now() at time zone 'Asia/Bangkok')::date $$;
revoke execute on function public.pattaya_today() from public, anon;
grant execute on function public.pattaya_today() to authenticated, service_role;
