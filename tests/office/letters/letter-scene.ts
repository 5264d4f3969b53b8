/** The embedded backend with the sample data, and the office that sends its letters into the mailbox. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../../domain/database.ts";
import { startBackend } from "../../../local/backend.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";
import { type EmailSettings, readEmailSettings } from "../../../office/email/email-settings.ts";
import { sendLetters } from "../../../office/letters/send-letters.ts";
import { officeOf } from "../../../office/office.ts";
import { addLetters } from "../../../office/schedule/add-letters.ts";
import { peopleEnvironment } from "../people/people-environment.ts";

export type KeptLetter = {
  subject: string;
  text: string;
  html: string | null;
  details: Record<string, unknown>;
};

export async function openLetterScene() {
  const backend = await startBackend({ port: 0, database: await openSampleDatabase() });
  const env = peopleEnvironment(backend);
  const settings = readEmailSettings(env);
  if (!settings) throw new Error("There are no settings.");
  const { database } = officeOf(env);
  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    backend.database.query<Row>(sql, parameters);

  let leads = 0;
  async function addLead(email: string | null, locale = "en"): Promise<string> {
    leads += 1;
    const [row] = await query<{ id: string }>(
      `insert into leads (reference, kind, locale, name, email, phone, reach_by, consent, fingerprint, sender)
       values ($1, 'contact', $2, 'Ann', $3, '+66812345678', 'email', '2026-11-21', 'fingerprint-' || $1, 'sender-of-' || $1)
       returning id`,
      [
        `BBBB-22${"ABCDEFGHJKLMNPQRSTUVWXYZ"[Math.floor(leads / 24)]}${"ABCDEFGHJKLMNPQRSTUVWXYZ"[leads % 24]}`,
        locale,
        email,
      ],
    );
    return row?.id ?? "";
  }

  async function signIn(who: keyof typeof sampleSignIns): Promise<SupabaseClient<Database>> {
    const client = createClient<Database>(backend.url, backend.publishableKey, {
      auth: { persistSession: false },
    });
    const { error } = await client.auth.signInWithPassword(sampleSignIns[who]);
    if (error) throw error;
    return client;
  }

  return {
    backend,
    database,
    settings,
    query,
    addLead,
    signIn,
    /** One tick of cron. */
    async tick(changed: Partial<EmailSettings> = {}, now = new Date()): Promise<void> {
      await addLetters(database, now);
      await sendLetters(database, { ...settings, ...changed });
    },
    /** As if the time until the next attempt had passed. */
    passTime: () =>
      query("update letters set next_attempt_at = now() where sent_at is null and stopped_at is null"),
    async lettersTo(email: string): Promise<KeptLetter[]> {
      return (await fetch(`${settings.service.url}?to=${encodeURIComponent(email)}`)).json();
    },
    close: () => backend.close(),
  };
}
