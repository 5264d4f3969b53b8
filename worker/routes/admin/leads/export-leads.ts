/** All leads that the admin may see, as a CSV. */
import { Hono } from "hono";
import { leadsCsv } from "../../../../domain/leads/desk/lead-csv.ts";
import type { LeadPage } from "../../../../domain/leads/desk/lead-details.ts";
import { leadListSchema } from "../../../../domain/leads/desk/lead-orders.ts";
import type { SignedInContext } from "../../../context.ts";
import { callersBackend, jsonOf } from "../../../backend/supabase.ts";
import { streamCsv } from "../../../http/stream-csv.ts";
import { adminLanguage } from "../../../http/page-language.ts";
import { validate } from "../../../http/validate.ts";

const leadsAPage = 500;

export const leadExport = new Hono<SignedInContext>().get(
  "/export",
  validate("query", leadListSchema),
  async (c) => {
    const backend = callersBackend(c);
    const csv = leadsCsv(adminLanguage(c));
    return streamCsv(c, "enquiries.csv", csv.head, async (after: LeadPage["next"]) => {
      const asked = {
        ...c.req.valid("query"),
        limit: leadsAPage,
        ...(after && { afterAt: after.at, afterId: after.id }),
      };
      const { leads, next } = jsonOf<LeadPage>(await backend.rpc("list_leads", { asked }));
      return { lines: leads.map(csv.lineOf), next };
    });
  },
);
