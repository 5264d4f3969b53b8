/** What a picture shows, for those who do not see it, and another picture in its place. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { Button } from "../../../components/controls/button.tsx";
import { SettingsForm } from "./settings-form.tsx";

type PictureFormProps = { alt: string; lang: string; onTake: (alt: string) => void; onReplace: () => void };

export function PictureForm({ alt, lang, onTake, onReplace }: PictureFormProps) {
  const { t } = useTranslation("admin");
  const [words, setWords] = useState(alt);
  return (
    <SettingsForm isComplete onTake={() => onTake(words.trim())}>
      <TextArea
        label={t("articleTexts.picture.alt")}
        hint={t("articleTexts.picture.altHint")}
        lang={lang}
        maxLength={300}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value.replaceAll("\n", " "))}
      />
      <div>
        <Button look="quietSmall" onClick={onReplace}>
          {t("articleTexts.picture.replace")}
        </Button>
      </div>
    </SettingsForm>
  );
}
