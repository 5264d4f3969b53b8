import { expect, test, vi } from "vitest";
import { describeStart } from "../../local/describe-start.ts";

const embedded = {
  url: "http://127.0.0.1:54321",
  publishableKey: "",
  secretKey: "",
  scraperKey: "",
  siteKey: "site",
  outsideUrl: "http://127.0.0.1:4100",
  privateHosts: [],
  close: async () => {},
};

test("A start names the mailbox of the embedded backend", () => {
  expect(describeStart("http://localhost:8787", embedded)).toMatch(
    /Mailbox +http:\/\/127\.0\.0\.1:54321\/_local\/mailbox\n/,
  );
});

test("With a Supabase project there is no mailbox to name", () => {
  expect(describeStart("http://localhost:8787", { ...embedded, outsideUrl: undefined })).not.toContain(
    "Mailbox",
  );
});

test("A start names the folder that keeps the data", () => {
  expect(describeStart("http://localhost:8787", embedded)).toContain("Data is kept in .data;");
  vi.stubEnv("DATA_FOLDER", ".data-of-a-trial");
  expect(describeStart("http://localhost:8787", embedded)).toContain("Data is kept in .data-of-a-trial;");
  vi.unstubAllEnvs();
});
