/**
 * Sends the letters of the queue: those of one enquiry and those that confirm an alert at once, all others from cron.
 * Each is sent once, and again later when it could not be. A Worker may end at any moment: a letter that was taken is due
 * again a minute later, and the email service keeps a letter that it has already from being delivered twice.
 */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { describeError } from "../../domain/describe-error.ts";
import { dueBy } from "../email/due-by.ts";
import type { EmailSettings } from "../email/email-settings.ts";
import { readLetterTexts } from "../email/read-letter-texts.ts";
import { readSender } from "../email/read-sender.ts";
import { DeliveryError, sendEmail } from "../email/send-email.ts";
import { sendUntil } from "../email/send-until.ts";
import { readToldLetter } from "./told-letter.ts";
import { writeLetter } from "./write-letter.ts";

/** In their time, which is bounded, no more are sent anyway. */
const lettersPerTick = 200;

export async function sendLetters(
  database: BackendClient,
  settings: EmailSettings | undefined,
  only?: { lettersOf: string } | { alert: "asked" },
): Promise<void> {
  if (!settings) return;
  let waiting = database
    .from("letters")
    .select("id")
    .is("sent_at", null)
    .is("stopped_at", null)
    .lte("next_attempt_at", dueBy())
    // Letters about homes ("alert") come by the thousand in the morning, so they let all others pass.
    .order("kind", { ascending: false })
    .order("next_attempt_at")
    .limit(lettersPerTick);
  if (only && "alert" in only) waiting = waiting.eq("tells->>news", only.alert);
  else if (only) waiting = waiting.eq("lead_id", only.lettersOf);
  const answer = await waiting;
  await sendUntil(unwrap(answer, "read waiting letters") ?? [], ({ id }) =>
    sendLetter(id, database, settings),
  );
}

async function sendLetter(id: string, database: BackendClient, settings: EmailSettings): Promise<void> {
  const taken = unwrap(await database.rpc("take_letter", { for_letter: id }), "take letter");
  if (taken === null) return;
  try {
    const letter = readToldLetter(taken);
    const site = { ...settings, ...(await readSender(database)) };
    const email = await writeLetter(
      letter,
      site,
      await readLetterTexts(database, letter.locale),
      settings.guideLinkKey,
    );
    const named = await sendEmail(settings.service, email, `letter-${id}`);
    const marked = await database.rpc("letter_sent", { for_letter: id, named: named ?? "" });
    unwrap(marked, "mark letter sent");
  } catch (error) {
    const reason = describeError(error);
    console.error(JSON.stringify({ event: "letter_not_sent", letter: id, reason }));
    const noted = await database.rpc("letter_failed", {
      for_letter: id,
      reason,
      was_refused: error instanceof DeliveryError && error.wasRefused,
    });
    unwrap(noted, "note failure of letter");
  }
}
