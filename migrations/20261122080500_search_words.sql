-- The words that homes are searched by: how a text becomes words, what areas and types are called in the site's
-- languages, and what else a typed word may mean.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Thai is cut into fours as well as pairs: with some seventy letters most pairs are common, so that a phrase was the
-- intersection of many long lists. Fours are rare, half as many of them cover a phrase, and they keep the order of its
-- letters. Pairs are for shorter Thai words, and for Chinese.
create function public.search_words(text text) returns text[]
  language sql immutable strict parallel safe set search_path = ''
  as $$
    with plain as (
      select regexp_replace(lower(normalize(search_words.text, NFKD)), '[\u0300-\u036f]', '', 'g') as text
    ),
    runs as (
      select (regexp_matches(plain.text, '[a-z0-9ß\u0430-\u045f]+|[\u0e00-\u0e7f]+|[\u3400-\u9fff]+', 'g'))[1] as run
      from plain
    ),
    pieces as (
      select run as word from runs where run ~ '^[a-z0-9ß\u0430-\u045f]' and length(run) <= 40
      union
      select substr(run, n, 2) from runs, generate_series(1, length(run) - 1) as n
      where run ~ '^[\u0e00-\u9fff]'
      union
      select substr(run, n, 4) from runs, generate_series(1, length(run) - 3) as n
      where run ~ '^[\u0e00-\u0e7f]'
      union
      select substr(run, n, 1) from runs, generate_series(1, length(run)) as n
      where run ~ '^[\u3400-\u9fff]'
    )
    select coalesce(array_agg(word order by word collate "C"), '{}') from pieces
  $$;
comment on function public.search_words(text) is 'The distinct words of a text as they are searched: lower case, without accents, Han in pairs, Thai in pairs and fours.';

-- The fewest pieces that cover the Thai and Chinese of a query.
create function public.covering_pieces(q text) returns setof text
  language sql immutable set search_path = ''
  as $$
    with runs as (
      select run, case when run ~ '^[\u0e00-\u0e7f]{4}' then 4 when run ~ '^[\u3400-\u9fff]$' then 1 else 2 end as size
      from (select (regexp_matches(lower(normalize(q, NFKD)), '[\u0e00-\u0e7f]+|[\u3400-\u9fff]+', 'g'))[1] as run) as found
    )
    select distinct substr(run, least(n, length(run) - size + 1), size)
    from runs, generate_series(1, length(run), size) as n where length(run) >= size
  $$;

-- Names of areas and types in the site's languages, so that an English listing is found in all of them.
create table public.search_names (
  subject text not null,
  name text not null,
  primary key (subject, name)
);
comment on table public.search_names is 'Names in six languages of areas (domain/places/areas.ts), property types and the city.';
alter table public.search_names enable row level security;
revoke all on table public.search_names from anon, authenticated;
grant all on table public.search_names to service_role;

-- Names as visitors type them, and as the site's own texts (web/i18n) have them.
insert into public.search_names (subject, name) values
  ('Pattaya', 'พัทยา'), ('Pattaya', '芭提雅'), ('Pattaya', '芭堤雅'), ('Pattaya', 'Паттайя'),
  ('naklua', 'Naklua'), ('naklua', 'นาเกลือ'), ('naklua', '纳格鲁阿'), ('naklua', '那库拉'), ('naklua', 'Наклуа'),
  ('wongamat', 'Wongamat'), ('wongamat', 'Wong Amat'), ('wongamat', 'วงศ์อมาตย์'), ('wongamat', '翁阿玛'),
  ('wongamat', 'Вонгамат'),
  ('central-pattaya', 'Central Pattaya'), ('central-pattaya', 'พัทยากลาง'), ('central-pattaya', '芭提雅市中心'),
  ('central-pattaya', 'Центральная Паттайя'), ('central-pattaya', 'Центр Паттайи'),
  ('central-pattaya', 'Zentral-Pattaya'), ('central-pattaya', 'Pattaya-Zentrum'),
  ('central-pattaya', 'Pattaya centre'),
  ('east-pattaya', 'East Pattaya'), ('east-pattaya', 'พัทยาตะวันออก'), ('east-pattaya', '东芭提雅'),
  ('east-pattaya', 'Восточная Паттайя'), ('east-pattaya', 'Ost-Pattaya'), ('east-pattaya', 'Pattaya Est'),
  ('pratumnak', 'Pratumnak'), ('pratumnak', 'Pratamnak'), ('pratumnak', 'พระตำหนัก'), ('pratumnak', '帕塔纳克'),
  ('pratumnak', '帕塔纳山'), ('pratumnak', 'Пратамнак'),
  ('jomtien', 'Jomtien'), ('jomtien', 'จอมเทียน'), ('jomtien', '中天'), ('jomtien', '乔木提恩'), ('jomtien', 'Джомтьен'),
  ('na-jomtien', 'Na Jomtien'), ('na-jomtien', 'นาจอมเทียน'), ('na-jomtien', '纳中天'), ('na-jomtien', 'На Джомтьен'),
  ('bang-saray', 'Bang Saray'), ('bang-saray', 'Bang Sare'), ('bang-saray', 'บางเสร่'), ('bang-saray', '邦萨雷'),
  ('bang-saray', '邦沙雷'), ('bang-saray', 'Банг Сарай'),
  ('condo', 'condo condominium apartment'), ('condo', 'คอนโด ห้องชุด'), ('condo', '公寓'), ('condo', 'кондо квартира'),
  ('condo', 'Wohnung Eigentumswohnung'), ('condo', 'appartement'),
  ('house', 'house villa'), ('house', 'บ้าน วิลล่า'), ('house', '别墅 房子'), ('house', 'дом вилла'), ('house', 'Haus'),
  ('house', 'maison');

create table public.known_words (word text primary key check (length(word) between 3 and 40));
comment on table public.known_words is 'Every word that some listing has had: typing mistakes are corrected against these.';
create index known_words_by_similarity on public.known_words using gin (word extensions.gin_trgm_ops);
create index known_words_by_beginning on public.known_words (word text_pattern_ops);
alter table public.known_words enable row level security;
revoke all on table public.known_words from anon, authenticated;
grant all on table public.known_words to service_role;

-- For each word of a query a list: the word itself, the words it may be the beginning of (the last one typed), and, if
-- no listing has it, the known words most like it.
create function public.search_alternatives(q text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with typed as (
      select word, false as is_piece,
        exists (select from public.known_words where known_words.word = searched.word) as is_known,
        case when length(word) >= 2 and right(lower(q), length(word)) = word then array(
          select known.word from public.known_words as known
          where known.word operator(pg_catalog.~>~) searched.word
            and known.word operator(pg_catalog.~<~) (searched.word || chr(1114111))
          order by length(known.word), known.word limit 8) else '{}' end as begun
      from unnest(public.search_words(q)) as searched (word) where word !~ '^[\u0e00-\u9fff]'
      union all
      select piece, true, true, '{}' from public.covering_pieces(q) as piece
    )
    select coalesce(jsonb_agg(to_jsonb(array[word] || begun
      || case when not is_known and begun = '{}' and length(word) >= 4 then array(
          select known.word from public.known_words as known
          where known.word operator(extensions.%) typed.word
          order by extensions.similarity(known.word, typed.word) desc, known.word limit 4) else '{}' end)), '[]')
    from typed
  $$;

revoke execute on function public.covering_pieces(text), public.search_alternatives(text) from public, anon, authenticated;

notify pgrst, 'reload schema';
