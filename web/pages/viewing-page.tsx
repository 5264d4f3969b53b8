/** Where our letters about a viewing lead: how it stands, and the buttons that hold its time and give it up. Forms without scripts. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ViewingPress, VisitorsViewing } from "../../domain/leads/viewing-link.ts";
import { pattayaZone } from "../../domain/places/pattaya-time.ts";
import { type ButtonLook, textLinkStyles } from "../components/controls/button-styles.ts";
import { Button, ButtonLink } from "../components/controls/button.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { OwnTime } from "../features/leads/viewing/own-time.tsx";
import { readViewingLink, visitorsViewingQuery } from "../features/leads/viewing/visitors-viewing-query.ts";
import { formatMoment } from "../visitor/formats/format-moment.ts";
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
  given_up: "givenUp",
} as const satisfies Record<VisitorsViewing["state"], string>;

export function ViewingPage() {
  const { t } = useTranslation("contact");
  const locale = useLocale();
  const nameOf = useListingName();
  const link = readViewingLink(useSearchParams());
  const { data } = useQuery(visitorsViewingQuery(link));
  const viewing = data?.viewing;
  const inPattaya = (at: string) => formatMoment(new Date(at), locale, pattayaZone);
  const said = viewing ? (viewing.reason ?? texts[viewing.state]) : "unknown";
  const isCancelled = viewing?.state === "given_up" || viewing?.state === "cancelled";
  const button = (press: ViewingPress, words: string, look: ButtonLook) => (
    <form method="post" action="/api/viewings">
      {Object.entries({ ...link, press, locale }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look={look}>
        {words}
      </Button>
    </form>
  );
  return (
    <>
      <PageHead title={t("hold.title")} isIndexed={false} />
      <div className="grid max-w-3xl gap-8 pb-24">
        <h1 className="text-5xl">{t("hold.title")}</h1>
        {viewing && (
          <p className="text-lg">
            {t("hold.at", { time: inPattaya(viewing.startsAt) })}
            <OwnTime at={new Date(viewing.startsAt)} />
          </p>
        )}
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
          button("hold", t("hold.press"), "gold")
        ) : (
          <p className="flex flex-wrap gap-4">
            {isCancelled && viewing.home && (
              <ButtonLink to={`${paths.property(viewing.home.slug)}#viewing`} look="gold">
                {t("giveUp.another")}
              </ButtonLink>
            )}
            <ButtonLink to={paths.contact}>{t("hold.write")}</ButtonLink>
          </p>
        )}
        {viewing?.mayBeGivenUp && (
          <section className="grid gap-4 border-t border-line pt-8">
            <h2 className="text-2xl">{t("giveUp.title")}</h2>
            <p>{t("giveUp.text")}</p>
            {button("give_up", t("giveUp.press"), "quiet")}
          </section>
        )}
      </div>
    </>
  );
}
