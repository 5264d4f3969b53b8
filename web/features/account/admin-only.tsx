/**
 * Shows its children to admins only. The data is protected by the Worker's check and row level security. When the
 * session ends, the children stay, so that nothing typed is lost.
 */
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { useLocation } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";
import { accountQuery } from "./account-query.ts";
import { FailureNote } from "./failures/failure-note.tsx";

export function AdminOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["account", "frame"]);
  const { pathname, search } = useLocation();
  const { data: account, isPending, error } = useQuery(accountQuery());
  const isAdmin = account ? account.rights.length > 0 : undefined;
  const [wasAdmin, setWasAdmin] = useState(false);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  const signIn = paths.signInFor(pathname + search);
  if (isAdmin || (wasAdmin && !account)) {
    return (
      <>
        {!isAdmin && (
          <div
            role="alert"
            className="mb-6 flex flex-wrap gap-x-4 rounded-card border border-line bg-raised p-4"
          >
            <p>{t("account:signedOutHere")}</p>
            <Link to={signIn} target="_blank" className={textLinkStyles}>
              {t("account:signInAgain")}
            </Link>
          </div>
        )}
        {children}
      </>
    );
  }
  if (isPending) return <output className="block">{t("frame:loading")}</output>;
  if (error) return <FailureNote error={error} />;
  if (!account || account.needsSecondFactor) {
    return (
      <p>
        <Link to={signIn} className={textLinkStyles}>
          {t(account ? "account:secondFactor.title" : "account:needSignIn")}
        </Link>
      </p>
    );
  }
  return <p role="alert">{t("account:notAdmin")}</p>;
}
