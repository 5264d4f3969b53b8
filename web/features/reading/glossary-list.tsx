/** Terms from A to Z, each with the Thai word and its own anchor. */
import { useTranslation } from "react-i18next";
import type { Glossary, GlossaryTerm } from "../../../domain/site/article.ts";
import "../../styles/article.css";

export function GlossaryList({ glossary }: { glossary: Glossary }) {
  const { t } = useTranslation("library");
  const { language, terms } = glossary;
  const letters = [...Map.groupBy(terms, ({ letter }) => letter)];
  return (
    <div className="grid gap-14" lang={language}>
      <nav aria-label={t("glossary.letters")} className="print:hidden">
        <ul className="flex flex-wrap gap-1.5">
          {letters.map(([letter]) => (
            <li key={letter}>
              <a
                href={`#letter-${letter}`}
                className="grid size-11 place-items-center rounded-full border border-line hover:border-lamp hover:text-lamp"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(([letter, words]) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className="glossary-letter">
          <h2 id={`letter-${letter}`} className="text-4xl text-lamp">
            {letter}
          </h2>
          <dl className="grid gap-8">
            {words.map((word) => (
              <Word key={word.id} word={word} language={language} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Many terms carry the English original in brackets already. */
function namesEnglish({ term, english }: GlossaryTerm): boolean {
  return term.toLowerCase().includes(english.toLowerCase());
}

function Word({ word, language }: { word: GlossaryTerm; language: Glossary["language"] }) {
  return (
    <div id={word.id} className="glossary-word">
      <dt>
        <span className="mr-3 text-xl text-paper">{word.term}</span>
        {language !== "th" && (
          <span lang="th" className="mr-3 text-quiet">
            {word.thai}
          </span>
        )}
        {!namesEnglish(word) && (
          <span lang="en" className="text-quiet">
            {word.english}
          </span>
        )}
      </dt>
      <dd className="mt-1 max-w-measure">{word.definition}</dd>
    </div>
  );
}
