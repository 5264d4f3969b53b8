/**
 * The form that requests the guide: the newsletter provider's, with ours below it for whoever does not want or see
 * that one, or ours alone if none is configured. Both are plain; with JavaScript ours says in its own words what is missing, instead of the browser's bubbles.
 */
import { type InvalidEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { honeypotField } from "../../../domain/leads/form-fields.ts";
import { localisePath } from "../../../domain/languages/locales.ts";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { useSite } from "../../visitor/use-site.ts";
import { useNewsletterFrame } from "../../visitor/newsletter-frame.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useLocation } from "../../routing/router-hooks.ts";

/** The size of the provider's frame (specification, section 7). */
const frame = { width: 540, height: 750 };

export function GuideForm() {
  const { t } = useTranslation("frontPage");
  const newsletterFrame = useNewsletterFrame();
  if (!newsletterFrame) return <OwnForm />;
  return (
    <div className="grid gap-4">
      <iframe
        src={newsletterFrame}
        title={t("guideFrame")}
        loading="lazy"
        sandbox="allow-forms allow-scripts allow-popups"
        {...frame}
        className="max-w-full"
      />
      <details>
        <summary className="cursor-pointer py-2 underline underline-offset-4">{t("guideWithout")}</summary>
        <div className="pt-4">
          <OwnForm />
        </div>
      </details>
    </div>
  );
}

function OwnForm() {
  const { t } = useTranslation("frontPage");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { name } = useSite().business;
  const [problems, setProblems] = useState<readonly string[]>([]);
  return (
    <form
      method="post"
      action="/api/leads/guide"
      onInvalidCapture={(event: InvalidEvent<HTMLFormElement>) => {
        event.preventDefault();
        const wrong = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:invalid")];
        setProblems(wrong.map(({ name }) => name));
        wrong[0]?.focus();
      }}
      onInput={({ currentTarget }) =>
        setProblems((known) =>
          known.filter((name) => currentTarget.querySelector(`input:invalid[name="${name}"]`)),
        )
      }
      className="grid gap-4"
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={localisePath(pathname, locale)} />
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <TextField
        label={t("guideEmail")}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={problems.includes("email") ? t("guideEmailProblem") : undefined}
      />
      <Checkbox
        name="consent"
        value={consentVersion}
        label={t("guideConsent", { name })}
        required
        error={problems.includes("consent") ? t("guideConsentProblem") : undefined}
      />
      <Button type="submit" look="gold">
        {t("guideSend")}
      </Button>
    </form>
  );
}
