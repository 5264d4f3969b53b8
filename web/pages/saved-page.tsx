/** `/saved`: the homes that this device remembers. Only the browser knows them. */
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../components/controls/button-styles.ts";
import { ButtonLink } from "../components/controls/button.tsx";
import { browserPart } from "../components/page/browser-part.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { Link } from "../routing/link.tsx";
import { paths } from "../routing/paths.ts";

const KeptHomes = browserPart(
  async () => (await import("../features/catalogue/favourites/kept-homes.client.tsx")).KeptHomes,
  { instead: () => <Skeleton className="h-72" /> },
);

export function SavedPage() {
  const { t } = useTranslation(["favourites", "compare"]);
  return (
    <>
      <PageHead title={t("favourites:title")} isIndexed={false} />
      <h1 className="text-4xl">{t("favourites:title")}</h1>
      <p className="mt-2 mb-8 text-quiet">
        {t("favourites:where")}{" "}
        <Link to={`${paths.account}#saved`} className={textLinkStyles}>
          {t("favourites:notes")}
        </Link>
      </p>
      {/* As high as what stands there until the browser knows the homes, so that nothing moves. */}
      <div className="min-h-72">
        <KeptHomes columns="sm:grid-cols-2 xl:grid-cols-3" />
      </div>
      <ButtonLink to={paths.listings()} className="mt-10 justify-self-start">
        {t("compare:allHomes")}
      </ButtonLink>
    </>
  );
}
