import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { localisePath } from "../../domain/languages/locales.ts";
import { messages } from "../../domain/site/messages.ts";
import { buttonStyles } from "../components/controls/button-styles.ts";
import { PageHead } from "../components/page/page-head.tsx";
import { Link } from "../routing/link.tsx";
import { useLocation } from "../routing/router-hooks.ts";
import { paths } from "../routing/paths.ts";
import { useLocale } from "../visitor/use-locale.ts";

export function NotFoundPage() {
  const { t } = useTranslation("frame");
  const { pathname, search, hash } = useLocation();
  const path = localisePath(pathname, useLocale()) + search + hash;
  useEffect(() => console.error(`404: there is no page at ${path}`), [path]);
  return (
    <>
      <PageHead title={t("errors.notFoundTitle")} isIndexed={false} />
      <section className="grid min-h-[60svh] place-content-center justify-items-center gap-6 text-center">
        <img src="/drawings/empty-state.svg" alt="" width={320} height={240} className="w-64 rounded-card" />
        <h1 className="tabular text-6xl text-lamp">{messages.notFound.heading}</h1>
        <p className="text-xl">{t("errors.notFoundText")}</p>
        <Link to={paths.frontPage} className={buttonStyles.quiet}>
          {t("errors.returnHome")}
        </Link>
      </section>
    </>
  );
}
