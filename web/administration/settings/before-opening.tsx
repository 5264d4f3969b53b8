/** What is still invented or empty, and where to change it. */
import { useTranslation } from "react-i18next";
import type { OwnersPart } from "../../../domain/site/owners-part.ts";
import type { TextPage } from "../../../domain/texts/text-kinds.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Badge } from "../../components/badge.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { paths } from "../../routing/paths.ts";
import { nameFact } from "../controls/name-fact.ts";
import { isOwned } from "./owned-names.ts";

export function BeforeOpening({ parts }: { parts: readonly OwnersPart[] }) {
  const { t } = useTranslation("admin");
  const open = parts.filter(({ state }) => state !== "said");
  const samples = open.filter(({ state }) => state === "sample").length;
  return (
    <section aria-labelledby="before-opening" className="mb-12 max-w-3xl">
      <h2 id="before-opening" className="mb-3 text-2xl">
        {t("settingsTexts.before.title")}
      </h2>
      <p className="mb-5 text-quiet">
        {open.length === 0
          ? t("settingsTexts.before.done")
          : t("settingsTexts.before.count", { samples, empty: open.length - samples })}
      </p>
      <ul className="grid">
        {open.map(({ state, what, where }) => (
          <li
            key={what}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-3">
              <Badge tone={state === "sample" ? "coral" : "quiet"}>
                {t(`settingsTexts.before.${state === "sample" ? "sample" : "empty"}`)}
              </Badge>
              {"fact" in where
                ? nameFact(where.fact, t)
                : isOwned(what)
                  ? t(`settingsTexts.owned.${what}`)
                  : what}
            </span>
            <Where where={where} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Where({ where }: Pick<OwnersPart, "where">) {
  const { t } = useTranslation("admin");
  const inTexts = (page: TextPage) =>
    t("settingsTexts.before.inTexts", { page: t(`writtenTexts.pages.${page}`) });
  const [to, label] =
    "section" in where
      ? [`${paths.settings}/${where.section}`, t(`settingsTexts.sections.${where.section}`)]
      : "fact" in where
        ? [adminPaths.text("fact", where.fact), inTexts("facts")]
        : [adminPaths.textsOf(where.page), inTexts(where.page)];
  return (
    <Link to={to} className={`${textLinkStyles} py-1`}>
      {label}
    </Link>
  );
}
