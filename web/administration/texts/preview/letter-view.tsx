/** A drawn letter: its subject, its HTML and its plain text, which some mail programs show instead. */
import { useTranslation } from "react-i18next";
import { type Locale, intlTags } from "../../../../domain/languages/locales.ts";
import type { DrawnLetter } from "../../../../domain/texts/letters/letter-preview.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { LetterFrame } from "./letter-frame.tsx";

export function LetterView({ letter, locale }: { letter: DrawnLetter; locale: Locale }) {
  const { t } = useTranslation("admin");
  const { subject, html, text, calendarEntry } = letter;
  const lang = intlTags[locale];
  return (
    <div className="grid w-full gap-3">
      <p className="wrap-anywhere">
        {t("writtenTexts.drawn.subject")} <strong lang={lang}>{subject}</strong>
      </p>
      <LetterFrame html={html} title={t("writtenTexts.drawn.letter")} />
      {calendarEntry && (
        <p className="wrap-anywhere">
          {t("writtenTexts.drawn.calendar")} <strong lang={lang}>{calendarEntry}</strong>
        </p>
      )}
      <Disclosure summary={t("writtenTexts.drawn.plain")}>
        <p lang={lang} className="rounded-lg border border-line p-4 whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      </Disclosure>
    </div>
  );
}
