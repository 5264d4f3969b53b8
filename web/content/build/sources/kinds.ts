/** The address of each kind of text, and which texts are promised in every language. */
import { type ArticleKind, articleKinds } from "../../../../domain/site/article.ts";

const kinds: Record<ArticleKind, { base: string; promised: "all" | readonly string[] }> = {
  pages: { base: "", promised: ["about-us", "affiliate-program"] },
  areas: { base: "/areas", promised: "all" },
  guides: {
    base: "/resources/home-buying-guides",
    promised: [
      "buying-a-condo-as-a-foreigner",
      "rent-to-own-explained",
      "seller-finance-explained",
      "costs-and-taxes",
    ],
  },
  resources: { base: "/resources", promised: [] },
  buyers: { base: "/resources/tips-for-buyers", promised: [] },
  sellers: { base: "/resources/tips-for-sellers", promised: [] },
  blog: { base: "/blog", promised: [] },
};

export function isKind(value: string): value is ArticleKind {
  return articleKinds.some((kind) => kind === value);
}

export function isPromised(kind: ArticleKind, slug: string): boolean {
  const { promised } = kinds[kind];
  return promised === "all" || promised.includes(slug);
}

export function addressOf(kind: ArticleKind, slug: string): string {
  return `${kinds[kind].base}/${slug}`;
}
