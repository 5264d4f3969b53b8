/** The name of the business is a setting of the administration, so it is read for each email. */
import { readSite } from "../../domain/site/settings/resolve-site.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

export async function readSiteName(database: BackendClient): Promise<string> {
  return readSite(unwrap(await database.rpc("site_settings"), "read the settings")).business.name;
}
