/** The kinds of text, the address each has, and which of them are promised in every language. */

export const kinds = {
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
} as const satisfies Record<string, { base: string; promised: "all" | readonly string[] }>;

export type Kind = keyof typeof kinds;

export function isKind(value: string): value is Kind {
  return Object.hasOwn(kinds, value);
}

export function isPromised(kind: Kind, slug: string): boolean {
  const { promised }: { promised: "all" | readonly string[] } = kinds[kind];
  return promised === "all" || promised.includes(slug);
}
