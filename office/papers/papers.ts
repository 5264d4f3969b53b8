/**
 * Prints papers for the site Worker, which has neither the library nor the time for it. It is handed what the paper says,
 * reads nothing and keeps nothing. Only the service binding reaches it.
 */
import { WorkerEntrypoint } from "cloudflare:workers";
import type { Paper, PaperFont, PapersService } from "../../domain/papers/paper.ts";
import type { RawEnv } from "../env.ts";
import { printPapers } from "./print-papers.ts";

export class Papers extends WorkerEntrypoint<RawEnv> implements PapersService {
  print(papers: readonly Paper[], fonts: Partial<Record<PaperFont, Uint8Array>>): Promise<Uint8Array> {
    return printPapers(papers, fonts);
  }
}
