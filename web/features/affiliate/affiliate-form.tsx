/** Signing up for the affiliate programme: a plain form, so that it works without script. */
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { honeypotField } from "../../../domain/lead.ts";
import { localisePath } from "../../../domain/locales.ts";
import { buttonStyles } from "../../components/button-styles.ts";
import { TextField, fieldStyles } from "../../components/text-field.tsx";
import { useFormState } from "../../form-state.tsx";
import { useLocale } from "../../use-locale.ts";

const fields = [
  { name: "name", type: "text", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true },
  { name: "website", type: "text", autoComplete: "url", required: false },
] as const;

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
      className="grid max-w-2xl gap-5 rounded-card border border-line bg-raised p-6 sm:p-10"
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
      {/* People do not see it; whoever fills it in is a robot. */}
      <div hidden>
        <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-label="Fax" />
      </div>
      {fields.map((field) => (
        <div key={field.name} className="grid gap-1">
          <TextField
            label={t(`library.affiliate.${field.name}`)}
            defaultValue={state?.values[field.name]}
            aria-invalid={problemOf(field.name) ? true : undefined}
            {...field}
          />
          <Problem text={problemOf(field.name)} />
        </div>
      ))}
      <label className="grid gap-1.5">
        {t("library.affiliate.message")}
        <textarea name="message" rows={4} defaultValue={state?.values["message"]} className={fieldStyles} />
        <Problem text={problemOf("message")} />
      </label>
      <label className="flex items-start gap-3">
        <input type="checkbox" name="consent" value="affiliate-1" required className="mt-1 size-5 shrink-0" />
        {t("library.affiliate.consent")}
      </label>
      <Problem text={problemOf("consent")} />
      <button type="submit" className={`${buttonStyles.gold} justify-self-start`}>
        {t("library.affiliate.submit")}
      </button>
    </form>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="text-sm text-coral">
      {text}
    </p>
  );
}
