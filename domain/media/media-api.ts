/** The shapes of /api/admin/media. */
import * as v from "valibot";
import { type Locale, locales } from "../languages/locales.ts";
import { storableText } from "../site/storable-text.ts";

const alt = v.pipe(storableText, v.trim(), v.maxLength(300, "must have at most 300 characters"));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

export const mediaName = v.pipe(
  storableText,
  v.trim(),
  v.nonEmpty("must not be empty"),
  v.maxLength(120, "must have at most 120 characters"),
);

/** `PATCH /:id`. */
export const mediaChange = v.strictObject({
  /** Of the row that was read. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: mediaName,
  /** What it shows, by language. */
  alts: v.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, v.optional(alt)])) as Record<
      Locale,
      v.OptionalSchema<typeof alt, undefined>
    >,
  ),
  focus: v.strictObject({ x: percent, y: percent }),
});
export type MediaChange = v.InferOutput<typeof mediaChange>;

export type Media = {
  id: string;
  /** What texts keep as `src` (media-address.ts). */
  address: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  alts: Partial<Record<Locale, string>>;
  focus: { x: number; y: number };
  version: number;
  addedAt: string;
};

/** A text, or a section of the settings as the kind "setting". */
export type MediaUse = {
  kind: string;
  name: string;
  locale: Locale | "";
  /** False for a draft or a plan. */
  is_shown: boolean;
};

/** `GET /`. */
export type MediaPage = {
  pictures: (Media & { uses: number })[];
  hasMore: boolean;
  /** Of all: pictures that nothing has shown for thirty days. */
  orphans: number;
};

/** `GET /:id`. */
export type OneMedia = Media & { uses: MediaUse[] };

/** `PATCH /:id`, and with 409 what is stored now. */
export type SavedMedia = { picture: Media };

/** `POST /deletion`: those that nothing uses are gone, and the uses of the others. */
export type DeletedMedia = { deleted: string[]; uses: (MediaUse & { picture: string })[] };
