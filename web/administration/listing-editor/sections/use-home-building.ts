/** The building of the home in the editor, and the fields that it decides: the editor does not ask for those. */
import { useQuery } from "@tanstack/react-query";
import { valuesOfBuilding } from "../../../../domain/buildings/values-of-building.ts";
import type { ListingField } from "../../../../domain/listings/listing-fields.ts";
import { isHouse } from "../../../../domain/listings/tenure.ts";
import { buildingsQuery } from "../../buildings/building-api.ts";
import { useEditor, useFieldValue } from "../state/editor-context.ts";

export function useHomeBuilding() {
  const { api, session } = useEditor();
  const type = useFieldValue("property_type");
  const chosen = useFieldValue("building_id");
  const { data: buildings, error, refetch } = useQuery(buildingsQuery(api.fetchJson));
  const mayHaveOne = !isHouse(type);
  const building = mayHaveOne ? buildings?.find(({ id }) => id === chosen) : undefined;
  const given = building && valuesOfBuilding(building, []);
  return {
    mayHaveOne,
    buildings,
    building,
    error,
    refetch,
    decides: (field: ListingField) => given !== undefined && field !== "amenities" && field in given,
    /** Without a building, the home keeps the values that it had from the last one. */
    choose: (id: string) => {
      const next = buildings?.find((one) => one.id === id);
      session.set((before) => ({
        building_id: next?.id ?? null,
        ...(next && valuesOfBuilding(next, before.amenities)),
      }));
    },
  };
}
