/** What a contract's paper is made from: the parties, the home, the clauses of the day, the terms with their schedule. */
import * as v from "valibot";
import { countries } from "../../leads/countries.ts";
import type { Contract } from "../../leads/desk/lead-details.ts";
import { personName } from "../../leads/person-name.ts";
import { type Locale, locales } from "../../languages/locales.ts";
import { storableText } from "../../site/storable-text.ts";
import type { ClauseTexts } from "./clause-names.ts";

/** Both are signed. Where they differ, the first decides. */
export const bindingLocales = ["th", "en"] as const satisfies readonly Locale[];

export const isBinding = (locale: string): boolean => bindingLocales.some((one) => one === locale);

const line = (most: number) =>
  v.pipe(
    storableText,
    v.trim(),
    v.maxLength(most, `must have at most ${most} characters`),
    v.check((text) => !/[\n\t\u2028\u2029]/.test(text), "must be one line"),
  );
const filled = (most: number) => v.pipe(line(most), v.nonEmpty("must not be empty"));

const buyerSchema = v.object({
  name: v.pipe(personName, v.nonEmpty("must not be empty")),
  nationality: v.union([v.literal(""), v.picklist(countries)]),
  /** The law asks for none; the Land Office does, at the transfer. */
  passport: v.pipe(line(30), v.regex(/^[\p{L}\p{N} /-]*$/u, "must be letters and digits")),
  address: filled(300),
});
export type Buyer = v.InferOutput<typeof buyerSchema>;

const sellerSchema = v.object({
  name: filled(120),
  registration: line(120),
  address: filled(300),
  /** Who signs for the seller. */
  signer: line(120),
});
type Seller = v.InferOutput<typeof sellerSchema>;

/** What somebody types before the paper is made. */
export const paperOrderSchema = v.object({
  buyers: v.pipe(v.array(buyerSchema), v.minLength(1), v.maxLength(2)),
  seller: sellerSchema,
  /** As the title deed or the lease names it: unit, floor, number of the deed. */
  unit: line(200),
});
export type PaperOrder = v.InferOutput<typeof paperOrderSchema>;

export type PaperHome = {
  title: string;
  titles: Partial<Record<Locale, string>>;
  building: string;
  address: string;
  squareMeters: number | null;
  bedrooms: number | null;
  tenure: string | null;
  unit: string;
};

export type MadePaper = {
  version: number;
  madeAt: string;
  buyers: Buyer[];
  seller: Seller;
  home: PaperHome;
  /** Those of the day. A clause that came later is not in an older paper. */
  clauses: Partial<Record<Locale, Partial<ClauseTexts>>>;
  isSample: boolean;
};

/** As it was signed, without what happened to it. */
export type PaperTerms = Omit<
  Contract,
  "payments" | "documents" | "paymentCode" | "paying" | "fees" | "entries" | "follows" | "endedBy"
> & { /** By an upgrade, towards the down payment. */ movedAlong: number };

/** `contract_paper()`: the paper in force, null until one was made. */
export type ContractRecord = {
  terms: PaperTerms;
  reference: string;
  locale: Locale;
  /** How the home will be held, if it is still there and says so. */
  tenure: string | null;
  paper: MadePaper | null;
};

/** Thai, English, and the buyer's own language as a reading copy. */
export function paperLocales(buyers: Locale): Locale[] {
  return [...bindingLocales, ...locales.filter((one) => one === buyers && !isBinding(one))];
}
