/** `/admin/media`: the library of pictures. Each opens below, at its own address. */
import { useTranslation } from "react-i18next";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser, headersAsUser } from "../../../features/account/fetch-as-user.ts";
import { readMediaPage } from "../../../routing/admin-paths.ts";
import { useParams } from "../../../routing/router-hooks.ts";
import { browserPage } from "../../in-browser.tsx";
import { NotFoundPage } from "../../not-found-page.tsx";

const MediaRoom = browserPage(
  async () => (await import("../../../administration/media/media-room.tsx")).MediaRoom,
);
const MediaView = browserPage(async () => (await import("./media-view.tsx")).MediaView);

export function MediaPage() {
  const { t } = useTranslation("admin");
  const { "*": part = "" } = useParams();
  const asked = readMediaPage(part);
  if (!asked) return <NotFoundPage />;
  if (typeof asked === "object") return <MediaView key={asked.id} id={asked.id} />;
  const title = t("mediaTexts.title");
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="mb-3 text-4xl">{title}</h1>
      <p className="mb-8 max-w-measure text-quiet">{t("mediaTexts.lead")}</p>
      <MediaRoom
        key={asked}
        fetchJson={fetchAsUser}
        sign={headersAsUser}
        isOnlyOrphans={asked === "orphans"}
      />
    </>
  );
}
