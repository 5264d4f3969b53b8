import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { CannotAsk } from "../../../local/deploy/cannot-ask.ts";
import { senderDomain } from "../../../local/deploy/checks/sender-domain.ts";
import { healthyDns, linesOf } from "./healthy-deployment.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

const spf = "send.mail.baan-tawan.com";
const dkim = "resend._domainkey.mail.baan-tawan.com";
const linesWith = (records: Record<string, string[]>) =>
  linesOf(senderDomain, backend, { dns: { ...healthyDns, ...records } });

test("A domain with SPF, DKIM and its parent's DMARC passes", async () => {
  expect(await linesWith({})).toBe(
    "ok       domain that emails come from: mail.baan-tawan.com has SPF, DKIM and DMARC.",
  );
});

test("An SPF record is missing, is for another service, or is there twice", async () => {
  const missing = `${spf} has no SPF record with include:amazonses.com.`;
  expect(await linesWith({ [spf]: [] })).toContain(missing);
  expect(await linesWith({ [spf]: ["v=spf1 include:_spf.google.com ~all"] })).toContain(missing);
  expect(await linesWith({ [spf]: ["v=spf10 include:amazonses.com"] })).toContain(missing);
  const twice = ["v=spf1 include:amazonses.com ~all", "v=spf1 -all", "some-other=record"];
  expect(await linesWith({ [spf]: twice })).toContain(`${spf} has 2 SPF records, so receivers use none.`);
});

test("A DKIM key is missing or revoked", async () => {
  const missing = `${dkim} has no DKIM key.`;
  expect(await linesWith({ [dkim]: [] })).toContain(missing);
  expect(await linesWith({ [dkim]: ["v=DKIM1; k=rsa; p="] })).toContain(missing);
  expect(await linesWith({ [dkim]: ["v=DKIM1; k=rsa; p=MIGfMA0"] })).not.toContain(missing);
});

test("A missing DMARC policy is a warning, and a misspelt one is none", async () => {
  const missing = "warning  domain that emails come from: mail.baan-tawan.com has no DMARC policy";
  expect(await linesWith({ "_dmarc.baan-tawan.com": [] })).toContain(missing);
  expect(await linesWith({ "_dmarc.baan-tawan.com": ["v=DMARC; p=none"] })).toContain(missing);
  expect(
    await linesWith({ "_dmarc.baan-tawan.com": [], "_dmarc.mail.baan-tawan.com": ["v=DMARC1; p=reject"] }),
  ).toMatch(/^ok/);
});

test("A sender is written with a name or without", async () => {
  const plain = { vars: { MAIL_FROM: "hello@mail.baan-tawan.com" } };
  expect(await linesOf(senderDomain, backend, plain)).toMatch(/^ok/);
  expect(await linesOf(senderDomain, backend, { vars: { MAIL_FROM: "Baan Tawan" } })).toContain(
    "error    domain that emails come from: MAIL_FROM has no email address.",
  );
});

test("DNS that does not answer is an error, not a missing record", async () => {
  const readTxt = async (name: string) =>
    Promise.reject(new CannotAsk(`DNS could not be asked about ${name}.`, "Try again."));
  const lines = await linesOf(senderDomain, backend, { deployment: { readTxt } });
  expect(lines).toBe(
    `error    domain that emails come from: DNS could not be asked about ${spf}.\n         → Try again.`,
  );
});

test("Without emails there is nothing to look up", async () => {
  expect(await linesOf(senderDomain, backend, { vars: { MAIL_SERVICE: "" }, dns: {} })).toBe(
    "ok       domain that emails come from: none yet.",
  );
});
