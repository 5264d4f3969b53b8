/** Beaches, hospitals, schools and the immigration office on a map, by kinds that the visitor switches on. */
import { GraduationCap, Hospital, Stamp, Waves } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type PlaceKind, type PlaceSlug, places } from "../../domain/places/places.ts";
import { type MapView, type Point, type Size, shareOf, toWindow } from "./map-projection.ts";
import { type Box, boxAround, placeNames } from "./place-names.ts";

const icons = { beach: Waves, hospital: Hospital, school: GraduationCap, immigration: Stamp };

export type ShownKind = keyof typeof icons;
export const shownKinds = Object.keys(icons) as ShownKind[];

/** Half of a sign, and from its middle to the name below it. */
const signPx = 14;
const namePx = 26;

type PlacePointsProps = { kinds: readonly ShownKind[]; view: MapView; size: Size; taken: readonly Box[] };

export function PlacePoints({ kinds, view, size, taken }: PlacePointsProps) {
  const { t } = useTranslation("map");
  const signs = findSigns(kinds, view, size);
  if (signs.length === 0) return null;
  const names = placeNames(
    signs.map(({ slug, at }) => ({ key: slug, name: t(`place.${slug}`), at: { x: at.x, y: at.y + namePx } })),
    size,
    [...taken, ...signBoxes(kinds, { view, size })],
  );
  return (
    <ul aria-label={t("places")} className="pointer-events-none">
      {signs.map(({ slug, kind, at }, index) => {
        const Icon = icons[kind];
        const { name = "", at: nameAt = undefined } = names[index] ?? {};
        return (
          <li key={slug}>
            <span
              style={shareOf(at, size)}
              className="absolute grid size-7 -translate-1/2 place-items-center rounded-full border border-sea bg-ink text-sea shadow-soft"
            >
              <Icon aria-hidden="true" className="size-4" />
            </span>
            {nameAt ? (
              <span
                style={shareOf(nameAt, size)}
                className="absolute -translate-1/2 text-xs whitespace-nowrap text-paper [text-shadow:0_0_3px_var(--color-ink),0_0_6px_var(--color-ink)]"
              >
                {name}
              </span>
            ) : (
              <span className="sr-only">{name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What the signs cover: no area's name is written there. */
export function signBoxes(kinds: readonly ShownKind[], { view, size }: { view: MapView; size: Size }): Box[] {
  return findSigns(kinds, view, size).map(({ at }) => boxAround(at, signPx, signPx));
}

function findSigns(kinds: readonly ShownKind[], view: MapView, size: Size) {
  return places.flatMap(({ slug, kind, line }): { slug: PlaceSlug; kind: ShownKind; at: Point }[] => {
    if (!isShown(kind, kinds)) return [];
    const [lat, lng] = line[Math.floor((line.length - 1) / 2)] ?? line[0];
    const at = toWindow({ lat, lng }, view, size);
    if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return [];
    return [{ slug, kind, at }];
  });
}

function isShown(kind: PlaceKind, kinds: readonly ShownKind[]): kind is ShownKind {
  return kinds.some((one) => one === kind);
}
