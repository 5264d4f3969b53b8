/**
 * Where two people buy, a passport is sent only once somebody said whose it is, and the list says whose are here. The
 * office reads its own words.
 */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { load } from "cheerio";
import { type ReactElement, createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { MissingFile, PrivateFile } from "../../../domain/papers/private-files.ts";
import { admin } from "../../../web/i18n/en/admin.ts";
import { papers } from "../../../web/i18n/en/papers.ts";
import { ContractPapers } from "../../../web/papers/contract-papers.tsx";
import { FileList } from "../../../web/papers/file-list.tsx";
import { FileSender } from "../../../web/papers/file-sender.tsx";
import { filesQuery, paperQuery } from "../../../web/papers/papers-access.ts";
import { browserI18n } from "../browser-i18n.ts";

const access = {
  contract: "1",
  mayRemoveAny: false,
  fetchJson: () => Promise.reject(new Error("not asked")),
  sign: () => Promise.resolve(new Headers()),
};

const words = { none: papers.paper.none, hint: papers.files.hint, full: papers.reason.full };

async function render(part: ReactElement, client = new QueryClient()) {
  const i18n = await browserI18n("en", ["admin", "papers"]);
  return load(
    renderToStaticMarkup(element(I18nextProvider, { i18n }, element(QueryClientProvider, { client }, part))),
  );
}

const sender = (buyers: string[], missing: MissingFile[]) =>
  render(element(FileSender, { access, words, buyers, missing }));

test("Nothing is sent as a passport of two buyers before one of them is chosen", async () => {
  const page = await sender(["Erika", "Vera"], [{ kind: "passport", of: ["Vera"] }]);
  expect(page("label").text()).toContain("Whose passport is it?");
  expect(page("option").text()).toContain("Please chooseErikaVera");
  expect(page("input[type=file]:disabled").length).toBe(2);
});

test("A single buyer is not asked, and neither is anybody about another kind of file", async () => {
  for (const page of [
    await sender(["Erika"], [{ kind: "passport", of: [] }]),
    await sender(["Erika", "Vera"], [{ kind: "signed-contract", of: [] }]),
  ]) {
    expect(page("label").text()).not.toContain("Whose passport is it?");
    expect(page("input[type=file]:disabled").length).toBe(0);
  }
});

test("The list names whose passport is here and whose is missing", async () => {
  const file: PrivateFile = {
    id: "1",
    kind: "passport",
    name: "pass.pdf",
    buyer: "Erika",
    contentType: "application/pdf",
    bytes: 100,
    side: "office",
    isMine: false,
    at: "2026-11-20T03:00:00Z",
  };
  const missing: MissingFile[] = [{ kind: "passport", of: ["Vera"] }];
  const page = await render(element(FileList, { access, nowMs: 0, files: [file], missing }));
  expect(page.text()).toContain("Still missing: Passport (Vera)");
  expect(page("li").text()).toContain("Passport · Erika");
});

test("The office is not told about itself as the buyer is", async () => {
  const client = new QueryClient();
  client.setQueryData(paperQuery(access, "en").queryKey, null);
  client.setQueryData(filesQuery(access).queryKey, { files: [], missing: [], buyers: ["Erika"] });
  const buyers = await render(element(ContractPapers, access), client);
  expect(buyers.text()).toContain("Our office has not made the paper yet.");
  expect(buyers.text()).toContain("Only you and our office can open them.");
  const officeWords = admin.contractTexts.papers;
  const office = await render(element(ContractPapers, { ...access, officeWords }), client);
  expect(office.text()).toContain("The paper has not been made yet.");
  expect(office.text()).toContain("Only the buyer and the office can open them.");
  expect(office.text()).not.toMatch(/our office/i);
});
