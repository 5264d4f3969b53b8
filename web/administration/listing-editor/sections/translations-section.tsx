/** Title and text for readers of the other languages. */
import { useTranslation } from "react-i18next";
import { type Locale, languageOptions } from "../../../../domain/languages/locales.ts";
import { Folded } from "../../controls/folded.tsx";
import { useFieldValue } from "../state/editor-context.ts";
import { EditedText } from "./edited-fields.tsx";

export function TranslationsSection() {
  const { t } = useTranslation("admin");
  const language = useFieldValue("language");
  return (
    <>
      <p className="text-sm text-quiet">{t("editorTexts.translationsHint")}</p>
      {languageOptions
        .filter(({ code }) => code !== language)
        .map(({ code, name }) => (
          <Translation key={code} code={code} name={name} />
        ))}
    </>
  );
}

function Translation({ code, name }: { code: Locale; name: string }) {
  const { t } = useTranslation("admin");
  const title = useFieldValue(`title.${code}`);
  return (
    <Folded title={name} summary={title || t("editorTexts.noTranslation")}>
      <EditedText name={`title.${code}`} lang={code} label={t("editorTexts.titleIn", { language: name })} />
      <EditedText
        name={`description.${code}`}
        lang={code}
        isLong
        label={t("editorTexts.descriptionIn", { language: name })}
      />
    </Folded>
  );
}
