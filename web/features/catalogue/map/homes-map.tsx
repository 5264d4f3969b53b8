/**
 * The map of a search's results. The server draws it with its pins; where scripts run, the live map takes its place as
 * soon as its window is known. On phones it opens on request.
 */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import type { Size } from "../../../map/map-projection.ts";
import { FirstMap } from "./first-map.tsx";
import { LiveMap } from "./live-map.tsx";
import { pinsQuery } from "./pins-query.ts";

export function HomesMap({ query }: { query: ListingQuery }) {
  const panel = useRef<HTMLDivElement>(null);
  const size = useSize(panel);
  const isSeen = size !== undefined && size.width > 0;
  const { data, isPlaceholderData } = useQuery({
    ...pinsQuery(query),
    enabled: isSeen,
    placeholderData: (previous) => previous,
  });
  return (
    <div ref={panel} className="absolute inset-0">
      {isSeen && data ? (
        <LiveMap page={data} isCurrent={!isPlaceholderData} query={query} size={size} />
      ) : (
        <FirstMap query={query} pins={data?.pins ?? []} />
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
