/** Questions in groups, each of which unfolds. A search shows those that contain all its words. */
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { trustHtml } from "../../components/page/trust-html.ts";
import type { Faq } from "../../../domain/site/article.ts";
import { TextField } from "../../components/controls/text-field.tsx";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { searchFaq } from "./search-faq.ts";
import { useEnhancedText } from "./enhance/use-enhanced-text.ts";
import "../../styles/article.css";

export function FaqList({ faq }: { faq: Faq }) {
  const { t } = useTranslation("library");
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
          label={t("faq.search")}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <output className="block min-h-6 text-sm text-quiet">
          {isSearching && (count > 0 ? t("faq.found", { count }) : t("faq.nothing"))}
        </output>
      </search>
      {isSearching && count === 0 && (
        <p>
          <Link to={paths.contact} className={textLinkStyles}>
            {t("faq.ask")}
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
                    dangerouslySetInnerHTML={trustHtml(question.html)}
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
