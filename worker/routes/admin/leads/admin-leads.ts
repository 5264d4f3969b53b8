/** `/api/admin/leads`: what admins do with leads. */
import { Hono } from "hono";
import type { SignedInContext } from "../../../context.ts";
import { leadChanges } from "./change-leads.ts";
import { leadContractEntries } from "./contract-entries.ts";
import { leadContractPapers } from "./contract-papers.ts";
import { leadContracts } from "./contracts.ts";
import { leadExport } from "./export-leads.ts";
import { leadLetters } from "./letters.ts";
import { leadLists } from "./list-leads.ts";
import { leadMatches } from "./matches.ts";
import { leadOffers } from "./offers.ts";
import { leadReplies } from "./replies.ts";
import { leadViewings } from "./viewings.ts";

export const adminLeads = new Hono<SignedInContext>()
  .route("/", leadExport)
  .route("/", leadLists)
  .route("/", leadChanges)
  .route("/", leadReplies)
  .route("/", leadLetters)
  .route("/", leadViewings)
  .route("/", leadMatches)
  .route("/", leadContracts)
  .route("/", leadOffers)
  .route("/", leadContractEntries)
  .route("/", leadContractPapers);
