/** What each part of a source's form is given. */
import type { SourceDraft } from "./source-draft.ts";

export type SourceFormPart = {
  draft: SourceDraft;
  change: (part: Partial<SourceDraft>) => void;
  /** The sentence that says what is wrong with a field. */
  problemOf: (field: string) => string | undefined;
};
