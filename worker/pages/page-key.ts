/**
 * The cache key of a page's HTML: its address, the build whose files it names, and what it shows of the
 * Worker's configuration. A deployment removes the files of the previous build, so a copy from that build would have no
 * styles and no scripts.
 */
import { type ClientManifest, entryFiles } from "../../web/entry/entry-files.ts";

export function pageKey(address: string, manifest: ClientManifest | undefined, shown: object): string {
  // The script's name changes with every other script, which it names; the style sheet has a name of its own.
  const { file = "", css = [] } = manifest?.[entryFiles.browser] ?? {};
  const mark = new URLSearchParams({ build: [file, ...css].join(","), shown: JSON.stringify(shown) });
  return `${address}${address.includes("?") ? "&" : "?"}${mark}`;
}
