/** Why something failed: in the page's language if the error code is known, otherwise in the API's own words. */
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";

const knownCodes = {
  network_failure: "network",
  not_signed_in: "session",
  bad_token: "session",
  conflict: "conflict",
  known_email: "knownEmail",
  last_owner: "lastOwner",
  other_ways_in: "otherWaysIn",
  schedule_does_not_add_up: "schedule",
  never_offered: "neverOffered",
  not_found: "missing",
  unavailable: "unavailable",
} as const;

type FailureNoticeProps = {
  error: Error | null;
  /** What failed. Shown before the reason. */
  what?: string;
  onRetry?: () => unknown;
};

export function FailureNotice({ error, what, onRetry }: FailureNoticeProps) {
  const { t } = useTranslation(["admin", "frame"]);
  if (!error) return null;
  const known = error instanceof ApiFailure && isKnown(error.code) ? knownCodes[error.code] : undefined;
  const why = known ? t(`admin:failure.${known}`) : error.message;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-coral">
      <p>{[what, why].filter(Boolean).join(" ")}</p>
      {known === "session" && (
        <Link to={paths.signIn} className={textLinkStyles}>
          {t("frame:signIn")}
        </Link>
      )}
      {onRetry && (
        <Button look="quietSmall" onClick={onRetry}>
          {t("frame:errors.tryAgain")}
        </Button>
      )}
    </div>
  );
}

function isKnown(code: string): code is keyof typeof knownCodes {
  return Object.hasOwn(knownCodes, code);
}
