/** One text in six languages side by side. Each is saved alone. */
import { useTranslation } from "react-i18next";
import { languageOptions } from "../../../domain/languages/locales.ts";
import type { NewestText, OneText } from "../../../domain/texts/texts-api.ts";
import { isWordless, shownAt } from "../../../domain/texts/text-kinds.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { FetchJson } from "../../data/api.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { LanguageForm } from "./language-form.tsx";
import { previewOf, saveText } from "./texts-api.ts";

type TextEditorProps = {
  text: OneText;
  fetchJson: FetchJson;
  sign: SignRequest;
  onSaved: (locale: Locale, newest: NewestText) => void;
};

export function TextEditor({ text, fetchJson, sign, onSaved }: TextEditorProps) {
  const { t } = useTranslation("admin");
  const { kind, name, page, isClaim, languages } = text;
  const openPreview = shownAt[page] === undefined ? undefined : previewOf(fetchJson, page);
  return (
    <>
      {isClaim && <p className="mb-6 max-w-measure text-coral">{t("writtenTexts.claim")}</p>}
      <div className="grid items-start gap-5 lg:grid-cols-2 2xl:grid-cols-3">
        {languageOptions.map(({ code, name: language }) => {
          const { shipped, newest, marks } = languages[code];
          if (!shipped) {
            return isWordless(kind) ? null : (
              <section key={code} className="rounded-card border border-line p-4 sm:p-5">
                <h2 className="text-xl">{language}</h2>
                <p className="text-quiet">{t("writtenTexts.notNeeded")}</p>
              </section>
            );
          }
          return (
            <LanguageForm
              key={code}
              {...{ kind, name, shipped, newest, marks, openPreview, fetchJson, sign }}
              locale={code}
              save={saveText(fetchJson, kind, name)}
              onSaved={(saved) => onSaved(code, saved)}
            />
          );
        })}
      </div>
    </>
  );
}
