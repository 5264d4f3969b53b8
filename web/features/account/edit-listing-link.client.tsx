/** "Edit this home", for an admin who may edit listings. */
import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { accountQuery } from "./account-query.ts";

export function EditListingLink({ id }: { id: string }) {
  const { t } = useTranslation("account");
  const { data: account } = useQuery({ ...accountQuery(), staleTime: 60_000 });
  if (!account?.rights.includes("listings")) return null;
  return (
    <p className="mb-4">
      <Link to={adminPaths.listing(id)} className={buttonStyles.quietSmall}>
        <Pencil aria-hidden="true" className="size-4" />
        {t("editThisHome")}
      </Link>
    </p>
  );
}
