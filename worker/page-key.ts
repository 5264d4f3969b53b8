/**
 * Under which key a page's HTML is kept: its address and the build whose files it names. A deployment takes the
 * files of the one before away, so a copy made by that one would stand there without its looks and its script.
 */
type ClientManifest = Record<string, { file: string; css?: string[] }>;

/** Its name changes with every other script, which it names; the style sheet has a name of its own. */
const entry = "web/entry-client.tsx";

export function pageKey(address: string, manifest: ClientManifest | undefined): string {
  const { file = "", css = [] } = manifest?.[entry] ?? {};
  const mark = `build=${encodeURIComponent([file, ...css].join(","))}`;
  return `${address}${address.includes("?") ? "&" : "?"}${mark}`;
}
