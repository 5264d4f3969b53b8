import { expect, test } from "vitest";
import { checkLead } from "../../../domain/leads/check-lead.ts";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { formKinds } from "../../../domain/leads/lead-choices.ts";

const contact = { email: "ann@example.com", message: "Hello", consent: consentVersion };

const namesOf = (name: string) => {
  const checked = checkLead("contact", { ...contact, name });
  return "lead" in checked ? checked.lead.name : checked.fields;
};

test.for([
  "WIN 1,000,000 THB now https://win.example/x",
  "www.win.example",
  "Go to WIN.EXAMPLE today",
  "t.me/winner",
  "win.example",
  "win。example",
  "ｗｉｎ．ｃｏｍ",
  "пример.рф",
  "例子.中国",
  "ann@win.example",
  "mailto:ann",
  "Ann\u202Egnp.exe",
  "Ann\u2066Example",
  "Ann\u200FExample",
  "Ann\u0000Example",
  "Ann\nExample",
  "Ann\u2028Example",
  "Ann\u200BExample",
  "Ann \ud800",
])("A name with a link, a domain or an unseen character is refused: %j", (name) => {
  expect(namesOf(name)).toEqual({ name: "invalid" });
});

test.for([
  "Anna-Lena O’Brien",
  "Dr. Anna Weber",
  "Dr.Weber",
  "J.R.R.Tolkien",
  "J. R. Smith Jr.",
  "ดร.สมชาย ใจดี",
  "น.ส.สมหญิง ใจดี",
  "А.С.Пушкин",
  "王小明",
  "Marie-Thérèse d’Aubigné",
  "محمد عبد الله",
])("People's names in every script are taken as they are: %s", (name) => {
  expect(namesOf(name)).toBe(name);
});

test("Every form refuses such a name", () => {
  for (const kind of formKinds) {
    expect(checkLead(kind, { ...contact, name: "win.example" })).toMatchObject({
      fields: { name: "invalid" },
    });
  }
});
