/** axe over every page in every language, as readers have it: hydrated. One test a language, to share the load. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { locales } from "../../domain/locales.ts";
import { listAddresses } from "../site-addresses.ts";
import { waitUntilLive } from "./page-quality.ts";

/** axe judges structure, names and colours; what only fills a box costs time. */
const needless = new Set(["image", "font", "media"]);

for (const locale of locales) {
  test(`axe finds nothing on any page in ${locale}`, async ({ page, request }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/*", (route) =>
      needless.has(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    const places = await listAddresses(locale, async (address) => (await request.get(address)).json());
    expect(places.length).toBeGreaterThan(55);
    const found: string[] = [];
    for (const { address } of places) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await waitUntilLive(page);
      // Without frames the plain run does, which opens no second page.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      found.push(...violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`));
    }
    expect(found).toEqual([]);
  });
}
