/** The parts of the administration, in the order of the navigation. A new page adds its row here. */
import {
  Banknote,
  Building2,
  CalendarCheck,
  Images,
  Inbox,
  Handshake,
  Landmark,
  type LucideIcon,
  Newspaper,
  PenLine,
  ScanSearch,
  Settings,
  Users,
} from "lucide-react";
import type { Right } from "../../domain/rights.ts";
import type { Today } from "../../domain/today.ts";
import { adminPaths } from "../routing/admin-paths.ts";
import { paths } from "../routing/paths.ts";

export type AdminPart = {
  /** Its name in the texts `adminFrame`. */
  name:
    | "today"
    | "enquiries"
    | "money"
    | "properties"
    | "scraper"
    | "referrals"
    | "statement"
    | "articles"
    | "texts"
    | "media"
    | "people"
    | "settings";
  to: string;
  /** Addresses that belong to it too, with the rights that open them. */
  also?: readonly { path: string; rights: readonly Right[] }[];
  /** One of these opens it. Without any, every role does. */
  rights?: readonly Right[];
  /** After "g", as `KeyboardEvent.code` names it. */
  key: `Key${string}`;
  Icon: LucideIcon;
  /** How much waits there. */
  countOf?: (today: Today) => number;
};

export const adminNavigation: readonly AdminPart[] = [
  { name: "today", to: paths.admin, key: "KeyT", Icon: CalendarCheck },
  {
    name: "enquiries",
    to: paths.enquiries,
    rights: ["enquiries", "own_enquiries"],
    key: "KeyE",
    Icon: Inbox,
  },
  {
    name: "money",
    to: adminPaths.money,
    rights: ["own_contracts"],
    key: "KeyM",
    Icon: Banknote,
    countOf: ({ money }) => money?.late.count ?? 0,
  },
  {
    name: "properties",
    to: adminPaths.listings(),
    also: [paths.addProperty, adminPaths.buildings].map((path) => ({ path, rights: ["listings"] })),
    rights: ["listings", "own_listings"],
    key: "KeyP",
    Icon: Building2,
  },
  {
    name: "scraper",
    to: paths.propertyScraper,
    rights: ["scraper"],
    key: "KeyS",
    Icon: ScanSearch,
    countOf: ({ alarms, reviews }) => (alarms?.count ?? 0) + (reviews?.count ?? 0),
  },
  { name: "statement", to: paths.statement, rights: ["contracts"], key: "KeyB", Icon: Landmark },
  {
    name: "referrals",
    to: adminPaths.referrals,
    rights: ["see_contracts"],
    key: "KeyF",
    Icon: Handshake,
  },
  { name: "articles", to: adminPaths.articles, rights: ["texts"], key: "KeyA", Icon: Newspaper },
  { name: "texts", to: adminPaths.texts, rights: ["texts"], key: "KeyW", Icon: PenLine },
  { name: "media", to: adminPaths.media, rights: ["texts"], key: "KeyI", Icon: Images },
  { name: "people", to: adminPaths.people, rights: ["people"], key: "KeyO", Icon: Users },
  { name: "settings", to: paths.settings, rights: ["settings"], key: "KeyC", Icon: Settings },
];

export function mayOpen({ rights }: Pick<AdminPart, "rights">, held: readonly string[]): boolean {
  return held.length > 0 && (!rights || rights.some((right) => held.includes(right)));
}

/** The part that an address belongs to, the one with the longest matching path, and the rights that open the address. */
export function findPart(pathname: string): AdminPart | undefined {
  let found: { part: AdminPart; length: number } | undefined;
  for (const part of adminNavigation) {
    for (const { path, ...door } of [{ path: part.to }, ...(part.also ?? [])]) {
      // Every address begins with Today's, and only its own belongs to it.
      const isWithin = pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`));
      if (isWithin && path.length > (found?.length ?? 0)) {
        found = { part: { ...part, ...door }, length: path.length };
      }
    }
  }
  return found?.part;
}
