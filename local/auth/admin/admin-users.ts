/** `/admin/users`, only with a secret key. */
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { mergeData } from "../change-own-user.ts";
import {
  emailIdentity,
  insertUser,
  phoneIdentity,
  requireUser,
  saveIdentity,
  type UserChange,
  updateUser,
} from "../change-users.ts";
import { hideUser } from "../hide-user.ts";
import { checkPasswordRules, hashPassword } from "../passwords.ts";
import { optionalData, optionalEmail, optionalPhone, optionalText, readBody } from "../read-body.ts";
import { isUuid } from "../require-user.ts";
import type { AuthServices } from "../services.ts";
import { describeUser, findUser, type UserRow } from "../user-rows.ts";

const schema = v.object({
  id: v.optional(v.pipe(v.string(), v.uuid("ID must conform to the uuid v4 format"))),
  email: optionalEmail,
  phone: optionalPhone,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: v.nullish(v.boolean()),
  phone_confirm: v.nullish(v.boolean()),
  user_metadata: optionalData,
  app_metadata: optionalData,
  ban_duration: optionalText,
  role: optionalText,
});
type Attributes = v.InferOutput<typeof schema>;

export async function createUser(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const attributes = await readBody(context, schema);
  const { email, phone } = attributes;
  if (!email && !phone)
    throw new AuthError(400, "validation_failed", "Cannot create a user without either an email or phone");
  const passwordHash = await hashOf(services, attributes);
  const now = services.now();
  return services.database.transaction(async (run) => {
    await refuseTaken(run, attributes);
    const providers = [...(email ? ["email"] : []), ...(phone ? ["phone"] : [])];
    const user = await insertUser(
      run,
      {
        ...(attributes.id && { id: attributes.id }),
        ...(attributes.role && { role: attributes.role }),
        email: email ?? null,
        phone: phone ?? null,
        passwordHash: passwordHash ?? null,
        appMetadata: { ...attributes.app_metadata, provider: providers[0], providers },
        userMetadata: attributes.user_metadata ?? {},
      },
      now,
    );
    if (email) await saveIdentity(run, emailIdentity(user.id, email, Boolean(attributes.email_confirm)), now);
    if (phone) await saveIdentity(run, phoneIdentity(user.id, phone, Boolean(attributes.phone_confirm)), now);
    const created = await updateUser(run, user.id, confirmations(attributes, now), now);
    return context.json(await describeUser(run, created));
  });
}

export async function changeUser(
  services: AuthServices,
  context: Context<CallerEnv>,
  id: string,
): Promise<Response> {
  const attributes = await readBody(context, schema);
  const passwordHash = await hashOf(services, attributes);
  const now = services.now();
  return services.database.transaction(async (run) => {
    const user = await requireKnown(run, id);
    await refuseTaken(run, attributes, user);
    const { email, phone, role, app_metadata, user_metadata } = attributes;
    if (email) await saveIdentity(run, emailIdentity(user.id, email, Boolean(attributes.email_confirm)), now);
    if (phone) await saveIdentity(run, phoneIdentity(user.id, phone, Boolean(attributes.phone_confirm)), now);
    const changed = await updateUser(
      run,
      user.id,
      {
        ...(email && { email }),
        ...(phone && { phone }),
        ...(role && { role }),
        ...(passwordHash && { encrypted_password: passwordHash }),
        ...(app_metadata && { raw_app_meta_data: mergeData(user.raw_app_meta_data ?? {}, app_metadata) }),
        ...(user_metadata && { raw_user_meta_data: mergeData(user.raw_user_meta_data ?? {}, user_metadata) }),
        ...confirmations(attributes, now),
      },
      now,
    );
    return context.json(await describeUser(run, changed));
  });
}

export async function showUser(
  { database }: AuthServices,
  context: Context<CallerEnv>,
  id: string,
): Promise<Response> {
  const user = await requireKnown(database.query, id);
  return context.json(await describeUser(database.query, user));
}

const deleteSchema = v.object({ should_soft_delete: v.nullish(v.boolean()) });

export async function deleteUser(
  services: AuthServices,
  context: Context<CallerEnv>,
  id: string,
): Promise<Response> {
  const { should_soft_delete } = await readBody(context, deleteSchema);
  await services.database.transaction(async (run) => {
    const user = await requireKnown(run, id);
    if (should_soft_delete) await hideUser(run, user, services.now());
    else await run("delete from auth.users where id = $1", [user.id]);
  });
  return context.json({});
}

const maxPageSize = 1000;

/** The totals are in headers, where auth-js reads them. */
export async function listUsers(
  { database, url }: AuthServices,
  context: Context<CallerEnv>,
): Promise<Response> {
  const page = readNumber(context.req.query("page"), 1);
  const perPage = Math.min(readNumber(context.req.query("per_page"), 50), maxPageSize);
  const [count] = await database.query<{ total: number }>("select count(*)::int as total from auth.users");
  const total = count?.total ?? 0;
  const rows = await database.query<UserRow>(
    "select * from auth.users order by created_at desc, id limit $1 offset $2",
    [perPage, (page - 1) * perPage],
  );
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `<${url()}/auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  context.header("X-Total-Count", String(total));
  context.header(
    "Link",
    [...(page < lastPage ? [link(page + 1, "next")] : []), link(lastPage, "last")].join(", "),
  );
  const users = [];
  for (const row of rows) users.push(await describeUser(database.query, row));
  return context.json({ users, aud: "authenticated" });
}

function readNumber(text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new AuthError(400, "validation_failed", `Bad Pagination Parameters: ${text}`);
}

async function hashOf(
  { settings }: AuthServices,
  { password, password_hash }: Attributes,
): Promise<string | undefined> {
  if (password && password_hash) {
    throw new AuthError(400, "validation_failed", "Only a password or a password hash should be provided");
  }
  if (!password) return password_hash;
  checkPasswordRules(password, settings.passwordMinLength);
  return hashPassword(password);
}

function confirmations({ email_confirm, phone_confirm, ban_duration }: Attributes, now: Date): UserChange {
  return {
    ...(email_confirm && { email_confirmed_at: now }),
    ...(phone_confirm && { phone_confirmed_at: now }),
    ...(ban_duration && { banned_until: readBan(ban_duration, now) }),
  };
}

const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Go's notation: `24h`, `1h30m`. `none` lifts the ban. */
function readBan(duration: string, now: Date): Date | null {
  if (duration === "none") return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== duration) {
    throw new AuthError(400, "validation_failed", `invalid format for ban duration: ${duration}`);
  }
  const lengthMs = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * unitMs[unit as keyof typeof unitMs],
    0,
  );
  return new Date(now.getTime() + lengthMs);
}

async function refuseTaken(run: RunQuery, { email, phone }: Attributes, except?: UserRow): Promise<void> {
  const byEmail = email && (await findUser(run, "email", email));
  if (byEmail && byEmail.id !== except?.id) {
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
  }
  const byPhone = phone && (await findUser(run, "phone", phone));
  if (byPhone && byPhone.id !== except?.id) {
    throw new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
  }
}

async function requireKnown(run: RunQuery, id: string): Promise<UserRow> {
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  return requireUser(run, id);
}
