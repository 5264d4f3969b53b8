/** The name of the business is a setting of the administration, so it is read for each email. */
import { readSite } from "../../domain/site/settings/resolve-site.ts";
import { type ScrapeDatabase, unwrap } from "../store/database.ts";

export async function readSiteName(database: ScrapeDatabase): Promise<string> {
  return readSite(unwrap(await database.rpc("site_settings"), "read the settings")).business.name;
}
