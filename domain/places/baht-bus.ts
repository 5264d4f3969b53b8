/** The lines of the baht buses, coarsely, as a guide describes them. They have no timetable and no stops. */
import { readAt } from "../facts/fact.ts";

export const bahtBusSource = readAt(
  "Pattaya Travel Buddy, baht buses",
  "https://pattaya-travel-buddy.webnode.page/baht-buses",
);

export type Line = readonly (readonly [lat: number, lng: number])[];

/** Where Second Road meets South Pattaya Road: buses to Jomtien wait there. */
const southCorner = [12.9262, 100.8815] as const;
/** The roundabout at the northern end of Beach Road. */
const dolphin = [12.9502, 100.8888] as const;

/** A loop is driven one way: north on Second Road, south on Beach Road. */
export const bahtBusLines = {
  centre: {
    isLoop: true,
    line: [
      southCorner,
      [12.931, 100.8866],
      [12.9365, 100.8902],
      [12.9425, 100.892],
      [12.949, 100.8914],
      dolphin,
      [12.9455, 100.8893],
      [12.9385, 100.8877],
      [12.932, 100.8837],
      [12.9272, 100.8775],
      southCorner,
    ],
  },
  jomtien: {
    isLoop: false,
    line: [
      southCorner,
      [12.9222, 100.876],
      [12.9148, 100.8738],
      [12.905, 100.872],
      [12.8955, 100.8722],
      [12.888, 100.8732],
      [12.875, 100.8796],
      [12.872, 100.8812],
    ],
  },
  naklua: {
    isLoop: false,
    line: [dolphin, [12.9538, 100.8898], [12.962, 100.8912], [12.9695, 100.8962]],
  },
} as const satisfies Record<string, { isLoop: boolean; line: Line }>;

export type BahtBusLine = keyof typeof bahtBusLines;

/** Where one gets from one line into another. */
export const changes: readonly {
  between: readonly [BahtBusLine, BahtBusLine];
  at: readonly [number, number];
}[] = [
  { between: ["centre", "jomtien"], at: southCorner },
  { between: ["centre", "naklua"], at: dolphin },
];
