/** Offers what was typed on this device and never saved. */
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { ArticleBody } from "../../../domain/texts/articles/article-blocks.ts";
import { Button } from "../../components/controls/button.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { formatTime } from "../controls/format-time.ts";
import { TextDifference } from "../texts/text-difference.tsx";
import { bodyWords } from "./body-words.ts";
import type { KeptDraft } from "./kept-draft.ts";

type KeptDraftNoticeProps = {
  locale: Locale;
  kept: KeptDraft;
  now: ArticleBody;
  /** Somebody saved the text after that. */
  isOlder: boolean;
  onTake: () => void;
  onThrowAway: () => void;
};

export function KeptDraftNotice({ locale, kept, now, isOlder, onTake, onThrowAway }: KeptDraftNoticeProps) {
  const { t } = useTranslation("admin");
  const time = formatTime(kept.at, useLocale());
  return (
    <output className="grid gap-3 rounded-card border border-sea/60 p-4">
      <p>
        {t("articleRoom.kept.title", { time })} {isOlder && t("articleRoom.kept.older")}
      </p>
      <Disclosure summary={t("articleRoom.kept.difference")}>
        <TextDifference locale={locale} before={bodyWords(now)} after={bodyWords(kept.body)} />
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" onClick={onTake}>
          {t("articleRoom.kept.take")}
        </Button>
        <Button look="bareSmall" onClick={onThrowAway}>
          {t("articleRoom.kept.throwAway")}
        </Button>
      </div>
    </output>
  );
}
