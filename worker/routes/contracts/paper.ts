/** The paper of a contract, for both of its sides: as data for the screen, and as PDF, which the office Worker prints. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import {
  type ContractRecord,
  bindingLocales,
  paperLocales,
} from "../../../domain/papers/contract/contract-record.ts";
import type { ShownPaper } from "../../../domain/papers/contract/papers-api.ts";
import { writeContractPaper } from "../../../domain/papers/contract/write-contract-paper.ts";
import { readContractTexts } from "../../backend/contract-texts.ts";
import { callersBackend } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { contractSchema } from "../../http/contract-schema.ts";
import { limitLeads } from "../../http/rate-limits.ts";
import { validate } from "../../http/validate.ts";
import { contractAnswer } from "./contract-answer.ts";
import { printPapers } from "./print-papers.ts";

const language = v.picklist(locales, "is no language of the site");
const shownSchema = v.object({ locale: language });
/** The two binding texts in one file, for signing; or one language alone. */
const printedSchema = v.object({ text: v.union([v.literal("binding"), language]) });

export const contractPaper = new Hono<SignedInContext>()
  .get("/:contract/paper", validate("param", contractSchema), validate("query", shownSchema), async (c) => {
    const record = await readRecord(c, c.req.valid("param").contract);
    if (!record.paper) return c.json<ShownPaper>(null);
    const { version, madeAt, isSample } = record.paper;
    const { locale } = c.req.valid("query");
    const paper = writeContractPaper(record, record.paper, locale, await readContractTexts(c.env, locale));
    return c.json<ShownPaper>({ paper, version, madeAt, isSample, locales: paperLocales(record.locale) });
  })
  .get(
    "/:contract/paper.pdf",
    validate("param", contractSchema),
    validate("query", printedSchema),
    async (c) => {
      // It costs the office Worker up to half a second.
      await limitLeads(c);
      const { text } = c.req.valid("query");
      const { paper, ...record } = await readRecord(c, c.req.valid("param").contract);
      if (!paper) throw new ApiError("not_found", "This contract has no paper yet.");
      const wanted: readonly Locale[] = text === "binding" ? bindingLocales : [text];
      const papers = await Promise.all(
        wanted.map(async (locale) =>
          writeContractPaper(record, paper, locale, await readContractTexts(c.env, locale)),
        ),
      );
      return printPapers(c, papers, `contract-${record.reference}-v${paper.version}-${wanted.join("-")}.pdf`);
    },
  );

async function readRecord(c: Context<SignedInContext>, contract: string): Promise<ContractRecord> {
  return contractAnswer(await callersBackend(c).rpc("contract_paper", { for_contract: contract }));
}
