/** What the editor asks about. `at` is where the node stands that is edited; without it a new one is put in. */
import type { Card, Token } from "../document/schema.ts";

export type Asked =
  | { about: "insert"; isTyped?: boolean }
  /** A picture of the library, or a new one. */
  | { about: "pick"; at?: number }
  | { about: "link"; href: string | undefined; hasWords: boolean }
  | { about: "term"; id: string | undefined; hasWords: boolean }
  | { about: "token"; run: Token | undefined; at?: number }
  | { about: "card"; type: CardWithSettings; block: Card | undefined; at?: number }
  | { about: "picture"; src: string; alt: string; at: number }
  | { about: "quote"; by: string; at: number };

export type CardWithSettings = Exclude<Card["type"], "company" | "people">;
