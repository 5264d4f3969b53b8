/** The scraper's key acts in the role `scraper`: it reaches the runs, and neither enquiries nor accounts. */
import { CannotAsk } from "../cannot-ask.ts";
import type { Check } from "../check.ts";
import { error } from "../finding.ts";

const make =
  "Run `npm run migrate`, then make the key as docs/deploying.md says in step 6, and put it into .env.deploy.";

/** What no scrape needs, each with a right of its own. */
const forbidden = ["/rest/v1/leads?select=id&limit=1", "/auth/v1/admin/users?page=1&per_page=1"];

export const scraperKey: Check = {
  name: "key of the scraper",
  when: "before",
  async run({ supabase }) {
    const { scraperKey: key } = supabase;
    if (!key) throw new CannotAsk("SUPABASE_SCRAPER_KEY is not set.", make);
    const may = async (path: string) => {
      const response = await supabase.ask(path, key);
      await response.body?.cancel();
      return response;
    };
    for (const path of forbidden) {
      if ((await may(path)).ok) {
        return [error(`SUPABASE_SCRAPER_KEY opens ${path.split("?")[0]}: it is not the scraper's.`, make)];
      }
    }
    const { ok, status } = await may("/rest/v1/scrape_runs?select=id&limit=1");
    if (ok) return [];
    return [error(`SUPABASE_SCRAPER_KEY does not act in the role "scraper" (status ${status}).`, make)];
  },
};
