/** Lists of leads, how many there are, and one lead whole. The SQL functions check who may see which. */
import { Hono } from "hono";
import * as v from "valibot";
import { isInCalendar } from "../../../../domain/day-window.ts";
import type {
  Colleague,
  LeadCounts,
  LeadDetails,
  LeadPage,
  WeekViewing,
} from "../../../../domain/leads/desk/lead-details.ts";
import { leadListSchema } from "../../../../domain/leads/desk/lead-orders.ts";
import type { SignedInContext } from "../../../context.ts";
import { callersBackend, dataOf, jsonOf } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { leadAnswer } from "./lead-answer.ts";

const weekSchema = v.object({ from: v.pipe(v.string(), v.check(isInCalendar)) });
const byId = "/:id{[\\da-fA-F-]{36}}";

export const leadLists = new Hono<SignedInContext>()
  .get("/", validate("query", leadListSchema), async (c) => {
    const answer = await callersBackend(c).rpc("list_leads", { asked: c.req.valid("query") });
    return c.json(jsonOf<LeadPage>(answer));
  })
  .get("/counts", async (c) => c.json(jsonOf<LeadCounts>(await callersBackend(c).rpc("count_leads"))))
  .get("/viewings", validate("query", weekSchema), async (c) => {
    const answer = await callersBackend(c).rpc("viewings_of_week", { from_day: c.req.valid("query").from });
    return c.json({ viewings: jsonOf<WeekViewing[]>(answer) });
  })
  .get("/colleagues", async (c) => {
    const colleagues = dataOf(await callersBackend(c).rpc("colleagues")) as Colleague[];
    return c.json({ colleagues });
  })
  .get(byId, validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("read_lead", { for_lead: c.req.valid("param").id });
    return c.json(leadAnswer<LeadDetails>(answer));
  });
