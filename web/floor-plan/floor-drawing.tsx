/** One floor as SVG, in metres: crisp at any size and in print. Colours come from styles/floor-plan.css. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import {
  type Door,
  type FloorPlan,
  type Point,
  areaOf,
  boundsOf,
  isOpenAir,
  isOutside,
  outlineOf,
} from "../../domain/floor-plans/floor-plan.ts";
import { type Line, findRails, findWalls, isSame } from "../../domain/floor-plans/walls.ts";
import { formatNumber } from "../../domain/languages/numbers.ts";
import { useLocale } from "../visitor/use-locale.ts";
import { PieceDrawing } from "./draw-pieces.tsx";
import { placeLabel } from "./place-labels.ts";
import { useRoomName } from "./use-room-name.ts";

const thick = { outside: 0.2, inside: 0.1 };

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

function pathOf({ from, to }: Line): string {
  return `M${from.join(" ")}L${to.join(" ")}`;
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

function DoorDrawing({ door: { from, to, kind, opens }, size }: { door: Door; size: number }) {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
  if (kind === "opening") return null;
  if (kind === "sliding") {
    const [ax, ay] = [-along[1] * 0.03, along[0] * 0.03];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const reach = 0.08;
    return (
      <path
        className="plan-leaf"
        d={`M${from[0] + ax} ${from[1] + ay}L${middle[0] + ax + along[0] * reach} ${middle[1] + ay + along[1] * reach}M${middle[0] - ax - along[0] * reach} ${middle[1] - ay - along[1] * reach}L${to[0] - ax} ${to[1] - ay}`}
      />
    );
  }
  const side = opens === "left" ? -1 : 1;
  const out: Point = [-along[1] * side, along[0] * side];
  const leaf: Point = [from[0] + out[0] * width, from[1] + out[1] * width];
  const tip = size * 0.5;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <>
      <path
        className="plan-swing"
        d={`M${leaf.join(" ")}A${width} ${width} 0 0 ${side > 0 ? 0 : 1} ${to.join(" ")}`}
      />
      <path className="plan-leaf" d={`M${from.join(" ")}L${leaf.join(" ")}`} />
      {kind === "entrance" && (
        <path
          className="plan-entrance"
          d={`M${middle[0] - out[0] * 0.16} ${middle[1] - out[1] * 0.16}l${(-out[0] + along[0] * 0.7) * tip} ${(-out[1] + along[1] * 0.7) * tip}l${-along[0] * 1.4 * tip} ${-along[1] * 1.4 * tip}z`}
        />
      )}
    </>
  );
}

function WindowDrawing({ line: { from, to } }: { line: Line }) {
  const isUpright = isSame(from[0], to[0]);
  const half = thick.outside / 2;
  const [x, y] = [
    Math.min(from[0], to[0]) - (isUpright ? half : 0),
    Math.min(from[1], to[1]) - (isUpright ? 0 : half),
  ];
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  return (
    <g className="plan-window">
      <rect
        x={x}
        y={y}
        width={isUpright ? thick.outside : length}
        height={isUpright ? length : thick.outside}
      />
      <path d={pathOf({ from, to })} />
    </g>
  );
}

type MeasureProps = { from: Point; to: Point; text: string; size: number; isUpright?: boolean };

function Measure({ from, to, text, size, isUpright = false }: MeasureProps) {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const tick = size * 0.35;
  const ticks = [from, to].map(([x, y]) => `M${x - tick} ${y + tick}L${x + tick} ${y - tick}`).join("");
  return (
    <g className="plan-measure">
      <path d={`M${from.join(" ")}L${to.join(" ")}${ticks}`} />
      <text
        fontSize={size * 0.9}
        x={middle[0]}
        y={middle[1] - size * 0.4}
        transform={isUpright ? `rotate(-90 ${middle.join(" ")})` : undefined}
      >
        {text}
      </text>
    </g>
  );
}

function North({
  x,
  y,
  size,
  degrees,
  text,
}: {
  x: number;
  y: number;
  size: number;
  degrees: number;
  text: string;
}) {
  return (
    <g className="plan-north" transform={`translate(${x} ${y}) rotate(${degrees})`}>
      <path d={`M0 ${-size}L${size * 0.45} ${size * 0.7}L0 ${size * 0.35}L${-size * 0.45} ${size * 0.7}Z`} />
      <text y={-size * 1.45} fontSize={size * 0.72} transform={`rotate(${-degrees} 0 ${-size * 1.7})`}>
        {text}
      </text>
    </g>
  );
}

type ViewProps = {
  side: NonNullable<FloorPlan["view"]>["side"];
  text: string;
  bounds: ReturnType<typeof boundsOf>;
  size: number;
};

/** An arrow to what one sees, on its side of the drawing. */
function View({ side, text, bounds: { left, right, top, bottom }, size }: ViewProps) {
  const [x, y] = {
    top: [(left + right) / 2, top - size * 1.9],
    bottom: [(left + right) / 2, bottom + size * 1.4],
    left: [left - size * 2.4, (top + bottom) / 2],
    right: [right + size * 1.2, (top + bottom) / 2],
  }[side] as [number, number];
  const turn = { top: 180, bottom: 0, left: 90, right: 270 }[side];
  const isBeside = side === "left" || side === "right";
  return (
    <g className="plan-view">
      <path
        transform={`translate(${x} ${y - (isBeside ? 0 : size * 0.55)}) rotate(${turn})`}
        d={`M${-size * 0.4} 0H${size * 0.4}L0 ${size * 0.55}Z`}
      />
      <text
        x={x}
        y={y + size * 0.95}
        fontSize={size}
        transform={isBeside ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {text}
      </text>
    </g>
  );
}
