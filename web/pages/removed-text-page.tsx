/** The page of a text that was deleted (410): says so, and leads to the lists. */
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../components/controls/button-styles.ts";
import { PageHead } from "../components/page/page-head.tsx";
import { Link } from "../routing/link.tsx";
import { paths } from "../routing/paths.ts";

const lists = [paths.blog, paths.guides, paths.tipsForSellers, paths.faq] as const;

export function RemovedTextPage() {
  const { t } = useTranslation("article");
  return (
    <div className="grid max-w-measure gap-6">
      <PageHead title={t("removedTitle")} isIndexed={false} />
      <h1 className="text-4xl">{t("removedTitle")}</h1>
      <p className="text-lg text-quiet">{t("removedText")}</p>
      <ul className="flex flex-wrap gap-3">
        {lists.map((path) => (
          <li key={path}>
            <Link to={path} className={buttonStyles.quiet}>
              {t(`pages.${path}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
