/** Statements of the bank: what their lines can pay, which were entered before, and entering those that were pressed. */
import { Hono } from "hono";
import * as v from "valibot";
import { toBaht, toSatang } from "../../../domain/finance/finance.ts";
import type { ArrivalByHand, PayableContract } from "../../../domain/paying/statement/match-lines.ts";
import { columnsSchema } from "../../../domain/paying/statement/statement-columns.ts";
import {
  type EnteredLine,
  type KnownLine,
  daysSchema,
  entriesSchema,
  hashLine,
  knownLinesSchema,
} from "../../../domain/paying/statement/statement-lines.ts";
import { callersBackend, dataOf, jsonOf, writeData } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { validate } from "../../http/validate.ts";

const fingerprintSchema = v.object({
  fingerprint: v.pipe(v.string(), v.regex(/^[\da-z]+:[\da-f]+$/), v.maxLength(64)),
});

export const adminStatement = new Hono<SignedInContext>()
  .get("/contracts", async (c) => {
    const contracts = jsonOf<PayableContract[]>(await callersBackend(c).rpc("payable_contracts"));
    const inSatang = contracts.map((contract) => ({
      ...contract,
      owed: contract.owed.map((one) => ({ ...one, owed: toSatang(one.owed) })),
      owedLater: toSatang(contract.owedLater),
    }));
    return c.json({ contracts: inSatang });
  })
  .get("/arrivals", validate("query", daysSchema), async (c) => {
    const { from, until } = c.req.valid("query");
    const answer = await callersBackend(c).rpc("arrivals_by_hand", { first_day: from, last_day: until });
    const arrivals = jsonOf<ArrivalByHand[]>(answer);
    return c.json({ arrivals: arrivals.map((one) => ({ ...one, amount: toSatang(one.amount) })) });
  })
  .get("/layouts/:fingerprint", validate("param", fingerprintSchema), async (c) => {
    const rows = dataOf(
      await callersBackend(c)
        .from("statement_layouts")
        .select("columns")
        .eq("fingerprint", c.req.valid("param").fingerprint),
    );
    return c.json({ columns: rows[0]?.columns ?? null });
  })
  .put(
    "/layouts/:fingerprint",
    validate("param", fingerprintSchema),
    validate("json", columnsSchema),
    async (c) => {
      writeData(
        await callersBackend(c).rpc("save_statement_layout", {
          of_fingerprint: c.req.valid("param").fingerprint,
          new_columns: c.req.valid("json"),
        }),
      );
      return c.json({ saved: true });
    },
  )
  .post("/known", validate("json", knownLinesSchema), async (c) => {
    const answer = await callersBackend(c).rpc("entered_statement_lines", c.req.valid("json"));
    return c.json({ known: jsonOf<KnownLine[]>(answer) });
  })
  .post("/entries", validate("json", entriesSchema), async (c) => {
    const entries = c.req.valid("json").lines;
    for (const { amount, parts, surplus = 0 } of entries) {
      if (parts.reduce((sum, part) => sum + part.amount, surplus) !== amount) {
        throw new ApiError(
          "invalid_input",
          "The instalments of a line and what goes back to the buyer must add up to its amount.",
        );
      }
    }
    const lines = await Promise.all(
      entries.map(async ({ amount, parts, surplus, ...line }) => ({
        ...line,
        hash: await hashLine({ ...line, amount }),
        amount: toBaht(amount),
        parts: parts.map((part) => ({ number: part.number, amount: toBaht(part.amount) })),
        ...(surplus !== undefined && { surplus: toBaht(surplus) }),
      })),
    );
    const answer = await callersBackend(c).rpc("enter_statement_lines", { lines });
    return c.json({ lines: jsonOf<EnteredLine[]>({ ...answer }) });
  });
