/**
 * `react-dom/server` loads two renderers: one that writes a page in one piece, and one that streams. The Worker uses the
 * first alone, and the other is a fifth of all its code. React has no address for the first without the second.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const reactDom = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));

export function renderInOnePiece(): Plugin {
  return {
    name: "render-in-one-piece",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "site",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react-dom\/server$/ },
      handler: () => join(reactDom, "cjs/react-dom-server-legacy.browser.production.js"),
    },
  };
}
