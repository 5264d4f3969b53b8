/** `/api/admin/money`: the ledger, and every payment with its receipt as CSV. Agents get only their own buyers. */
import { Hono } from "hono";
import { type Ledger, type PaymentPage, ledgerSchema, paymentSpanSchema } from "../../../domain/ledger.ts";
import { paymentsCsvHead, paymentsCsvLine } from "../../../domain/payments-csv.ts";
import { callersBackend, jsonOf } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { adminLanguage } from "../../http/page-language.ts";
import { streamCsv } from "../../http/stream-csv.ts";
import { validate } from "../../http/validate.ts";

const paymentsAPage = 500;

export const adminMoney = new Hono<SignedInContext>()
  .get("/", validate("query", ledgerSchema), async (c) =>
    c.json(jsonOf<Ledger>(await callersBackend(c).rpc("ledger", { asked: c.req.valid("query") }))),
  )
  .get("/export", validate("query", paymentSpanSchema), async (c) => {
    const backend = callersBackend(c);
    const language = adminLanguage(c);
    return streamCsv(c, "payments.csv", paymentsCsvHead(language), async (after: PaymentPage["next"]) => {
      const asked = {
        ...c.req.valid("query"),
        limit: paymentsAPage,
        ...(after && { afterYear: after.year, afterNumber: after.number }),
      };
      const { payments, next } = jsonOf<PaymentPage>(await backend.rpc("list_payments", { asked }));
      return { lines: payments.map((payment) => paymentsCsvLine(payment, language)), next };
    });
  });
