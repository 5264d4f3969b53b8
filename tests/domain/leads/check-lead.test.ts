import { expect, test } from "vitest";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { checkLead } from "../../../domain/leads/check-lead.ts";
import { normalisePhone } from "../../../domain/leads/phone.ts";

const contact = { name: "Ann Example", email: "ann@example.com", message: "Hello", consent: consentVersion };

test("A contact form with a name, an address and a message is accepted", () => {
  expect(checkLead("contact", contact)).toMatchObject({ lead: { name: "Ann Example", phone: "" } });
});

test("Every wrong field is named with its problem", () => {
  expect(checkLead("contact", { name: "", email: "nowhere", message: "x".repeat(4_001) })).toEqual({
    fields: { name: "required", email: "invalid", message: "too_long", consent: "required" },
  });
  expect(checkLead("application", { ...contact, monthlyBudget: "-1", moneyDown: "2,000,000,000" })).toEqual({
    fields: {
      monthlyBudget: "too_small",
      moneyDown: "too_large",
      currency: "required",
      wantedHome: "required",
      purpose: "required",
    },
  });
});

test("For an empty form, the missing email address is named at once with the other fields", () => {
  expect(checkLead("contact", { name: "", email: "", message: "", reachBy: "email" })).toEqual({
    fields: { email: "required", name: "required", message: "required", consent: "required" },
  });
});

test("An empty amount is missing, not zero", () => {
  expect(checkLead("application", { ...contact, monthlyBudget: "", moneyDown: "" })).toMatchObject({
    fields: { monthlyBudget: "required", moneyDown: "required" },
  });
});

test("Nothing a month is no budget, though nothing down is an answer", () => {
  for (const monthlyBudget of ["0", "0.00", " 0 "]) {
    const { fields } = checkLead("application", { ...contact, monthlyBudget, moneyDown: "0" }) as {
      fields: object;
    };
    expect(fields).toMatchObject({ monthlyBudget: "too_small" });
    expect(fields).not.toHaveProperty("moneyDown");
  }
});

test("An empty size is missing, and one in words is wrong", () => {
  expect(checkLead("offer", { ...contact, size: "" })).toMatchObject({ fields: { size: "required" } });
  expect(checkLead("offer", { ...contact, size: "forty" })).toMatchObject({ fields: { size: "invalid" } });
});

test("An amount may have grouped thousands and decimals", () => {
  const answers = { currency: "EUR", wantedHome: "studio", purpose: "move-in" };
  for (const written of ["1500", "1,500", "1.500", "1 500", "1’500", "1,500.00", "1.500,5"]) {
    const checked = checkLead("application", {
      ...contact,
      ...answers,
      monthlyBudget: written,
      moneyDown: "0",
    });
    expect(checked).toMatchObject({ lead: { monthlyBudget: 1500 } });
  }
});

test("A viewing must be in the future", () => {
  expect(checkLead("viewing", { ...contact, viewingAt: "2099-03-04T10:30" })).toHaveProperty("lead");
  for (const viewingAt of ["2026-03-04T10:30", "2099-13-04T10:30", "tomorrow"]) {
    expect(checkLead("viewing", { ...contact, viewingAt })).toEqual({ fields: { viewingAt: "invalid" } });
  }
});

test("A call needs a valid telephone number, and an email needs an address", () => {
  expect(checkLead("contact", { ...contact, email: "" })).toEqual({ fields: { email: "required" } });
  expect(checkLead("contact", { ...contact, reachBy: "phone" })).toEqual({ fields: { phone: "required" } });
  expect(checkLead("contact", { ...contact, reachBy: "whatsapp", phone: "12" })).toEqual({
    fields: { phone: "invalid" },
  });
  expect(checkLead("contact", { ...contact, reachBy: "line", phone: "ann.line" })).toMatchObject({
    lead: { phone: "ann.line" },
  });
});

test("Telephone numbers are stored in the international form", () => {
  expect(normalisePhone("081 234 5678", "")).toBe("+66812345678");
  expect(normalisePhone("030 123456", "DE")).toBe("+4930123456");
  expect(normalisePhone("+44 20 7946 0958", "DE")).toBe("+442079460958");
  expect(normalisePhone("call me", "DE")).toBeUndefined();
});

test("A robot is recognised by the hidden field, or by its speed", () => {
  expect(checkLead("contact", { ...contact, fax: "1" })).toEqual({ fields: { fax: "too_long" } });
  expect(checkLead("contact", { ...contact, filledInMs: 12 })).toEqual({
    fields: { filledInMs: "too_small" },
  });
  expect(checkLead("contact", { ...contact, filledInMs: "5400" })).toMatchObject({ idempotencyKey: "" });
});

test("Characters that the database cannot store are dropped, and the rest stays", () => {
  const typed = { ...contact, campaign: "Spring\u0000 cam\ud800paign", message: "Two\r\nlines\u001b 😀" };
  expect(checkLead("contact", typed)).toMatchObject({
    lead: { campaign: "Spring campaign", message: "Two\nlines 😀" },
  });
});

test("Consent must name one of our texts", () => {
  expect(checkLead("contact", { ...contact, consent: "on" })).toEqual({ fields: { consent: "invalid" } });
});

test("The CRLF of a plain form counts as one character", () => {
  const message = `${"x\n".repeat(1_999)}xx`;
  const sent = checkLead("contact", { ...contact, message: message.replaceAll("\n", "\r\n") });
  expect(sent).toMatchObject({ lead: { message } });
});

test("An amount may name its currency, but no other one than the chosen", () => {
  const answers = { ...contact, wantedHome: "studio", purpose: "move-in", moneyDown: "60k" };
  const check = (monthlyBudget: string, currency: string) =>
    checkLead("application", { ...answers, monthlyBudget, currency });
  expect(check("£650", "GBP")).toMatchObject({ lead: { monthlyBudget: 650, moneyDown: 60_000 } });
  expect(check("£650", "USD")).toEqual({ fields: { monthlyBudget: "invalid" } });
});
