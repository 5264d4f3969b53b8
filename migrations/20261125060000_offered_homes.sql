-- Homes that owners offer us: what is asked for homes like theirs, the pictures they send without an account, the draft
-- that an offer becomes, and who owns a home. The offer itself is a lead of the kind "offer".

create table public.home_owners (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  lead_id uuid unique references public.leads (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 120),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 120),
  keys text not null default '' check (length(keys) <= 200),
  commission text not null default '' check (length(commission) <= 200),
  exclusive_until date check (exclusive_until between '2000-01-01' and '2100-01-01'),
  notes text not null default '' check (length(notes) <= 4000),
  page_key uuid unique,
  page_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint home_owners_page_ends check ((page_key is null) = (page_until is null))
);
comment on table public.home_owners is 'Who owns a home that we sell or let, and what was agreed. For the office alone: no public row, view or snapshot has it.';
comment on column public.home_owners.lead_id is 'The offer from which the home came. It is erased together with this record.';
comment on column public.home_owners.keys is 'Who has the keys.';
comment on column public.home_owners.notes is 'For the office. The owner never reads them.';
comment on column public.home_owners.page_key is 'Part of the address at which the owner sees the home''s numbers; null while there is none.';
create trigger home_owners_touch_updated_at before update on public.home_owners
  for each row execute function public.touch_updated_at();
create trigger audit_home_owners after insert or update or delete on public.home_owners
  for each row execute function public.audit_change('listing_id');

alter table public.home_owners enable row level security;
grant select, delete on table public.home_owners to authenticated;
grant insert (listing_id, name, email, phone, keys, commission, exclusive_until, notes),
  update (name, email, phone, keys, commission, exclusive_until, notes) on table public.home_owners to authenticated;
grant all on table public.home_owners to service_role;
create policy "Who looks after listings can see their owners" on public.home_owners for select to authenticated
  using ((select public.may('listings')));
create policy "Who looks after listings can add owners" on public.home_owners for insert to authenticated
  with check ((select public.may('listings')));
create policy "Who looks after listings can change owners" on public.home_owners for update to authenticated
  using ((select public.may('listings'))) with check ((select public.may('listings')));
create policy "Who looks after listings can remove owners" on public.home_owners for delete to authenticated
  using ((select public.may('listings')));

create function public.building_named(called text) returns uuid
  language sql stable set search_path = ''
  as $$
    select id from public.buildings
    where merged_into is null and public.building_key(called) <> ''
      and public.building_keys(buildings) @> array[public.building_key(called)]
    order by id limit 1
  $$;
comment on function public.building_named(text) is 'The building that is called so, in any language and spelling; null when we know none.';
revoke execute on function public.building_named(text) from public, anon, authenticated;

-- Published homes of the same kind, within three tenths of the size, in the building or else in its area: at most twelve
-- of each, the nearest sizes first. What was sold or let counts for a year. Security definer: visitors have no names of
-- buildings to compare with.
create function public.comparable_homes(asked jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      lets constant boolean := asked ->> 'deal' = 'let';
      size constant numeric := (asked ->> 'size')::numeric;
      house constant boolean := asked ->> 'homeKind' = 'house';
      building constant uuid := case when not house then public.building_named(asked ->> 'building') end;
      area_asked constant text := coalesce((select area from public.buildings where id = building), asked ->> 'area');
      -- Nobody asks the prices of samples. They stand in until the site has a home of the owner's.
      is_all_sample constant boolean := not exists (
        select from public.listings where publication = 'published' and not excluded and not is_sample);
    begin
      perform public.require_object(asked);
      perform public.require_site_key();
      return (
        select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'title', title, 'language', language,
          'squareMeters', square_meters, 'price', asking, 'askedOn', asked_on, 'isGone', is_gone, 'isInBuilding', is_in_building, 'isSample', is_sample)
          order by is_in_building desc, distance, slug), '[]')
        from (
          select *, row_number() over (partition by is_in_building order by distance, slug) as place
          from (
            select slug, title, language, square_meters, abs(square_meters - size) as distance,
              case when lets then monthly_rental_price else price end as asking,
              status && array['sold', 'rented'] as is_gone,
              coalesce(building_id = building, false) as is_in_building, is_sample,
              (coalesce((select max(since) from public.listing_price_points where listing_id = listings.id), created_at)
                at time zone 'Asia/Bangkok')::date as asked_on
            from public.listings
            where publication = 'published' and not excluded and (not is_sample or is_all_sample)
              and (building_id = building or area = area_asked)
              and (property_type like 'house%') = house
              and square_meters between size * 0.7 and size * 1.3
              and case when lets then monthly_rental_price is not null and status && array['for-rent', 'rented']
                else price is not null and property_type not like '%-for-rent'
                  and status && array['for-sale', 'finance-available', 'sold'] end
              and (not status && array['sold', 'rented'] or updated_at > now() - interval '1 year')
          ) as alike
        ) as ranked
        where place <= 12);
    end
  $$;
