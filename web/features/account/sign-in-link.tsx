/** "Sign In" in the header. */
import { useTranslation } from "react-i18next";
import { Link } from "../../routing/link.tsx";
import { useLocation } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";
import { useHydrated } from "../../visitor/use-hydrated.ts";

export type SignInLinkProps = { className: string };

/** In the HTML it is one address on every page, so that no crawler finds a sign-in page for each. */
export function SignInLink({ className }: SignInLinkProps) {
  const { t } = useTranslation("frame");
  const { pathname, search } = useLocation();
  const next = useHydrated() && pathname !== paths.signIn ? pathname + search : undefined;
  return (
    <Link to={paths.signIn + (next ? `?next=${encodeURIComponent(next)}` : "")} className={className}>
      {t("signIn")}
    </Link>
  );
}
