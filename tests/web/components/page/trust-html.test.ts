import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

type Rules = {
  createHTML(html: string): string | null;
  createScriptURL?(url: string): string | null;
};

/** As in a browser: sealed HTML is an object, a new one each time. */
async function loadWithTrustedTypes() {
  const policies = new Map<string, Rules>();
  vi.stubGlobal("trustedTypes", {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return { createHTML: (html: string) => ({ html: rules.createHTML(html) }) };
    },
  });
  const { trustHtml } = await import("../../../../web/components/page/trust-html.ts");
  return { trustHtml, policies };
}

test("Without Trusted Types the HTML is the text itself", async () => {
  const { trustHtml } = await import("../../../../web/components/page/trust-html.ts");
  expect(trustHtml("<p>Ours</p>")).toEqual({ __html: "<p>Ours</p>" });
});

test("The same text keeps its seal, because React writes it anew when the object differs", async () => {
  const { trustHtml } = await loadWithTrustedTypes();
  const { __html: first } = trustHtml("<p>Ours</p>");
  expect(first).toEqual({ html: "<p>Ours</p>" });
  const { __html: again } = trustHtml("<p>Ours</p>");
  const { __html: other } = trustHtml("<p>Other</p>");
  expect([again === first, other === first]).toEqual([true, false]);
});

test("Text without a seal is refused, but for the empty script that React makes elements from", async () => {
  const { policies } = await loadWithTrustedTypes();
  const unsealed = policies.get("default");
  expect(unsealed?.createHTML("<script></script>")).toBe("<script></script>");
  for (const html of ["<script>x</script>", "<img src=x onerror=y>", ""])
    expect(unsealed?.createHTML(html)).toBeNull();
});

test("A script may come from our own build only", async () => {
  const { policies } = await loadWithTrustedTypes();
  const judge = policies.get("default")?.createScriptURL;
  expect(judge?.("/assets/ask-for-scripts-BewA1_8D.js")).toBe("/assets/ask-for-scripts-BewA1_8D.js");
  for (const url of [
    "https://elsewhere.example/assets/a.js",
    "//elsewhere.example/a.js",
    "/assets/../a.js",
    "data:,x",
  ])
    expect(judge?.(url), url).toBeNull();
});
