import { expect, test } from "vitest";
import { checkLead } from "../../../domain/leads/check-lead.ts";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { fingerprintOf, hashSender } from "../../../worker/http/lead-fingerprint.ts";

async function fingerprint(change: object): Promise<string> {
  const form = {
    name: "Ann",
    email: "ann@example.com",
    message: "Hello",
    consent: consentVersion,
    ...change,
  };
  const checked = checkLead("contact", form);
  if ("fields" in checked) throw new Error(JSON.stringify(checked.fields));
  return fingerprintOf("contact", checked.lead);
}

test("The same question of the same person has one fingerprint, however it is typed", async () => {
  expect(await fingerprint({ name: " ANN ", email: "Ann@Example.com", campaign: "x" })).toBe(
    await fingerprint({}),
  );
  expect(await fingerprint({ locale: "de" })).toBe(await fingerprint({ locale: "fr" }));
});

test("Another person or another question has another fingerprint", async () => {
  const usual = await fingerprint({});
  expect(await fingerprint({ email: "bob@example.com" })).not.toBe(usual);
  expect(await fingerprint({ message: "Something else" })).not.toBe(usual);
});

test("A sender's hash changes every day", async () => {
  const monday = new Date("2026-03-02T10:00:00Z");
  const tuesday = new Date("2026-03-03T10:00:00Z");
  const one = await hashSender("2001:db8:1:2", "salt", monday);
  expect(await hashSender("2001:db8:1:2", "salt", monday)).toBe(one);
  expect(await hashSender("2001:db8:1:2", "salt", tuesday)).not.toBe(one);
  expect(await hashSender("192.0.2.1", "salt", monday)).not.toBe(
    await hashSender("192.0.2.2", "salt", monday),
  );
});