comment on function public.comparable_homes(jsonb) is 'What is asked for homes like the one described, with the dates of the prices. domain/offers/asking-range.ts makes the range.';
revoke execute on function public.comparable_homes(jsonb) from public;
grant execute on function public.comparable_homes(jsonb) to anon, authenticated;

-- What the page after the form shows: facts of the home, nothing of the person.
create function public.sent_offer(for_reference text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      return (
        select jsonb_build_object('reference', reference, 'answers', answers - array['freeFrom', 'wish'],
          'pictures', (select count(*) from public.private_files
            where lead_id = leads.id and stored_at is not null and removed_at is null))
        from public.leads where reference = for_reference and kind = 'offer');
    end
  $$;
comment on function public.sent_offer(text) is 'The home of an offer and how many pictures have arrived. The site has checked the pass that names it.';
revoke execute on function public.sent_offer(text) from public;
grant execute on function public.sent_offer(text) to anon, authenticated;

-- The site has checked the pass that names the offer. Limits by offer and, through the hash of the day, by network.
create function public.begin_offer_picture(for_reference text, file jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      most_of_offer constant integer := 16;
      most_of_sender constant integer := 64;
      offer public.leads;
      found_file public.private_files;
    begin
      perform public.require_site_key();
      select * into offer from public.leads
      where reference = for_reference and kind = 'offer' and created_at > now() - interval '3 days' for update;
      if not found then
        raise exception 'There is no such offer' using errcode = 'PT404';
      end if;
      select * into found_file from public.private_files
      where lead_id = offer.id and digest = file ->> 'digest' and removed_at is null;
      if not found then
        if (select count(*) >= most_of_offer from public.private_files where lead_id = offer.id and removed_at is null) then
          raise exception 'An offer has at most % pictures', most_of_offer using errcode = 'PT409';
        end if;
        if (select count(*) >= most_of_sender from public.private_files join public.leads on leads.id = lead_id
            where leads.sender = offer.sender) then
          raise exception 'too many pictures from this sender today' using errcode = 'PT429';
        end if;
        insert into public.private_files (lead_id, kind, name, content_type, bytes, digest, side)
        values (offer.id, 'picture', file ->> 'name', file ->> 'contentType', (file ->> 'bytes')::integer,
          file ->> 'digest', 'owner')
        returning * into found_file;
      end if;
      return jsonb_build_object('id', found_file.id, 'object', found_file.object,
        'isStored', found_file.stored_at is not null);
    end
  $$;
comment on function public.begin_offer_picture(text, jsonb) is 'Makes room for a picture of an offer, or answers that it is there already. Only for the site Worker.';

-- Security definer: it looks at what Storage has.
create function public.finish_offer_picture(for_file uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      update public.private_files set stored_at = coalesce(stored_at, now())
      where private_files.id = for_file and lead_id is not null and removed_at is null
        and exists (select from storage.objects where bucket_id = 'private-files' and objects.name = object);
      return found;
    end
  $$;
comment on function public.finish_offer_picture(uuid) is 'Shows a picture once its bytes are stored; false while they are not.';
revoke execute on function public.begin_offer_picture(text, jsonb), public.finish_offer_picture(uuid) from public;
grant execute on function public.begin_offer_picture(text, jsonb), public.finish_offer_picture(uuid) to anon, authenticated;

-- The audit log gets one entry an hour, offer and admin; file_openings has every opening. Security definer: openings are
-- never written directly.
create function public.open_offer_pictures(for_lead uuid, only_file uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(for_lead);
      perform public.require_site_key();
      if not exists (
        select from public.file_openings join public.private_files on private_files.id = file_id
        where lead_id = for_lead and opened_by = (select auth.uid()) and at > now() - interval '1 hour')
      then
        perform public.note_action('open_file', 'leads', for_lead::text);
      end if;
      insert into public.file_openings (file_id, side)
      select id, 'office' from public.private_files
      where lead_id = for_lead and stored_at is not null and removed_at is null and id = coalesce(only_file, id);
      return (
        select coalesce(jsonb_agg(jsonb_build_object('object', object, 'digest', digest, 'contentType', content_type)
          order by begun_at, id), '[]')
        from public.private_files
        where lead_id = for_lead and stored_at is not null and removed_at is null and id = coalesce(only_file, id));
    end
  $$;
comment on function public.open_offer_pictures(uuid, uuid) is 'Notes that the caller opens pictures of an offer and answers where they are; for a minute Storage lets the caller read them.';
revoke execute on function public.open_offer_pictures(uuid, uuid) from public, anon;
grant execute on function public.open_offer_pictures(uuid, uuid) to authenticated;

-- The draft is made once: a second press answers the first one. Security definer: leads are never written directly.
create function public.draft_home_of_offer(for_lead uuid, changes jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      offer public.leads;
      home constant uuid := gen_random_uuid();
    begin
      perform public.require_right('listings');
      perform public.require_lead(for_lead);
      select * into offer from public.leads where id = for_lead and kind = 'offer' for update;
      if not found then
        raise exception 'Only an offer becomes a home' using errcode = 'PT409';
      end if;
      if offer.listing_id is null then
        perform public.save_listing(home, null, changes
          || jsonb_build_object('publication', 'draft',
            'building_id', case when changes ->> 'property_type' like 'condo%' then public.building_named(changes ->> 'condo_name') end),
          offer.reference, false);
        insert into public.home_owners (listing_id, lead_id, name, email, phone)
        values (home, offer.id, offer.name, offer.email, offer.phone);
        update public.leads set listing_id = home where id = offer.id;
      end if;
      return (
        select jsonb_build_object('id', id, 'seen', updated_at, 'images', images)
        from public.listings where id = coalesce(offer.listing_id, home));
    end
  $$;
comment on function public.draft_home_of_offer(uuid, jsonb) is 'Makes a draft home of an offer, with its owner, or answers the one that was made.';
revoke execute on function public.draft_home_of_offer(uuid, jsonb) from public, anon;
grant execute on function public.draft_home_of_offer(uuid, jsonb) to authenticated;

-- A new key ends the address before it. Without days there is none. Security definer: the key is never written directly.
create function public.set_owners_page(for_listing uuid, days integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      kept public.home_owners;
    begin
      perform public.require_right('listings');
      update public.home_owners
      set page_key = case when days > 0 then gen_random_uuid() end,
        page_until = case when days > 0 then now() + make_interval(days => least(days, 366)) end
      where listing_id = for_listing returning * into kept;
      if not found then
        raise exception 'This home has no owner yet' using errcode = 'PT404';
      end if;
      return jsonb_build_object('key', kept.page_key, 'until', kept.page_until);
    end
  $$;
comment on function public.set_owners_page(uuid, integer) is 'Opens a page of numbers for the owner of a home for so many days, or closes it.';
revoke execute on function public.set_owners_page(uuid, integer) from public, anon;
grant execute on function public.set_owners_page(uuid, integer) to authenticated;

-- Numbers by week, the running one last, and nothing about anybody. The owner's own offer is no enquiry.
create function public.owners_page(for_key uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      this_week constant date := date_trunc('week', now() at time zone 'Asia/Bangkok')::date;
    begin
      perform public.require_site_key();
      return (
        select jsonb_build_object('title', title, 'language', language,
          'slug', case when publication = 'published' and not excluded then slug end,
          'publication', publication, 'status', status, 'until', page_until,
          'weeks', (
            select jsonb_agg(jsonb_build_object('from', week::date,
              'views', (select coalesce(sum(views), 0) from public.page_views
                where page_views.listing_id = listings.id and day >= week::date and day < week::date + 7),
              'enquiries', (select count(*) from public.leads
                where leads.listing_id = listings.id and kind not in ('guide', 'offer') and state <> 'spam' and merged_into is null
                  and leads.created_at >= week::timestamp at time zone 'Asia/Bangkok'
                  and leads.created_at < (week + interval '7 days')::timestamp at time zone 'Asia/Bangkok')) order by week)
            -- Before we had the home nobody could look.
            from generate_series(greatest(this_week - 77, date_trunc('week', listings.created_at at time zone 'Asia/Bangkok')::date),
              this_week, interval '7 days') as week))
        from public.home_owners join public.listings on listings.id = listing_id
        where page_key = for_key and page_until > now());
    end
  $$;
comment on function public.owners_page(uuid) is 'How a home does, for its owner: its state, and views and enquiries of up to twelve weeks. Null once the address was ended.';
revoke execute on function public.owners_page(uuid) from public;
grant execute on function public.owners_page(uuid) to anon, authenticated;

-- For the account. Security definer: only admins see leads.
create function public.my_offer(for_reference text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'pictures', (select count(*) from public.private_files
        where lead_id = leads.id and stored_at is not null and removed_at is null),
      -- As begin_offer_picture().
      'takesPictures', created_at > now() - interval '3 days')
    from public.leads where reference = for_reference and kind = 'offer' and user_id = public.signed_up_user()
  $$;
comment on function public.my_offer(text) is 'How many pictures have arrived of the home that the caller offered with this reference; null if there is none.';
revoke execute on function public.my_offer(text) from public, anon;
grant execute on function public.my_offer(text) to authenticated;

-- For the download of an account's data: what we keep of the homes that it offered, without the office's notes.
create function public.my_homes() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('reference', reference,
      'pictures', (select count(*) from public.private_files where private_files.lead_id = leads.id and removed_at is null),
      'owner', (select jsonb_build_object('name', home_owners.name, 'email', home_owners.email, 'phone', home_owners.phone,
          'keys', keys, 'commission', commission, 'exclusiveUntil', exclusive_until)
        from public.home_owners where home_owners.lead_id = leads.id)) order by leads.created_at desc), '[]')
    from public.leads where kind = 'offer' and user_id = public.signed_up_user()
  $$;
comment on function public.my_homes() is 'What we keep of the homes that the caller offered us.';
revoke execute on function public.my_homes() from public, anon;
grant execute on function public.my_homes() to authenticated;

-- Pictures that were taken on are the home's by then, in another bucket. The bytes go with orphan_files().
create function public.erase_old_offer_pictures() returns integer
  language plpgsql volatile set search_path = ''
  as $$
    declare
      erased integer;
    begin
      delete from public.private_files where lead_id is not null and begun_at < now() - interval '30 days';
      get diagnostics erased = row_count;
      return erased;
    end
  $$;
comment on function public.erase_old_offer_pictures() is 'Erases the pictures of offers after 30 days.';
revoke execute on function public.erase_old_offer_pictures() from public, anon, authenticated;
grant execute on function public.erase_old_offer_pictures() to service_role;

notify pgrst, 'reload schema';
