/** The shapes of `/api/contracts/:contract/paper` and of what the administration fills in before a paper is made. */
import type { Locale } from "../../languages/locales.ts";
import type { Paper } from "../paper.ts";
import type { ClauseName } from "./clause-names.ts";
import type { PaperOrder, bindingLocales } from "./contract-record.ts";

/** Null until the office has made it. */
export type ShownPaper = {
  paper: Paper;
  version: number;
  madeAt: string;
  isSample: boolean;
  /** In which languages there is one, the binding ones first. */
  locales: Locale[];
} | null;

/** As the newest paper has it, else from the enquiry and the settings. */
export type PaperDraft = {
  order: PaperOrder;
  /** Its signed scan is here, so no other paper is made. */
  isSigned: boolean;
  version: number;
  /** While Thai and English of a clause may differ, no paper is made. */
  differing: { name: ClauseName; titles: Record<(typeof bindingLocales)[number], string> }[];
};
