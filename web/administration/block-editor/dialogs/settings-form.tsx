/** The frame of every small form of the editor: its fields, and a button that takes them over. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";

type SettingsFormProps = {
  isComplete: boolean;
  onTake: () => void;
  onRemove?: () => void;
  children: ReactNode;
};

export function SettingsForm({ isComplete, onTake, onRemove, children }: SettingsFormProps) {
  const { t } = useTranslation("admin");
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // It stands within the form of the text, as React sees it.
        event.stopPropagation();
        if (isComplete) onTake();
      }}
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="gold" disabled={!isComplete}>
          {t("articleTexts.take")}
        </Button>
        {onRemove && (
          <Button look="bare" onClick={onRemove}>
            {t("articleTexts.takeAway")}
          </Button>
        )}
      </div>
    </form>
  );
}
