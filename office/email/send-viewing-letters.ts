/** Sends the letters about viewings from cron: each once, and again later when it could not be sent. */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { describeError } from "../../domain/describe-error.ts";
import type { EmailSettings } from "./email-settings.ts";
import { readLetterTexts } from "./read-letter-texts.ts";
import { readSiteName } from "./read-site-name.ts";
import { sendEmail } from "./send-email.ts";
import {
  type ToldViewing,
  type ViewingNews,
  viewingNews,
  writeViewingLetter,
} from "./write-viewing-letter.ts";

export async function sendViewingLetters(
  database: BackendClient,
  settings: EmailSettings | undefined,
): Promise<void> {
  if (!settings) return;
  unwrap(await database.rpc("add_letters_of_ended_holds"), "add letters of ended holds");
  const answer = await database
    .from("viewing_letters")
    .select("viewing_id,tells")
    .is("sent_at", null)
    .lte("next_attempt_at", new Date().toISOString())
    .order("next_attempt_at")
    .limit(50);
  for (const { viewing_id, tells } of unwrap(answer, "read waiting letters") ?? []) {
    const news = viewingNews.find((one) => one === tells);
    if (news) await sendViewingLetter(viewing_id, news, database, settings);
  }
}

async function sendViewingLetter(
  viewingId: string,
  news: ViewingNews,
  database: BackendClient,
  settings: EmailSettings,
): Promise<void> {
  const taken = await database.rpc("take_viewing_letter", { for_viewing: viewingId, for_news: news });
  const viewing = unwrap(taken, "take viewing letter") as ToldViewing | null;
  if (!viewing) return;
  const row = database.from("viewing_letters");
  try {
    const siteName = await readSiteName(database);
    const email = await writeViewingLetter(
      viewing,
      news,
      { ...settings, siteName },
      await readLetterTexts(database, viewing.locale),
    );
    await sendEmail(settings.service, email, `${viewingId}-${news}-${viewing.sequence}`);
    const sent = { sent_at: new Date().toISOString(), last_error: null };
    // Zero attempts: the viewing has been moved meanwhile, and that is still to be told.
    const marked = row.update(sent).eq("viewing_id", viewingId).eq("tells", news).gt("attempts", 0);
    unwrap(await marked, "mark letter sent");
  } catch (error) {
    const reason = describeError(error);
    console.error(JSON.stringify({ event: "email_not_sent", viewingId, news, reason }));
    const noted = row.update({ last_error: reason }).eq("viewing_id", viewingId).eq("tells", news);
    unwrap(await noted, "note failure of letter");
  }
}
