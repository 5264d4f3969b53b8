/** Fills a database with the given number of invented listings. */
import type { LocalDatabase } from "../../local/database/open.ts";

/** Picks values by hash, so that filters and orders are independent of each other. */
const pickSql = `
  create function pg_temp.pick(n integer, salt integer, choices integer) returns integer language sql immutable
  return (hashint4extended(n, salt) & 9007199254740991) % choices`;

/** At any size, thirty listings have "lighthouse" in the description and 灯塔 in the title, to search for a rare word. */
const fillSql = `
  insert into listings (slug, title, description, language, property_type, status, area, condo_name, bedrooms, bathrooms,
    square_meters, price, monthly_rental_price, amenities, latitude, longitude, featured, publication, created_at)
  select 'home-' || n,
    case when n % 33 = 0 and n < 1000 then '灯塔公寓' when language = 'th' then (array['คอนโดวิวทะเล', 'บ้านเดี่ยวใกล้ตลาด'])[1 + pg_temp.pick(n, 2, 2)]
      when language = 'zh' then (array['海景公寓出售', '花园别墅'])[1 + pg_temp.pick(n, 2, 2)]
      when language = 'ru' then (array['Студия у моря', 'Дом с садом'])[1 + pg_temp.pick(n, 2, 2)]
      else (array['Quiet home', 'Sunny home', 'Bright corner flat', 'Family place'])[1 + pg_temp.pick(n, 2, 4)] end
      || ', Tower ' || pg_temp.pick(n, 3, 500),
    case language when 'th' then 'ห้องกว้าง เฟอร์นิเจอร์ครบ เดินไปชายหาดได้ ใกล้ร้านอาหารและโรงพยาบาล เจ้าของขายเอง ผ่อนตรงได้'
      when 'zh' then '客厅宽敞，家具齐全，步行可到海滩，靠近餐厅和医院。业主直售，可分期付款。'
      when 'ru' then 'Просторная гостиная, вся мебель, пешком до пляжа, рядом рестораны и больница. Рассрочка от собственника.'
      else 'A wide living room with all its furniture, a kitchen of its own and a balcony to the garden. The market, restaurants and the hospital are near, the beach is reached on foot. The owner sells in instalments over several years; the common fees are paid until the handover.' end
      || case when n % 33 = 0 and n < 1000 then ' lighthouse' else ' word' || pg_temp.pick(n, 4, 30) end,
    language,
    type,
    case when type like '%-for-rent' then array['for-rent'] when type = 'condo-with-finance' or pg_temp.pick(n, 6, 5) = 1
      then array['for-sale', 'finance-available'] when pg_temp.pick(n, 6, 5) = 2 then array['for-sale', 'for-rent'] else array['for-sale'] end,
    (array['naklua', 'wongamat', 'central-pattaya', 'east-pattaya', 'pratumnak', 'jomtien', 'na-jomtien', 'bang-saray'])[1 + pg_temp.pick(n, 7, 8)],
    'Tower ' || pg_temp.pick(n, 3, 500), pg_temp.pick(n, 8, 6), 1 + pg_temp.pick(n, 9, 4), 20 + pg_temp.pick(n, 10, 300),
    case when pg_temp.pick(n, 11, 20) > 0 then 500000 + pg_temp.pick(n, 12, 20000) * 1000 end, 5000 + pg_temp.pick(n, 13, 900) * 100,
    string_to_array((array['swimming-pool,parking', 'sea-view,balcony', 'garden', 'fitness,sauna,lift'])[1 + pg_temp.pick(n, 14, 4)], ','),
    12.75 + pg_temp.pick(n, 15, 20000) * 0.00001, 100.85 + pg_temp.pick(n, 16, 8000) * 0.00001, pg_temp.pick(n, 17, 33) = 0, 'published',
    '2026-01-01'::timestamptz + n * interval '1 minute'
  from generate_series(1, $1::int) as n,
    lateral (select (array['th', 'zh', 'ru', 'en', 'en', 'en', 'en', 'en', 'en', 'en'])[1 + pg_temp.pick(n, 1, 10)] as language,
      (array['condo-for-sale', 'condo-for-rent', 'condo-with-finance', 'house-for-sale', 'house-for-rent'])[1 + pg_temp.pick(n, 5, 5)] as type) as chosen`;

export async function fillListings(
  database: Pick<LocalDatabase, "script" | "query">,
  listingCount: number,
): Promise<void> {
  await database.script(pickSql);
  await database.query(fillSql, [listingCount]);
  await database.script("vacuum analyze");
}
