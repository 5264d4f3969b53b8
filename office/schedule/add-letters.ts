/** Adds the letters that depend on the clock. */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { stepDays } from "../../domain/leads/instalment-steps.ts";
import { pattayaDay } from "../../domain/places/pattaya-time.ts";
import { readSite } from "../../domain/site/settings/resolve-site.ts";

/** A call looks at so many readers: a second of the database's time at most. */
const readersAtATime = 100;
const longestMs = 60_000;

export async function addLetters(database: BackendClient, now: Date): Promise<void> {
  unwrap(await database.rpc("add_viewing_letters"), "add letters about viewings");
  unwrap(await database.rpc("add_reminder_letters"), "add letters of reminders");
  await addAlertLetters(database);
  const site = readSite(unwrap(await database.rpc("site_settings"), "read the settings"));
  const added = await database.rpc("add_instalment_letters", {
    steps: stepDays(site.terms.letterDaysBefore),
    today: pattayaDay(now),
  });
  unwrap(added, "add letters about instalments");
}

/** Whom it did not reach is due in the next tick. */
async function addAlertLetters(database: BackendClient): Promise<void> {
  unwrap(await database.rpc("tidy_alerts"), "tidy alerts");
  const end = Date.now() + longestMs;
  for (let looked = readersAtATime; looked >= readersAtATime && Date.now() < end;) {
    looked =
      unwrap(await database.rpc("add_alert_letters", { most: readersAtATime }), "add letters about homes") ??
      0;
  }
}
