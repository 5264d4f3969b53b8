/** The logo, which leads home: side by side in the phone's header, stacked and 96 px high on larger screens. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { site } from "../../../domain/site.ts";
import { paths } from "../../paths.ts";

export function SiteLogo() {
  const { t } = useTranslation();
  return (
    <Link to={paths.home} className="shrink-0 rounded-lg" aria-label={`${site.name}, ${t("frame.home")}`}>
      <picture>
        <source media="(min-width: 48rem)" srcSet="/drawings/logo-stacked.svg" width={152} height={96} />
        <img
          src="/drawings/logo.svg"
          alt=""
          width={184}
          height={44}
          className="h-11 w-auto md:h-(--logo-height)"
        />
      </picture>
    </Link>
  );
}
