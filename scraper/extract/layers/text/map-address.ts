/** The place in the address of a map: a link, a frame, a picture of one. */
import { type Coordinates, readCoordinates } from "../../../meaning/place.ts";

/** "…?q=12.93,100.88", "…/@12.93,100.88,15z", "…&center=12.93%2C100.88", "…?cp=12.93~100.88". */
const mapAddress =
  /(?:[?&](?:q|ll|sll|cbll|cp|center|query|markers?|daddr|destination|pt|loc|location|coords?|point)=(?:[^&]*?[:|])?|\/@|place\/)(-?\d{1,2}\.\d{3,})(?:,|%2C|~)\s?(-?\d{1,3}\.\d{3,})/i;
/** "…?mlat=12.93&mlon=100.88". */
const mapParameters =
  /[?&;][a-z_]{0,8}lat(?:itude)?=(-?\d{1,2}\.\d{3,})&(?:amp;)?[a-z_]{0,8}(?:lng|lon|long|longitude)=(-?\d{1,3}\.\d{3,})/i;

/** Maps in frames: "…!2d100.855210!3d12.921470…", the longitude first. */
const mapFrame = /!2d(-?\d{1,3}\.\d{3,})!3d(-?\d{1,2}\.\d{3,})/;
/** "…!3d12.921470!4d100.855210", and what telephones open: "geo:12.921470,100.855210". */
const mapPlace = /(?:!3d|^geo:)(-?\d{1,2}\.\d{3,})(?:!4d|,)(-?\d{1,3}\.\d{3,})/;
/** Pictures that maps draw: "…ll=30.33,59.93&…&l=map", "…/static/pin-s(100.88,12.93)/100.88,12.93,14/…". */
const longitudeFirst =
  /[?&](?:ll|pt)=(-?\d{1,3}\.\d{3,})(?:,|%2C)(-?\d{1,2}\.\d{3,})|\/static\/.*?[/(](-?\d{1,3}\.\d{3,}),(-?\d{1,2}\.\d{3,})/i;

const isDrawn = /[?&](?:amp;)?l=(?:map|sat)|\/static\//i;
/** Longer ones carry a picture, or mean harm. */
const longestAddress = 2000;

export function readMapAddress(address: string): Coordinates | null {
  if (address.length > longestAddress || !/map|^geo:/i.test(address)) return null;
  const drawn = isDrawn.test(address) ? longitudeFirst.exec(address) : null;
  if (drawn) return readCoordinates(drawn[2] ?? drawn[4], drawn[1] ?? drawn[3]);
  const place = mapPlace.exec(address) ?? mapAddress.exec(address) ?? mapParameters.exec(address);
  if (place) return readCoordinates(place[1], place[2]);
  const frame = mapFrame.exec(address);
  return frame && readCoordinates(frame[2], frame[1]);
}
