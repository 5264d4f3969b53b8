import { expect, test } from "vitest";
import { startScraper } from "../../scraper/start-scraper.ts";

test("Cron erases leads and their notices after two years, but keeps partners and leads with a contract", async () => {
  const scraper = await startScraper([]);
  await scraper.query(`
    insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, state,
      has_contract, created_at)
    values
      ('AAAA-2222', 'contact', 'Old', 'old@example.com', 'email', '1', repeat('a', 16), repeat('a', 16),
        'spam', false, now() - interval '2 years 1 day'),
      ('BBBB-2222', 'contact', 'Newer', 'new@example.com', 'email', '1', repeat('b', 16), repeat('b', 16),
        'spam', false, now() - interval '2 years' + interval '2 days'),
      ('CCCC-2222', 'affiliate', 'Partner', 'p@example.com', 'email', '1', repeat('c', 16), repeat('c', 16),
        'options_sent', false, now() - interval '3 years'),
      ('DDDD-2222', 'affiliate', 'Declined', 'd@example.com', 'email', '1', repeat('d', 16), repeat('d', 16),
        'spam', false, now() - interval '3 years'),
      ('EEEE-2222', 'application', 'Buyer', 'e@example.com', 'email', '1', repeat('e', 16), repeat('e', 16),
        'spam', true, now() - interval '3 years')
  `);
  await scraper.query(
    "insert into public.lead_notices (lead_id, audience) select id, 'office' from public.leads",
  );
  await scraper.tick();
  const kept = await scraper.query(
    "select reference, audience from public.leads join public.lead_notices on lead_id = id order by reference",
  );
  await scraper.close();
  expect(kept).toEqual([
    { reference: "BBBB-2222", audience: "office" },
    { reference: "CCCC-2222", audience: "office" },
    { reference: "EEEE-2222", audience: "office" },
  ]);
});
