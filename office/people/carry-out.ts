/**
 * Carries out a task for the caller. First it asks the database with the caller's own token: the database decides and
 * writes the audit log. Only then does it use the secret key.
 */
import { describeError } from "../../domain/describe-error.ts";
import type { PeopleOutcome, PeopleRefusal, PeopleTask, TaskCaller } from "../../domain/people.ts";
import { roles } from "../../domain/rights.ts";
import type { RawEnv } from "../env.ts";
import { readEmailSettings } from "../email/email-settings.ts";
import { sendEmail } from "../email/send-email.ts";
import { connectAsCaller } from "../../domain/backend/connect.ts";
import { officeOf } from "../office.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { type Accounts, actOnAccount } from "./act-on-account.ts";
import { readSender } from "../email/read-sender.ts";
import { writeRoleEmail } from "./role-email.ts";

/** By SQLSTATE: 22023 and 42501 are refusals of begin_people_action(). PGRST301 is a token that is not valid. */
const refusals: Record<string, PeopleRefusal> = {
  "42501": "not_allowed",
  "22023": "not_allowed",
  PGRST301: "not_allowed",
  PT404: "not_found",
  PT410: "last_owner",
};

export async function carryOut(env: RawEnv, caller: TaskCaller, task: PeopleTask): Promise<PeopleOutcome> {
  try {
    const asCaller = connectAsCaller(officeOf(env).settings.SUPABASE_URL, caller, fetch);
    const begun = await asCaller.rpc("begin_people_action", { asked: withoutEmail(task) });
    if (begun.error) return refuse(begun.error);
    if (task.action === "tell_role") return await tellRole(env, task.person);
    if ("email" in task) await forgetUnproved(env, task.email);
    const acted = await actOnAccount(accountsOf(env), task, siteUrlOf(env));
    if (!acted.isDone || !("role" in task) || !task.role || !acted.id) return outcomeOf(acted);
    // In the caller's name again, so that the database decides and the audit log has the caller.
    const order = { person: acted.id, new_role: task.role, known_ways: [] };
    const given = await asCaller.rpc("set_role", order);
    return given.error ? refuse(given.error) : outcomeOf(acted);
  } catch (error) {
    const reason = describeError(error);
    console.error(JSON.stringify({ event: "people_action_failed", action: task.action, reason }));
    return { isDone: false, refusal: "unavailable" };
  }
}

const accountsOf = (env: RawEnv): Accounts => officeOf(env).database.auth.admin;
const siteUrlOf = (env: RawEnv): string => officeOf(env).settings.SITE_URL;

/** Auth would invite into an account that somebody else began, with their words about the person. */
async function forgetUnproved(env: RawEnv, address: string): Promise<void> {
  const answer = await officeOf(env).database.rpc("forget_unproved_account", { address });
  unwrap(answer, "forget an unproved account");
}

async function tellRole(env: RawEnv, person: string): Promise<PeopleOutcome> {
  const settings = readEmailSettings(env);
  const { data } = await accountsOf(env).getUserById(person);
  const { database } = officeOf(env);
  const found = await database.from("admins").select("role").eq("user_id", person);
  const role = roles.find((one) => one === unwrap(found, "read role")?.[0]?.role) ?? null;
  if (settings && data.user?.email) {
    const { siteName } = await readSender(database);
    const email = await writeRoleEmail(data.user.email, role, new Date(), {
      siteName,
      siteUrl: siteUrlOf(env),
    });
    await sendEmail(settings.service, email, crypto.randomUUID());
  }
  return { isDone: true };
}

function outcomeOf(acted: PeopleOutcome): PeopleOutcome {
  return acted.isDone ? { isDone: true, ...(acted.link && { link: acted.link }) } : acted;
}

/** The log keeps no address of somebody who has not answered yet. */
function withoutEmail(task: PeopleTask) {
  return {
    action: task.action,
    ...("person" in task && { person: task.person }),
    ...("role" in task && { role: task.role }),
  };
}

function refuse({ code }: { code: string }): PeopleOutcome {
  return { isDone: false, refusal: refusals[code] ?? "unavailable" };
}
