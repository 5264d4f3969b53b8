/** The text that people agree to when they send a form. A new wording gets a new version: leads keep theirs. */
export const consentVersion = "2026-11-21";

/** Earlier versions stay here: a page that was opened before still sends the one it shows. */
export const consentVersions = [consentVersion] as const;
