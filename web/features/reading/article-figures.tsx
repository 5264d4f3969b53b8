/**
 * Where the figures of a text come from and when they were last checked. Sources keep their English names; what we
 * describe ourselves is in the reader's language.
 */
import { useTranslation } from "react-i18next";
import { describeOwnSource } from "../../../domain/facts/own-sources.ts";
import type { Article } from "../../../domain/site/article.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { useLocale } from "../../visitor/use-locale.ts";

type ArticleFiguresProps = Pick<Article, "figures" | "language">;

export function ArticleFigures({ figures, language }: ArticleFiguresProps) {
  const { t } = useTranslation("article");
  const locale = useLocale();
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="figures" className="border-t border-line pt-8 text-sm text-quiet">
      <h2 id="figures" className="mb-2 text-xl text-paper">
        {t("figures")}
      </h2>
      <p className="mb-4 max-w-measure">{t("figuresNote")}</p>
      <ol className="grid gap-1.5">
        {figures.map(({ number, text, checkedOn, standing, source, url }) => (
          <li key={number} id={`figure-${number}`} className="flex gap-3 target:text-paper">
            <span className="w-5 shrink-0 text-right tabular">{number}</span>
            <span>
              <span lang={language} className="text-paper">
                {text}
              </span>
              , {t("asOf", { day: formatDay(checkedOn, locale) })}
              {standing !== "sourced" && (
                <>
                  {" · "}
                  <strong className="font-semibold text-paper">{t(`standing.${standing}`)}</strong>
                </>
              )}
              {" · "}
              {describeOwnSource(source, locale) ?? (
                <span lang="en">
                  {url ? (
                    <a href={url} rel="noopener" className="underline underline-offset-4 hover:text-paper">
                      {source}
                    </a>
                  ) : (
                    source
                  )}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
