/** The rooms of each floor as rows: kind, own name, place and size. */
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { iconButtonStyles } from "../../../components/controls/button-styles.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import {
  type Floor,
  type FloorPlan,
  type Room,
  boundsOf,
} from "../../../../domain/floor-plans/floor-plan.ts";
import { roomKinds } from "../../../../domain/floor-plans/floor-plan-schema.ts";
import { useRoomName } from "../../../floor-plan/use-room-name.ts";
import { NumberField } from "../../controls/number-field.tsx";

const lengths = ["x", "y", "width", "depth"] as const;

type PlanRoomsProps = { plan: FloorPlan; onChange: (plan: FloorPlan) => void };

export function PlanRooms({ plan, onChange }: PlanRoomsProps) {
  const { t } = useTranslation("admin");
  const setFloor = (index: number, change: Partial<Floor>) =>
    onChange({
      ...plan,
      floors: plan.floors.map((floor, at) => (at === index ? { ...floor, ...change } : floor)),
    });
  return (
    <div className="grid gap-6">
      {plan.floors.map((floor, index) => (
        <fieldset key={index} className="grid gap-3">
          <legend className="mb-2 font-medium">{t("planTexts.floor", { number: index + 1 })}</legend>
          <ul className="grid gap-3">
            {floor.rooms.map((room, at) => (
              <RoomRow
                key={at}
                room={room}
                onChange={(changed) =>
                  setFloor(index, { rooms: floor.rooms.map((one, other) => (other === at ? changed : one)) })
                }
                {...(floor.rooms.length > 1 && {
                  onRemove: () => setFloor(index, { rooms: floor.rooms.filter((_, other) => other !== at) }),
                })}
              />
            ))}
          </ul>
          <Button
            className="justify-self-start"
            onClick={() => setFloor(index, { rooms: [...floor.rooms, roomBeside(floor)] })}
          >
            {t("planTexts.addRoom")}
          </Button>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-end gap-4">
        <Button onClick={() => onChange({ ...plan, floors: [...plan.floors, emptyFloor] })}>
          {t("planTexts.addFloor")}
        </Button>
        <NumberField
          label={t("planTexts.north")}
          min={0}
          max={359}
          value={plan.north}
          onChange={({ target }) => {
            const degrees = target.valueAsNumber;
            if (degrees >= 0 && degrees <= 359) onChange({ ...plan, north: degrees });
          }}
        />
      </div>
    </div>
  );
}

const emptyFloor: Floor = {
  rooms: [{ kind: "bedroom", x: 0, y: 0, width: 4, depth: 4 }],
  doors: [],
  windows: [],
  furniture: [],
};

/** A new room goes to the right of the others, so that it overlaps none. */
function roomBeside({ rooms }: Floor): Room {
  const { right, top } = boundsOf(rooms);
  return { kind: "bedroom", x: right, y: top, width: 3, depth: 3 };
}

type RoomRowProps = { room: Room; onChange: (room: Room) => void; onRemove?: () => void };

function RoomRow({ room, onChange, onRemove }: RoomRowProps) {
  const { t } = useTranslation(["admin", "floorPlan"]);
  const roomName = useRoomName();
  const setName = (name: string) => {
    const { name: _, ...rest } = room;
    onChange(name ? { ...rest, name } : rest);
  };
  return (
    <li className="grid grid-cols-2 items-end gap-3 border-b border-line pb-4 sm:grid-cols-4">
      <SelectField
        className="sm:col-span-2"
        label={t("admin:planTexts.kind")}
        value={room.kind}
        options={roomKinds.map((kind) => ({ value: kind, label: t(`floorPlan:room.${kind}`) }))}
        onChange={({ target }) => {
          const kind = roomKinds.find((one) => one === target.value);
          if (kind) onChange({ ...room, kind });
        }}
      />
      <TextField
        className="sm:col-span-2"
        label={t("admin:planTexts.name")}
        value={room.name ?? ""}
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
      />
      {"outline" in room ? (
        <p className="col-span-full text-sm text-quiet">{t("admin:planTexts.ownOutline")}</p>
      ) : (
        lengths.map((name) => (
          <NumberField
            key={name}
            label={t(`admin:planTexts.${name}`)}
            step="0.05"
            value={room[name]}
            onChange={({ target }) => {
              const metres = target.valueAsNumber;
              const least = name === "x" || name === "y" ? -100 : 0.1;
              if (metres >= least && metres <= 100) onChange({ ...room, [name]: metres });
            }}
          />
        ))
      )}
      {onRemove && (
        <button
          type="button"
          className={`${iconButtonStyles} col-span-full justify-self-end`}
          aria-label={t("admin:planTexts.removeRoom", { room: roomName(room) })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </button>
      )}
    </li>
  );
}
