/** Adds the letters that the clock gives reason for. */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { stepDays } from "../../domain/leads/instalment-steps.ts";
import { pattayaDay } from "../../domain/places/pattaya-time.ts";
import { readSite } from "../../domain/site/settings/resolve-site.ts";

export async function addLetters(database: BackendClient, now: Date): Promise<void> {
  unwrap(await database.rpc("add_viewing_letters"), "add letters about viewings");
  unwrap(await database.rpc("add_reminder_letters"), "add letters of reminders");
  const site = readSite(unwrap(await database.rpc("site_settings"), "read the settings"));
  const added = await database.rpc("add_instalment_letters", {
    steps: stepDays(site.terms.letterDaysBefore),
    today: pattayaDay(now),
  });
  unwrap(added, "add letters about instalments");
}
