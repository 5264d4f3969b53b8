/** Makes the paper of a contract: who signs, which home, and the clauses of the day. Only for the right "contracts". */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { clauseNames } from "../../../../domain/papers/contract/clause-names.ts";
import {
  type OwnClause,
  clausesOfTheDay,
  differingClauses,
} from "../../../../domain/papers/contract/clauses.ts";
import {
  type ContractRecord,
  type PaperHome,
  type PaperOrder,
  bindingLocales,
  paperOrderSchema,
} from "../../../../domain/papers/contract/contract-record.ts";
import type { PaperDraft } from "../../../../domain/papers/contract/papers-api.ts";
import { ourSeller } from "../../../../domain/papers/our-seller.ts";
import { textBodies } from "../../../../domain/texts/text-bodies.ts";
import { readSite } from "../../../../domain/site/settings/resolve-site.ts";
import type { Site } from "../../../../domain/site/site.ts";
import { readAllContractTexts, readContractTexts } from "../../../backend/contract-texts.ts";
import { callersBackend, callersSiteBackend, dataOf } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import type { Env } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import { contractSchema } from "../../../http/contract-schema.ts";
import { validate } from "../../../http/validate.ts";
import { contractAnswer } from "../../contracts/contract-answer.ts";
import { requirePrintable } from "../../contracts/print-papers.ts";

type Sources = {
  buyer: { name: string; country: string | null };
  home: (Omit<PaperHome, "unit"> & { city: string; building: string | null }) | null;
  clauses: { name: string; locale: string; body: unknown; isOlder: boolean }[];
  settings: unknown;
};

export const leadContractPapers = new Hono<SignedInContext>()
  .get("/contracts/:contract/paper-draft", validate("param", contractSchema), async (c) => {
    const { contract } = c.req.valid("param");
    const backend = callersBackend(c);
    // First: it asks for the right, and says whether there is such a contract.
    const sources = await readSources(c, contract);
    const [record, signed] = await Promise.all([
      backend.rpc("contract_paper", { for_contract: contract }).then(contractAnswer<ContractRecord>),
      backend
        .from("private_files")
        .select("id")
        .eq("contract_id", contract)
        .eq("kind", "signed-contract")
        .limit(1),
    ]);
    const { paper } = record;
    const order: PaperOrder = paper
      ? { buyers: paper.buyers, seller: paper.seller, unit: paper.home.unit }
      : startOrder(sources, readSite(sources.settings));
    return c.json<PaperDraft>({
      order,
      isSigned: dataOf(signed).length > 0,
      version: paper?.version ?? 0,
      differing: await findDiffering(c.env, sources),
    });
  })
  .post(
    "/contracts/:contract/papers",
    validate("param", contractSchema),
    validate("json", paperOrderSchema),
    async (c) => {
      const { contract } = c.req.valid("param");
      const { unit, ...parties } = c.req.valid("json");
      const sources = await readSources(c, contract);
      if (!sources.home) {
        throw new ApiError(
          "home_of_contract_gone",
          "The home of this contract was deleted, so its paper cannot be made.",
        );
      }
      const own = readClauses(sources.clauses);
      if (differingClauses(own).length > 0) {
        throw new ApiError(
          "clauses_differ",
          "Thai and English of a clause may differ, so this paper cannot be made.",
        );
      }
      const { city, ...home } = sources.home;
      const paper = {
        ...parties,
        ...clausesOfTheDay(own, await readAllContractTexts(c.env)),
        home: {
          ...home,
          building: home.building ?? "",
          address: [home.address, city].filter(Boolean).join(", "),
          unit,
        },
      };
      const { buyers, seller, home: printed } = paper;
      await requirePrintable(c.env, JSON.stringify([buyers, seller, printed]));
      const answer = await callersSiteBackend(c).rpc("make_contract_paper", {
        for_contract: contract,
        paper,
      });
      const version = contractAnswer<number>(answer, {
        PT409: [
          "signed_already",
          "The signed contract is here already. Remove its file first, if it was the wrong one.",
        ],
      });
      return c.json({ version }, 201);
    },
  );

async function readSources(c: Context<SignedInContext>, contract: string): Promise<Sources> {
  const answer = await callersBackend(c).rpc("sources_of_contract_paper", { for_contract: contract });
  const sources = contractAnswer<Sources | null>(answer);
  if (!sources) throw new ApiError("not_found", "There is no such contract.");
  return sources;
}

async function findDiffering(env: Env, { clauses }: Sources): Promise<PaperDraft["differing"]> {
  const [th, en] = await Promise.all(bindingLocales.map((locale) => readContractTexts(env, locale)));
  return differingClauses(readClauses(clauses)).map((name) => ({
    name,
    titles: { th: th?.words.clauses[name] ?? name, en: en?.words.clauses[name] ?? name },
  }));
}

function startOrder({ buyer }: Sources, site: Site): PaperOrder {
  return {
    buyers: [{ name: buyer.name, nationality: buyer.country ?? "", passport: "", address: "" }],
    seller: { ...ourSeller(site), signer: "" },
    unit: "",
  };
}

/** A clause that the schema no longer takes is ours again, and the paper a sample. */
function readClauses(rows: Sources["clauses"]): OwnClause[] {
  return rows.flatMap(({ name, locale, body, isOlder }) => {
    const read = v.safeParse(textBodies.clause, body);
    const isKnown = clauseNames.some((one) => one === name);
    if (isKnown && read.success) return [{ name, locale, isOlder, text: read.output.text }];
    console.warn(JSON.stringify({ event: "clause_unreadable", name, locale }));
    return [];
  });
}
