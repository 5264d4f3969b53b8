/** Signing up for the affiliate programme: a plain form, so that it works without script. */
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { honeypotField } from "../../../domain/form-fields.ts";
import { localisePath } from "../../../domain/locales.ts";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useFormState } from "../../form-state.tsx";
import { useLocale } from "../../use-locale.ts";

const fields = [
  { name: "name", type: "text", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true },
  { name: "website", type: "text", autoComplete: "url", required: false },
] as const;

/** Names the wording below; change it with the wording. */
const consentVersion = "affiliate-1";

export function AffiliateForm() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname } = useLocation();
  const state = useFormState("affiliate");
  const problemOf = (name: string) => {
    const problem = state?.errors[name];
    return problem && t(`library.affiliate.problems.${problem}`);
  };
  return (
    <form
      method="post"
      action="/api/leads/affiliate"
      id="apply"
      aria-labelledby="apply-title"
      className="grid max-w-2xl gap-5 rounded-card border border-line bg-raised p-6 sm:p-10 print:hidden"
    >
      <h2 id="apply-title" className="text-3xl">
        {t("library.affiliate.title")}
      </h2>
      {state?.failure && (
        <p role="alert" className="text-coral">
          {t(`library.affiliate.${state.failure}`)}
        </p>
      )}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="reachBy" value="email" />
      <input type="hidden" name="returnTo" value={localisePath(pathname, locale)} />
      <div hidden>
        <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-label="Fax" />
      </div>
      {fields.map((field) => (
        <TextField
          key={field.name}
          label={t(`library.affiliate.${field.name}`)}
          defaultValue={state?.values[field.name]}
          error={problemOf(field.name)}
          {...field}
        />
      ))}
      <TextArea
        label={t("library.affiliate.message")}
        name="message"
        defaultValue={state?.values["message"]}
        error={problemOf("message")}
      />
      <Checkbox
        label={t("library.affiliate.consent")}
        name="consent"
        value={consentVersion}
        required
        error={problemOf("consent")}
      />
      <Button type="submit" look="gold" className="justify-self-start">
        {t("library.affiliate.submit")}
      </Button>
    </form>
  );
}
