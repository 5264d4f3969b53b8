/** `GET /api/admin/today`: what is due. A part that the caller's role does not have is missing. */
import type { AlertKind } from "./alerts/alert-choices.ts";
import type { ScrapeAlarm } from "./api.ts";
import type { LetterKind } from "./leads/desk/lead-letters.ts";
import type { ViewingStatus } from "./leads/desk/lead-states.ts";
import type { leadKinds } from "./leads/lead-choices.ts";

/** How many there are, and the ones that come first. */
type Due<Item> = { count: number; first: Item[] };

type DueEnquiry = {
  id: string;
  kind: Exclude<(typeof leadKinds)[number], "guide">;
  name: string;
  reference: string;
  listing: string | null;
  dueAt: string;
};

export type Lately = {
  byKind: Partial<Record<DueEnquiry["kind"], number>>;
  bySource: Partial<Record<"direct" | "referral" | "campaign", number>>;
  /** Enquiries that were answered, or whose time is over. */
  judged: number;
  inTime: number;
};

export type Interest = {
  /** Views of the site on each of the last 30 days, today last. */
  days: number[];
  /** The most viewed. Enquiries are null for a role without the right to them. */
  listings: { id: string; title: string; views: number; enquiries: number | null }[];
};

/** In baht. The contract is found by its enquiry. */
type DueSum = { id: string; name: string; listing: string | null; sum: number };

export type DueMoney = {
  /** The longest overdue first. `missed` counts instalments in a row. */
  late: Due<DueSum & { since: string; days: number; missed: number }> & { sum: number };
  /** In the next seven days. */
  soon: Due<DueSum & { on: string; number: number }> & { sum: number };
  /** To the buyers, after an ending or of what arrived beyond all that was owed. The longest owed first. */
  toReturn: Due<DueSum & { since: string }> & { sum: number };
  /** Since the first of this month. */
  received: { count: number; sum: number };
};

/** Letters about homes: how many people want them, and what is watched most. Words that somebody typed are left out. */
export type AlertsToday = {
  alerts: number;
  readers: number;
  most: { kind: AlertKind; address: string; count: number }[];
  /** Letters of the last 14 days that did not arrive. */
  undelivered: number;
};

export type Today = {
  money?: DueMoney;
  enquiries?: Due<DueEnquiry>;
  /** A cancelled one was given up by its visitor a short while ago. */
  viewings?: Due<{ id: string; name: string; listing: string | null; at: string; status: ViewingStatus }>;
  /** The caller's own. */
  reminders?: Due<{ id: string; leadId: string; name: string; body: string; at: string }>;
  /** Those that did not arrive or could not be sent, of the last 14 days. */
  letters?: Due<{
    id: string;
    leadId: string;
    name: string;
    kind: LetterKind;
    state: "bounced" | "complained" | "failed" | "no_address" | "refused";
    at: string;
  }>;
  lately?: Lately;
  alerts?: AlertsToday;
  alarms?: Due<{ id: string; kind: ScrapeAlarm["kind"]; source: string; at: string }>;
  interest?: Interest;
  reviews?: { count: number; oldest: string | null };
  /** Homes under contract that the site still offers. */
  stillOffered?: Due<{ id: string; title: string; on: string }>;
  toVerify?: Due<{ id: string; title: string; on: string }>;
};
