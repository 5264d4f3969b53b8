/**
 * `npm run outside:price -- [SSH-1001] -10%` or `… 2500000`: changes a price at the sample outside site that is running,
 * so that one can watch a run of the scraper find it. Without a home it takes the first that is for sale.
 */
import { findDataFolder } from "./data-folder/find-data-folder.ts";
import { findHolder } from "./data-folder/lock.ts";
import type { ChangedHome } from "./outside/changes.ts";

const words = process.argv.slice(2);
const port = process.env["OUTSIDE_PORT"] ?? findHolder(findDataFolder())?.ports?.outside;
try {
  if (words.length < 1 || words.length > 2)
    throw new Error("Usage: npm run outside:price -- [SSH-1001] -10% | 2500000");
  if (!port) throw new Error("The sample outside site is not running: npm start");
  const [price, home] = words.toReversed();
  const url = `http://127.0.0.1:${port}`;
  const response = await fetch(`${url}/_local/changes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ price, home }),
  });
  if (!response.ok) throw new Error(await response.text());
  const changed = (await response.json()) as ChangedHome;
  console.log(
    `${changed.home}, ${changed.title}: THB ${changed.before.toLocaleString("en")} is now THB ${changed.after.toLocaleString("en")}.
${url}${changed.path}
Start a run of the source in /admin/property-scraper to see it found.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
