import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { auditActions, auditSubjects } from "../../domain/people.ts";

const folder = join(import.meta.dirname, "../../migrations");
const sql = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n");
const found = (pattern: RegExp) => [...sql.matchAll(pattern)].map(([, name = ""]) => name);

test("Every table that the audit log follows has a word, and no other", () => {
  const followed = new Set(found(/create trigger audit_\w+ after [\w ]+ on public\.(\w+)/g));
  // Texts keep their own history, and an entry for each version. The whole database is copied.
  expect(auditSubjects.toSorted()).toEqual([...followed, "texts", "users", "database"].toSorted());
});

test("Every action that the audit log names has a word, and no other", () => {
  const [named = ""] = found(/coalesce\(action, ''\) not in \(([^)]+)\)/g);
  const people = named.split(", ").map((one) => one.slice(1, -1));
  const others = [...found(/note_action\('(\w+)'/g), ...found(/'(\w+_text)'/g)];
  const noted = ["insert", "update", "delete", ...others, ...people.filter((one) => one !== "tell_role")];
  expect(auditActions.toSorted()).toEqual([...new Set(noted)].toSorted());
});
