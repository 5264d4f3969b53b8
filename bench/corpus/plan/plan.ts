/** Everything a page will say, drawn before any template gives it markup. Traps add to it. */
import type { Half } from "../half.ts";
import type { Home } from "../home.ts";
import type { Market } from "../market.ts";
import type { Draw } from "../random.ts";
import type { Words } from "../words/words.ts";
import type { MoneyStyle } from "./money.ts";

export type Fact = { key: string; label: string; value: string; phrase: string };
export type Pair = readonly [label: string, value: string];
export type Picture = { id: string; large: string; thumb: string };
export type Link = { text: string; href: string };

export type Card = {
  title: string;
  price: string;
  meta: string;
  href: string;
  picture: Picture;
  badge: string | null;
  /** For embedded data. */
  home: Home;
};

export type Block =
  | { kind: "line"; text: string }
  | { kind: "struck"; text: string; inWords: string }
  | { kind: "pairs"; heading: string; pairs: Pair[] }
  | { kind: "cards"; heading: string; cards: Card[] }
  | { kind: "table"; heading: string; head: string[]; rows: string[][] }
  | { kind: "choice"; heading: string; options: string[] };

export type Plan = {
  draw: Draw;
  half: Half;
  market: Market;
  home: Home;
  money: MoneyStyle;
  /** A word of the page's language; the same one all over the page. */
  say: (key: keyof Words, values?: Record<string, string>) => string;
  sentences: string[];
  /** The `lang` attribute; null when the page has none. */
  lang: string | null;
  site: string;
  host: string;
  id: string;
  url: string;
  title: string;
  /** The home's own prices: one, or two when it is to sell and to let. */
  prices: { label: string; text: string; sentence: string }[];
  facts: Fact[];
  badge: string | null;
  crumbs: string[];
  place: string;
  pictures: Picture[];
  agent: { name: string; phone: string; photo: Picture };
  nearPrice: Block[];
  inFacts: Pair[];
  afterFacts: Block[];
  aside: Block[];
  bottom: Block[];
  nav: Link[];
  footer: Link[];
  hasSellerFinance: boolean;
  css: (role: string) => string;
  /** Which of the half's two ways of writing boxes and cards. */
  boxes: 0 | 1;
};
