/** All leads that the admin may see, as a CSV. */
import { Hono } from "hono";
import { leadsCsvHead, leadsCsvLine } from "../../../../domain/leads/desk/lead-csv.ts";
import type { LeadPage } from "../../../../domain/leads/desk/lead-details.ts";
import { leadListSchema } from "../../../../domain/leads/desk/lead-orders.ts";
import type { SignedInContext } from "../../../context.ts";
import { callersBackend, jsonOf } from "../../../backend/supabase.ts";
import { streamCsv } from "../../../http/stream-csv.ts";
import { isAdminLocale } from "../../../../domain/languages/locales.ts";
import { pageLanguage } from "../../../http/page-language.ts";
import { validate } from "../../../http/validate.ts";

const leadsAPage = 500;

export const leadExport = new Hono<SignedInContext>().get(
  "/export",
  validate("query", leadListSchema),
  async (c) => {
    const backend = callersBackend(c);
    const asking = pageLanguage(c);
    const reader = asking && isAdminLocale(asking) ? asking : "en";
    return streamCsv(c, "enquiries.csv", leadsCsvHead(reader), async (after: LeadPage["next"]) => {
      const asked = {
        ...c.req.valid("query"),
        limit: leadsAPage,
        ...(after && { afterAt: after.at, afterId: after.id }),
      };
      const { leads, next } = jsonOf<LeadPage>(await backend.rpc("list_leads", { asked }));
      return { lines: leads.map((lead) => leadsCsvLine(lead, reader)), next };
    });
  },
);
