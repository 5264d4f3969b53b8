/**
 * Prints papers for the site Worker, which has neither the library nor the time for it. It is handed what the paper says,
 * reads nothing and keeps nothing. Only the service binding reaches it.
 */
import { WorkerEntrypoint } from "cloudflare:workers";
import type { Locale } from "../../domain/languages/locales.ts";
import type { AskedMoneyPaper, MoneyRecord } from "../../domain/papers/money/money-record.ts";
import { writeMoneyPaper } from "../../domain/papers/money/write-money-paper.ts";
import type { FontBytes, Paper, PapersService, Uncovered } from "../../domain/papers/paper.ts";
import { pattayaDay } from "../../domain/places/pattaya-time.ts";
import type { RawEnv } from "../env.ts";
import { printPapers } from "./print-papers.ts";
import { findUncovered } from "./uncovered-letters.ts";

export class Papers extends WorkerEntrypoint<RawEnv> implements PapersService {
  writeMoney(record: MoneyRecord, asked: AskedMoneyPaper, locale: Locale): Promise<Paper | null> {
    return Promise.resolve(writeMoneyPaper(record, asked, locale, pattayaDay(new Date())));
  }

  print(papers: readonly Paper[], fonts: FontBytes): Promise<Uint8Array | Uncovered> {
    return printPapers(papers, fonts);
  }

  findUncovered(text: string, fonts: FontBytes): Promise<string> {
    return Promise.resolve(findUncovered(text, fonts).letters);
  }
}
