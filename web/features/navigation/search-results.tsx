/** Results during typing: listings from the catalogue, areas and articles from the index of texts. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { normaliseSearchText } from "../../../domain/listings/search-text.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { useListingName } from "../../visitor/use-listing-name.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { listingResultsQuery, textIndexQuery } from "./search-queries.ts";
import { findTexts } from "./find-texts.ts";

const shownPerGroup = 5;

type Found = { to: string; title: string; note?: string };

export function SearchResults({ text }: { text: string }) {
  const { t } = useTranslation(["search", "frame"]);
  const locale = useLocale();
  const areaName = useAreaName();
  const nameOf = useListingName();
  const wanted = normaliseSearchText(useDeferredValue(text));
  const listings = useQuery({ ...listingResultsQuery(wanted), placeholderData: keepPreviousData });
  const index = useQuery(textIndexQuery(locale));
  if (!wanted) return null;

  const texts = findTexts(index.data ?? [], wanted);
  const foundListings = listings.data?.listings ?? [];
  const groups: { name: "homes" | "areas" | "articles"; found: Found[] }[] = [
    {
      name: "homes",
      found: foundListings.map((listing) => ({
        to: paths.property(listing.slug),
        title: nameOf(listing),
        note: [listing.address.state, areaName(listing.area) ?? listing.address.city[0]]
          .filter(Boolean)
          .join(", "),
      })),
    },
    { name: "areas", found: texts.filter(({ kind }) => kind === "areas").map(toFound) },
    { name: "articles", found: texts.filter(({ kind }) => kind !== "areas").map(toFound) },
  ];
  const shown = groups.filter(({ found }) => found.length > 0);
  return (
    <div className="mt-6 grid gap-6 pb-4">
      <output className="block text-sm text-quiet">{describeState()}</output>
      {shown.map(({ name, found }) => (
        <section key={name} aria-labelledby={`found-${name}`}>
          <h2 id={`found-${name}`} className="eyebrow mb-1 font-sans">
            {t(`search:${name}`)}
          </h2>
          <ul className="divide-y divide-line">
            {found.slice(0, shownPerGroup).map((one) => (
              <li key={one.to}>
                <Link to={one.to} className="block rounded-md py-2.5 hover:text-lamp">
                  {one.title}
                  {one.note && <span className="block text-sm text-quiet">{one.note}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );

  function describeState(): string {
    if (listings.isError) return t("search:failed");
    if (listings.isPending) return t("frame:loading");
    const count = shown.reduce((sum, { found }) => sum + Math.min(found.length, shownPerGroup), 0);
    return count === 0 ? t("search:nothing") : t("search:count", { count });
  }
}

function toFound({ path, title, description }: ReturnType<typeof findTexts>[number]): Found {
  return { to: path, title, note: description };
}
