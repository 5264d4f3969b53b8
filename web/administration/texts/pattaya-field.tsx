/** A time on Pattaya's clock, wherever the person who plans it is. */
import { useTranslation } from "react-i18next";
import { TextField } from "../../components/controls/text-field.tsx";

type PattayaFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void };

export function PattayaField({ value, error, onChange }: PattayaFieldProps) {
  const { t } = useTranslation("admin");
  return (
    <TextField
      label={t("writtenTexts.planAt")}
      hint={t("writtenTexts.planHint")}
      type="datetime-local"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const longestWaitMs = 365 * 86_400_000;

/** Within the time that a plan may wait. */
export function isComing(instant: Date | undefined): boolean {
  const wait = (instant?.getTime() ?? 0) - Date.now();
  return wait > 0 && wait < longestWaitMs;
}
