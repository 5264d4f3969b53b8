/** One article. On a desk the English stands beside the language that is written; on a phone there is one at a time. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, languageOptions } from "../../../domain/languages/locales.ts";
import type { OneArticle } from "../../../domain/texts/articles/articles-api.ts";
import { TextMarks } from "../texts/text-marks.tsx";
import { ArticleAddress } from "./article-address.tsx";
import type { ArticleEditing } from "./article-editing.ts";
import { languageToOpen } from "./article-words.ts";
import { ArticleForm } from "./article-form.tsx";

type ArticleEditorProps = ArticleEditing & { article: OneArticle; onSaved: (locale?: Locale) => void };

export function ArticleEditor({ article, onSaved, ...editing }: ArticleEditorProps) {
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState(() => languageToOpen(article.languages));
  /** Those that were opened stay, with what is typed in them. */
  const [opened, setOpened] = useState<readonly Locale[]>(chosen === "en" ? ["en"] : ["en", chosen]);
  const open = (locale: Locale) => {
    setChosen(locale);
    if (!opened.includes(locale)) setOpened([...opened, locale]);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-md:pb-32">
      {article.isClaim && <p className="max-w-measure text-coral">{t("writtenTexts.claim")}</p>}
      <fieldset
        aria-label={t("articleRoom.languages")}
        className="flex min-w-0 gap-2 overflow-x-auto py-1 md:flex-wrap"
      >
        {languageOptions.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === chosen}
            onClick={() => open(code)}
            className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border border-edge px-4 py-1.5 hover:border-paper aria-pressed:border-lamp aria-pressed:text-lamp"
          >
            {name}
            <TextMarks marks={article.languages[code].marks} />
          </button>
        ))}
      </fieldset>
      <div className={`grid items-start gap-8 ${chosen === "en" ? "max-w-4xl" : "xl:grid-cols-2"}`}>
        {opened.map((locale) => (
          <div key={locale} className={`min-w-0 ${visibility(locale, chosen)}`}>
            <ArticleForm
              {...editing}
              article={article}
              locale={locale}
              isAside={locale !== chosen}
              onSaved={() => onSaved(locale)}
            />
          </div>
        ))}
      </div>
      {article.canMove && (
        <div className="max-w-4xl">
          <ArticleAddress
            key={article.address.version}
            article={article}
            fetchJson={editing.fetchJson}
            onChanged={() => onSaved()}
          />
        </div>
      )}
    </div>
  );
}

function visibility(locale: Locale, chosen: Locale): string {
  if (locale === chosen) return "";
  return locale === "en" ? "max-xl:hidden" : "hidden";
}
