import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Article } from "../../../domain/article.ts";

export function RelatedPages({ related }: Pick<Article, "related">) {
  const { t } = useTranslation();
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related" className="print:hidden">
      <h2 id="related" className="mb-4 text-2xl">
        {t("article.related")}
      </h2>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
        {related.map(({ path, title }) => (
          <li key={path} className="border-b border-line">
            <Link to={path} className="block py-4 text-lg hover:text-lamp">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
