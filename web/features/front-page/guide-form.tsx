/** How the guide is asked for: the newsletter provider's own form, or ours when none is set. A plain form, either way. */
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { consentVersion } from "../../../domain/consent.ts";
import { honeypotField } from "../../../domain/form-fields.ts";
import { localisePath } from "../../../domain/locales.ts";
import { site } from "../../../domain/site.ts";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useLocale } from "../../use-locale.ts";

/** The provider's frame (specification, section 7). */
const frame = { width: 540, height: 750 };

export function GuideForm() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname } = useLocation();
  if (site.newsletterFrame) {
    return (
      <iframe
        src={site.newsletterFrame}
        title={t("home.guideFrame")}
        loading="lazy"
        sandbox="allow-forms allow-scripts allow-popups"
        {...frame}
        className="max-w-full"
      />
    );
  }
  return (
    <form method="post" action="/api/leads/guide" className="grid gap-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={localisePath(pathname, locale)} />
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <TextField
        label={t("home.guideEmail")}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <Checkbox
        name="consent"
        value={consentVersion}
        label={t("home.guideConsent", { name: site.name })}
        required
      />
      <Button type="submit" look="gold">
        {t("home.guideSend")}
      </Button>
    </form>
  );
}
