/** Addresses of the administration. Apart from web/routing/paths.ts, because that file is in every first view. */
import type { AskedMoneyPaper } from "../../domain/papers/money/money-record.ts";
import { type ArticleKind, articleKinds } from "../../domain/site/article.ts";
import { type TextKind, type TextPage, textKinds } from "../../domain/texts/text-kinds.ts";
import type { SectionName } from "../../domain/site/site.ts";
import { paths } from "./paths.ts";

type ShownPages = { state?: string | undefined; page?: number };

export const adminPaths = {
  enquiries: `${paths.admin}/enquiries`,
  enquiry: (id: string) => `${paths.admin}/enquiries?lead=${id}`,
  money: `${paths.admin}/money`,
  /** A receipt or a yearly statement. */
  moneyPaper: (contract: string, asked: AskedMoneyPaper) =>
    `${paths.admin}/money/paper?${new URLSearchParams({ contract, ...asked })}`,
  referrals: `${paths.admin}/referrals`,
  buildings: `${paths.admin}/buildings`,
  newBuilding: `${paths.admin}/buildings/new`,
  building: (id: string) => `${paths.admin}/buildings/${id}`,
  people: `${paths.admin}/people`,
  auditLog: `${paths.admin}/people/audit-log`,
  /** A part of the scraper's page, by the id of its heading. */
  scraperPart: (part: "alarms" | "sources" | "review") => `${paths.propertyScraper}#${part}`,
  newSource: `${paths.propertyScraper}/sources/new`,
  source: (id: string) => `${paths.propertyScraper}/sources/${id}`,
  teach: (id: string) => `${paths.propertyScraper}/sources/${id}/teach`,
  pastePage: (source?: string) => `${paths.propertyScraper}/paste${source ? `?source=${source}` : ""}`,
  run: (id: string, { state, page = 1 }: ShownPages = {}) => {
    const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
    return `${paths.propertyScraper}/runs/${id}${query.size > 0 ? `?${query}` : ""}`;
  },
  media: `${paths.admin}/media`,
  /** Those that nothing has shown for thirty days. */
  orphanedMedia: `${paths.admin}/media/orphans`,
  oneMedia: (id: string) => `${paths.admin}/media/${id}`,
  settingsSection: (section: SectionName) => `${paths.settings}/${section}`,
  texts: `${paths.admin}/texts`,
  /** The texts of one page of the site. */
  textsOf: (page: TextPage) => `${paths.admin}/texts#${page}`,
  /** The dated facts with their sources and places. */
  facts: `${paths.admin}/texts/facts`,
  text: (kind: TextKind, name: string) => `${paths.admin}/texts/${kind}/${name}`,
  articles: `${paths.admin}/articles`,
  article: ({ kind, slug }: { kind: ArticleKind; slug: string }) => `${paths.admin}/articles/${kind}/${slug}`,
  listing: (id: string) => `${paths.properties}/${id}`,
  /** A home that has no row yet. Its id is made here. */
  newListing: (id: string) => `${paths.properties}/${id}?new=1`,
  /** The list's filters; empty ones are left out. */
  listings: (filters: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
    return `${paths.properties}${query.size > 0 ? `?${query}` : ""}`;
  },
} as const;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type AdminPage = { kind: "scraper" | "paste" } | { kind: "source" | "run" | "teach"; id: string };

const kinds: Record<string, "source" | "run"> = Object.assign(Object.create(null), {
  sources: "source",
  runs: "run",
});

/** The page at an address below the scraper's, judged by the address alone; undefined if there can be none. */
export function readAdminPage(part: string): AdminPage | undefined {
  const [kind = "", id = "", ...rest] = part.split("/");
  if (kind === "sources" && uuid.test(id) && rest.join("/") === "teach") return { kind: "teach", id };
  if (rest.length > 0) return undefined;
  if (id === "") {
    if (kind === "") return { kind: "scraper" };
    return kind === "paste" ? { kind } : undefined;
  }
  if (kind === "sources" && adminPaths.source(id) === adminPaths.newSource) return { kind: "source", id };
  const named = kinds[kind];
  return named && uuid.test(id) ? { kind: named, id } : undefined;
}

/** The home at an address below `/admin/properties`: none for the list, undefined where nothing can be. */
export function readListingPage(part: string): { id: string | null } | undefined {
  if (part === "") return { id: null };
  return uuid.test(part) ? { id: part.toLowerCase() } : undefined;
}

/** The text at an address below `/admin/texts`: none for the list, undefined where nothing can be. */
export function readTextPage(
  part: string,
): { text: { kind: TextKind; name: string } | null } | "facts" | undefined {
  if (part === "") return { text: null };
  if (part === "facts") return part;
  const [kind, name = "", ...rest] = part.split("/");
  const known = textKinds.find((one) => one === kind);
  return known && name !== "" && rest.length === 0 ? { text: { kind: known, name } } : undefined;
}

/** The same below `/admin/articles`. */
export function readArticlePage(
  part: string,
): { article: { kind: ArticleKind; slug: string } | null } | undefined {
  if (part === "") return { article: null };
  const [kind, slug = "", ...rest] = part.split("/");
  const known = articleKinds.find((one) => one === kind);
  return known && slug !== "" && rest.length === 0 ? { article: { kind: known, slug } } : undefined;
}

/** The same below `/admin/media`. */
export function readMediaPage(part: string): "list" | "orphans" | { id: string } | undefined {
  if (part === "") return "list";
  if (part === "orphans") return "orphans";
  return /^[0-9a-f]{32}$/.test(part) ? { id: part } : undefined;
}

/** The same below `/admin/buildings`. */
export function readBuildingPage(part: string): "list" | "new" | { id: string } | undefined {
  if (part === "") return "list";
  if (part === "new") return "new";
  return uuid.test(part) ? { id: part.toLowerCase() } : undefined;
}
