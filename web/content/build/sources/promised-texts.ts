/** Which texts are promised in every language. */
import type { ArticleKind } from "../../../../domain/site/article.ts";

const promised: Record<ArticleKind, "all" | readonly string[]> = {
  pages: ["about-us", "affiliate-program"],
  areas: "all",
  guides: [
    "buying-a-condo-as-a-foreigner",
    "rent-to-own-explained",
    "seller-finance-explained",
    "costs-and-taxes",
  ],
  resources: [],
  buyers: [],
  sellers: [],
  blog: [],
};

export function isPromised(kind: ArticleKind, slug: string): boolean {
  const names = promised[kind];
  return names === "all" || names.includes(slug);
}
