/** The home's title as it is typed, and whether visitors can see the home. */
import { useTranslation } from "react-i18next";
import { useEditorValue, useFieldValue } from "./state/editor-context.ts";

export function EditorTitle() {
  const { t } = useTranslation("admin");
  const title = useFieldValue("title");
  const language = useFieldValue("language");
  const publication = useEditorValue(({ state }) => state.stored?.publication);
  return (
    <>
      <h1 lang={language} className="text-3xl break-words">
        {title || t("editorTexts.newTitle")}
      </h1>
      <p className="text-quiet">
        {publication ? t(`listingTexts.publication.${publication}`) : t("editorTexts.notSavedYet")}
      </p>
    </>
  );
}
