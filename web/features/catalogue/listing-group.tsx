/**
 * One of the home page's groups of listings. The server's page has it at once; after a navigation in the browser
 * skeletons stand there until the data has come and a tenth of a second has passed.
 */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { HomeGroups } from "../../../domain/api.ts";
import { Reveal } from "../../components/reveal.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { menuQueries } from "../../paths.ts";
import { homeQuery } from "./home-query.ts";
import { ListingCard } from "./listing-card.tsx";
import { ListingSkeleton } from "./listing-grid.tsx";
import { useDelayed } from "./use-delayed.ts";
import { useFailureToast } from "./use-failure-toast.ts";

const afterLoadingMs = 100;

/** How many of each; the small screens' two are CSS. */
const groups = {
  featured: { to: "/listings", columns: "grid-cols-2", count: 2, small: "" },
  recent: { to: "/listings", columns: "grid-cols-3", count: 3, small: "two-on-phones" },
  withFinance: {
    to: menuQueries.condosWithFinance,
    columns: "grid-cols-3",
    count: 3,
    small: "two-on-phones",
  },
  forSale: {
    to: menuQueries.condosForSale,
    columns: "grid-cols-4",
    count: 4,
    small: "two-on-phones",
  },
} as const satisfies Record<keyof HomeGroups, object>;

export function HomeGroup({ name }: { name: keyof HomeGroups }) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(homeQuery());
  const isReady = useDelayed(data !== undefined, afterLoadingMs);
  useFailureToast(isError);
  const { to, columns, count, small } = groups[name];
  const listings = isReady ? data?.[name] : undefined;
  if (isError && !data) {
    return name === "recent" ? (
      <p role="alert" className="py-12">
        {t("catalogue.failedText")}
      </p>
    ) : null;
  }
  if (listings?.length === 0) return null;
  return (
    <section aria-labelledby={name} className="section">
      <SectionHeading
        id={name}
        title={t(`home.${name}`)}
        link={{ to, label: t("home.viewAll") }}
        {...(name === "featured" && { text: t("home.featuredText") })}
      />
      <Reveal>
        <ul className={`${small} swipe-row grid gap-6 ${columns}`}>
          {listings
            ? listings.map((property) => (
                <li key={property.id} className="flex *:grow">
                  <ListingCard property={property} isLarge={name === "featured"} />
                </li>
              ))
            : Array.from({ length: count }, (_, index) => <ListingSkeleton key={index} />)}
        </ul>
      </Reveal>
    </section>
  );
}
