import { createHash } from "node:crypto";
import type { LocalDatabase } from "../../local/database/open.ts";

/** The database keeps the hash of the key by which it knows the site Worker. */
export async function addSiteKey(database: Pick<LocalDatabase, "query">, key: string): Promise<void> {
  const hash = createHash("sha256").update(key).digest("hex");
  await database.query("insert into site_keys (hash) values ($1)", [hash]);
}
