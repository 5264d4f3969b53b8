/** What a picture shows, in one language: typed below it, and told to those who do not see it. */
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useEditor, useEditorValue } from "../state/editor-context.ts";

export function usePictureWords(picture: string, language: Locale): string {
  return useEditorValue(({ state }) => state.values.picture_texts[picture]?.[language] ?? "");
}

type PictureWordsProps = { picture: string; number: number; language: Locale };

export function PictureWords({ picture, number, language }: PictureWordsProps) {
  const { t } = useTranslation("admin");
  const { session } = useEditor();
  return (
    <TextField
      label={t("pictureTexts.shows", { number })}
      lang={language}
      value={usePictureWords(picture, language)}
      maxLength={300}
      onChange={({ target }) =>
        session.set(({ picture_texts: texts }) => ({
          picture_texts: { ...texts, [picture]: { ...texts[picture], [language]: target.value } },
        }))
      }
    />
  );
}
