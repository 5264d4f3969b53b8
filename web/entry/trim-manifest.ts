/** Reduces the build's manifest to the Worker's needs: pages, texts, fonts, every page's scripts, and imports. */
import { type ClientManifest, entryFiles } from "./entry-files.ts";

const askedFolders = ["web/pages/", "web/i18n/", "web/fonts/"];
const everyPage = new Set<string>(Object.values(entryFiles));

export function trimManifest(chunks: ClientManifest): ClientManifest {
  const kept: ClientManifest = {};
  const keep = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || kept[key]) return;
    const { file, css, imports } = chunk;
    kept[key] = { file, ...(css && { css }), ...(imports && { imports }) };
    imports?.forEach(keep);
  };
  Object.keys(chunks).filter(isAskedFor).forEach(keep);
  return kept;
}

function isAskedFor(key: string): boolean {
  return everyPage.has(key) || askedFolders.some((folder) => key.startsWith(folder));
}
