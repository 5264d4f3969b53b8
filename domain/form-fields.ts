/** What every form carries besides its questions. */

/** The text that people agree to when they send a form. A new wording gets a new version: leads keep theirs. */
export const consentVersion = "2026-11-21";

/** People do not see this field; only robots fill it in. */
export const honeypotField = "fax";
