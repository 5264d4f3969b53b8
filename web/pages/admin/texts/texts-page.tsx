/** `/admin/texts`: every text that may be written, by page. Each opens below, at its own address. */
import { useTranslation } from "react-i18next";
import { TextsList } from "../../../administration/texts/texts-list.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { readTextPage } from "../../../routing/admin-paths.ts";
import { useParams } from "../../../routing/router-hooks.ts";
import { browserPage } from "../../in-browser.tsx";
import { NotFoundPage } from "../../not-found-page.tsx";

const TextView = browserPage(async () => (await import("./text-view.tsx")).TextView);

const FactsView = browserPage(async () => (await import("./facts-view.tsx")).FactsView);

export function TextsPage() {
  const { t } = useTranslation("admin");
  const { "*": part = "" } = useParams();
  const asked = readTextPage(part);
  if (!asked) return <NotFoundPage />;
  if (asked === "facts") return <FactsView />;
  if (asked.text) return <TextView key={part} {...asked.text} />;
  const title = t("writtenTexts.title");
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="mb-3 text-4xl">{title}</h1>
      <p className="mb-8 max-w-measure text-quiet">{t("writtenTexts.lead")}</p>
      <TextsList fetchJson={fetchAsUser} />
    </>
  );
}
