/**
 * axe over every page in every language. One test a language, so that the workers share the load. English is judged
 * as readers have it, hydrated; the others, which differ in words alone, as the server sends them.
 */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { defaultLocale, locales } from "../../domain/locales.ts";
import { listAddresses } from "../site-addresses.ts";
import { waitUntilLive } from "./page-quality.ts";

test.describe.configure({ mode: "parallel" });

/** axe judges structure, names and colours; what only fills a box costs time. */
const needless = ["image", "font", "media"];

for (const locale of locales) {
  test(`axe finds nothing on any page in ${locale}`, async ({ page, request }) => {
    test.setTimeout(1_200_000);
    const isHydrated = locale === defaultLocale;
    const blocked = new Set(isHydrated ? needless : [...needless, "script"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/*", (route) =>
      blocked.has(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    // A connection that is kept may be closed just as it is used again.
    const read = async (address: string) => (await request.get(address, { maxRetries: 3 })).json();
    const places = await listAddresses(locale, read);
    expect(places.length).toBeGreaterThan(55);
    const found: string[] = [];
    for (const { address } of places) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      if (isHydrated) await waitUntilLive(page);
      // Without frames the plain run does, which opens no second page.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
      const { violations } = await axe.analyze();
      found.push(...violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`));
    }
    expect(found).toEqual([]);
  });
}
