import { afterEach, expect, test, vi } from "vitest";
import { readEmailSettings } from "../../../office/email/email-settings.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
afterEach(() => warn.mockClear());

const mailbox = {
  MAIL_SERVICE: "mailbox",
  MAIL_URL: "http://127.0.0.1/messages",
  OFFICE_EMAIL: "office@example.com",
  SITE_URL: "https://site.test",
};

test("A missing email service is logged once for as long as the Worker runs", () => {
  const env = {};
  expect([readEmailSettings(env), readEmailSettings(env), readEmailSettings(env)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({
    event: "no_mail_service",
    meaning: expect.stringContaining("MAIL_SERVICE"),
  });
});

test("With a service nothing is logged", () => {
  expect(readEmailSettings(mailbox)).toEqual({
    service: { kind: "mailbox", url: "http://127.0.0.1/messages" },
    officeAddress: "office@example.com",
    siteUrl: "https://site.test",
  });
  expect(warn).not.toHaveBeenCalled();
});

test("Links in emails need the site's address", () => {
  expect(() => readEmailSettings({ ...mailbox, SITE_URL: undefined })).toThrow();
  expect(() => readEmailSettings({ ...mailbox, SITE_URL: "https://site.test/de" })).toThrow(/without a path/);
});
