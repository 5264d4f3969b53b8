/** Where our letter about a viewing leads: how it stands, and the button that holds its time. A form without scripts. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { HeldViewing } from "../../domain/leads/viewing-hold.ts";
import { pattayaZone } from "../../domain/places/pattaya-time.ts";
import { textLinkStyles } from "../components/controls/button-styles.ts";
import { Button, ButtonLink } from "../components/controls/button.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { heldViewingQuery, readHoldLink } from "../features/leads/viewing/held-viewing-query.ts";
import { formatMoment } from "../visitor/format-moment.ts";
import { useListingName } from "../visitor/use-listing-name.ts";
import { useLocale } from "../visitor/use-locale.ts";
import { Link } from "../routing/link.tsx";
import { paths } from "../routing/paths.ts";
import { useSearchParams } from "../routing/router-hooks.ts";

const texts = {
  asked: "asked",
  held: "held",
  planned: "confirmed",
  confirmed: "confirmed",
  done: "over",
  missed: "over",
  cancelled: "cancelled",
  ended: "ended",
} as const satisfies Record<HeldViewing["state"], string>;

export function ViewingPage() {
  const { t } = useTranslation("contact");
  const locale = useLocale();
  const nameOf = useListingName();
  const link = readHoldLink(useSearchParams());
  const { data } = useQuery(heldViewingQuery(link));
  const viewing = data?.viewing;
  const inPattaya = (at: string) => formatMoment(new Date(at), locale, pattayaZone);
  const said = viewing ? (viewing.reason ?? texts[viewing.state]) : "unknown";
  return (
    <>
      <PageHead title={t("hold.title")} isIndexed={false} />
      <div className="mx-auto grid w-full max-w-2xl gap-8 px-4 py-12 sm:py-16">
        <h1 className="text-5xl">{t("hold.title")}</h1>
        {viewing && <p className="text-lg">{t("thanks.viewingAt", { time: inPattaya(viewing.startsAt) })}</p>}
        {viewing?.home && (
          <p className="text-lg">
            <Link to={paths.property(viewing.home.slug)} className={textLinkStyles}>
              {nameOf(viewing.home)}
            </Link>
          </p>
        )}
        <p className="text-lg">
          {t(`hold.${said}`, { until: viewing?.heldUntil ? inPattaya(viewing.heldUntil) : "" })}
        </p>
        {said === "asked" ? (
          <form method="post" action="/api/viewings">
            <input type="hidden" name="reference" value={link.reference} />
            <input type="hidden" name="pass" value={link.pass} />
            <input type="hidden" name="locale" value={locale} />
            <Button type="submit">{t("hold.press")}</Button>
          </form>
        ) : (
          <p>
            <ButtonLink to={paths.contact}>{t("hold.write")}</ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}
