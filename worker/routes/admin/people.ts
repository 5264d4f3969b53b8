/** The people of the administration, and the log of their actions. PEOPLE does what needs Auth's secret key. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type {
  AuditPage,
  PeopleOutcome,
  PeoplePage,
  PeopleTask,
  SecondFactorDemand,
} from "../../../domain/people.ts";
import { adminLocales } from "../../../domain/languages/locales.ts";
import type { ErrorCode } from "../../../domain/error-codes.ts";
import { roles } from "../../../domain/rights.ts";
import { callersBackend, dataOf, jsonOf, writeData } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError, unavailable } from "../../errors.ts";
import { idSchema } from "../../http/id-schema.ts";
import { validate } from "../../http/validate.ts";

const role = v.nullable(v.picklist(roles));
const listSchema = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ""),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), "1"),
});
const inviteSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  role,
  /** By an email from us, as a link that the admin passes on, or without a word: the person signs in with a code. */
  how: v.picklist(["email", "link", "silent"]),
  locale: v.optional(v.picklist(adminLocales), "en"),
});
const actionOf = { email: "invite", link: "make_link", silent: "create" } as const;
const demandSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isDemanded: v.boolean(),
});
/** `knownWays` are the other ways into the account that the admin was told of (`Person`). */
const roleSchema = v.object({
  role,
  knownWays: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(20)), []),
});
const personSchema = v.object({ person: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(80))) });
const savedSchema = v.object({ saved: v.boolean() });
const accessSchema = v.object({ secondFactor: v.fallback(v.boolean(), false) });
const word = v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)));
const logSchema = v.object({
  person: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
  action: word,
  subject: word,
  subjectId: v.optional(v.pipe(v.string(), v.maxLength(200))),
  actor: v.optional(v.pipe(v.string(), v.uuid())),
  from: v.optional(v.pipe(v.string(), v.isoDate())),
  until: v.optional(v.pipe(v.string(), v.isoDate())),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
});

export const adminPeople = new Hono<SignedInContext>()
  .get("/", validate("query", listSchema), async (c) => {
    const { q, page } = c.req.valid("query");
    const backend = callersBackend(c);
    const [found, rights] = await Promise.all([
      backend.rpc("list_people", { search: q, page }),
      backend.from("role_rights").select("role,name"),
    ]);
    const answer = jsonOf<Omit<PeoplePage, "rights">>(found);
    return c.json({ ...answer, rights: dataOf(rights) });
  })
  .get("/second-factor", async (c) => {
    const { version, demand } = await readDemand(c);
    return c.json<SecondFactorDemand>({ version, isDemanded: demand.secondFactor });
  })
  .put("/second-factor", validate("json", demandSchema), async (c) => {
    const { version, isDemanded } = c.req.valid("json");
    const answer = await callersBackend(c).rpc("save_setting", {
      for_section: "access",
      seen_version: version,
      new_value: { secondFactor: isDemanded },
    });
    const kept = writeData(answer, {
      PT402: ["needs_second_factor", "Set up and prove your own second step first."],
    });
    const { saved } = v.parse(savedSchema, kept);
    if (!saved)
      throw new ApiError("changed_meanwhile", "Another owner has just changed this. Look at it again.");
    return c.json<SecondFactorDemand>({ version: version + 1, isDemanded });
  })
  .get("/audit-log", validate("query", logSchema), async (c) => {
    const { from, until, person, ...asked } = c.req.valid("query");
    const answer = await callersBackend(c).rpc("list_actions", {
      asked: {
        ...asked,
        ...(person && { person }),
        // The days as they are in Pattaya, the last one included.
        ...(from && { from: `${from}T00:00:00+07:00` }),
        ...(until && { until: dayAfter(until) }),
      },
    });
    return c.json(jsonOf<AuditPage>(answer));
  })
  .post("/invitations", validate("json", inviteSchema), async (c) => {
    const { how, ...invited } = c.req.valid("json");
    return c.json(await act(c, { action: actionOf[how], ...invited }), 201);
  })
  .put("/:id/role", validate("param", idSchema), validate("json", roleSchema), async (c) => {
    const { id: person } = c.req.valid("param");
    const { role: given, knownWays } = c.req.valid("json");
    const order = { person, new_role: given ?? "", known_ways: knownWays };
    const answer = await callersBackend(c).rpc("set_role", order);
    const isChanged = writeData(answer);
    // The role is given already: an email that cannot be sent must not say otherwise.
    if (isChanged) c.executionCtx.waitUntil(tell(c, person));
    return c.json({ isChanged });
  })
  .put("/:id/person", validate("param", idSchema), validate("json", personSchema), async (c) => {
    const answer = await callersBackend(c).rpc("name_admin", {
      account: c.req.valid("param").id,
      named: c.req.valid("json").person ?? "",
    });
    writeData(answer, {
      "23505": ["person_has_account", "Another account is this person. Change that one first."],
    });
    return c.json({ saved: true });
  })
  .put(
    "/:id/disabled",
    validate("param", idSchema),
    validate("json", v.object({ disabled: v.boolean() })),
    async (c) => {
      const action = c.req.valid("json").disabled ? "disable" : "enable";
      return c.json(await act(c, { action, person: c.req.valid("param").id }));
    },
  )
  .delete("/:id/factors", validate("param", idSchema), async (c) =>
    c.json(await act(c, { action: "forget_factors", person: c.req.valid("param").id })),
  )
  .delete("/:id", validate("param", idSchema), async (c) =>
    c.json(await act(c, { action: "delete_account", person: c.req.valid("param").id })),
  );

const refusals: Record<
  Exclude<Extract<PeopleOutcome, { isDone: false }>["refusal"], "unavailable">,
  [ErrorCode, string]
> = {
  not_allowed: ["not_allowed", "Your role does not allow this. Ask an owner to do it."],
  last_owner: ["last_owner", "This is the last owner. Make another person an owner first."],
  not_found: ["not_found", "There is no such account."],
  known_email: [
    "known_email",
    "There is an account with this address. Find it in the list and give it a role.",
  ],
};

/** Version 0 while no owner has ever decided. */
async function readDemand(c: Context<SignedInContext>) {
  const rows = dataOf(await callersBackend(c).from("current_settings").select("section,version,value"));
  const row = rows.find(({ section }) => section === "access");
  return { version: row?.version ?? 0, demand: v.parse(accessSchema, row?.value ?? {}) };
}

async function act(c: Context<SignedInContext>, task: PeopleTask): Promise<{ link?: string }> {
  const outcome = await callPeople(c, task).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (outcome.isDone) return outcome.link === undefined ? {} : { link: outcome.link };
  if (outcome.refusal === "unavailable") throw unavailable({ code: "people_unavailable" });
  throw new ApiError(...refusals[outcome.refusal]);
}

async function tell(c: Context<SignedInContext>, person: string): Promise<void> {
  const notified = await callPeople(c, { action: "tell_role", person });
  if (!notified.isDone)
    console.error(JSON.stringify({ event: "role_email_failed", refusal: notified.refusal }));
}

function callPeople(c: Context<SignedInContext>, task: PeopleTask): Promise<PeopleOutcome> {
  const { SUPABASE_PUBLISHABLE_KEY: publishableKey } = readConfig(c.env);
  return c.env.PEOPLE.act({ accessToken: c.get("accessToken"), publishableKey }, task);
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00+07:00`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString();
}
