/** `/admin/add-property` of the specification: the editor with a new home, whose id is made here. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../../components/page/page-head.tsx";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { useNavigate } from "../../../routing/router-hooks.ts";

export function AddPropertyPage() {
  const { t } = useTranslation(["admin", "frame"]);
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(adminPaths.newListing(crypto.randomUUID()), { replace: true });
  }, [navigate]);
  return (
    <>
      <PageHead title={t("admin:addProperty")} isIndexed={false} />
      <h1 className="mb-8 text-4xl">{t("admin:addProperty")}</h1>
      <output className="block">{t("frame:loading")}</output>
    </>
  );
}
