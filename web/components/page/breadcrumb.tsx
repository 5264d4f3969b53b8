/** The breadcrumb, for people and as structured data. The last step is the page itself. */
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { localisePath } from "../../../domain/languages/locales.ts";
import { useSiteAddress } from "../../visitor/site-address.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { describeTrail } from "./describe-trail.ts";
import { StructuredData } from "./structured-data.tsx";
import { Link } from "../../routing/link.tsx";
import { useLocation } from "../../routing/router-hooks.ts";

type Step = { label: string; to?: string };

type BreadcrumbProps = { steps: readonly Step[] };

/** On a narrow screen the page's own name gives way first. */
function widthOf(index: number, count: number): string {
  if (index === 0) return "shrink-0";
  return index < count - 1 ? "min-w-0 truncate" : "min-w-16 shrink-9999 truncate";
}

export function Breadcrumb({ steps }: BreadcrumbProps) {
  const { t } = useTranslation("frame");
  const locale = useLocale();
  const { pathname } = useLocation();
  const origin = useSiteAddress();
  return (
    <nav aria-label={t("breadcrumb")} className="mb-6 text-sm text-quiet">
      <ol className="flex items-center gap-x-2">
        {steps.map((step, index) => (
          <Fragment key={step.label}>
            {index > 0 && (
              <li aria-hidden="true" className="text-edge">
                /
              </li>
            )}
            <li className={widthOf(index, steps.length)}>
              {step.to ? (
                <Link
                  to={step.to}
                  className="inline-block max-w-full truncate py-2 align-bottom hover:text-paper"
                >
                  {step.label}
                </Link>
              ) : (
                <span aria-current="page" className="text-paper">
                  {step.label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      {origin !== undefined && (
        <StructuredData
          data={describeTrail(
            steps.map(({ label, to = pathname }) => ({ name: label, path: localisePath(to, locale) })),
            origin,
          )}
        />
      )}
    </nav>
  );
}
