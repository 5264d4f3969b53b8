/** People, columns and what was changed, as the audit log names them: never by an id or a name of the database. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalDatabase, openDatabase } from "../../../../local/database/open.ts";
import { nameColumn } from "../../../../web/administration/controls/name-column.ts";
import { namePerson } from "../../../../web/administration/people/name-person.ts";
import { nameKind, nameSubject } from "../../../../web/administration/people/name-subject.ts";
import { type AuditEntry, auditSubjects } from "../../../../domain/people.ts";
import { textsOf } from "../texts-of.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const since = "2026-11-20T03:00:00Z";
const nobody = { email: null, phone: null, since: null };
const id = "6f1a1c1e-8f52-4a8e-9d5e-3b1a2c4d5e6f";

test.each(["en", "th"] as const)("Every column whose change is noted has words (%s)", async (locale) => {
  const columns = await database.query<{ name: string }>(`
    select distinct attname as name from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid join pg_attribute on attrelid = tgrelid
    where proname = 'audit_change' and attnum > 0 and not attisdropped and attname not in ('updated_at', 'version')`);
  expect(columns.length).toBeGreaterThan(100);
  const t = await textsOf(locale);
  expect(columns.map(({ name }) => name).filter((name) => nameColumn(name, t) === name)).toEqual([]);
});

test("Every table whose changes are noted has a name", async () => {
  const tables = await database.query<{ name: string }>(`
    select distinct relname as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
    where proname = 'audit_change'`);
  const known: readonly string[] = auditSubjects;
  expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test("An account is called by its address, its number, or the day it was made", async () => {
  const t = await textsOf("en");
  expect(namePerson({ email: "ann@example.com", phone: "66812345678", since }, t, "en")).toBe(
    "ann@example.com",
  );
  expect(namePerson({ ...nobody, phone: "66812345678", since }, t, "en")).toBe("+66812345678");
  expect(namePerson({ ...nobody, since }, t, "en")).toMatch(/^Account without an address, made on .*2026/);
  expect(namePerson(nobody, t, "en")).toBe("A deleted account");
});

const entry: AuditEntry = {
  id: 1,
  at: since,
  actor: id,
  email: null,
  phone: null,
  since: null,
  role: "owner",
  action: "update",
  details: {},
  subject: "listings",
  subjectId: id,
  subjectEmail: null,
  subjectPhone: null,
  subjectSince: null,
  subjectName: "Sea view",
  lead: null,
  amount: null,
  kind: null,
};

test("What was changed is named by its title, reference, section or person, and by no id", async () => {
  const t = await textsOf("en");
  expect(nameSubject(entry, t, "en")).toBe("Sea view");
  const gone = { ...entry, subjectName: null, details: { title: "Sold sea view" } };
  expect(nameSubject(gone, t, "en")).toBe("Sold sea view");
  expect(nameSubject({ ...entry, subject: "payments", subjectName: null }, t, "en")).toBe("");
  expect(nameSubject({ ...entry, subject: "settings", subjectId: "terms" }, t, "en")).toBe("Standard terms");
  expect(nameSubject({ ...entry, subject: "settings", subjectId: "access" }, t, "en")).toBe(
    "Second step for everybody",
  );
  const titles = new Map([
    ["words frontPage.why.feesText", "No fees for buyers."],
    ["article blog/month-twenty-five", "Month twenty-five"],
  ]);
  const text = (subjectId: string) =>
    nameSubject({ ...entry, subject: "texts", subjectName: null, subjectId }, t, "en", titles);
  expect(text("words frontPage.why.feesText de")).toBe("Words · “No fees for buyers.” · Deutsch");
  expect(text("article blog/month-twenty-five en")).toBe("“Month twenty-five” · English");
  expect(text("article blog/never-heard-of")).toBe("blog/never-heard-of");
  expect(text("list faq en")).toBe(
    nameSubject({ ...entry, subject: "texts", subjectId: "list faq en" }, t, "en"),
  );
  expect(nameSubject({ ...entry, subject: "admins" }, t, "en")).toBe("A deleted account");
  expect(nameSubject({ ...entry, subject: "users", subjectEmail: "a@example.com" }, t, "en")).toBe(
    "a@example.com",
  );
});

test.each([
  ["en", "A late fee", "Settled", "Not claimed back: they keep it", "Takes an earlier payment back"],
  ["th", "ค่าปรับล่าช้า", undefined, undefined, "ยกเลิกการชำระเงินก่อนหน้า"],
] as const)("What happened to a contract or a commission is said in words (%s)", async (locale, ...words) => {
  const t = await textsOf(locale);
  const [fee, settled = t("admin:referralTexts.kinds.settled"), waived, correction] = words;
  expect(nameKind({ ...entry, subject: "contract_entries", kind: "late_fee" }, t)).toBe(fee);
  const commission = { ...entry, subject: "commission_entries" } as const;
  expect(nameKind({ ...commission, kind: "settled", amount: -10 }, t)).toBe(settled);
  expect(nameKind({ ...commission, kind: "refused", amount: 10 }, t)).toBe(
    waived ?? t("admin:referralTexts.kinds.waived"),
  );
  expect(nameKind({ ...entry, subject: "payments", kind: "correction" }, t)).toBe(correction);
  expect(nameKind(entry, t)).toBe("");
});
