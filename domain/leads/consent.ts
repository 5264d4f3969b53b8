/** The version of the consent text in every form. A new wording gets a new version, and leads keep theirs. */
export const consentVersion = "2026-11-21";

/** Earlier versions stay valid, because a page that is still open sends the version it shows. */
export const consentVersions = [consentVersion] as const;
