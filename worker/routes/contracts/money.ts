/** Receipts and yearly statements of a contract, for both of its sides: as data for the screen, and as PDF. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { locales } from "../../../domain/languages/locales.ts";
import type { ShownMoneyPaper } from "../../../domain/papers/money/shown-money-paper.ts";
import type { AskedMoneyPaper, MoneyRecord } from "../../../domain/papers/money/money-record.ts";
import { callersBackend } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError, unavailable } from "../../errors.ts";
import { contractSchema } from "../../http/contract-schema.ts";
import { limitLeads } from "../../http/rate-limits.ts";
import { validate } from "../../http/validate.ts";
import { contractAnswer } from "./contract-answer.ts";
import { printPapers } from "./print-papers.ts";

const locale = v.picklist(locales, "is no language of the site");
const askedSchema = v.union([
  v.strictObject({
    locale,
    receipt: v.pipe(v.string(), v.regex(/^\d{4}-\d{6,}$/, "is no receipt's number")),
  }),
  v.strictObject({ locale, year: v.pipe(v.string(), v.regex(/^20\d\d$/, "is no year")) }),
]);
type Asked = v.InferOutput<typeof askedSchema>;

export const contractMoney = new Hono<SignedInContext>()
  .get("/:contract/money", validate("param", contractSchema), validate("query", askedSchema), async (c) => {
    const asked = c.req.valid("query");
    const { record, paper } = await writePaper(c, c.req.valid("param").contract, asked);
    return c.json<ShownMoneyPaper>({ paper, lead: record.lead, correctable: correctable(record, asked) });
  })
  .get(
    "/:contract/money.pdf",
    validate("param", contractSchema),
    validate("query", askedSchema),
    async (c) => {
      // As with a contract's paper.
      await limitLeads(c);
      const asked = c.req.valid("query");
      const { paper } = await writePaper(c, c.req.valid("param").contract, asked);
      const name = "receipt" in asked ? `receipt-${asked.receipt}` : `statement-${asked.year}`;
      return printPapers(c, [paper], `${name}-${asked.locale}.pdf`);
    },
  );

async function writePaper(
  c: Context<SignedInContext>,
  contract: string,
  { locale: reader, ...asked }: Asked,
) {
  const answer = await callersBackend(c).rpc("contract_money", { for_contract: contract });
  const record = contractAnswer<MoneyRecord>(answer);
  const paper = await c.env.PAPERS.writeMoney(record, asked as AskedMoneyPaper, reader).catch(
    (cause: unknown) => {
      throw unavailable(cause);
    },
  );
  if (!paper) throw new ApiError("not_found", "This contract has no such paper.");
  return { record, paper };
}

/** Of a contract that has ended too: correct_payment() says what to do then. */
function correctable(
  { contract: { payments }, mayCorrect }: MoneyRecord,
  asked: Asked,
): ShownMoneyPaper["correctable"] {
  if (!mayCorrect || !("receipt" in asked)) return null;
  const payment = payments.find(({ receipt }) => receipt === asked.receipt);
  if (!payment || payment.corrects !== null) return null;
  const { id, paidOn } = payment;
  return payments.some(({ corrects }) => corrects === id) ? null : { id, paidOn };
}
