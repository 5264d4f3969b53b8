/** The home page's groups of listings; on small screens CSS shows two of each. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { HomeGroups } from "../../../domain/api.ts";
import { menuQueries, paths } from "../../paths.ts";
import { homeQuery } from "./home-query.ts";
import { ListingGrid, ListingGridSkeleton } from "./listing-grid.tsx";

const groups = [
  { name: "featured", to: paths.listings() },
  { name: "recent", to: paths.listings() },
  { name: "withFinance", to: menuQueries.condosWithFinance },
  { name: "forSale", to: menuQueries.condosForSale },
] as const satisfies { name: keyof HomeGroups; to: string }[];

export function HomeListings() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(homeQuery());
  if (isError) return <p role="alert">{t("catalogue.failedText")}</p>;
  if (!data) return <ListingGridSkeleton count={3} />;
  return groups
    .filter(({ name }) => data[name].length > 0)
    .map(({ name, to }) => (
      <section
        key={name}
        aria-labelledby={name}
        className={name === "featured" ? "" : "max-sm:[&_li:nth-child(n+3)]:hidden"}
      >
        <div className="mb-8 flex items-baseline justify-between gap-4">
          <h2 id={name} className="text-3xl">
            {t(`home.${name}`)}
          </h2>
          <Link to={to} className="text-sea underline-offset-4 hover:underline">
            {t("home.viewAll")}
          </Link>
        </div>
        <ListingGrid listings={data[name]} />
      </section>
    ));
}
