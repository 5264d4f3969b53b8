-- The site's own names of the areas (web/i18n): whoever types what they read has to find the homes there.
insert into public.search_names (subject, name) values
  ('naklua', '那库拉'),
  ('pratumnak', '帕塔纳山'),
  ('bang-saray', '邦沙雷'),
  ('central-pattaya', 'Центр Паттайи'),
  ('central-pattaya', 'Pattaya-Zentrum')
on conflict do nothing;

-- Only the trigger that keeps the words runs again: the homes themselves have not changed.
alter table public.listings disable trigger user;
alter table public.listings enable trigger listings_keep_words_of_changed;
update public.listings set area = area where area in ('naklua', 'pratumnak', 'bang-saray', 'central-pattaya');
alter table public.listings enable trigger user;
