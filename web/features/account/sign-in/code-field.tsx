import { useTranslation } from "react-i18next";
import { TextField } from "../../../components/controls/text-field.tsx";

/** Six digits. Phones fill it in from the message. */
export function CodeField() {
  const { t } = useTranslation("account");
  return (
    <TextField
      label={t("code.label")}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]{6,10}"
      maxLength={10}
      required
      className="text-xl"
    />
  );
}

export function readCode(form: FormData): string {
  return String(form.get("code")).replaceAll(/\D/g, "");
}
