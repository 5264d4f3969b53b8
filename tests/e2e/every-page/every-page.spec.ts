/**
 * Runs axe over every page in every language, one test per language, so that the workers share the load. English is
 * checked hydrated. The other languages differ only in their texts and are checked as the server sends them, each in
 * another window. They have the colours of English, so few of them compare colours, which takes longest. A translated
 * article has the structure of the English one (tests/web/content/translated-structure.test.ts), so the others show
 * one article of each kind.
 */
import { type Page, expect, test } from "@playwright/test";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import { type SiteAddress, listAddresses } from "../../site-addresses.ts";
import { findViolations, waitUntilLive } from "./page-quality.ts";

test.describe.configure({ mode: "parallel" });

/** axe checks structure, names and colours, so these resources would only cost time. */
const unneeded = ["image", "font", "media"];

/** A window of 1,280 px zoomed to 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** A table that scrolls in a narrow window gets its focus by script. Without it, most browsers give it one themselves. */
const byScript = ["scrollable-region-focusable"];

type Look = {
  isHydrated?: boolean;
  isZoomed?: boolean;
  isForced?: boolean;
  comparesColours?: boolean;
  readsEveryArticle?: boolean;
};

const looks: Record<Locale, Look> = {
  en: { isHydrated: true, comparesColours: true, readsEveryArticle: true },
  de: { isZoomed: true, comparesColours: true },
  fr: { isZoomed: true, isForced: true },
  th: {},
  zh: {},
  ru: {},
};

async function putOn(page: Page, { isHydrated, isZoomed, isForced }: Look): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: isForced ? "active" : "none" });
  if (isZoomed) await page.setViewportSize(zoomed);
  const blocked = new Set(isHydrated ? unneeded : [...unneeded, "script"]);
  await page.route("**/*", (route) =>
    blocked.has(route.request().resourceType()) ? route.abort() : route.continue(),
  );
}

function withOneArticleOfAKind(places: readonly SiteAddress[]): SiteAddress[] {
  const shown = new Set<string>();
  return places.filter(({ article }) => {
    if (!article) return true;
    const isFirst = !shown.has(article.kind);
    shown.add(article.kind);
    return isFirst;
  });
}

for (const locale of locales) {
  test(`axe finds nothing on any page in ${locale}`, async ({ page, request }) => {
    test.setTimeout(1_200_000);
    const look = looks[locale];
    await putOn(page, look);
    // The server may close a kept connection just as it is reused.
    const read = async (address: string) => (await request.get(address, { maxRetries: 3 })).json();
    const places = await listAddresses(locale, read);
    expect(places.length).toBeGreaterThan(55);
    const found: string[] = [];
    for (const { address } of look.readsEveryArticle ? places : withOneArticleOfAKind(places)) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      if (look.isHydrated) await waitUntilLive(page);
      const violations = await findViolations(page, {
        without: [...(look.comparesColours ? [] : ["color-contrast"]), ...(look.isHydrated ? [] : byScript)],
      });
      found.push(...violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`));
    }
    expect(found).toEqual([]);
  });
}
