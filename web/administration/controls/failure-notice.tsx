/** Why something failed: in the page's language by the code, for what is not the API's failure in its own words. */
import { useTranslation } from "react-i18next";
import { type ErrorBody, errorStatuses } from "../../../domain/error-codes.ts";
import type { HomeSold, StandingContract } from "../../../domain/leads/desk/home-sold.ts";
import { ApiFailure } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocation } from "../../routing/router-hooks.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { nameRefusedField } from "./name-refused-field.ts";

/** Its texts are `refusalTexts`. */
type KnownCode = keyof typeof errorStatuses | "network_failure" | "unexpected_response";

type FailureNoticeProps = {
  error: Error | null;
  /** What failed. Shown before the reason. */
  what?: string;
  onRetry?: () => unknown;
};

export function FailureNotice({ error, what, onRetry }: FailureNoticeProps) {
  const { t } = useTranslation(["admin", "frame"]);
  if (!error) return null;
  const code = error instanceof ApiFailure && isKnown(error.code) ? error.code : undefined;
  const standing = readStanding(error);
  const why = code ? t(`admin:refusalTexts.${code}`, { ...standing }) : error.message;
  const refused = code === "invalid_input" ? refusedField(error) : undefined;
  const field = refused && nameRefusedField(refused, t);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-coral">
      <p>{[what, why, field && `(${field})`].filter(Boolean).join(" ")}</p>
      {(code === "not_signed_in" || code === "bad_token") && (
        <Link to={paths.signIn} target="_blank" className={textLinkStyles}>
          {t("admin:failure.signInBeside")}
        </Link>
      )}
      {code === "bad_request" && <ShowAll />}
      {standing && (
        <Link to={adminPaths.enquiry(standing.id)} className={textLinkStyles}>
          {t("admin:failure.openEnquiry", { reference: standing.reference })}
        </Link>
      )}
      {onRetry && code !== "bad_request" && (
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

function refusedField(error: Error): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const { field } = (error.body as Partial<ErrorBody> | null)?.error ?? {};
  return field === "body" ? undefined : field;
}

function isKnown(code: string): code is KnownCode {
  return Object.hasOwn(errorStatuses, code) || code === "network_failure" || code === "unexpected_response";
}
