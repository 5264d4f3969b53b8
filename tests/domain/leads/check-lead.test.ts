import { expect, test } from "vitest";
import { consentVersion } from "../../domain/consent.ts";
import { checkLead } from "../../domain/check-lead.ts";
import { normalisePhone } from "../../domain/phone.ts";

const contact = { name: "Ann Example", email: "ann@example.com", message: "Hello", consent: consentVersion };

test("A contact form with a name, an address and a message is accepted", () => {
  expect(checkLead("contact", contact)).toMatchObject({ lead: { name: "Ann Example", phone: "" } });
});

test("Every wrong field is named with its reason", () => {
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
      timing: "required",
    },
  });
});

test("A form that is empty is told at once that an address is missing too", () => {
  expect(checkLead("contact", { name: "", email: "", message: "", reachBy: "email" })).toEqual({
    fields: { email: "required", name: "required", message: "required", consent: "required" },
  });
});

test("An amount left empty is missing, not nothing", () => {
  expect(checkLead("application", { ...contact, monthlyBudget: "", moneyDown: "" })).toMatchObject({
    fields: { monthlyBudget: "required", moneyDown: "required" },
  });
});

test("An amount is understood with its thousands grouped, and with hundredths", () => {
  const answers = { currency: "EUR", wantedHome: "studio", purpose: "move-in", timing: "now" };
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

test("A viewing is at a time that is still to come", () => {
  expect(checkLead("viewing", { ...contact, viewingAt: "2099-03-04T10:30" })).toHaveProperty("lead");
  for (const viewingAt of ["2026-03-04T10:30", "2099-13-04T10:30", "tomorrow"]) {
    expect(checkLead("viewing", { ...contact, viewingAt })).toEqual({ fields: { viewingAt: "invalid" } });
  }
});

test("Whoever wants a call gives a number that can be dialled, whoever wants a letter an address", () => {
  expect(checkLead("contact", { ...contact, email: "" })).toEqual({ fields: { email: "required" } });
  expect(checkLead("contact", { ...contact, reachBy: "phone" })).toEqual({ fields: { phone: "required" } });
  expect(checkLead("contact", { ...contact, reachBy: "whatsapp", phone: "12" })).toEqual({
    fields: { phone: "invalid" },
  });
  expect(checkLead("contact", { ...contact, reachBy: "line", phone: "ann.line" })).toMatchObject({
    lead: { phone: "ann.line" },
  });
});

test("Numbers are kept as they are dialled from anywhere", () => {
  expect(normalisePhone("081 234 5678", "")).toBe("+66812345678");
  expect(normalisePhone("030 123456", "DE")).toBe("+4930123456");
  expect(normalisePhone("+44 20 7946 0958", "DE")).toBe("+442079460958");
  expect(normalisePhone("call me", "DE")).toBeUndefined();
});

test("A robot gives itself away by the field that people do not see, or by its haste", () => {
  expect(checkLead("contact", { ...contact, fax: "1" })).toEqual({ fields: { fax: "too_long" } });
  expect(checkLead("contact", { ...contact, filledInMs: 12 })).toEqual({
    fields: { filledInMs: "too_small" },
  });
  expect(checkLead("contact", { ...contact, filledInMs: "5400" })).toMatchObject({ idempotencyKey: "" });
});

test("What no database can keep is left out, whatever else was typed stays", () => {
  const typed = { ...contact, name: "Ann\u0000 Ex\ud800ample", message: "Two\r\nlines\u001b 😀" };
  expect(checkLead("contact", typed)).toMatchObject({
    lead: { name: "Ann Example", message: "Two\nlines 😀" },
  });
});

test("Consent is to a text that we have", () => {
  expect(checkLead("contact", { ...contact, consent: "on" })).toEqual({ fields: { consent: "invalid" } });
});

test("Lines that a plain form ends with two characters are not too many for it", () => {
  const message = `${"x\n".repeat(1_999)}xx`;
  const sent = checkLead("contact", { ...contact, message: message.replaceAll("\n", "\r\n") });
  expect(sent).toMatchObject({ lead: { message } });
});
