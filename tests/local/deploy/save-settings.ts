/** An owner has saved what visitors see of the business. */
import { defaultSite } from "../../../domain/site/site.ts";
import type { SqlRunner } from "../../../local/database/migrate.ts";

export async function saveSettings(database: Pick<SqlRunner, "query">): Promise<void> {
  for (const section of ["business", "contact", "hours"] as const) {
    await database.query(
      "insert into public.settings (section, version, value, saved_by) values ($1, 1, $2, gen_random_uuid())",
      [section, JSON.stringify(defaultSite[section])],
    );
  }
}
