import { expect, test } from "vitest";
import { readPosition } from "../../../domain/places/read-position.ts";

const place = { latitude: 12.9236, longitude: 100.8825 };

test.each([
  ["12.9236, 100.8825"],
  ["12.9236 100.8825"],
  ["(12.9236,100.8825)"],
  ["100.8825, 12.9236"],
  ["  12.9236°, 100.8825° "],
  ["https://www.google.com/maps?q=12.9236,100.8825"],
  ["https://maps.google.com/?q=loc:12.9236%2C100.8825&z=17"],
  ["https://www.google.com/maps/@12.9236,100.8825,17z"],
  ["https://www.google.com/maps/search/12.9236,+100.8825?entry=tts"],
  ["https://www.google.com/maps/place/Tide+Tower/@12.9,100.8,17z/data=!4m6!3m5!8m2!3d12.9236!4d100.8825!16s"],
  ["https://www.google.com/maps/dir/?api=1&destination=12.9236%2C100.8825"],
  ["https://maps.apple.com/?ll=12.9236,100.8825&q=Home"],
  ["https://www.openstreetmap.org/?mlat=12.9236&mlon=100.8825#map=17/12.9/100.8"],
  ["https://www.openstreetmap.org/#map=17/12.9236/100.8825"],
  ["geo:12.9236,100.8825?z=17"],
])("A position is read from %s", (text) => expect(readPosition(text)).toEqual(place));

test("Degrees, minutes and seconds are read in either order and on both sides of the globe", () => {
  const read = { latitude: 12.923611, longitude: 100.8825 };
  expect(readPosition(`12°55'25.0"N 100°52'57.0"E`)).toEqual(read);
  expect(readPosition(`100°52′57″E, 12°55′25″N`)).toEqual(read);
  expect(readPosition(`33°52'S 151°12'E`)).toEqual({ latitude: -33.866667, longitude: 151.2 });
  expect(readPosition(`22°54'S 43°12'W`)).toEqual({ latitude: -22.9, longitude: -43.2 });
});

test.each([
  "",
  "Soi 5, Jomtien",
  "12.9236",
  "https://maps.app.goo.gl/AbCdEf123456",
  "https://www.google.com/maps",
  "https://example.com/home/12.9",
  "12.9236, 200.1",
  "95, 97",
  "081 234 5678",
])("No position is read from %j", (text) => expect(readPosition(text)).toBeNull());
