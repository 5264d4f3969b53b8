/** A link to an outside page: in a new tab, which it says, and without telling that page where its reader came from. */
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../components/button-styles.ts";

export function OutsideLink({ href, lang, text }: { href: string; lang?: string; text: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      lang={lang}
      className={`inline-block py-1 ${textLinkStyles}`}
    >
      {text}
      <span aria-hidden="true"> ↗</span>
      <span className="sr-only"> {t("admin.reviewTexts.opensNewTab")}</span>
    </a>
  );
}
