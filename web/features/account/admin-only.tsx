/** Shows its children to admins only. The data is protected by the Worker's check and row level security. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { accountQuery } from "./account-query.ts";

export function AdminOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["account", "frame"]);
  const { data: account, isPending, isError } = useQuery(accountQuery());
  if (isPending) return <output className="block">{t("frame:loading")}</output>;
  if (isError) return <p role="alert">{t("account:failed")}</p>;
  if (!account) {
    return (
      <p>
        <Link to={paths.signIn} className="text-sea underline">
          {t("account:needSignIn")}
        </Link>
      </p>
    );
  }
  return account.rights.length > 0 ? children : <p role="alert">{t("account:notAdmin")}</p>;
}
