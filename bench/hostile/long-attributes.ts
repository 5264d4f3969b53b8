/** A page with one attribute of 5 MB, the limit of a fetched page, is read in two seconds, wherever that is. */
import { extractPage } from "../../scraper/extract/extract-page.ts";

const longest = 5 * 1024 * 1024;
const pieces = ["1", "a ", "ก", "&lt;", "฿1,000 ", "%20", "/", "&quot;a&quot;:1,"];
const elements: Record<string, (run: string) => string> = {
  "a description": (run) => `<meta name="description" content="${run}">`,
  "a class": (run) => `<div class="${run}">`,
  "a link": (run) => `<a href="${run}">Condo</a>`,
  "a picture": (run) => `<img src="${run}">`,
  "a style": (run) => `<div style="background:url(${run}">`,
  "a spoken label": (run) => `<i aria-label="${run}"></i>3`,
  "embedded data": (run) => `<div data-state="${run}">`,
};

export function worstLongAttribute(): { name: string; seconds: number } {
  let worst = { name: "", seconds: 0 };
  for (const [element, write] of Object.entries(elements)) {
    for (const piece of pieces) {
      const html = `<title>Condo</title><h1>Condo for sale</h1>${write(piece.repeat(longest / piece.length))}<p>฿2,000,000</p>`;
      const before = process.cpuUsage();
      extractPage(html, { url: "https://homes.example/1" });
      const { user, system } = process.cpuUsage(before);
      const seconds = (user + system) / 1e6;
      if (seconds > worst.seconds) worst = { name: `${JSON.stringify(piece)} in ${element}`, seconds };
    }
  }
  return worst;
}
