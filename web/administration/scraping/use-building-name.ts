/** The name of a building by its id. The part of the administration that shows it has read the buildings. */
import { useQueryClient } from "@tanstack/react-query";
import type { AdminBuilding } from "../../../domain/buildings/building-fields.ts";
import { buildingsKey } from "../buildings/building-api.ts";

export function useBuildingName(): (id: string) => string {
  const queryClient = useQueryClient();
  return (id) => {
    const buildings = queryClient.getQueryData<AdminBuilding[]>(buildingsKey);
    return buildings?.find((one) => one.id === id)?.name ?? id;
  };
}
