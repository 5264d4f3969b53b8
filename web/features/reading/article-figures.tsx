/** Where the figures of a text come from and when they were last checked. Sources keep their English names. */
import { useTranslation } from "react-i18next";
import type { Article } from "../../../domain/article.ts";
import { formatDay } from "../../../domain/format-fact.ts";
import { useLocale } from "../../use-locale.ts";

type ArticleFiguresProps = Pick<Article, "figures" | "language">;

export function ArticleFigures({ figures, language }: ArticleFiguresProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="figures" className="border-t border-line pt-8 text-sm text-quiet">
      <h2 id="figures" className="mb-2 text-xl text-paper">
        {t("article.figures")}
      </h2>
      <p className="mb-4 max-w-measure">{t("article.figuresNote")}</p>
      <ol className="grid gap-1.5">
        {figures.map(({ number, text, checkedOn, source, url }) => (
          <li key={number} id={`figure-${number}`} className="flex gap-3 target:text-paper">
            <span className="w-5 shrink-0 text-right tabular">{number}</span>
            <span>
              <span lang={language} className="text-paper">
                {text}
              </span>
              , {t("article.asOf", { day: formatDay(checkedOn, locale) })}
              {" · "}
              <span lang="en">
                {url ? (
                  <a href={url} rel="noopener" className="underline underline-offset-4 hover:text-paper">
                    {source}
                  </a>
                ) : (
                  source
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
