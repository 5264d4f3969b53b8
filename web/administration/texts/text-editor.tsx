/** One text in six languages side by side. Each is saved alone. */
import { useTranslation } from "react-i18next";
import { languageOptions } from "../../../domain/languages/locales.ts";
import type { NewestText, OneText } from "../../../domain/texts/texts-api.ts";
import { isOfAllLanguages, shownAt } from "../../../domain/texts/text-kinds.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { FetchJson } from "../../data/api.ts";
import type { TextBody } from "../../../domain/texts/text-bodies.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { LanguageForm } from "./language-form.tsx";
import { previewOf, previewOfBuilding, saveText } from "./texts-api.ts";

type TextEditorProps = {
  text: OneText;
  /** A new entry begins with these words. */
  begun: TextBody | undefined;
  fetchJson: FetchJson;
  sign: SignRequest;
  onSaved: (locale: Locale, newest: NewestText) => void;
};

export function TextEditor({ text, begun, fetchJson, sign, onSaved }: TextEditorProps) {
  const { t } = useTranslation("admin");
  const { kind, name, page, isClaim, languages } = text;
  const shownLanguages = languageOptions.filter(({ code }) => code === "en" || !isOfAllLanguages(kind));
  const ofPage = shownAt[page] === undefined ? undefined : previewOf(fetchJson, page);
  const openPreview = kind === "building" ? previewOfBuilding(fetchJson, name) : ofPage;
  return (
    <>
      {isClaim && <p className="mb-6 max-w-measure text-coral">{t("writtenTexts.claim")}</p>}
      {kind === "guide" && <p className="mb-6 max-w-measure text-quiet">{t("writtenTexts.guide.lead")}</p>}
      <div className="grid items-start gap-5 lg:grid-cols-2 2xl:grid-cols-3">
        {shownLanguages.map(({ code, name: language }) => {
          const { shipped, newest, marks } = languages[code];
          if (!shipped) {
            return (
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
              begun={code === "en" ? begun : undefined}
              save={saveText(fetchJson, kind, name)}
              onSaved={(saved) => onSaved(code, saved)}
            />
          );
        })}
      </div>
    </>
  );
}
