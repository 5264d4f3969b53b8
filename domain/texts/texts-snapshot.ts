/** The owner's texts in KV for an outage, a key for each language. The rows are checked when they are read. */
import type { Locale } from "../languages/locales.ts";

export const textsSnapshotKey = (locale: Locale) => `texts:${locale}`;

export type TextsSnapshot = { at: number; rows: unknown[] };
