-- Who may read and save the settings.

create policy "Who may change the settings can read their history"
  on public.settings for select to authenticated
  using ((select public.may('settings')));

create trigger settings_are_kept before update or delete or truncate on public.settings
  for each statement execute function public.refuse_change();

create trigger audit_settings after insert on public.settings
  for each row execute function public.audit_change('section');

-- Security definer: no role may write the table, so that no version is skipped. Two saves of one version meet in the
-- primary key, and the second one reads what the first has written.
create function public.save_setting(for_section text, seen_version int, new_value jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      latest public.settings;
    begin
      perform public.require_right('settings');
      -- Only an owner who has proved a second factor may demand one of everybody.
      if for_section = 'access' and coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2' then
        raise exception 'Prove the second factor first' using errcode = 'PT402';
      end if;
      select * into latest from public.settings where section = for_section order by version desc limit 1;
      if coalesce(latest.version, 0) = seen_version then
        begin
          insert into public.settings (section, version, value)
          values (for_section, seen_version + 1, new_value);
          return jsonb_build_object('saved', true, 'version', seen_version + 1, 'value', new_value);
        exception when unique_violation then
          select * into latest from public.settings where section = for_section order by version desc limit 1;
        end;
      end if;
      return jsonb_build_object('saved', false, 'version', coalesce(latest.version, 0), 'value', latest.value);
    end
  $$;
comment on function public.save_setting(text, int, jsonb) is 'Saves a section if it has not been saved since the version that the caller saw; otherwise answers what is there.';
revoke execute on function public.save_setting(text, int, jsonb) from public, anon;
grant execute on function public.save_setting(text, int, jsonb) to authenticated;

-- Security definer: only Supabase Auth may read the users' addresses.
create function public.settings_history(for_section text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('settings');
      return (
        select coalesce(jsonb_agg(jsonb_build_object('version', version, 'value', value, 'savedAt', saved_at,
          'savedBy', users.email, 'isYours', saved_by = auth.uid()) order by version desc), '[]')
        from (
          select * from public.settings where section = for_section order by version desc limit 50
        ) as newest left join auth.users on users.id = saved_by
      );
    end
  $$;
comment on function public.settings_history(text) is 'The fifty newest versions of a section, with the address of the person who saved each; null when the account is gone.';
revoke execute on function public.settings_history(text) from public, anon;
grant execute on function public.settings_history(text) to authenticated;

notify pgrst, 'reload schema';
