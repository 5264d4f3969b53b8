/** All leads that the admin may see, as a CSV that is streamed a page at a time. */
import { Hono } from "hono";
import { csvHead, csvLine } from "../../../../domain/leads/desk/lead-csv.ts";
import type { LeadPage } from "../../../../domain/leads/desk/lead-details.ts";
import { leadListSchema } from "../../../../domain/leads/desk/lead-orders.ts";
import type { SignedInContext } from "../../../context.ts";
import { callersBackend, jsonOf } from "../../../backend/supabase.ts";
import { validate } from "../../../http/validate.ts";

const leadsAPage = 500;

export const leadExport = new Hono<SignedInContext>().get(
  "/export",
  validate("query", leadListSchema),
  async (c) => {
    const backend = callersBackend(c);
    const read = async (after: object) => {
      const asked = { ...c.req.valid("query"), limit: leadsAPage, ...after };
      return jsonOf<LeadPage>(await backend.rpc("list_leads", { asked }));
    };
    // Read before the answer begins, so that a refusal is still an error and not half a file.
    let page: LeadPage | undefined = await read({});
    const encoder = new TextEncoder();
    const lines = new ReadableStream<Uint8Array>({
      start: (file) => file.enqueue(encoder.encode(csvHead)),
      pull: async (file) => {
        if (!page) return file.close();
        const { leads, next } = page;
        file.enqueue(encoder.encode(leads.map(csvLine).join("")));
        page = next ? await read({ afterAt: next.at, afterId: next.id }) : undefined;
      },
    });
    return c.body(lines, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="enquiries.csv"',
    });
  },
);
