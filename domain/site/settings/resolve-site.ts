/** The site's settings from what the database holds. A section that cannot be read shows the default of the files. */
import * as v from "valibot";
import {
  type SectionName,
  type Settings,
  type Site,
  defaultSettings,
  defaultSite,
  publicSectionNames,
} from "../site.ts";
import { judgeSamples, misleads } from "../samples.ts";
import { sectionSchemas } from "./section-schemas.ts";

/** The current value of each section that an owner has saved. */
export type StoredSettings = Readonly<Record<string, unknown>>;

export type ResolvedSite = {
  site: Site;
  /** Stored, and what the schema wants. */
  own: ReadonlySet<SectionName>;
  /** Stored, but no longer what the schema wants. */
  broken: SectionName[];
};

export function resolveSite(stored: StoredSettings): ResolvedSite {
  const site: { -readonly [Name in keyof Site]: unknown } = { ...defaultSite };
  const own = new Set<SectionName>();
  const broken: SectionName[] = [];
  for (const name of publicSectionNames) {
    if (!Object.hasOwn(stored, name)) continue;
    const result = v.safeParse(sectionSchemas[name], stored[name]);
    if (result.success) {
      site[name] = result.output;
      own.add(name);
    } else broken.push(name);
  }
  // Each section holds its default or what its schema let through.
  const resolved = site as Site;
  const isSample = judgeSamples(resolved, own).some(misleads);
  return { site: { ...resolved, isSample }, own, broken };
}

/** Every section, for the screen that changes them. */
export function resolveSettings(stored: StoredSettings): { settings: Settings } & Omit<ResolvedSite, "site"> {
  const { site, own, broken } = resolveSite(stored);
  const paying = v.safeParse(sectionSchemas.paying, stored["paying"]);
  const isBroken = Object.hasOwn(stored, "paying") && !paying.success;
  return {
    settings: { ...site, paying: paying.success ? paying.output : defaultSettings.paying },
    own,
    broken: isBroken ? [...broken, "paying"] : broken,
  };
}

/** The same for code without a screen: a broken value is reported in the log, without the value. */
export function readSite(stored: unknown): Site {
  const isObject = typeof stored === "object" && stored !== null && !Array.isArray(stored);
  const { site, broken } = resolveSite(isObject ? (stored as StoredSettings) : {});
  if (broken.length > 0) console.warn(JSON.stringify({ event: "settings_unreadable", sections: broken }));
  return site;
}
