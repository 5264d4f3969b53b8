/** The frame of every small form of the editor: its fields, and a button that takes them over. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";

type SettingsFormProps = {
  isComplete: boolean;
  onTake: () => void;
  children: ReactNode;
};

export function SettingsForm({ isComplete, onTake, children }: SettingsFormProps) {
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
      <Button type="submit" look="gold" disabled={!isComplete} className="justify-self-start">
        {t("articleTexts.take")}
      </Button>
    </form>
  );
}
