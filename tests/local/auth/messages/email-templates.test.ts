/** Emails of sign-in come from Go's templates, and whoever signs up chooses the metadata that they read. */
import { createClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import type { AuthSettings } from "../../../../local/auth/settings.ts";
import { startBackend } from "../../../../local/backend.ts";

const email = "ann@example.com";

async function signUp(locale: unknown, auth: Partial<AuthSettings>) {
  const backend = await startBackend({ port: 0, auth });
  try {
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
    const { error } = await client.auth.signUp({
      email,
      password: "seven quiet herons",
      options: { data: { locale } },
    });
    const messages = await backend.database.query<{ subject: string; text: string; html: string }>(
      "select subject, text, html from mailbox.messages",
    );
    const users = await backend.database.query("select from auth.users where email = $1", [email]);
    return { error, messages, users };
  } finally {
    await backend.close();
  }
}

/** As people write them who do not know Go's `eq`. */
const careless = () => ({
  subject: "Hello",
  body: '{{ if eq .Data.locale "th" }}<p>สวัสดี {{ .Token }}</p>{{ else }}<p>Hello {{ .Token }}</p>{{ end }}',
});

test.each([7, ["th"], { locale: "th" }, true])(
  "A template that compares %j with a text sends nothing, and nobody is signed up",
  async (locale) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { error, messages, users } = await signUp(locale, { emailTemplate: careless });
    expect(error).toMatchObject({ status: 500, message: "Error sending signup email" });
    expect([messages, users]).toEqual([[], []]);
    expect(String(log.mock.calls[0]?.[1])).toContain("incompatible types for comparison");
    log.mockRestore();
  },
);

test("Our templates send in English then", async () => {
  const { error, messages } = await signUp(7, {});
  expect(error).toBeNull();
  expect(messages).toMatchObject([{ subject: "Confirm your e-mail address" }]);
});

test("The mailbox shows the email as text, with its link as an address", async () => {
  const { messages } = await signUp("de", {});
  const [message] = messages;
  expect(message?.subject).toBe("Bestätigen Sie Ihre E-Mail-Adresse");
  expect(message?.html).toContain('<div lang="de">');
  expect(message?.text).toMatch(
    /\n\nAuf unserer Website fortfahren: http:\/\/127\.0\.0\.1:8787\/de\/auth\/callback#token_hash=\w+&type=email\n\n/,
  );
  expect(message?.text).toMatch(/\n\n\d{6}\n\n/);
  expect(message?.text).not.toMatch(/[<>]/);
});

test("Of a change of address both mailboxes are told from which to which, of a first address that it is one", async () => {
  const backend = await startBackend({ port: 0 });
  try {
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
    const letters = () =>
      backend.database.query<{ recipient: string; text: string; details: { token: string } }>(
        "select recipient, text, details from mailbox.messages order by id",
      );
    await client.auth.signInAnonymously();
    await client.auth.updateUser({ email });
    const [first] = await letters();
    expect(first?.text).toContain(`Somebody asked to use ${email} as the address of an account`);
    const token = first?.details.token ?? "";
    await client.auth.verifyOtp({ email, token, type: "email_change" });
    await client.auth.updateUser({ email: "ann+new@example.com" });
    const [, ...both] = await letters();
    expect(both.map(({ recipient }) => recipient)).toEqual([email, "ann+new@example.com"]);
    for (const { text } of both) {
      expect(text).toContain(`from ${email} to ann+new@example.com.`);
      expect(text).toContain("do not open the link, give nobody the code, and tell us: http");
    }
  } finally {
    await backend.close();
  }
});
