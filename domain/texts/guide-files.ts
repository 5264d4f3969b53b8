/** The printed guide and the owner's own: where the site Worker keeps their bytes, and how large one may be. */
import type { Locale } from "../languages/locales.ts";

export const guideName = (language: Locale) => `baan-tawan-investor-guide-${language}.pdf`;

/** In SNAPSHOT, by the id of the private file. */
export const guideFilePrefix = "guide:";
export const guideFileKey = (file: string) => guideFilePrefix + file;

/** The limit of the bucket. The shipped ones have about 1 MB. */
export const largestGuideBytes = 15_728_640;

/** In place of a file's id, in an address of the office: the guide that we ship. */
export const shippedGuide = "shipped";
