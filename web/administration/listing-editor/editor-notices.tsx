/** What an admin must know while they type: who else is here, what arrived, whether it is kept. */
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useCloseWarning, useLeaveWarning } from "../controls/use-leave-warning.ts";
import { linksLostBy } from "../questions/links-lost.ts";
import { LinksQuestion } from "../questions/links-question.tsx";
import { nameField } from "../scraping/name-field.ts";
import { TwinQuestion } from "../scraping/twin-question.tsx";
import { readTwins } from "../scraping/read-twins.ts";
import { useEditor, useEditorValue } from "./state/editor-context.ts";
import { usePresence } from "./state/use-presence.ts";

export function EditorNotices() {
  const { t } = useTranslation("admin");
  const { api, session, save } = useEditor();
  const arrived = useEditorValue(({ state }) => state.arrived);
  const failure = useEditorValue((view) => view.failure);
  const isSaving = useEditorValue((view) => view.isSaving);
  const linkedFrom = linksLostBy(failure);
  const isChanged = useEditorValue((view) => view.isChanged);
  const hasOtherDraft = useEditorValue(({ autosave }) => autosave.newer !== undefined);
  const others = usePresence(
    api,
    // A failure does no harm, because the save itself compares versions.
    (presence) => void session.hear(presence).catch(() => undefined),
  );
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
          <Button look="bareSmall" onClick={session.noticed}>
            {t("editorTexts.understood")}
          </Button>
        </div>
      )}
      {hasOtherDraft && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-coral">
          {t("editorTexts.otherWindow")}
          <Button look="quietSmall" onClick={session.takeDraft}>
            {t("editorTexts.takeDraft")}
          </Button>
          {isChanged && (
            <Button look="quietSmall" onClick={session.keepMine}>
              {t("editorTexts.keepMine")}
            </Button>
          )}
        </div>
      )}
      {readTwins(failure) ? (
        <TwinQuestion
          error={failure}
          isBusy={isSaving}
          onPublish={() => void save({ publication: "published" }, { isAnotherHome: true })}
          onLeave={session.forgetFailure}
        />
      ) : (
        <FailureNotice error={linkedFrom ? null : failure} what={t("editorTexts.notSaved")} />
      )}
      <LinksQuestion
        isOpen={linkedFrom !== undefined}
        title={t("editorTexts.takeOff.title")}
        lead={t("editorTexts.takeOff.lead")}
        yes={t("editorTexts.takeOff.yes")}
        linkedFrom={linkedFrom ?? []}
        isBusy={isSaving}
        onConfirm={() => void save({ publication: "withdrawn" }, { alone: true, isConfirmed: true })}
        onClose={session.forgetFailure}
      />
    </div>
  );
}

/** One quiet line under the title. Whoever leaves the page before all is kept is warned. */
export function DraftState({ isOwnerTyped }: { isOwnerTyped: boolean }) {
  const { t } = useTranslation("admin");
  const isChanged = useEditorValue((view) => view.isChanged);
  const isStored = useEditorValue(({ state }) => state.stored !== null);
  const state = useEditorValue(({ autosave }) => (autosave.newer && isChanged ? "failed" : autosave.state));
  // Until the server has dropped what was typed back, a reload would show it again.
  const isUnderWay = state === "waiting" || state === "failed" || state === "refused";
  useCloseWarning(isUnderWay);
  // What waits is sent when the page is left; this could not be.
  useLeaveWarning(state === "failed" || state === "refused");
  return (
    <output className="block min-h-6 text-sm text-quiet">
      {isChanged || isUnderWay
        ? t(`editorTexts.draft.${state}`)
        : isStored && t(isOwnerTyped ? "editorTexts.ownerTyped" : "editorTexts.allSaved")}
    </output>
  );
}
