/**
 * A listing as its page shows it: pictures first, then the description beside a panel with the price and the next
 * steps. The administration previews unpublished listings with it.
 */
import { useEffect, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { planOfListing } from "../../../domain/finance/plan-of-listing.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { pictureFile } from "../../../domain/listings/picture-files.ts";
import { placeParts } from "../../../domain/places/place-parts.ts";
import { shareCardAddress, shareCardOf } from "../../../domain/listings/share-card/share-card.ts";
import { Badge } from "../../components/badge.tsx";
import { browserPart, nothing } from "../../components/page/browser-part.tsx";
import { Breadcrumb } from "../../components/page/breadcrumb.tsx";
import { latePart } from "../../components/page/late-part.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { StructuredData } from "../../components/page/structured-data.tsx";
import { EditListing } from "../../features/account/edit-listing.tsx";
import { describeListing } from "../../features/property/describe-listing.ts";
import { PaymentWarning } from "../../features/leads/office/payment-warning-part.ts";
import { Gallery } from "../../features/property/gallery.tsx";
import { PhoneBar } from "../../features/property/phone-bar.tsx";
import { useListingSummary } from "../../features/property/use-listing-summary.ts";
import { paths } from "../../routing/paths.ts";
import { noteViewed } from "../../visitor/kept/recently-viewed.ts";
import { useSite } from "../../visitor/use-site.ts";
import { useSiteAddress } from "../../visitor/site-address.ts";
import { useListingName } from "../../visitor/use-listing-name.ts";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { PropertyPanel } from "./property-panel.tsx";
import "../../styles/floor-plan.css";

const PictureButtons = browserPart(
  async () => (await import("../../features/catalogue/picture-buttons.client.tsx")).PictureButtons,
  { instead: nothing },
);
const FactsAndStory = latePart(
  async () => (await import("../../features/property/facts-and-story.tsx")).FactsAndStory,
  ["amenities", "homeDetails"],
);
const Ownership = latePart(
  async () => (await import("../../features/property/ownership.tsx")).Ownership,
  ["ownership"],
);
const FloorPlanSection = latePart(
  async () => (await import("../../features/property/floor-plan-section.tsx")).FloorPlanSection,
  ["floorPlan"],
);
const Nearby = latePart(
  async () => (await import("../../features/property/nearby.tsx")).Nearby,
  ["homeDetails", "map"],
);
const PropertySums = latePart(async () => (await import("./property-sums.tsx")).PropertySums, ["simulator"]);
const PriceHistory = latePart(
  async () => (await import("../../features/property/price/price-history.tsx")).PriceHistory,
  ["homeDetails"],
);
const SimilarListings = latePart(async () => (await import("../similar-listings.tsx")).SimilarListings);

type PropertyDetailProps = {
  property: Property;
  /** Without what belongs to the page alone: its head, its trail, and what is read about a published listing. */
  isPreview?: boolean;
  /** How old the data is, in milliseconds since 1970. */
  readAt?: number;
};

export function PropertyDetail({ property, isPreview = false, readAt = 0 }: PropertyDetailProps) {
  const { t } = useTranslation(["property", "catalogue", "frame"]);
  const { status } = property;
  const title = useListingName()(property);
  const summary = useListingSummary(property);
  const origin = useSiteAddress();
  const locale = useLocale();
  const areaName = useAreaName();
  const [cover] = property.images;
  const { business, terms } = useSite();
  const plan = planOfListing(property, terms.rentToOwn);
  const card = shareCardOf(property, locale, terms.rentToOwn);
  const { gone } = readOffer(property);
  const Heading = isPreview ? "h2" : "h1";
  useEffect(() => {
    if (!isPreview) noteViewed(property.id);
  }, [isPreview, property.id]);
  return (
    <>
      {!isPreview && (
        <PageHead
          title={title}
          description={summary}
          picture={card && { src: card.cover, alt: title, card: shareCardAddress(property.id, card) }}
        />
      )}
      {!isPreview && origin !== undefined && (
        <StructuredData
          data={describeListing(
            property,
            { name: title, summary, picture: cover && pictureFile(cover) },
            origin,
            locale,
            business.name,
          )}
        />
      )}
      {!isPreview && (
        <Breadcrumb
          steps={[
            { label: t("frame:home"), to: paths.frontPage },
            { label: t("frame:properties"), to: paths.listings() },
            { label: title },
          ]}
        />
      )}
      {!isPreview && <EditListing id={property.id} />}
      {/* The panel comes before the facts, so that Tab reaches it first; on desktops it is beside the pictures too. */}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_1fr] lg:gap-y-10">
        <div className="relative min-w-0">
          <Gallery
            images={property.images}
            pictureTexts={property.pictureTexts}
            title={title}
            isSample={property.isSample}
            {...(property.floorPlan && { floorPlan: property.floorPlan })}
            {...(property.planImages && { planImages: property.planImages })}
          />
          <div className="absolute top-3 right-3 flex gap-2">
            <PictureButtons id={property.id} title={title} />
          </div>
        </div>
        <div className="min-w-0">
          <header className="grid gap-4">
            <ul className="flex flex-wrap gap-2">
              {status.map((one) => (
                <li key={one}>
                  <Badge tone={one === "sold" || one === "rented" ? "coral" : "gold"}>
                    {t(`catalogue:status.${one}`)}
                  </Badge>
                </li>
              ))}
              {property.isSample && (
                <li>
                  <Badge>{t("catalogue:sample")}</Badge>
                </li>
              )}
            </ul>
            <Heading className="text-4xl">{title}</Heading>
            <p className="text-lg text-quiet">
              {placeParts([
                property.address.street,
                property.address.state,
                areaName(property.area) ?? property.address.city[0],
              ]).join(", ")}
            </p>
          </header>
        </div>
        <aside
          aria-label={t("property:panel")}
          className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1"
        >
          {/* It stays in view only where all of it fits: an unfolded form scrolls with the page. */}
          <div className="[@media(min-height:54rem)]:lg:sticky [@media(min-height:54rem)]:lg:top-32 has-[details[open]]:static!">
            <Suspense>
              <PropertyPanel property={property} title={title} plan={plan} readAt={readAt} />
            </Suspense>
          </div>
        </aside>
        <div className="grid min-w-0 content-start gap-16">
          <FactsAndStory property={property} />
          {(property.floorPlan ?? property.planImages) && (
            <FloorPlanSection property={property} title={title} />
          )}
          <Ownership property={property} />
          <Nearby property={property} />
          <PropertySums property={property} plan={plan} />
          {!gone && <PaymentWarning />}
          {!isPreview && <PriceHistory slug={property.slug} />}
        </div>
      </div>
      {!isPreview && <SimilarListings id={property.id} />}
      {!isPreview && <PhoneBar property={property} plan={plan} />}
    </>
  );
}
