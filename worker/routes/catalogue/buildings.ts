/** The buildings, and one of them with its homes. */
import type { BuildingDetails, BuildingList, MovedBuilding } from "../../../domain/api.ts";
import { toCardListing } from "../../../domain/listings/card-listing.ts";
import { findBuilding, readBuildings } from "../../backend/building-reads.ts";
import { publicBackend } from "../../backend/supabase.ts";
import { readBuildingText } from "../../cache/building-text-snapshot.ts";
import type { Wanted } from "../../cache/cached-response.ts";
import { json } from "../../cache/plain-answer.ts";
import type { AskedContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { limitMisses } from "../../http/rate-limits.ts";

export const wantedBuildings = (c: AskedContext): Wanted => ({
  key: "/api/buildings",
  produce: async () => json(await readBuildings(publicBackend(readConfig(c.env)))),
  fromSnapshot: ({ buildings }) => json({ buildings } satisfies BuildingList),
});

export function wantedBuilding(c: AskedContext, said: string): Wanted {
  const slug = said.toLowerCase();
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) throw noSuchBuilding();
  return {
    key: `/api/buildings/${slug}`,
    produce: async () => {
      await limitMisses(c);
      const found = await findBuilding(publicBackend(readConfig(c.env)), slug);
      if (!found) return json(noSuchBuilding().toBody(), 404);
      if ("building" in found) return json(found satisfies BuildingDetails);
      const error = { code: "gone", message: "This building is part of another." } as const;
      return json({ error, movedTo: found.movedTo } satisfies MovedBuilding, 410);
    },
    // A building missing from the snapshot may still exist: an outage is not a 404.
    fromSnapshot: ({ buildings, listings }) => {
      const building = buildings.find((one) => one.slug === slug);
      if (!building) return undefined;
      const homes = listings.filter((one) => one.building?.id === building.id).map(toCardListing);
      return readBuildingText(c.env.SNAPSHOT, slug).then((about) =>
        json({ building, about, homes, prices: [] } satisfies BuildingDetails),
      );
    },
  };
}

function noSuchBuilding(): ApiError {
  return new ApiError("not_found", "There is no such building.");
}
