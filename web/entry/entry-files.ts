/** The files that a page's HTML asks for, by their names in the build's manifest. */
export const entryFiles = {
  /** Takes the page over. */
  browser: "web/entry/browser.tsx",
  /** Runs before the others are asked for. */
  starter: "web/entry/ask-for-scripts.ts",
} as const;

/** What is read of Vite's manifest of the browser's build. */
export type ClientManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;
