/** The building of the home in the editor, and the fields that it decides: the editor does not ask for those. */
import { useQuery } from "@tanstack/react-query";
import { valuesOfBuilding } from "../../../../domain/buildings/values-of-building.ts";
import { isHouse } from "../../../../domain/listings/tenure.ts";
import { buildingsQuery } from "../../buildings/building-api.ts";
import { useEditor } from "../state/editor-context.ts";

export function useHomeBuilding() {
  const { api, values, set } = useEditor();
  const { data: buildings, error, refetch } = useQuery(buildingsQuery(api.fetchJson));
  const mayHaveOne = !isHouse(values.property_type);
  const building = mayHaveOne ? buildings?.find(({ id }) => id === values.building_id) : undefined;
  const given = building && valuesOfBuilding(building, values.amenities);
  return {
    mayHaveOne,
    buildings,
    building,
    error,
    refetch,
    decides: (field: keyof typeof values) => given !== undefined && field !== "amenities" && field in given,
    /** Without a building, the home keeps the values that it had from the last one. */
    choose: (id: string) => {
      const chosen = buildings?.find((one) => one.id === id);
      set((before) => ({
        building_id: chosen?.id ?? null,
        ...(chosen && valuesOfBuilding(chosen, before.amenities)),
      }));
    },
  };
}
