/** What an admin must know while they type: who else is here, what arrived, whether it is kept. */
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { nameField } from "../scraping/name-field.ts";
import { TwinQuestion } from "../scraping/twin-question.tsx";
import { readTwins } from "../scraping/read-twins.ts";
import { useEditor } from "./state/editor-context.ts";

export function EditorNotices() {
  const { t } = useTranslation("admin");
  const { others, arrived, noticed, failure, isSaving, autosave, takeDraft, keepMine, save, forgetFailure } =
    useEditor();
  return (
    <div className="grid gap-3 empty:hidden">
      {others.length > 0 && (
        <output className="flex items-center gap-2 text-lamp">
          <Users aria-hidden="true" className="size-5 shrink-0" />
          {t("editorTexts.openToo", { count: others.length, names: others.join(", ") })}
        </output>
      )}
      {arrived.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 text-sm text-quiet">
          <output>
            {t("editorTexts.arrived", { fields: arrived.map((name) => nameField(name, t)).join(", ") })}
          </output>
          <Button look="bareSmall" onClick={noticed}>
            {t("editorTexts.understood")}
          </Button>
        </div>
      )}
      {autosave.newer && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-coral">
          {t("editorTexts.otherWindow")}
          <Button look="quietSmall" onClick={takeDraft}>
            {t("editorTexts.takeDraft")}
          </Button>
          <Button look="quietSmall" onClick={keepMine}>
            {t("editorTexts.keepMine")}
          </Button>
        </div>
      )}
      {readTwins(failure) ? (
        <TwinQuestion
          error={failure}
          isBusy={isSaving}
          onPublish={() => void save({ publication: "published" }, { isAnotherHome: true })}
          onLeave={forgetFailure}
        />
      ) : (
        <FailureNotice error={failure} what={t("editorTexts.notSaved")} />
      )}
    </div>
  );
}

/** One quiet line under the title. */
export function DraftState() {
  const { t } = useTranslation("admin");
  const { autosave, isChanged, stored } = useEditor();
  const state = autosave.newer ? "failed" : autosave.state;
  // Until the server has dropped what was typed back, a reload would show it again.
  const isUnderWay = state === "waiting" || state === "failed";
  return (
    <output className="block min-h-6 text-sm text-quiet">
      {isChanged || isUnderWay ? t(`editorTexts.draft.${state}`) : stored ? t("editorTexts.allSaved") : ""}
    </output>
  );
}
