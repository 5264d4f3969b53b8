/** The index of all twelve articles; the buyers' index redirects here. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { ArticleList } from "../../features/reading/article-list.tsx";
import { articleIndexQuery } from "../../features/reading/article-queries.ts";
import { ArticleCall } from "../../features/reading/article-call.tsx";
import { IndexHeader } from "../../features/reading/index-header.tsx";
import { MissingIndex } from "../../features/reading/missing-index.tsx";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function TipsPage() {
  const { t } = useTranslation(["library", "article"]);
  const { data, error } = useQuery(articleIndexQuery(useLocale()));
  const more = [
    { to: paths.listYourHome, label: t("article:offerTitle") },
    { to: paths.guides, label: t("library:guides.title") },
    { to: paths.tipsForLandlords, label: t("library:tips.landlords") },
    { to: paths.faq, label: t("article:pages./resources/faq") },
    { to: paths.glossary, label: t("article:pages./resources/glossary") },
  ];
  return (
    <div className="grid gap-20">
      <PageHead title={t("library:tips.title")} description={t("library:tips.description")} />
      <IndexHeader title={t("library:tips.title")} text={t("library:tips.description")} />
      {!data && <MissingIndex error={error} />}
      {data &&
        (["buyers", "sellers"] as const).map((kind) => (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind} className="mb-6 text-3xl">
              {t(`library:tips.${kind}`)}
            </h2>
            <ArticleList heading="h3" articles={data.filter((article) => article.kind === kind)} />
          </section>
        ))}
      <nav aria-labelledby="more">
        <h2 id="more" className="mb-4 text-2xl">
          {t("library:tips.more")}
        </h2>
        <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
          {more.map(({ to, label }) => (
            <li key={to} className="border-b border-line">
              <Link to={to} className="block py-4 text-lg hover:text-lamp">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ArticleCall to="consultation" />
    </div>
  );
}
