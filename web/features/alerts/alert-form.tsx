/** Asks for letters about homes. A plain form; with script it says what is missing in its own words and keeps the page. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { alertPaces } from "../../../domain/alerts/alert-choices.ts";
import { pattayaZone } from "../../../domain/places/pattaya-time.ts";
import { honeypotField } from "../../../domain/leads/form-fields.ts";
import { Button } from "../../components/controls/button.tsx";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { useFormState } from "../../data/form-state.tsx";
import { paths } from "../../routing/paths.ts";
import { useNavigate } from "../../routing/router-hooks.ts";
import { type Watched, watchedPage } from "../../routing/watched-page.ts";
import { useHydrated } from "../../visitor/use-hydrated.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { type AlertFailure, sendAlert } from "./send-alert.ts";

const failureTexts = {
  unavailable: "unavailable",
  too_many_requests: "tooMany",
  gone: "gone",
} as const satisfies Record<AlertFailure, string>;

export function AlertForm({ target }: { target: Watched }) {
  const { t } = useTranslation("alerts");
  const locale = useLocale();
  const navigate = useNavigate();
  const returned = useFormState("alert");
  const isHydrated = useHydrated();
  const zone = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : pattayaZone;
  const [problem, setProblem] = useState(returned?.errors["email"]);
  const [failure, setFailure] = useState<AlertFailure | undefined>(returned?.failure);
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem("email");
    if (isSending || !(field instanceof HTMLInputElement)) return;
    const wrong = field.validity.valueMissing ? "required" : field.validity.valid ? undefined : "invalid";
    setProblem(wrong);
    setFailure(undefined);
    if (wrong) return field.focus();
    setIsSending(true);
    const outcome = await sendAlert(form);
    setIsSending(false);
    if (outcome.kind === "sent") return navigate(paths.alertSent(outcome.state, watchedPage(target)));
    if (outcome.kind === "failed") return setFailure(outcome.failure);
    setProblem(outcome.email);
    field.focus();
  }

  return (
    <form
      method="post"
      action="/api/alerts"
      noValidate={isHydrated}
      onSubmit={submit}
      aria-label={t("title")}
      className="relative grid gap-6"
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="timeZone" value={zone} />
      {Object.entries(target).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <TextField
        label={t("email")}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={returned?.values["email"]}
        error={problem && t(problem === "required" ? "emailMissing" : "emailProblem")}
      />
      <ChoiceGroup
        legend={t("every")}
        name="every"
        defaultValue={returned?.values["every"] ?? "daily"}
        options={alertPaces.map((value) => ({ value, label: t(`pace.${value}`) }))}
      />
      <p className="text-sm text-quiet">{t("note")}</p>
      {failure && (
        <p role="alert" className="rounded-field border border-coral px-4 py-3 text-coral">
          {t(failureTexts[failure])}
        </p>
      )}
      <Button type="submit" look="gold" isBusy={isSending} className="justify-self-start max-sm:w-full">
        {t(isSending ? "sending" : "send")}
      </Button>
    </form>
  );
}
