/** Title and text for readers of the other languages. */
import { useTranslation } from "react-i18next";
import { languageOptions } from "../../../../domain/languages/locales.ts";
import { Folded } from "../../controls/folded.tsx";
import { useEditor } from "../state/editor-context.ts";
import { EditedText } from "./edited-fields.tsx";

export function TranslationsSection() {
  const { t } = useTranslation("admin");
  const { values } = useEditor();
  return (
    <>
      <p className="text-sm text-quiet">{t("editorTexts.translationsHint")}</p>
      {languageOptions
        .filter(({ code }) => code !== values.language)
        .map(({ code, name }) => (
          <Folded key={code} title={name} summary={values[`title.${code}`] || t("editorTexts.noTranslation")}>
            <EditedText
              name={`title.${code}`}
              lang={code}
              label={t("editorTexts.titleIn", { language: name })}
            />
            <EditedText
              name={`description.${code}`}
              lang={code}
              isLong
              label={t("editorTexts.descriptionIn", { language: name })}
            />
          </Folded>
        ))}
    </>
  );
}
