/**
 * Runs axe over every page in every language, one test per language, so that the workers share the load. English is
 * checked hydrated. The other languages differ only in their texts and are checked as the server sends them.
 */
import { expect, test } from "@playwright/test";
import { defaultLocale, locales } from "../../../domain/languages/locales.ts";
import { listAddresses } from "../../site-addresses.ts";
import { findViolations, waitUntilLive } from "./page-quality.ts";

test.describe.configure({ mode: "parallel" });

/** axe checks structure, names and colours, so these resources would only cost time. */
const unneeded = ["image", "font", "media"];

for (const locale of locales) {
  test(`axe finds nothing on any page in ${locale}`, async ({ page, request }) => {
    test.setTimeout(1_200_000);
    const isHydrated = locale === defaultLocale;
    const blocked = new Set(isHydrated ? unneeded : [...unneeded, "script"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/*", (route) =>
      blocked.has(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    // The server may close a kept connection just as it is reused.
    const read = async (address: string) => (await request.get(address, { maxRetries: 3 })).json();
    const places = await listAddresses(locale, read);
    expect(places.length).toBeGreaterThan(55);
    const found: string[] = [];
    for (const { address } of places) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      if (isHydrated) await waitUntilLive(page);
      const violations = await findViolations(page);
      found.push(...violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`));
    }
    expect(found).toEqual([]);
  });
}
