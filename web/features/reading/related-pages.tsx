import { useTranslation } from "react-i18next";
import type { Article } from "../../../domain/site/article.ts";
import { Link } from "../../routing/link.tsx";

export function RelatedPages({ related }: Pick<Article, "related">) {
  const { t } = useTranslation("article");
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related" className="print:hidden">
      <h2 id="related" className="mb-4 text-2xl">
        {t("related")}
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
