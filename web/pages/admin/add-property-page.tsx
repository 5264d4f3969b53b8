import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { textLinkStyles } from "../../components/button-styles.ts";
import { PageHead } from "../../components/page-head.tsx";
import { consolePaths } from "../../console-paths.ts";
import { AdminOnly } from "../../features/account/admin-only.tsx";
import { postAsUser } from "../../features/account/fetch-as-user.ts";
import { AddPropertyForm } from "../../features/administration/add-property-form.tsx";

export function AddPropertyPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("admin.addProperty")} isIndexed={false} />
      <h1 className="mb-8 text-4xl">{t("admin.addProperty")}</h1>
      <AdminOnly>
        <p className="mb-6">
          <Link to={consolePaths.homes()} className={textLinkStyles}>
            {t("admin.homeTexts.all")}
          </Link>
        </p>
        <AddPropertyForm save={(listing) => postAsUser("/api/admin/listings", listing)} />
      </AdminOnly>
    </>
  );
}
