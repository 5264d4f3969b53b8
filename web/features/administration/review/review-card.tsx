/** One home as an admin judges it: what it shows, where it stands, what it is like, and where each value came from. */
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../domain/format-date.ts";
import { formatMoney } from "../../../domain/money.ts";
import { formatNumber } from "../../../domain/numbers.ts";
import type { ListingInReview } from "../../../domain/review.ts";
import type { FetchJson } from "../../api.ts";
import { Badge } from "../../components/badge.tsx";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { consolePaths } from "../../console-paths.ts";
import { useAreaName } from "../../use-area-name.ts";
import { useLocale } from "../../use-locale.ts";
import { OutsideLink } from "./outside-link.tsx";
import { ReadingDetails } from "./reading-details.tsx";
import type { Judgement } from "./review-api.ts";
import { ReviewPictures } from "./review-pictures.tsx";
import { TwinList } from "./twin-list.tsx";

type ReviewCardProps = {
  listing: ListingInReview;
  fetchJson: FetchJson;
  isBusy: boolean;
  decide: (publication: Judgement["publication"]) => void;
  compare: (other: string, verdict: "same" | "different") => void;
};

export function ReviewCard({ listing, fetchJson, isBusy, decide, compare }: ReviewCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, title, language, source, sourceUrl, firstSeenAt, twins, type } = listing;
  return (
    <li data-home={id}>
      <Card as="article" className="grid gap-5 p-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <ReviewPictures listing={listing} />
        <div className="grid content-start gap-4">
          <div className="grid gap-1.5">
            <div>
              <Badge>{t(`property.type.${type}`)}</Badge>
            </div>
            <h3 data-title lang={language} tabIndex={-1} className="text-xl break-words">
              {title}
            </h3>
            <Facts listing={listing} />
            {source && firstSeenAt && (
              <p className="text-sm text-quiet">
                {t("admin.reviewTexts.found", {
                  source: source.name,
                  when: formatDate(new Date(firstSeenAt), locale, { dateStyle: "medium" }),
                })}
              </p>
            )}
            {sourceUrl && (
              <p className="text-sm">
                <OutsideLink href={sourceUrl} text={t("admin.reviewTexts.openSource")} />
              </p>
            )}
          </div>
          {twins.length > 0 && <TwinList twins={twins} isBusy={isBusy} compare={compare} />}
          <div className="flex flex-wrap gap-3">
            <Button
              isBusy={isBusy}
              aria-label={t("admin.reviewTexts.approveNamed", { title })}
              onClick={() => decide("published")}
            >
              {t("admin.approve")}
            </Button>
            <Button
              isBusy={isBusy}
              aria-label={t("admin.reviewTexts.rejectNamed", { title })}
              onClick={() => decide("rejected")}
            >
              {t("admin.reject")}
            </Button>
            <ButtonLink to={consolePaths.home(id)} aria-label={t("admin.homeTexts.editNamed", { title })}>
              {t("admin.homeTexts.edit")}
            </ButtonLink>
          </div>
        </div>
        {source && <ReadingDetails id={id} fetchJson={fetchJson} />}
      </Card>
    </li>
  );
}

/** What is missing is said to be: an admin must see that a price was not found. */
function Facts({ listing }: { listing: ListingInReview }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const areaName = useAreaName();
  const { price, monthlyRentalPrice: rent, bedrooms, bathrooms, squareMeters, address } = listing;
  const baht = (amount: number) => formatMoney(amount, "THB", locale);
  const prices = [
    price !== null && baht(price),
    rent !== null && t("catalogue.perMonth", { amount: baht(rent) }),
  ].filter(Boolean);
  const facts = [
    bedrooms === 0
      ? t("catalogue.studio")
      : bedrooms !== null && t("catalogue.bedrooms", { count: bedrooms }),
    bathrooms !== null && t("catalogue.bathrooms", { count: bathrooms }),
    squareMeters !== null && t("catalogue.squareMeters", { value: formatNumber(squareMeters, locale) }),
  ].filter((fact) => fact !== false);
  const parts = [address.state, address.street, areaName(listing.area) ?? address.city.join(", ")];
  // An address often says the area already.
  const place = parts.filter(
    (part, index) => part !== "" && !parts.slice(0, index).some((before) => before.includes(part)),
  );
  return (
    <>
      <p className="tabular font-heading text-lg text-lamp">
        {prices.length > 0 ? prices.join(" · ") : t("catalogue.priceOnRequest")}
      </p>
      {facts.length > 0 && <p className="text-sm">{facts.join(" · ")}</p>}
      <p className="text-sm break-words text-quiet">{place.join(" · ")}</p>
    </>
  );
}
