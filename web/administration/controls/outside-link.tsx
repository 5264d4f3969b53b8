/** A link to another site. It opens a new tab, says so, and sends no referrer. */
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../components/controls/button-styles.ts";

export function OutsideLink({ href, lang, text }: { href: string; lang?: string; text: string }) {
  const { t } = useTranslation("admin");
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
      <span className="sr-only"> {t("reviewTexts.opensNewTab")}</span>
    </a>
  );
}
