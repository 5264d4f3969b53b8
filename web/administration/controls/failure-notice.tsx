/** Why something failed: in the page's language if the error code is known, otherwise in the API's own words. */
import { useTranslation } from "react-i18next";
import type { HomeSold, StandingContract } from "../../../domain/leads/desk/home-sold.ts";
import { ApiFailure } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocation } from "../../routing/router-hooks.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";

const knownCodes = {
  network_failure: "network",
  not_signed_in: "session",
  bad_token: "session",
  conflict: "conflict",
  known_email: "knownEmail",
  home_sold: "homeSold",
  last_owner: "lastOwner",
  other_ways_in: "otherWaysIn",
  schedule_does_not_add_up: "schedule",
  // Of an address with a question: a list is asked for what it does not know, or at more length than it takes.
  bad_request: "badAddress",
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
  const standing = readStanding(error);
  const why = known ? t(`admin:failure.${known}`, { ...standing }) : error.message;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-coral">
      <p>{[what, why].filter(Boolean).join(" ")}</p>
      {known === "session" && (
        <Link to={paths.signIn} target="_blank" className={textLinkStyles}>
          {t("admin:failure.signInBeside")}
        </Link>
      )}
      {known === "badAddress" && <ShowAll />}
      {standing && (
        <Link to={adminPaths.enquiry(standing.id)} className={textLinkStyles}>
          {t("admin:failure.openEnquiry", { reference: standing.reference })}
        </Link>
      )}
      {onRetry && known !== "badAddress" && (
        <Button look="quietSmall" onClick={onRetry}>
          {t("frame:errors.tryAgain")}
        </Button>
      )}
    </div>
  );
}

/** The same page without its question. */
function ShowAll() {
  const { t } = useTranslation("admin");
  const { pathname, search } = useLocation();
  if (!search) return null;
  return (
    <Link to={pathname} className={textLinkStyles}>
      {t("failure.showAll")}
    </Link>
  );
}

function readStanding(error: Error): StandingContract | undefined {
  if (!(error instanceof ApiFailure) || error.code !== "home_sold") return undefined;
  return (error.body as HomeSold).standing;
}

function isKnown(code: string): code is keyof typeof knownCodes {
  return Object.hasOwn(knownCodes, code);
}
