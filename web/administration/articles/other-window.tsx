/** Another window of the same person has kept other words: both are shown, and one of them goes on. */
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { ArticleBody } from "../../../domain/texts/articles/article-blocks.ts";
import { Button } from "../../components/controls/button.tsx";
import { Disclosure } from "../controls/disclosure.tsx";
import { TextDifference } from "../texts/text-difference.tsx";
import { bodyWords } from "./body-words.ts";

type OtherWindowProps = {
  locale: Locale;
  theirs: ArticleBody;
  mine: ArticleBody;
  onTake: () => void;
  onKeep: () => void;
};

export function OtherWindow({ locale, theirs, mine, onTake, onKeep }: OtherWindowProps) {
  const { t } = useTranslation("admin");
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-coral/60 p-4">
      <p>{t("articleRoom.draft.otherWindow")}</p>
      <Disclosure summary={t("articleRoom.kept.difference")}>
        <TextDifference locale={locale} before={bodyWords(mine)} after={bodyWords(theirs)} />
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" onClick={onTake}>
          {t("editorTexts.takeDraft")}
        </Button>
        <Button look="quietSmall" onClick={onKeep}>
          {t("editorTexts.keepMine")}
        </Button>
      </div>
    </div>
  );
}
