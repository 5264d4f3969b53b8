import { useTranslation } from "react-i18next";
import { TextField } from "../../../components/controls/text-field.tsx";

/** An email address, or a phone number. */
export function AddressField() {
  const { t } = useTranslation("account");
  return (
    <TextField
      label={t("address")}
      hint={t("addressHint")}
      name="address"
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="username"
      required
    />
  );
}
