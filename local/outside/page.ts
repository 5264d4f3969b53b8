/** The frame of every page on the outside site, and the escaping it needs. */
import { outsideListings, type OutsideListing } from "./listings.ts";

export const siteName = "Siam Shore Homes";

export type PageParts = { title: string; language?: string; head?: string; body: string };

export function writePage({ title, language = "en", head = "", body }: PageParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} | ${siteName}</title>
<link rel="stylesheet" href="/site.css">
${head}
</head>
<body>
<header><a class="name" href="/">${siteName}</a><nav><a href="/homes">Homes</a> <a href="/search?q=jomtien">Search</a> <a href="/projects/kluai-mai-court">Projects</a></nav></header>
<main>
${body}
</main>
<footer>${siteName} is invented sample data for trying out software. No home, price or person here is real.</footer>
</body>
</html>
`;
}

export const siteCss = `body{margin:0;font:16px/1.5 Georgia,serif;color:#222;background:#fbfaf7}
header,footer{padding:1rem 2rem;background:#1f4e5f;color:#fff}header a{color:#fff;margin-right:1rem}
.name{font-size:1.3rem;font-weight:bold;text-decoration:none}nav{display:inline}
main{max-width:60rem;margin:2rem auto;padding:0 1rem}ul.homes{list-style:none;padding:0;display:grid;gap:1rem}
.card{background:#fff;border:1px solid #ddd;padding:1rem}dt{font-weight:bold}.price{font-size:1.4rem;color:#1f4e5f}
`;

const pageSize = 12;

export function writeIndex(page: number): string | undefined {
  const pages = Math.ceil(outsideListings.length / pageSize);
  if (page < 1 || page > pages) return undefined;
  const listings = outsideListings.slice((page - 1) * pageSize, page * pageSize);
  const items = listings.map(
    (listing) => `<li class="card"><a href="${listing.path}">${escape(listing.title)}</a></li>`,
  );
  const previous = page > 1 ? `<a rel="prev" href="/homes?page=${page - 1}">Previous</a> ` : "";
  const next = page < pages ? `<a rel="next" href="/homes?page=${page + 1}">Next</a>` : "";
  return writePage({
    title: `Homes in Pattaya, page ${page}`,
    body: `<h1>Homes in Pattaya</h1><ul class="homes">${items.join("\n")}</ul><p>${previous}${next}</p>`,
  });
}

export function writeListingLinks(listings: OutsideListing[]): string {
  return listings
    .map((listing) => `<li class="card"><a href="${listing.path}">${escape(listing.title)}</a></li>`)
    .join("\n");
}

export function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Escapes JSON so that it cannot end the script element around it. */
export function escapeScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
