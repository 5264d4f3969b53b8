/** Keeps messages instead of sending them. A developer reads them on a page, a test as JSON. */
import type { LocalDatabase, RunQuery } from "../database/open.ts";

export type NewMessage = {
  kind: "email" | "sms";
  to: string;
  subject?: string | undefined;
  text: string;
  html?: string | undefined;
  /** The code, token hash and links, so that a test need not parse the text. */
  details?: Record<string, unknown>;
};

export type Message = {
  id: number;
  kind: "email" | "sms";
  to: string;
  subject: string;
  text: string;
  html: string | null;
  details: Record<string, unknown>;
  sent_at: Date;
};

const columns = `id::int, kind, recipient as "to", subject, text, html, details, sent_at`;
const shownMessages = 200;

/** In a transaction, the message exists only if the transaction is committed. */
export async function keepMessage(run: RunQuery, message: NewMessage): Promise<number> {
  const { kind, to, subject = "", text, html = null, details = {} } = message;
  const [row] = await run<{ id: number }>(
    "insert into mailbox.messages (kind, recipient, subject, text, html, details) values ($1, $2, $3, $4, $5, $6) returning id::int",
    [kind, to, subject, text, html, details],
  );
  if (!row) throw new Error("mailbox.messages returned no row for an insert");
  return row.id;
}

/** Newest first. */
export async function listMessages({ query }: Pick<LocalDatabase, "query">, to?: string): Promise<Message[]> {
  return query<Message>(
    `select ${columns} from mailbox.messages where $1::text is null or lower(recipient) = lower($1) order by id desc limit ${shownMessages}`,
    [to ?? null],
  );
}

export async function findMessage(
  { query }: Pick<LocalDatabase, "query">,
  id: number,
): Promise<Message | undefined> {
  const [message] = await query<Message>(`select ${columns} from mailbox.messages where id = $1`, [id]);
  return message;
}

export async function findByKey(
  { query }: Pick<LocalDatabase, "query">,
  key: string,
): Promise<Message | undefined> {
  const [message] = await query<Message>(
    `select ${columns} from mailbox.messages where details ->> 'key' = $1`,
    [key],
  );
  return message;
}

export async function emptyMailbox({ query }: Pick<LocalDatabase, "query">): Promise<void> {
  await query("delete from mailbox.messages");
}
