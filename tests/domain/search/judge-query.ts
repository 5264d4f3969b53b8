/** Whether the first answer to a stranger's query is the right one. `held-queries/README.md` explains the lists. */
import { readListingQuery } from "../../../domain/listings/query/listing-query.ts";
import { type SearchAnswer, firstPath } from "../../../domain/search/answer.ts";

export type StrangersQuery = {
  query: string;
  intent: "buy" | "rent" | "sell" | "let" | "ask" | "contact";
  leads?: string[];
  facts?: {
    kind?: "condo" | "house";
    bedrooms?: number;
    area?: string;
    maxPrice?: number;
    maxMonthly?: number;
    finance?: true;
  };
  unused?: string[];
};

/** Says what is wrong. */
export function judgeQuery(
  { query, intent, leads, facts = {}, unused = [] }: StrangersQuery,
  answer: SearchAnswer,
) {
  const path = firstPath(answer, query);
  if (leads) return leads.some((one) => path.split("#")[0] === one || path === one) ? undefined : path;
  const url = new URL(path, "https://site.example");
  if (url.pathname !== "/listings") return path;
  const read = readListingQuery(url.searchParams);
  const { status = [] } = read;
  const found = {
    kind: read.type,
    bedrooms: read.bedrooms?.join(),
    area: read.area?.join(),
    maxPrice: read.maxPrice,
    maxMonthly: read.maxMonthly,
    finance: status.includes("finance-available") || undefined,
    isRent: status.includes("for-rent") && !status.includes("for-sale"),
    others: [read.minPrice, read.minMonthly, read.minSize, read.maxSize, read.q].filter(
      (one) => one !== undefined,
    ),
  };
  const right = {
    kind: facts.kind,
    bedrooms: facts.bedrooms?.toString(),
    area: facts.area,
    maxPrice: facts.maxPrice,
    maxMonthly: facts.maxMonthly,
    finance: facts.finance,
    isRent: intent === "rent",
    others: [],
  };
  if (JSON.stringify(found) !== JSON.stringify(right)) return path;
  return unused.every((word) => answer.unused.includes(word))
    ? undefined
    : `${path} without a word about ${unused.join()}`;
}
