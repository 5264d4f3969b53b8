/** Why something about a paper failed, as a key of the texts. The API's own words are English, for developers. */
import type { papers } from "../i18n/en/papers.ts";
import { ApiFailure } from "../data/api.ts";

type PaperFailureKey = keyof (typeof papers)["failure"];

const byCode: Readonly<Record<string, PaperFailureKey>> = {
  network_failure: "network",
  not_signed_in: "signedOut",
  bad_token: "signedOut",
  sign_in_again: "signedOut",
  not_allowed: "notAllowed",
  not_found: "missing",
  gone: "missing",
  letters_not_printable: "lettersNotPrintable",
  too_many_requests: "tooMany",
  unavailable: "unavailable",
  request_timeout: "unavailable",
};

export function describePaperFailure(error: Error): PaperFailureKey {
  return (error instanceof ApiFailure && byCode[error.code]) || "unknown";
}
