/** On a sample: an owner makes it a home of theirs, or deletes it. The other samples stay as they are. */
import { useTranslation } from "react-i18next";
import { RemoveQuestion } from "../questions/remove-question.tsx";
import { useEditor, useEditorValue, useFieldValue } from "./state/editor-context.ts";

export function SampleNotice({ onRemoved }: { onRemoved: (message: string) => void }) {
  const { t } = useTranslation("admin");
  const { api, session } = useEditor();
  const stored = useEditorValue(({ state }) => state.stored);
  const isSample = useFieldValue("is_sample");
  if (!stored?.is_sample) return null;
  const { title: name, updated_at: seen } = stored;
  return (
    <section
      aria-labelledby="sample-home"
      className="grid max-w-3xl justify-items-start gap-3 rounded-card border border-edge p-4"
    >
      <h2 id="sample-home" className="font-sans text-base font-semibold">
        {t("editorTexts.sample.title")}
      </h2>
      <p className="text-sm text-quiet">{t("editorTexts.sample.text")}</p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={!isSample}
          onChange={({ target }) => session.set({ is_sample: !target.checked })}
          className="tick size-5 shrink-0 rounded-md"
        />
        {t("editorTexts.sample.own")}
      </label>
      <RemoveQuestion
        texts={{
          remove: t("editorTexts.sample.remove"),
          ask: t("editorTexts.sample.removeAsk", { name }),
          confirm: t("editorTexts.sample.removeConfirm"),
        }}
        remove={(isConfirmed) => api.remove(seen, isConfirmed)}
        onRemoved={() => onRemoved(t("editorTexts.sample.removed", { name }))}
      />
    </section>
  );
}
