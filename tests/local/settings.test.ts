import { expect, test } from "vitest";
import { readSettings } from "../../local/settings.ts";

test("Without any setting the default ports are used and the backend is embedded", () => {
  expect(readSettings({})).toMatchObject({ PORT: 8787, BACKEND_PORT: 54_321, OUTSIDE_PORT: 4100 });
});

test("Every problem is named at once", () => {
  const wrong = { PORT: "eighty", OUTSIDE_PORT: "70000", SUPABASE_URL: "https://x.supabase.co" };
  expect(() => readSettings(wrong)).toThrow(
    [
      "The environment is not right:",
      "  PORT must be a port number",
      "  OUTSIDE_PORT must be a port number",
      "  SUPABASE_PUBLISHABLE_KEY is missing",
      "  SUPABASE_SECRET_KEY is missing",
      "  SUPABASE_SCRAPER_KEY is missing",
      "  SITE_KEY is missing",
    ].join("\n"),
  );
});

test("A newsletter provider's form is for a local run too, and has to be https", () => {
  const frame = "https://news.example/form";
  expect(readSettings({ NEWSLETTER_FRAME_URL: frame })).toMatchObject({ NEWSLETTER_FRAME_URL: frame });
  expect(() => readSettings({ NEWSLETTER_FRAME_URL: "http://news.example/form" })).toThrow(
    "NEWSLETTER_FRAME_URL must be an https address",
  );
});
