/**
 * One Lighthouse run, as on a phone, of every route in two languages: `npm run lighthouse:routes`. It prints each page's
 * scores and what fails outside of performance, and ends with an error if anything does. The administration is left
 * out: signed out, each of its pages is the sign-in. Performance is one run of a machine, so `npm run lighthouse`
 * judges it.
 */
import { type Locale, localisePath } from "../../domain/languages/locales.ts";
import { startProduct } from "../../tests/start-product.ts";
import { type PageRow, pages } from "../../web/routing/pages.ts";
import { isAdminPath } from "../../web/routing/paths.ts";
import { openBrowser } from "../first-view/first-view.ts";
import { categories, findFailures, ratePage } from "./rate-page.ts";

const languages: readonly Locale[] = ["en", "de"];
const port = Number(process.env["LIGHTHOUSE_PORT"] ?? 55_790);
const debuggingPort = port + 1;
/** A page that is kept from search engines fails these, as it should. */
const ofUnindexed = /^(is-crawlable|meta-description):/;
const listing = "one-bedroom-finance-talay-thong-jomtien";
const slugs: Record<string, string> = {
  areas: "jomtien",
  guides: "buying-a-condo-as-a-foreigner",
  buyers: "closing-costs",
  sellers: "negotiating-offers",
  blog: "month-twenty-five",
};

const product = await startProduct({ port });
const browser = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
let hasFailed = false;
try {
  for (const row of pages.filter(({ path }) => !isAdminPath(path)))
    for (const language of languages) await rate(localisePath(fillIn(row), language), isIndexed(row));
} finally {
  await browser.close();
  await product.close();
}
process.exitCode = hasFailed ? 1 : 0;

function fillIn({ path, article }: PageRow): string {
  const slug = article && slugs[article.kind];
  return path.replace(":idOrSlug", listing).replace(":slug", slug ?? "");
}

/** A sheet to print repeats its home's page. */
function isIndexed({ isPersonal, data }: PageRow): boolean {
  return !isPersonal && data !== "propertySheet";
}

async function rate(address: string, mustBeIndexed: boolean): Promise<void> {
  const { points, metrics, results } = await ratePage(`http://localhost:${port}${address}`, debuggingPort, 1);
  const found = findFailures(results).filter((failure) => mustBeIndexed || !ofUnindexed.test(failure));
  const measured = [
    ...categories.map((category) => `${category} ${points[category]}`),
    `largest paint ${Math.round(metrics["largest-contentful-paint"])} ms`,
    `blocked ${Math.round(metrics["total-blocking-time"])} ms`,
  ];
  console.log(`${address}  ${measured.join(", ")}`);
  for (const failure of found) console.log(`  fails: ${failure}`);
  hasFailed ||= found.length > 0;
}
