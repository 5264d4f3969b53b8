/**
 * A home's floor plan: a drawing of each floor, and its rooms as a table for those who can't see it. It can be used
 * anywhere, also on a sheet to print. Texts: section `floorPlan`.
 */
import { useTranslation } from "react-i18next";
import {
  type FloorPlan,
  type Room,
  areaOf,
  boundsOf,
  isOutside,
  totalArea,
} from "../../domain/floor-plans/floor-plan.ts";
import { formatNumber } from "../../domain/languages/numbers.ts";
import { textLinkStyles } from "../components/controls/button-styles.ts";
import { useLocale } from "../visitor/use-locale.ts";
import { FloorDrawing } from "./floor-drawing.tsx";
import { useRoomName } from "./use-room-name.ts";

type FloorPlanFigureProps = { plan: FloorPlan; isSample: boolean; hasTable?: boolean };

export function FloorPlanFigure({ plan, isSample, hasTable = true }: FloorPlanFigureProps) {
  const { t } = useTranslation("floorPlan");
  const floorName = (index: number) =>
    plan.floors.length === 1
      ? t("title")
      : t(index === 0 ? "firstFloor" : "upperFloor", { number: index + 1 });
  return (
    <figure className="grid gap-6">
      <div className={`grid gap-6 ${plan.floors.length > 1 ? "md:grid-cols-2 print:grid-cols-2" : ""}`}>
        {plan.floors.map((_, index) => (
          <div key={index} className="min-w-0 break-inside-avoid">
            {plan.floors.length > 1 && <p className="mb-2 text-sm text-quiet">{floorName(index)}</p>}
            <FloorDrawing plan={plan} index={index} name={floorName(index)} />
          </div>
        ))}
      </div>
      <figcaption className="grid gap-4 text-sm text-quiet">
        <p>{t(isSample ? "sample" : "guidance")}</p>
        {hasTable && <RoomTable plan={plan} />}
      </figcaption>
    </figure>
  );
}

function RoomTable({ plan }: { plan: FloorPlan }) {
  const { t } = useTranslation("floorPlan");
  const locale = useLocale();
  const roomName = useRoomName();
  const tenths = (value: number) => formatNumber(value, locale, "tenths");
  const rooms = plan.floors.flatMap((floor, index) => floor.rooms.map((room) => ({ room, index })));
  return (
    <details className="plan-rooms">
      <summary className={`${textLinkStyles} w-fit py-1`}>{t("rooms")}</summary>
      <div className="mt-2 overflow-x-auto">
        <table className="tabular w-full max-w-xl text-left">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4 font-medium">
                {t("roomColumn")}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-medium">
                {t("sizeColumn")}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {t("areaColumn")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ room, index }, at) => (
              <tr key={at} className="border-b border-line/60">
                <th scope="row" className="py-1.5 pr-4 font-normal text-paper">
                  {roomName(room)}
                  {plan.floors.length > 1 && ` · ${index + 1}`}
                  {isOutside(room.kind) && ` (${t("notCounted")})`}
                </th>
                <td className="py-1.5 pr-4 text-right">{t("size", sizeOf(room, tenths))}</td>
                <td className="py-1.5 text-right">{t("squareMetres", { value: tenths(areaOf(room)) })}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2} className="py-2 pr-4 font-medium text-paper">
                {t("total")}
              </th>
              <td className="py-2 text-right text-paper">
                {t("squareMetres", { value: tenths(totalArea(plan)) })}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}

function sizeOf(room: Room, format: (value: number) => string) {
  const { left, right, top, bottom } = boundsOf([room]);
  return { width: format(right - left), depth: format(bottom - top) };
}
