/** The signed-in user's own account: rights, saved homes, data. Row level security knows whose they are. */
import { Hono } from "hono";
import * as v from "valibot";
import type { MyAlerts } from "../../domain/alerts/alert-choices.ts";
import { writeAlertLink, yourAlertsPath } from "../../domain/alerts/alert-link.ts";
import type { RememberedHomes, SavedHomes } from "../../domain/api.ts";
import type { MyPaper } from "../../domain/papers/private-files.ts";
import type { SignedInContext } from "../context.ts";
import { type Refusals, callersBackend, dataOf, jsonOf, writeData } from "../backend/supabase.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { idSchema } from "../http/id-schema.ts";
import { validate } from "../http/validate.ts";
import { requireUser } from "../sign-in/require-admin.ts";
import { myApplications } from "./enquiries/my-applications.ts";

const mostIds = 300;
const mostRemembered = 20;
const ids = v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(mostIds));
const savedSchema = v.object({ add: ids, remove: ids });
const rememberedSchema = v.object({
  add: v.pipe(ids, v.maxLength(mostRemembered)),
  remove: v.pipe(ids, v.maxLength(mostRemembered)),
  viewed: v.pipe(ids, v.maxLength(mostRemembered)),
});
const noteSchema = v.object({ note: v.pipe(v.string(), v.maxLength(1000)) });

/** Why the database refuses to delete an account. */
const refusals: Refusals = {
  "42501": ["not_allowed", "An owner removes you from the administration first."],
  PT401: ["sign_in_again", "Sign in again first."],
  PT402: ["needs_second_factor", "Prove the second factor first."],
};

export const account = new Hono<SignedInContext>()
  .use(requireUser)
  .get("/", async (c) => {
    const { sub, email } = c.get("user");
    const backend = callersBackend(c);
    const [rights, mustAddFactor, admin] = await Promise.all([
      backend.rpc("my_rights"),
      backend.rpc("must_add_factor"),
      backend.from("admins").select("role,person_name").eq("user_id", sub).maybeSingle(),
    ]);
    const { role = null, person_name: person = null } = dataOf(admin) ?? {};
    return c.json({
      id: sub,
      email: email ?? null,
      role,
      person,
      rights: dataOf(rights),
      mustAddFactor: dataOf(mustAddFactor),
    });
  })
  .delete("/", async (c) => {
    writeData(await callersBackend(c).rpc("delete_my_account"), refusals);
    return c.json({ isDeleted: true });
  })
  .get("/saved", async (c) => c.json(await readSaved(callersBackend(c))))
  .post("/saved", validate("json", savedSchema), async (c) => {
    const backend = callersBackend(c);
    const { add, remove } = c.req.valid("json");
    writeData(await backend.rpc("change_saved", { to_add: add, to_remove: remove }));
    return c.json(await readSaved(backend));
  })
  .get("/remembered", async (c) => c.json(await readRemembered(callersBackend(c))))
  .post("/remembered", validate("json", rememberedSchema), async (c) => {
    const backend = callersBackend(c);
    const { add, remove, viewed } = c.req.valid("json");
    writeData(await backend.rpc("change_remembered", { to_add: add, to_remove: remove, viewed }));
    return c.json(await readRemembered(backend));
  })
  .put("/saved/:id", validate("param", idSchema), validate("json", noteSchema), async (c) => {
    const { id } = c.req.valid("param");
    const changed = writeData(
      await callersBackend(c)
        .from("saved_listings")
        .update(c.req.valid("json"))
        .eq("listing_id", id)
        .select("note"),
    );
    if (changed.length === 0) throw new ApiError("not_found", "This home is not among your saved ones.");
    return c.json(changed[0]);
  })
  .route("/applications", myApplications)
  .get("/alerts", async (c) => {
    const reader = dataOf(await callersBackend(c).rpc("my_alert_reader"));
    if (!reader) return c.json({ path: null } satisfies MyAlerts);
    const link = await writeAlertLink(readConfig(c.env).GUIDE_LINK_KEY, reader, new Date());
    return c.json({ path: yourAlertsPath(link) } satisfies MyAlerts);
  })
  .get("/papers", async (c) => c.json(jsonOf<MyPaper[]>(await callersBackend(c).rpc("my_papers"))))
  .get("/data", async (c) => {
    const backend = callersBackend(c);
    // In this order: the first makes the enquiries of a proved address the account's own.
    const data = jsonOf<object>(await backend.rpc("my_data"));
    const offeredHomes = jsonOf<object>(await backend.rpc("my_homes"));
    const referrals = jsonOf<object>(await backend.rpc("my_referrals"));
    // By name: the bytes are opened one by one, in the account (web/features/account/manage/my-papers.tsx).
    const papers = jsonOf<MyPaper[]>(await backend.rpc("my_papers"));
    return c.text(JSON.stringify({ ...data, offeredHomes, referrals, papers }, null, 2));
  });

async function readSaved(backend: ReturnType<typeof callersBackend>): Promise<SavedHomes> {
  const rows = dataOf(
    await backend
      .from("saved_listings")
      .select("listing_id, note")
      .order("created_at", { ascending: false })
      .limit(mostIds),
  );
  return { homes: rows.map(({ listing_id, note }) => ({ listingId: listing_id, note })) };
}

async function readRemembered(backend: ReturnType<typeof callersBackend>): Promise<RememberedHomes> {
  const rows = dataOf(
    await backend
      .from("remembered_listings")
      .select("kind, listing_id")
      .order("kept_at", { ascending: false })
      .limit(2 * mostRemembered),
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.listing_id);
  return { compared: of("compared").toReversed(), viewed: of("viewed") };
}
