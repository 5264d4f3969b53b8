/** A password, which can be shown. Password managers know it by its name and `autocomplete`. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { minPasswordLength } from "../../../../domain/accounts/judge-password.ts";
import { controlStyles, Field } from "../../../components/controls/field.tsx";

export function PasswordField({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation("account");
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      label={t(isNew ? "newPassword" : "password")}
      hint={isNew ? t("passwordHint", { count: minPasswordLength }) : undefined}
    >
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            name="password"
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            minLength={isNew ? minPasswordLength : undefined}
            required
            className={`${controlStyles} pr-24`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 min-w-20 cursor-pointer rounded-field px-3 text-sm text-quiet hover:text-paper"
          >
            {t(isShown ? "hide" : "show")}
          </button>
        </span>
      )}
    </Field>
  );
}
