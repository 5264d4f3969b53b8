/** The props of each part of a source's form. */
import type { SourceDraft } from "../scraping/source-draft.ts";

export type SourceFormPart = {
  draft: SourceDraft;
  change: (part: Partial<SourceDraft>) => void;
  /** The error text of a field, if any. */
  problemOf: (field: string) => string | undefined;
};
