-- Drops everything that schema.sql creates.
drop table if exists public.contract_book_tags, public.contract_tags, public.contract_covers, public.contract_notes,
  public.contract_books, public.contract_authors cascade;
drop function if exists public.contract_add(integer, integer), public.contract_books_of(integer), public.contract_raise(text),
  public.contract_context(), public.contract_renumber(), public.contract_nothing(),
  public.contract_titles(), public.contract_refuse(text, text);
drop policy if exists "Contract visitors upload to their folder" on storage.objects;
drop policy if exists "Contract visitors read their folder" on storage.objects;
notify pgrst, 'reload schema';
