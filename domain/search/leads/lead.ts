/**
 * What a visitor may want besides a home: to sell, to let, a person, or the answer to a question. `words/` has the
 * patterns of each in six languages. A lead that a language lacks does not compile.
 */

/** Where these lead, apart from a question. */
export const leadPages = {
  sell: "/list-your-home",
  let: "/list-your-home",
  contact: "/contact",
  finance: "/finance#calculators",
} as const;
export type LeadPage = keyof typeof leadPages;

/** The ids of the texts that go with each page. */
export const textsBeside: Record<LeadPage, readonly string[]> = {
  sell: ["/resources/tips-for-sellers/pricing-strategy", "sell-with-finance", "which-homes"],
  let: ["find-tenants", "short-lets", "tax-on-rent"],
  contact: ["view-before", "languages"],
  finance: ["minimum-amount", "term-length", "interest"],
};

/** The id of a text in the index: of a frequent question, or the path of an article. */
export const askedTexts = [
  "how-does-it-start",
  "guaranteed-approval",
  "minimum-amount",
  "view-before",
  "languages",
  "what-is-rent-to-own",
  "when-do-i-own",
  "stop-paying",
  "late-payment",
  "upgrade",
  "pay-early",
  "rent-it-out",
  "owner-sells",
  "interest",
  "compared-with-bank",
  "term-length",
  "documents-needed",
  "can-foreigners-own",
  "thai-company",
  "visa-from-condo",
  "how-send-money",
  "bank-account",
  "crypto",
  "what-costs-at-transfer",
  "monthly-costs",
  "your-fee",
  "tax-on-rent",
  "lawyer-cost",
  "short-lets",
  "pets",
  "flooding",
  "affiliate-question",
  "/resources/home-buying-guides/rent-to-own-explained",
] as const;

export type Lead = LeadPage | (typeof askedTexts)[number];

/**
 * The patterns of each lead, one a line. A pattern is groups joined by ` + `, which must all be in the search, in any
 * order. A group is phrases separated by `/`, of which one is enough. A group with `!` before it must not be there, and
 * `*` is the rest of a word.
 */
export type LeadWords = Record<Lead, string>;

export function isLeadPage(lead: Lead): lead is LeadPage {
  return Object.hasOwn(leadPages, lead);
}
