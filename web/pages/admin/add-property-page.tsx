import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { PageHead } from "../../components/page/page-head.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { AdminOnly } from "../../features/account/admin-only.tsx";
import { postAsUser } from "../../features/account/fetch-as-user.ts";
import { AddListingForm } from "../../features/administration/listings/add-listing-form.tsx";

export function AddPropertyPage() {
  const { t } = useTranslation("admin");
  return (
    <>
      <PageHead title={t("addProperty")} isIndexed={false} />
      <h1 className="mb-8 text-4xl">{t("addProperty")}</h1>
      <AdminOnly>
        <p className="mb-6">
          <Link to={adminPaths.listings()} className={textLinkStyles}>
            {t("listingTexts.all")}
          </Link>
        </p>
        <AddListingForm save={(listing) => postAsUser("/api/admin/listings", listing)} />
      </AdminOnly>
    </>
  );
}
