/** An owner has saved what visitors see of the business. */
import { ownSettings } from "../../own-settings.ts";
import type { SqlRunner } from "../../../local/database/migrate.ts";

export async function saveSettings(database: Pick<SqlRunner, "query">): Promise<void> {
  for (const [section, value] of Object.entries(ownSettings)) {
    await database.query(
      "insert into public.settings (section, version, value, saved_by) values ($1, 1, $2, gen_random_uuid())",
      [section, JSON.stringify(value)],
    );
  }
}
