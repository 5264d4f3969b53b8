/** The scripts that every page loads, by their names in the build's manifest. */
export const entryFiles = {
  /** Hydrates the page. */
  browser: "web/entry/browser.tsx",
  /** Requests the others after the first paint. */
  starter: "web/entry/ask-for-scripts.ts",
} as const;

/** The parts of Vite's manifest that we read. */
export type ClientManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;
