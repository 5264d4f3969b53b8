import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { ExcludedTitleNote } from "../../../../web/features/administration/listings/excluded-title-note.tsx";
import { serverI18n } from "../../../../web/i18n/server.ts";

const show = async (title: string) =>
  renderToString(
    createElement(
      I18nextProvider,
      { i18n: await serverI18n("en") },
      createElement(ExcludedTitleNote, { title }),
    ),
  );

test("Only the title that is never shown gets a note that says so", async () => {
  expect(await show("Beachfront 48sqm studio at View Talay 5 Jomtien")).toContain("not shown on the site");
  expect(await show("Beachfront 49sqm studio at View Talay 5 Jomtien")).toBe("");
});
