import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { messages } from "../../domain/messages.ts";
import { buttonStyles } from "../components/button-styles.ts";
import { PageHead } from "../components/page-head.tsx";
import { paths } from "../paths.ts";

export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <>
      <PageHead title={t("errors.notFoundTitle")} isIndexed={false} />
      <section className="grid min-h-[50svh] place-content-center justify-items-center gap-6 text-center">
        <h1 className="text-6xl text-lamp">{messages.notFound.heading}</h1>
        <p className="text-xl">{t("errors.notFoundText")}</p>
        <Link to={paths.home} className={buttonStyles.quiet}>
          {t("errors.returnHome")}
        </Link>
      </section>
    </>
  );
}
