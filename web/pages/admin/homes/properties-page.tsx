/** `/admin/properties`: the list of all homes, and below it the editor of each. Who may not change homes reads the own. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { browserPage } from "../../in-browser.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { accountQuery } from "../../../features/account/account-query.ts";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { ListingList } from "../../../administration/listings/listing-list.tsx";
import { OwnHomes } from "../../../administration/listings/own-homes.tsx";
import { readListingPage } from "../../../routing/admin-paths.ts";
import { useParams } from "../../../routing/router-hooks.ts";
import { NotFoundPage } from "../../not-found-page.tsx";

const OwnHomeView = browserPage(async () => (await import("./own-home-view.tsx")).OwnHomeView);
const ListingView = browserPage(async () => (await import("./listing-view.tsx")).ListingView);

export function PropertiesPage() {
  const { t } = useTranslation(["admin", "frame"]);
  const { data: account } = useQuery(accountQuery());
  const { "*": part = "" } = useParams();
  const page = readListingPage(part);
  const mayEdit = account?.rights.includes("listings") ?? false;
  const mine = account?.person ?? undefined;
  if (!page) return <NotFoundPage />;
  if (page.id === null) {
    return (
      <>
        <PageHead title={t("admin:homeTexts.title")} isIndexed={false} />
        <h1 className="mb-6 text-4xl">{t("admin:homeTexts.title")}</h1>
        {mayEdit ? (
          <ListingList fetchJson={fetchAsUser} mine={mine} />
        ) : (
          <OwnHomes fetchJson={fetchAsUser} person={mine} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHead
        title={t(mayEdit ? "admin:listingTexts.editTitle" : "admin:homeTexts.title")}
        isIndexed={false}
      />
      {mayEdit ? <ListingView key={page.id} id={page.id} /> : <OwnHomeView key={page.id} id={page.id} />}
    </>
  );
}
