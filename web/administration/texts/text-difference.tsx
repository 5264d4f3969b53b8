/** What changed between two bodies of a text, word by word. */
import { useTranslation } from "react-i18next";
import { type Locale, intlTags } from "../../../domain/languages/locales.ts";
import { diffWords } from "../../../domain/texts/diff-words.ts";
import { ShownBody } from "./shown-body.tsx";

/** The fields of a text, as words. */
export type Words = Readonly<Record<string, string>>;
type TextDifferenceProps = { locale: Locale; before: Words; after: Words };

export function TextDifference({ locale, before, after }: TextDifferenceProps) {
  const { t } = useTranslation("admin");
  // A picture or a file has no words to compare.
  if ("src" in after || "file" in after || "sections" in after)
    return <ShownBody body={after} locale={locale} />;
  const parts = diffWords(wordsOf(before), wordsOf(after), locale);
  if (parts.every(({ kind }) => kind === "same")) {
    return <p className="text-quiet">{t("writtenTexts.history.same")}</p>;
  }
  return (
    <p className="whitespace-pre-line wrap-anywhere" lang={intlTags[locale]}>
      {parts.map(({ kind, text }, index) => {
        // Parts have no name of their own.
        if (kind === "gone")
          return (
            <del key={index} className="text-quiet">
              {text}
            </del>
          );
        return kind === "new" ? (
          <ins key={index} className="text-lamp no-underline">
            {text}
          </ins>
        ) : (
          <span key={index}>{text}</span>
        );
      })}
    </p>
  );
}

function wordsOf(body: Words): string {
  return Object.values(body).filter(Boolean).join("\n");
}
