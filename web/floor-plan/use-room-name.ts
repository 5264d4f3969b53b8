/** A room's name: the admin's own, else its kind's. */
import { useTranslation } from "react-i18next";
import type { Room } from "../../domain/floor-plans/floor-plan.ts";

export function useRoomName(): (room: Room) => string {
  const { t } = useTranslation("floorPlan");
  return ({ kind, name }) => name || t(`room.${kind}`);
}
