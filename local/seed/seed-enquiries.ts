/**
 * Adds the sample enquiries to a database that has no enquiry yet, with times relative to the start. Only `npm start`
 * calls this: tests count the leads that they send themselves.
 */
import { consentVersion } from "../../domain/leads/consent.ts";
import type { LocalDatabase, RunQuery } from "../database/open.ts";
import { idOf } from "./make-listing.ts";
import { type SampleEnquiry, sampleEnquiries } from "./sample-enquiries.ts";
import { sampleSignIns } from "./seed.ts";

const hourMs = 3_600_000;
const promisedHours = 48;

export async function seedEnquiries(database: LocalDatabase, now: Date): Promise<void> {
  await database.transaction(async (run) => {
    const [known] = await run("select from public.leads limit 1");
    if (known) return;
    const admins = await run<{ id: string; email: string }>(
      "select user_id as id, email from public.admins join auth.users on users.id = user_id",
    );
    const idByEmail = new Map(admins.map(({ id, email }) => [email, id]));
    const find = (admin: keyof typeof sampleSignIns) => idByEmail.get(sampleSignIns[admin].email) ?? null;
    for (const enquiry of sampleEnquiries) await addEnquiry(run, enquiry, now, find);
  });
}

type FindAdmin = (admin: keyof typeof sampleSignIns) => string | null;

async function addEnquiry(run: RunQuery, enquiry: SampleEnquiry, now: Date, find: FindAdmin): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString();
  const { reference, arrived, answered, viewing, remind, assignee } = enquiry;
  const author = find(assignee ?? "admin");
  const answeredAt = answered === undefined ? null : at(-answered);
  const listing = enquiry.listing ? idOf(enquiry.listing) : null;
  const row = {
    reference,
    kind: enquiry.kind,
    locale: enquiry.locale,
    name: enquiry.name,
    country: enquiry.country,
    email: `${reference.toLowerCase()}@example.com`,
    phone: enquiry.phone,
    reach_by: enquiry.phone ? "whatsapp" : "email",
    message: enquiry.message,
    answers: enquiry.answers ?? {},
    listing_id: listing,
    referral: enquiry.referral,
    campaign: enquiry.campaign,
    consent: consentVersion,
    consented_at: at(-arrived),
    state: enquiry.state ?? "new",
    lost_reason: enquiry.lostReason,
    assignee: assignee ? author : null,
    due_at: at(promisedHours - arrived),
    answered_at: answeredAt,
    answered_by: answeredAt && author,
    fingerprint: `sample-enquiry-${reference}`,
    sender: `sample-enquiry-${reference}`,
    created_at: at(-arrived),
  };
  const columns = Object.keys(row).join(", ");
  const [lead] = await run<{ id: string }>(
    `insert into public.leads (${columns})
     select ${columns} from jsonb_populate_record(null::public.leads, $1) returning id`,
    [JSON.stringify(row)],
  );
  if (enquiry.reply) {
    await run(
      `insert into public.lead_messages (lead_id, channel, author, subject, body, send_at, sent_at, created_at)
       values ($1, 'email', $2, 'Your enquiry', $3, $4, $4, $4)`,
      [lead?.id, author, enquiry.reply, answeredAt],
    );
  }
  if (row.state !== "new") {
    await run(
      `insert into public.lead_moves (lead_id, from_state, to_state, reason, admin, at)
       values ($1, 'new', $2, $3, $4, $5)`,
      [lead?.id, row.state, row.lost_reason ?? null, author, answeredAt],
    );
  }
  if (enquiry.note) {
    await run("insert into public.lead_notes (lead_id, author, body, created_at) values ($1, $2, $3, $4)", [
      lead?.id,
      author,
      enquiry.note,
      answeredAt,
    ]);
  }
  if (remind) {
    await run("insert into public.lead_reminders (lead_id, admin, remind_at, body) values ($1, $2, $3, $4)", [
      lead?.id,
      author,
      at(remind.in),
      remind.text,
    ]);
  }
  if (viewing) {
    await run(
      `insert into public.viewings (lead_id, listing_id, starts_at, by_video, status, created_by)
       values ($1, $2, $3, $4, 'confirmed', $5)`,
      [lead?.id, listing, at(viewing.in), viewing.byVideo ?? false, author],
    );
  }
}
