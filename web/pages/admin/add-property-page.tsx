import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page-head.tsx";
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
        <AddPropertyForm save={(listing) => postAsUser("/api/admin/listings", listing)} />
      </AdminOnly>
    </>
  );
}
