import { placesFrom } from "./place.ts";

export const britishPlaces = placesFrom([
  "Chorlton, Manchester, Greater Manchester",
  "Clifton, Bristol, Bristol",
  "Headingley, Leeds, West Yorkshire",
  "Walthamstow, London, Greater London",
  "Leith, Edinburgh, Midlothian",
  "Hove, Brighton, East Sussex",
]);

export const americanPlaces = placesFrom([
  "East Nashville, Nashville, TN",
  "Ballard, Seattle, WA",
  "Hyde Park, Austin, TX",
  "Lakeview, Chicago, IL",
  "Old Town, Scottsdale, AZ",
  "Riverside, Jacksonville, FL",
]);

export const dutchPlaces = placesFrom([
  "De Pijp, Amsterdam, Noord-Holland",
  "Kralingen, Rotterdam, Zuid-Holland",
  "Wittevrouwen, Utrecht, Utrecht",
  "Oosterpark, Groningen, Groningen",
  "Woensel, Eindhoven, Noord-Brabant",
]);

export const swedishPlaces = placesFrom([
  "Södermalm, Stockholm, Stockholms län",
  "Majorna, Göteborg, Västra Götaland",
  "Möllevången, Malmö, Skåne",
  "Luthagen, Uppsala, Uppsala län",
]);
