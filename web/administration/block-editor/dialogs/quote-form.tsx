import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../components/controls/text-field.tsx";
import { SettingsForm } from "./settings-form.tsx";

type QuoteFormProps = { by: string; lang: string; onTake: (by: string | null) => void };

export function QuoteForm({ by, lang, onTake }: QuoteFormProps) {
  const { t } = useTranslation("admin");
  const [name, setName] = useState(by);
  return (
    <SettingsForm isComplete onTake={() => onTake(name.trim() || null)}>
      <TextField
        label={t("articleTexts.quoteBy")}
        lang={lang}
        maxLength={120}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </SettingsForm>
  );
}
