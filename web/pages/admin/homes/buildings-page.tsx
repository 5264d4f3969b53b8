/** `/admin/buildings`: the list of buildings, and below it the form of each. */
import { BackLink } from "../../../administration/controls/back-link.tsx";
import { useTranslation } from "react-i18next";
import { BuildingList } from "../../../administration/buildings/building-list.tsx";
import { makeBuildingCommands } from "../../../administration/buildings/building-api.ts";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { adminPaths, readBuildingPage } from "../../../routing/admin-paths.ts";
import { useParams } from "../../../routing/router-hooks.ts";
import { browserPage } from "../../in-browser.tsx";
import { NotFoundPage } from "../../not-found-page.tsx";

const BuildingView = browserPage(async () => (await import("./building-view.tsx")).BuildingView);
const commands = makeBuildingCommands(fetchAsUser);

export function BuildingsPage() {
  const { t } = useTranslation("admin");
  const { "*": part = "" } = useParams();
  const page = readBuildingPage(part);
  if (!page) return <NotFoundPage />;
  const isList = page === "list";
  const title = isList ? "title" : page === "new" ? "newTitle" : "editTitle";
  return (
    <>
      <PageHead title={t(`buildingTexts.${title}`)} isIndexed={false} />
      <BackLink to={isList ? adminPaths.listings() : adminPaths.buildings}>
        {isList ? t("listingTexts.all") : t("buildingTexts.all")}
      </BackLink>
      <h1 className="mb-6 text-4xl">{t(`buildingTexts.${title}`)}</h1>
      {isList ? (
        <BuildingList fetchJson={fetchAsUser} commands={commands} />
      ) : (
        <BuildingView key={part} id={page === "new" ? null : page.id} />
      )}
    </>
  );
}
