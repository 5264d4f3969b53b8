import { useTranslation } from "react-i18next";
import { TextField } from "../../../components/controls/text-field.tsx";

/** A phone number with its country code. */
export function PhoneField({ label }: { label: string }) {
  const { t } = useTranslation("account");
  return (
    <TextField label={label} hint={t("addressHint")} name="phone" type="tel" autoComplete="tel" required />
  );
}
