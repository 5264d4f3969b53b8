/** One search, home or building that somebody watches, and its buttons. It says when what it watches is gone. */
import { useTranslation } from "react-i18next";
import type { AlertReader } from "../../../domain/alerts/alert-choices.ts";
import type { AlertLink } from "../../../domain/alerts/alert-link.ts";
import { readListingQuery } from "../../../domain/listings/query/listing-query.ts";
import { writeListingQuery } from "../../../domain/listings/query/write-listing-query.ts";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { ChangeForm } from "./change-form.tsx";
import { useSearchName } from "./use-search-name.ts";

type AlertItemProps = {
  alert: AlertReader["alerts"][number];
  link: AlertLink;
  isMain: boolean;
  /** How often the others come, where there are others. */
  pace: AlertReader["every"] | undefined;
  /** The others were stopped, and go when this one is confirmed. */
  isAlone: boolean;
  /** No letters come at all. */
  hasEnded: boolean;
};

export function AlertItem({ alert, link, isMain, pace, isAlone, hasEnded }: AlertItemProps) {
  const { t } = useTranslation("alerts");
  const { id, kind, address, isConfirmed, asks, title, slug, isGone } = alert;
  const query = readListingQuery(new URLSearchParams(kind === "search" ? address : ""));
  const searchName = useSearchName(query);
  const name = kind === "search" ? searchName : (title ?? address);
  const to =
    kind === "search"
      ? paths.listings(query)
      : slug && paths[kind === "home" ? "property" : "building"](slug);
  const isPartGone = kind === "search" && writeListingQuery(query) !== address;
  const comesAlready = isConfirmed && pace !== undefined;
  const words = kind === "search" ? t("search", { filters: name }) : t(kind, { title: name });
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1">
        {to ? (
          <Link to={to} className={`${textLinkStyles} justify-self-start text-lg wrap-anywhere`}>
            {words}
          </Link>
        ) : (
          <p className="text-lg wrap-anywhere">{words}</p>
        )}
        {asks && (
          <p className="text-quiet">
            {comesAlready ? t("already") : `${t("waiting")} · ${t(`pace.${asks}`)}`}
          </p>
        )}
        {asks && pace && asks !== pace && <p>{t("newPace", { pace: t(`pace.${asks}`) })}</p>}
        {asks && isAlone && <p>{t("alone")}</p>}
        {isGone && <p className="text-coral">{t(kind === "home" ? "goneHome" : "goneBuilding")}</p>}
        {isPartGone && <p className="text-coral">{t("goneFilter")}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {asks && (
          <ChangeForm link={link} change="confirm" value={id}>
            <Button type="submit" look={isMain ? "gold" : "quiet"}>
              {t("confirm")}
            </Button>
          </ChangeForm>
        )}
        {isConfirmed && (
          <ChangeForm link={link} change="remove" value={id}>
            <Button type="submit" look="quietSmall">
              {t(hasEnded ? "forget" : "remove")}
            </Button>
          </ChangeForm>
        )}
      </div>
    </li>
  );
}
