/** One floor as SVG, in metres: crisp at any size and in print. Colours come from styles/floor-plan.css. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import {
  type FloorPlan,
  areaOf,
  boundsOf,
  isOpenAir,
  isOutside,
  outlineOf,
} from "../../domain/floor-plans/floor-plan.ts";
import { findRails, findWalls, isSame } from "../../domain/floor-plans/walls.ts";
import { formatNumber } from "../../domain/languages/numbers.ts";
import { useLocale } from "../visitor/use-locale.ts";
import { Measure, North, View } from "./draw-marks.tsx";
import { DoorDrawing, WindowDrawing, pathOf, thick } from "./draw-openings.tsx";
import { PieceDrawing } from "./draw-pieces.tsx";
import { placeLabel } from "./place-labels.ts";
import { useRoomName } from "./use-room-name.ts";

type FloorDrawingProps = { plan: FloorPlan; index: number; name: string };

export function FloorDrawing({ plan, index, name }: FloorDrawingProps) {
  const { t } = useTranslation("floorPlan");
  const locale = useLocale();
  const roomName = useRoomName();
  const id = useId();
  const floor = plan.floors[index];
  if (!floor) return null;
  const { rooms, doors, windows, furniture } = floor;
  // All floors at one scale, one above the other.
  const all = boundsOf(plan.floors.flatMap((one) => one.rooms));
  const house = boundsOf(rooms.filter(({ kind }) => !isOutside(kind)));
  const extent = Math.max(all.right - all.left, all.bottom - all.top);
  const text = Math.max(0.24, extent * 0.026);
  const edge = text * 2.6;
  const box = {
    x: all.left - edge * 1.35,
    y: all.top - edge,
    width: all.right - all.left + edge * 3,
    height: all.bottom - all.top + edge * 2.3,
  };
  const walls = findWalls(floor);
  const metres = (value: number) => t("metres", { value: formatNumber(value, locale, "tenths") });
  const area = (value: number) => t("squareMetres", { value: formatNumber(value, locale, "tenths") });
  return (
    <svg
      viewBox={[box.x, box.y, box.width, box.height].map((value) => value.toFixed(2)).join(" ")}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, so that it takes the page's colours
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      className="floor-plan"
    >
      <title id={`${id}-title`}>{name}</title>
      <desc id={`${id}-desc`}>
        {rooms.map((room) => `${roomName(room)} ${area(areaOf(room))}`).join(", ")}
      </desc>
      {rooms.map((room, at) => (
        <polygon
          key={at}
          className={`plan-room plan-${room.kind}`}
          points={outlineOf(room)
            .map((point) => point.join(","))
            .join(" ")}
        />
      ))}
      {findRails(rooms).map((line, at) => (
        <path key={at} className="plan-rail" d={pathOf(line)} />
      ))}
      <g className="plan-pieces">
        {furniture.map((piece, at) => (
          <PieceDrawing key={at} piece={piece} />
        ))}
      </g>
      {walls.map((wall, at) => (
        <path
          key={at}
          className="plan-wall"
          strokeWidth={wall.isOutside ? thick.outside : thick.inside}
          d={pathOf(wall)}
        />
      ))}
      {findCorners(floor).map(([x, y, size]) => (
        <rect
          key={`${x} ${y}`}
          className="plan-corner"
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
        />
      ))}
      {windows.map((window, at) => (
        <WindowDrawing key={at} line={window} />
      ))}
      {doors.map((door, at) => (
        <DoorDrawing key={at} door={door} size={text} />
      ))}
      {rooms.map((room, at) => {
        const lines = [roomName(room), area(areaOf(room))];
        const label = placeLabel(room, lines, floor, text * 1.06);
        return (
          <text
            key={at}
            className="plan-label"
            x={label.x}
            y={label.y - label.size * 0.18}
            fontSize={label.size}
          >
            {lines[0]}
            <tspan className="plan-small" x={label.x} dy={label.size * 1.12} fontSize={label.size * 0.9}>
              {lines[1]}
            </tspan>
          </text>
        );
      })}
      <Measure
        from={[house.left, all.top - edge * 0.5]}
        to={[house.right, all.top - edge * 0.5]}
        text={metres(house.right - house.left)}
        size={text}
      />
      <Measure
        from={[all.left - edge * 0.5, house.bottom]}
        to={[all.left - edge * 0.5, house.top]}
        text={metres(house.bottom - house.top)}
        size={text}
        isUpright
      />
      <North
        x={box.x + box.width - edge * 0.85}
        y={box.y + edge * 0.95}
        size={edge * 0.5}
        degrees={plan.north}
        text={t("north")}
      />
      {plan.view && index === plan.floors.length - 1 && (
        <View side={plan.view.side} text={t(`view.${plan.view.of}`)} bounds={all} size={text} />
      )}
    </svg>
  );
}

/** Squares where walls meet, because their ends are cut off straight for doors and windows. */
function findCorners(floor: Parameters<typeof findWalls>[0]): [number, number, number][] {
  const walls = findWalls(floor);
  const corners = floor.rooms.filter(({ kind }) => !isOpenAir(kind)).flatMap(outlineOf);
  const found = new Map<string, [number, number, number]>();
  for (const { from, to, isOutside: isThick } of walls) {
    for (const [x, y] of [from, to]) {
      if (!corners.some(([cx, cy]) => isSame(cx, x) && isSame(cy, y))) continue;
      const key = `${x.toFixed(2)} ${y.toFixed(2)}`;
      const size = Math.max(found.get(key)?.[2] ?? 0, isThick ? thick.outside : thick.inside);
      found.set(key, [x, y, size]);
    }
  }
  return [...found.values()];
}
