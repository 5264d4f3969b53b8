-- A copy of the owner's data, to keep or to take along. Who decides on people may make it; the audit log says who did.

-- Left out is what only works for the site: keys, queues, the search's words, copies of outside pages, cards beside links, presence.
create function public.copied_tables() returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select array['accounts', 'admins', 'alert_readers', 'alert_told', 'alerts', 'article_addresses', 'audit_log',
      'building_merges', 'buildings', 'commission_entries', 'contract_accounts', 'contract_documents', 'contract_entries',
      'contract_instalments', 'contract_papers', 'contracts', 'file_openings', 'home_news', 'home_owners',
      'lead_drafts', 'lead_merges', 'lead_messages', 'lead_moves', 'lead_notes', 'lead_reminders', 'leads',
      'letter_events', 'letters', 'listing_changes', 'listing_drafts', 'listing_origins', 'listing_picture_texts',
      'listing_price_points', 'listing_saves', 'listing_slugs', 'listing_translations', 'listings', 'media_pictures', 'page_views',
      'partner_feeds', 'payments', 'private_files', 'receipts', 'referred_leads', 'referrers', 'refused_addresses',
      'replaced_instalments', 'saved_listings', 'scrape_runs',
      'scrape_sources', 'settings', 'statement_layouts', 'statement_lines', 'statement_payments',
      'stopped_letters', 'text_drafts', 'texts', 'viewings']
  $$;
revoke execute on function public.copied_tables() from public, anon, authenticated;

create function public.begin_copy() returns text[]
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_right('people');
      perform public.note_action('copy_all_data', 'database', '');
      return public.copied_tables();
    end
  $$;
comment on function public.begin_copy() is 'Notes that a copy of all data begins, and answers its tables.';
revoke execute on function public.begin_copy() from public, anon;
grant execute on function public.begin_copy() to authenticated;

-- All rows of a table as they are at one moment. Of accounts nothing that opens them.
create function public.copy_table(table_name text) returns jsonb
  language plpgsql stable security definer set search_path = '' set statement_timeout = '60s'
  as $$
    declare
      rows jsonb;
    begin
      perform public.require_right('people');
      if not coalesce(table_name = any (public.copied_tables()), false) then
        raise exception 'There is no such table to copy' using errcode = 'PT404';
      end if;
      if table_name = 'accounts' then
        select jsonb_agg(jsonb_build_object('id', id, 'email', email, 'phone', phone, 'created_at', created_at,
          'confirmed_at', confirmed_at)) into rows from auth.users where not is_anonymous;
      else
        execute format('select jsonb_agg(to_jsonb(copied)) from public.%I as copied', table_name) into rows;
      end if;
      return coalesce(rows, '[]');
    end
  $$;
comment on function public.copy_table(text) is 'The rows of a table for the copy of all data.';
revoke execute on function public.copy_table(text) from public, anon;
grant execute on function public.copy_table(text) to authenticated;

notify pgrst, 'reload schema';
