/** The people of the administration: what the site Worker asks the office Worker to do, and what the API answers. */
import type { AdminLocale } from "./languages/locales.ts";
import type { EntryKind } from "./leads/desk/contract-entry.ts";
import type { CommissionKind } from "./referrals/referrer-page.ts";
import type { Role } from "./rights.ts";

/** Needs Auth's secret key, which only the office Worker has. */
export type PeopleTask =
  /** `locale` is the language of the letters of sign-in, until the person chooses another. */
  | { action: "invite" | "make_link" | "create"; email: string; role: Role | null; locale: AdminLocale }
  | { action: "disable" | "enable" | "forget_factors" | "delete_account"; person: string }
  /** Writes to the person which role they have now. */
  | { action: "tell_role"; person: string };

/** Who asks, proved by their own access token. */
export type TaskCaller = { accessToken: string; publishableKey: string };

export type PeopleRefusal = "not_allowed" | "last_owner" | "not_found" | "known_email" | "unavailable";

export type PeopleOutcome = { isDone: true; link?: string } | { isDone: false; refusal: PeopleRefusal };

/** The service binding: the entrypoint `People` of the office Worker. */
export type PeopleService = { act(caller: TaskCaller, task: PeopleTask): Promise<PeopleOutcome> };

/** `GET /api/admin/people`. */
export type Person = {
  id: string;
  email: string | null;
  /** Digits with the country's, without the plus. */
  phone: string | null;
  /** What opens the account besides the mailbox: the phone's number with its plus, `google`, `line` and the like. */
  otherWays: string[];
  role: Role | null;
  /** Who it is in the settings' list of people: the name there. */
  person: string | null;
  disabled: boolean;
  createdAt: string;
  lastSignInAt: string | null;
  invitedAt: string | null;
  /** How many second factors protect the account. */
  factors: number;
};

export type PeoplePage = {
  people: Person[];
  total: number;
  pageSize: number;
  /** What each role may do. */
  rights: { role: Role; name: string }[];
};

/** What admins do: changes of rows, and what the database notes by name. */
export const auditActions = [
  "insert",
  "update",
  "delete",
  "cancel_contract",
  "copy_all_data",
  "open_file",
  "erase_person",
  "merge",
  "split",
  "invite",
  "make_link",
  "create",
  "disable",
  "enable",
  "forget_factors",
  "delete_account",
  "draft_text",
  "publish_text",
  "plan_text",
  "restore_text",
  "replace",
  "move_text",
  "delete_text",
  "bring_back_text",
] as const;

/** The tables whose changes are noted, and `users` for accounts. */
export const auditSubjects = [
  "admins",
  "users",
  "settings",
  "listings",
  "listing_translations",
  "listing_picture_texts",
  "buildings",
  "leads",
  "lead_messages",
  "lead_notes",
  "lead_reminders",
  "lead_merges",
  "viewings",
  "calendar_feeds",
  "partner_feeds",
  "contracts",
  "contract_entries",
  "contract_papers",
  "private_files",
  "home_owners",
  "stopped_letters",
  "contract_documents",
  "payments",
  "referrers",
  "referred_leads",
  "commission_entries",
  "texts",
  "media_pictures",
  "database",
] as const;

/** `GET /api/admin/people/audit-log`, newest first. */
export type AuditEntry = {
  id: number;
  at: string;
  actor: string;
  email: string | null;
  phone: string | null;
  /** When the account was made; null when it is gone. */
  since: string | null;
  role: Role;
  action: (typeof auditActions)[number];
  subject: (typeof auditSubjects)[number];
  subjectId: string;
  /** These three when the subject is a person. */
  subjectEmail: string | null;
  subjectPhone: string | null;
  subjectSince: string | null;
  /** The title of a home, the name of a building or a partner's feed, the code of a referrer. */
  subjectName: string | null;
  /** The enquiry that it belongs to. Null when it is gone too. */
  lead: { id: string; reference: string; name: string } | null;
  /** In THB, of a payment, a commission or what happened to a contract. */
  amount: number | null;
  /** What happened to a contract or a commission; a correction is a payment that takes another back. */
  kind: EntryKind | CommissionKind | "correction" | null;
  /** `name` of a picture and `title` of a deleted home, which may be gone. */
  details: { changed?: string[]; role?: Role | null; name?: string; title?: string };
};

export type AuditPage = { entries: AuditEntry[]; pageSize: number };

/** `GET` and `PUT /api/admin/people/second-factor`: whether everybody in the administration must prove one. */
export type SecondFactorDemand = { version: number; isDemanded: boolean };
