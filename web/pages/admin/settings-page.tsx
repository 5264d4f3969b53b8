/** `/admin/settings`: what is still a sample, and the sections. Each section opens below, at its own address. */
import { BackLink } from "../../administration/controls/back-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { browserPage } from "../in-browser.tsx";
import { type SectionName, sectionNames } from "../../../domain/site/site.ts";
import { Badge } from "../../components/badge.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { fetchTextAsUser } from "../../features/account/fetch-text-as-user.ts";
import { FailureNotice } from "../../administration/controls/failure-notice.tsx";
import { BeforeOpening } from "../../administration/settings/before-opening.tsx";
import { CopyOfData } from "../../administration/settings/copy-of-data.tsx";
import { settingsQuery } from "../../administration/settings/settings-api.ts";
import { Link } from "../../routing/link.tsx";
import { useParams } from "../../routing/router-hooks.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { paths } from "../../routing/paths.ts";
import { NotFoundPage } from "../not-found-page.tsx";

const SectionView = browserPage(async () => (await import("./texts/section-view.tsx")).SectionView);

export function SettingsPage() {
  const { t } = useTranslation(["admin", "frame"]);
  const { "*": part = "" } = useParams();
  const section = sectionNames.find((name) => name === part);
  if (part !== "" && !section) return <NotFoundPage />;
  const title = t("admin:settingsTexts.title");
  if (!section) {
    return (
      <>
        <PageHead title={title} isIndexed={false} />
        <h1 className="mb-8 text-4xl">{title}</h1>
        <Overview />
      </>
    );
  }
  return (
    <>
      <PageHead title={t(`admin:settingsTexts.sections.${section}`)} isIndexed={false} />
      <BackLink to={paths.settings}>{t("admin:settingsTexts.back")}</BackLink>
      <h1 className="mb-3 text-4xl">{t(`admin:settingsTexts.sections.${section}`)}</h1>
      <p className="mb-8 max-w-measure text-quiet">{t(`admin:settingsTexts.about.${section}`)}</p>
      <SectionView key={section} section={section} />
    </>
  );
}

function Overview() {
  const { t } = useTranslation(["admin", "frame"]);
  const { data, error, refetch } = useQuery({ ...settingsQuery(fetchAsUser), refetchOnMount: "always" });
  if (error && !data) return <FailureNotice error={error} onRetry={refetch} />;
  if (!data) return <output className="block">{t("frame:loading")}</output>;
  const stateOf = (name: SectionName) => {
    const { isBroken, version } = data.sections[name];
    if (isBroken) return "broken";
    return version === 0 ? "default" : undefined;
  };
  return (
    <>
      <BeforeOpening parts={data.ownersPart} />
      <h2 className="mb-4 text-2xl">{t("admin:settingsTexts.all")}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {sectionNames.map((name) => {
          const state = stateOf(name);
          return (
            <li key={name}>
              <Link
                to={`${paths.settings}/${name}`}
                className="grid h-full content-start gap-2 rounded-card border border-line bg-raised p-5 transition-colors hover:border-quiet"
              >
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <span className="font-heading text-xl">{t(`admin:settingsTexts.sections.${name}`)}</span>
                  {state && (
                    <Badge tone={state === "broken" ? "coral" : "quiet"}>
                      {t(`admin:settingsTexts.state.${state}`)}
                    </Badge>
                  )}
                </span>
                <span className="text-sm text-quiet">{t(`admin:settingsTexts.about.${name}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <CopyOfData fetchText={fetchTextAsUser} />
      <p className="mt-10 max-w-measure text-sm text-quiet">
        {t("admin:settingsTexts.printedNote")}{" "}
        <Link to={adminPaths.text("guide", "printed")} className={textLinkStyles}>
          {t("admin:writtenTexts.kinds.guide")}
        </Link>
      </p>
    </>
  );
}
