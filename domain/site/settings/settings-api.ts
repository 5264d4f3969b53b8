/** The shapes of /api/admin/settings. */
import type { SectionName, Settings } from "../site.ts";
import type { OwnersPart } from "../owners-part.ts";

export type SavedSection<Name extends SectionName = SectionName> = {
  /** 0 until it is saved for the first time: then the defaults of the files are in force. */
  version: number;
  value: Settings[Name];
};

/** `GET /api/admin/settings`. */
export type SettingsOverview = {
  sections: { [Name in SectionName]: SavedSection<Name> & { isBroken: boolean } };
  /** What is still a sample or empty, and where to change it. */
  ownersPart: OwnersPart[];
};

/** `GET /api/admin/settings/:section/history`: `history`, newest first. */
export type SettingVersion = {
  version: number;
  value: Record<string, unknown>;
  savedAt: string;
  /** The address of the person who saved it; null when the account is gone. */
  savedBy: string | null;
  isYours: boolean;
};

/** The 409 of `PUT /api/admin/settings/:section`, with both values. */
export type SettingConflict = {
  error: { code: string; message: string };
  current: { version: number; value: Settings[SectionName] };
  yours: Settings[SectionName];
};
