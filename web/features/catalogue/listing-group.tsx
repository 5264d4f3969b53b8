/**
 * One of the front page's groups of listings. The server's HTML contains it. After a navigation in the browser,
 * skeletons show until the data is there and 100 ms have passed.
 */
import { Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FrontPageGroup } from "../../../domain/api.ts";
import { Reveal } from "../../components/page/reveal.tsx";
import { SectionHeading } from "../../components/page/section-heading.tsx";
import { menuQueries } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { frontPageQuery } from "./front-page-query.ts";
import { ListingCard } from "./listing-card.tsx";
import { ListingsFailure } from "./listings-failure.tsx";
import { ListingSkeleton } from "./listing-grid.tsx";
import { useCardTexts } from "./use-card-texts.ts";
import { useDelayed } from "./use-delayed.ts";
import { useFailureToast } from "./use-failure-toast.ts";

const afterLoadingMs = 100;

/** Groups of three are beside their heading in wide windows. */
const besideHeading = "lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-x-6";

/** How many listings each group shows. On small screens CSS limits it to two. */
const groups = {
  featured: { to: "/listings", columns: "large-first", count: 2, small: "", layout: "" },
  recent: {
    to: "/listings",
    columns: "grid-cols-3",
    count: 3,
    small: "two-on-phones",
    layout: besideHeading,
  },
  withFinance: {
    to: menuQueries.condosWithFinance,
    columns: "grid-cols-3",
    count: 3,
    small: "two-on-phones",
    layout: besideHeading,
  },
  forSale: {
    to: menuQueries.condosForSale,
    columns: "grid-cols-4",
    count: 4,
    small: "two-on-phones",
    layout: "",
  },
} as const satisfies Record<FrontPageGroup, object>;

export function ListingGroup({ name }: { name: FrontPageGroup }) {
  const { t } = useTranslation(["frontPage", "catalogue"]);
  const texts = useCardTexts();
  const { data, isError, refetch } = useQuery(frontPageQuery(useLocale()));
  const isReady = useDelayed(data !== undefined, afterLoadingMs);
  useFailureToast(isError);
  const { to, columns, count, small, layout } = groups[name];
  const listings = isReady ? data?.[name] : undefined;
  if (isError && !data) {
    return name === "recent" ? <ListingsFailure onRetry={refetch} /> : null;
  }
  if (listings?.length === 0) return null;
  return (
    <section aria-labelledby={name} className={`section ${layout}`}>
      <SectionHeading
        id={name}
        title={t(`frontPage:${name}`)}
        link={{ to, label: t("frontPage:viewAll") }}
        className={layout && "lg:mb-0 lg:flex-col lg:content-start lg:items-start lg:justify-start"}
        {...(name === "featured" && { text: t("frontPage:featuredText") })}
      />
      <Reveal>
        <ul className={`${small} swipe-row grid gap-6 ${columns}`}>
          {listings
            ? listings.map((property, index) => (
                <li key={property.id} className="flex *:grow">
                  <Suspense>
                    <ListingCard
                      property={property}
                      texts={texts}
                      isLarge={name === "featured" && index < 2}
                    />
                  </Suspense>
                </li>
              ))
            : Array.from({ length: count }, (_, index) => <ListingSkeleton key={index} />)}
        </ul>
      </Reveal>
    </section>
  );
}
