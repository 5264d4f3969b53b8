/** `/admin/properties`: the list of all homes, and below it the editor of each. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { browserPage } from "../in-browser.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { accountQuery } from "../../features/account/account-query.ts";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { ListingList } from "../../administration/listings/listing-list.tsx";
import { readListingPage } from "../../routing/admin-paths.ts";
import { useParams } from "../../routing/router-hooks.ts";
import { NotFoundPage } from "../not-found-page.tsx";

const ListingView = browserPage(async () => (await import("./listing-view.tsx")).ListingView);

export function PropertiesPage() {
  const { t } = useTranslation(["admin", "frame"]);
  const { data: account } = useQuery(accountQuery());
  const { "*": part = "" } = useParams();
  const page = readListingPage(part);
  if (!page) return <NotFoundPage />;
  if (page.id === null) {
    return (
      <>
        <PageHead title={t("admin:homeTexts.title")} isIndexed={false} />
        <h1 className="mb-6 text-4xl">{t("admin:homeTexts.title")}</h1>
        <ListingList fetchJson={fetchAsUser} mine={account?.person ?? undefined} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t("admin:listingTexts.editTitle")} isIndexed={false} />
      <ListingView key={page.id} id={page.id} />
    </>
  );
}
