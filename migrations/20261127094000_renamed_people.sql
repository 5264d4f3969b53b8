-- Accounts and homes name people as the settings' list does. A name that is corrected there is corrected here.

-- Security definer: whoever saves the settings writes neither admins nor homes. Someone taken off the list has no new name,
-- and what named them stays as it was.
create function public.follow_renamed_people() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      renamed jsonb;
    begin
      select jsonb_object_agg(was ->> 'name', became ->> 'name') into renamed
      from public.settings as former,
        jsonb_array_elements(former.value -> 'people') as was,
        jsonb_array_elements(new.value -> 'people') as became
      where former.section = 'people' and former.version = new.version - 1
        and was ->> 'id' = became ->> 'id' and was ->> 'name' <> became ->> 'name';
      if renamed is null then return null; end if;
      update public.admins set person_name = renamed ->> person_name where renamed ? person_name;
      update public.listings set agent_name = renamed ->> agent_name
      where agent_name in (select jsonb_object_keys(renamed));
      return null;
    end
  $$;
comment on function public.follow_renamed_people() is 'Gives accounts and homes the new name of a person whom a save of the list of people has renamed.';
revoke execute on function public.follow_renamed_people() from public, anon, authenticated, service_role;
create trigger settings_follow_renamed_people after insert on public.settings
  for each row when (new.section = 'people' and new.version > 1) execute function public.follow_renamed_people();

notify pgrst, 'reload schema';
