/** The two ways for a part's code to come later, and what holds each of them to its rule. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { browserPart, nothing } from "../../../../web/components/page/browser-part.tsx";
import { browserPage } from "../../../../web/pages/in-browser.tsx";
import { latePart, loadServedParts } from "../../../../web/components/page/late-part.tsx";
import { FormStateProvider } from "../../../../web/data/form-state.tsx";
import { createI18n } from "../../../../web/i18n/create-i18n.ts";

const root = join(import.meta.dirname, "../../../..");
const sources = globSync("web/**/*.{ts,tsx}", { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));

const Named = ({ name }: { name: string }) => element("form", { action: "/ask" }, name);

function render<Props extends object>(Part: ComponentType<Props>, props: Props): string {
  const part = element(FormStateProvider, { value: undefined, children: element(Part, props) });
  const withTexts = element(I18nextProvider, { i18n: createI18n("en"), children: part });
  return renderToString(element(QueryClientProvider, { client: new QueryClient(), children: withTexts }));
}

test("The server renders a late part whole, with nothing left to reveal", async () => {
  const Part = latePart(async () => Named);
  await loadServedParts();
  const html = render(Part, { name: "Sea view" });
  expect(html).toContain('<form action="/ask">Sea view</form>');
  expect(html).not.toContain("<!--$!-->");
  expect(html).not.toContain("hidden");
});

test("The server shows what stands instead of a browser part, and never asks for its code", () => {
  const load = vi.fn(async () => Named);
  expect(
    render(browserPart(load, { instead: ({ name }) => element("i", {}, name) }), { name: "Sea view" }),
  ).toBe("<i>Sea view</i>");
  expect(render(browserPart(load, { instead: nothing }), { name: "Sea view" })).toBe("");
  expect(load).not.toHaveBeenCalled();
});

test("A browser part that is the page says that it is loading, and what it needs without scripts", () => {
  const html = render(
    browserPage(async () => Named),
    { name: "Sea view" },
  );
  expect(html).toMatch(/^<output.*<noscript>/);
});

const isAdministration = (file: string) => /^web\/(pages\/admin|administration)\//.test(file);

test("A file for the browser alone is imported only by a browser part, or by another such file", () => {
  for (const { file, text } of sources) {
    const imports = [...text.matchAll(/^import (?!type )[^;]*?"[^"]*\.client\.tsx?";/gm)].map(
      ([line]) => line,
    );
    if (!file.includes(".client.")) expect([file, imports]).toEqual([file, []]);
  }
});

test("A browser part's file is for the browser alone, so the Worker does not carry it", () => {
  const loaded = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/browserPart\(\s*async \(\) =>\s*\(await import\("([^"]*)"\)/g)].map(([, path]) => [
      file,
      path,
    ]),
  );
  expect(loaded.length).toBeGreaterThan(10);
  // The administration's pages as a whole are not in the Worker.
  const others = loaded.filter(
    ([file = "", path = ""]) => !path.includes(".client.") && !isAdministration(file),
  );
  expect(others).toEqual([]);
});

test("A late part's file is in the Worker", () => {
  for (const { file, text } of sources) {
    const loaded = [...text.matchAll(/latePart\(\s*async \(\) =>\s*\(await import\("([^"]*)"\)/g)].map(
      ([, path]) => path,
    );
    expect([file, loaded.filter((path) => path?.includes(".client."))]).toEqual([file, []]);
  }
});

test("There is no third way: nothing else is lazy, and no other file asks where it runs", () => {
  const using = (pattern: RegExp) =>
    sources
      .filter(({ text }) => pattern.test(text))
      .map(({ file }) => file)
      .toSorted();
  expect(using(/\blazy\b[^;}]*\} from "react"|React\.lazy\b/)).toEqual([
    "web/components/page/browser-part.tsx",
    "web/components/page/late-part.tsx",
  ]);
  expect(using(/import\.meta\.env\.SSR/)).toEqual([
    // Previews of pictures are in the server's HTML only.
    "web/components/pictures/picture.tsx",
    // The browser loads a language's sections; the Worker reads a file.
    "web/i18n/load-texts.ts",
    // The Worker has none of the administration's pages.
    "web/routing/admin-pages.ts",
    // In the browser the map reads its pins itself, if it is shown.
    "web/routing/loaders.ts",
  ]);
});
