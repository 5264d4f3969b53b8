/** The parts of the administration, in the order of the navigation. Whoever builds a page adds its row here. */
import { Building2, CalendarCheck, type LucideIcon, ScanSearch } from "lucide-react";
import type { Right } from "../../../../domain/rights.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { paths } from "../../../routing/paths.ts";

export type AdminPart = {
  /** Its name in the `frameTexts` of the administration. */
  name: "today" | "properties" | "scraper";
  to: string;
  /** Addresses that belong to it too. */
  also?: readonly string[];
  /** One of these opens it. Without any, every role does. */
  rights?: readonly Right[];
  /** After "g", as `KeyboardEvent.code` names it. */
  key: `Key${string}`;
  Icon: LucideIcon;
};

export const adminNavigation: readonly AdminPart[] = [
  { name: "today", to: paths.admin, key: "KeyT", Icon: CalendarCheck },
  {
    name: "properties",
    to: adminPaths.listings(),
    also: [paths.addProperty],
    rights: ["listings"],
    key: "KeyP",
    Icon: Building2,
  },
  { name: "scraper", to: paths.propertyScraper, rights: ["scraper"], key: "KeyS", Icon: ScanSearch },
];

export function mayOpen({ rights }: Pick<AdminPart, "rights">, held: readonly string[]): boolean {
  return held.length > 0 && (!rights || rights.some((right) => held.includes(right)));
}

/** The part that an address belongs to: the one with the longest matching path. */
export function findPart(pathname: string): AdminPart | undefined {
  let found: { part: AdminPart; length: number } | undefined;
  for (const part of adminNavigation) {
    for (const path of [part.to, ...(part.also ?? [])]) {
      const isWithin = pathname === path || pathname.startsWith(`${path}/`);
      if (isWithin && path.length > (found?.length ?? 0)) found = { part, length: path.length };
    }
  }
  return found?.part;
}
