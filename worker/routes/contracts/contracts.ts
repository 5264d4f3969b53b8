/** One contract as both of its sides see it. The database knows who is on which. */
import { Hono } from "hono";
import type { SignedInContext } from "../../context.ts";
import { requireUser } from "../../sign-in/require-admin.ts";
import { contractFiles } from "./files.ts";
import { contractMoney } from "./money.ts";
import { contractPaper } from "./paper.ts";

export const contracts = new Hono<SignedInContext>()
  .use(requireUser)
  .route("/", contractPaper)
  .route("/", contractFiles)
  .route("/", contractMoney);
