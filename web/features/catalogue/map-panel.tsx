/**
 * The map's panel. It shows a drawing of the coast until the map's code has loaded, and without JavaScript. On phones
 * it opens on request.
 */
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { ListingQuery } from "../../../domain/listings/listing-query.ts";
import { listingPageQuery } from "./listing-page-query.ts";
import type { ListingMap } from "./map/listing-map.tsx";
import type { Size } from "../../map/map-projection.ts";

/** The API's limit for one answer. */
const listingsOnMap = 96;

type MapPanelProps = { query: ListingQuery; pointedAt: string | undefined; className: string };

export function MapPanel({ query, pointedAt, className }: MapPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [Map, setMap] = useState<ComponentType<Parameters<typeof ListingMap>[0]>>();
  const size = useSize(panel);
  const isSeen = size !== undefined && size.width > 0;
  const { data } = useQuery({
    ...listingPageQuery({ ...query, after: undefined, limit: listingsOnMap }),
    enabled: isSeen,
    placeholderData: (previous) => previous,
  });
  useEffect(() => {
    if (!isSeen) return;
    void import("./map/listing-map.tsx").then((module) => setMap(() => module.ListingMap));
  }, [isSeen]);
  return (
    <div ref={panel} className={`relative overflow-hidden bg-water ${className}`}>
      <img
        src="/drawings/coast-map.svg"
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-cover object-left opacity-70"
      />
      {Map && size && data && (
        <Map listings={data.listings} query={query} size={size} pointedAt={pointedAt} />
      )}
    </div>
  );
}

function useSize(element: React.RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
