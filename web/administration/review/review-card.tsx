/** A listing in review: its pictures, facts and likely duplicates, and where each value came from. */
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../domain/languages/money.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { placeParts } from "../../../domain/places/place-parts.ts";
import type { ListingInReview } from "../../../domain/scraping/listing-review.ts";
import type { FetchJson } from "../../data/api.ts";
import { Badge } from "../../components/badge.tsx";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { Card } from "../../components/card.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { formatPattayaDay } from "../controls/format-time.ts";
import { OutsideLink } from "../controls/outside-link.tsx";
import { ReadingDetails } from "./reading-details.tsx";
import type { Judgement } from "../scraping/review-api.ts";
import { nameSource } from "../scraping/name-source.ts";
import { ReviewPictures } from "./review-pictures.tsx";
import { UnknownBuilding } from "./unknown-building.tsx";
import { TwinList } from "./twin-list.tsx";

type ReviewCardProps = {
  listing: ListingInReview;
  fetchJson: FetchJson;
  isBusy: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  decide: (publication: Judgement["publication"]) => void;
  compare: (other: string, verdict: "same" | "different") => void;
};

export function ReviewCard({
  listing,
  fetchJson,
  isBusy,
  isChosen,
  onChoose,
  decide,
  compare,
}: ReviewCardProps) {
  const { t } = useTranslation(["admin", "property"]);
  const locale = useLocale();
  const { id, title, language, source, sourceUrl, firstSeenAt, twins, type, warnings } = listing;
  return (
    <li data-listing={id}>
      <Card
        as="article"
        className="grid gap-5 p-5 has-checked:border-lamp sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <ReviewPictures listing={listing} />
        <div className="grid content-start gap-4">
          <div className="grid gap-1.5">
            <div className="flex items-center justify-between gap-3">
              <Badge>{t(`property:type.${type}`)}</Badge>
              <label className="-my-2 grid size-11 cursor-pointer place-items-center">
                <span className="sr-only">{t("admin:homeTexts.choose", { title })}</span>
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={({ target }) => onChoose(target.checked)}
                  className="tick size-5 rounded-md"
                />
              </label>
            </div>
            <h3 data-title lang={language} tabIndex={-1} className="text-xl break-words">
              {title}
            </h3>
            <Facts listing={listing} />
            {source && firstSeenAt && (
              <p className="text-sm text-quiet">
                {t("admin:reviewTexts.found", {
                  source: nameSource(source.name, t),
                  when: formatPattayaDay(firstSeenAt, locale),
                })}
              </p>
            )}
            {sourceUrl && (
              <p className="text-sm">
                <OutsideLink href={sourceUrl} text={t("admin:reviewTexts.openSource")} />
              </p>
            )}
          </div>
          {warnings.length > 0 && <Warnings warnings={warnings} />}
          {twins.length > 0 && <TwinList twins={twins} isBusy={isBusy} compare={compare} />}
          <UnknownBuilding listing={listing} fetchJson={fetchJson} />
          <div className="flex flex-wrap gap-3">
            <Button
              isBusy={isBusy}
              aria-label={t("admin:reviewTexts.approveNamed", { title })}
              onClick={() => decide("published")}
            >
              {t("admin:approve")}
            </Button>
            <Button
              isBusy={isBusy}
              aria-label={t("admin:reviewTexts.rejectNamed", { title })}
              onClick={() => decide("rejected")}
            >
              {t("admin:reject")}
            </Button>
            <ButtonLink to={adminPaths.listing(id)} aria-label={t("admin:listingTexts.editNamed", { title })}>
              {t("admin:listingTexts.edit")}
            </ButtonLink>
          </div>
        </div>
        {source && <ReadingDetails id={id} fetchJson={fetchJson} />}
      </Card>
    </li>
  );
}

function Warnings({ warnings }: Pick<ListingInReview, "warnings">) {
  const { t } = useTranslation("admin");
  return (
    <div className="rounded-card border border-coral/60 px-4 py-3 text-sm">
      <h4 className="text-coral">{t("reviewTexts.lookAtThis")}</h4>
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {warnings.map((warning) => (
          <li key={warning}>{t(`reviewTexts.warnings.${warning}`)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A missing price is shown as missing: an admin must notice it. */
function Facts({ listing }: { listing: ListingInReview }) {
  const { t } = useTranslation("catalogue");
  const locale = useLocale();
  const areaName = useAreaName();
  const { price, monthlyRentalPrice: rent, bedrooms, bathrooms, squareMeters, address } = listing;
  const baht = (amount: number) => formatMoney(amount, "THB", locale);
  const prices = [
    price !== null && baht(price),
    rent !== null && t("perMonth", { amount: baht(rent) }),
  ].filter(Boolean);
  const facts = [
    bedrooms === 0 ? t("studio") : bedrooms !== null && t("bedrooms", { count: bedrooms }),
    bathrooms !== null && t("bathrooms", { count: bathrooms }),
    squareMeters !== null && t("squareMeters", { value: formatNumber(squareMeters, locale) }),
  ].filter((fact) => fact !== false);
  const area = areaName(listing.area) ?? address.city.join(", ");
  return (
    <>
      <p className="tabular font-heading text-lg text-lamp">
        {prices.length > 0 ? prices.join(" · ") : t("priceOnRequest")}
      </p>
      {facts.length > 0 && <p className="text-sm">{facts.join(" · ")}</p>}
      <p className="text-sm break-words text-quiet">
        {placeParts([address.state, address.street, area]).join(" · ")}
      </p>
    </>
  );
}
