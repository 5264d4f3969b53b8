/** Questions in groups, each to be opened; searching shows those that contain all the words. */
import { textLinkStyles } from "../../components/button-styles.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Faq } from "../../../domain/article.ts";
import { TextField } from "../../components/text-field.tsx";
import { paths } from "../../paths.ts";
import { searchFaq } from "./search-faq.ts";
import { useEnhancedText } from "./use-enhanced-text.ts";

export function FaqList({ faq }: { faq: Faq }) {
  const { t } = useTranslation();
  const [words, setWords] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEnhancedText(list, "faq");
  const found = searchFaq(faq, words);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = words.trim() !== "";
  return (
    <div className="grid gap-12">
      <search className="grid max-w-xl gap-2 print:hidden">
        <TextField
          label={t("library.faq.search")}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <output className="block min-h-6 text-sm text-quiet">
          {isSearching && (count > 0 ? t("library.faq.found", { count }) : t("library.faq.nothing"))}
        </output>
      </search>
      {isSearching && count === 0 && (
        <p>
          <Link to={paths.contact} className={textLinkStyles}>
            {t("library.faq.ask")}
          </Link>
        </p>
      )}
      <div ref={list} className="grid max-w-4xl gap-14" lang={faq.language}>
        {found.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-4 text-2xl">
              {title}
            </h2>
            <div className="border-t border-line">
              {questions.map((question) => (
                <details key={question.id} className="faq-question">
                  <summary>
                    <h3>{question.question}</h3>
                  </summary>
                  <div
                    id={question.id}
                    className="article-text"
                    dangerouslySetInnerHTML={{ __html: question.html }}
                  />
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
