/**
 * The codes and links in messages. A code is stored only as a hash of it and its address. A link contains that hash.
 * Both expire.
 */
import { createHash, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { RunQuery } from "../../database/open.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServices } from "../services.ts";
import { findUser, type UserRow } from "../user-rows.ts";

export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "phone_change_token"
  | "reauthentication_token";

export type IssuedToken = { code: string; tokenHash: string };

/** Marks the link of a PKCE flow, which must end in a code exchange. */
const pkcePrefix = "pkce_";

/** A new token replaces the user's earlier one of the same type. */
export async function issueToken(
  services: Pick<AuthServices, "settings" | "now">,
  run: RunQuery,
  userId: string,
  type: TokenType,
  address: string,
  isPkce = false,
): Promise<IssuedToken> {
  const digits = services.settings.otpDigits;
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, "0");
  const tokenHash = `${isPkce ? pkcePrefix : ""}${hashCode(address, code)}`;
  await run("delete from auth.one_time_tokens where user_id = $1 and token_type = $2", [userId, type]);
  await run(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz at time zone 'utc', $6::timestamptz at time zone 'utc')`,
    [randomUUID(), userId, type, tokenHash, address, services.now()],
  );
  return { code, tokenHash };
}

function hashCode(address: string, code: string): string {
  return createHash("sha224")
    .update(address.toLowerCase() + code)
    .digest("hex");
}

export type FoundToken = { user: UserRow; type: TokenType; address: string; isPkce: boolean };
type TokenRow = {
  user_id: string;
  token_type: TokenType;
  token_hash: string;
  relates_to: string;
  issued_at: Date;
};

const columns = "user_id, token_type, token_hash, relates_to, created_at at time zone 'utc' as issued_at";

/** Finds a token by the hash in a link. */
export async function findByHash(
  services: Pick<AuthServices, "settings" | "now">,
  run: RunQuery,
  types: TokenType[],
  tokenHash: string,
): Promise<FoundToken> {
  const rows = await run<TokenRow>(
    `select ${columns} from auth.one_time_tokens where token_hash = $1 and token_type::text = any ($2)`,
    [tokenHash, types],
  );
  return toFound(services, run, rows, tokenHash);
}

/** Finds a token by the typed code and the address it was sent to. */
export async function findByCode(
  services: Pick<AuthServices, "settings" | "now">,
  run: RunQuery,
  types: TokenType[],
  address: string,
  code: string,
): Promise<FoundToken> {
  const rows = await run<TokenRow>(
    `select ${columns} from auth.one_time_tokens where lower(relates_to) = lower($1) and token_type::text = any ($2)`,
    [address, types],
  );
  return toFound(services, run, rows, hashCode(address, code));
}

export async function spendToken(run: RunQuery, { user, type }: FoundToken): Promise<void> {
  await run("delete from auth.one_time_tokens where user_id = $1 and token_type = $2", [user.id, type]);
}

async function toFound(
  { settings, now }: Pick<AuthServices, "settings" | "now">,
  run: RunQuery,
  rows: TokenRow[],
  expected: string,
): Promise<FoundToken> {
  const row = rows.find(({ token_hash }) => isSameHash(token_hash, expected));
  const isFresh = row && row.issued_at.getTime() + settings.otpSeconds * 1000 > now().getTime();
  const user = row && isFresh ? await findUser(run, "id", row.user_id) : undefined;
  if (!row || !user) throw new AuthError(403, "otp_expired", "Token has expired or is invalid");
  if (user.banned_until && user.banned_until > now())
    throw new AuthError(403, "user_banned", "User is banned");
  const isPkce = row.token_hash.startsWith(pkcePrefix);
  return { user, type: row.token_type, address: row.relates_to, isPkce };
}

function isSameHash(stored: string, given: string): boolean {
  const [left, right] = [stored, given].map((hash) => Buffer.from(hash.replace(pkcePrefix, "")));
  return (
    left !== undefined && right !== undefined && left.length === right.length && timingSafeEqual(left, right)
  );
}
