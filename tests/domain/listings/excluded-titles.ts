/** Ways to write the title of the listing that is never shown, and titles of others. TypeScript and SQL agree on them. */
export const excludedTitles = [
  "Beachfront 48sqm Studio at View Talay 5 Jomtien",
  "BEACHFRONT, 48 sqm. studio — View Talay 5, Jomtien",
  "Studio (48sqm), beach-front: View  Talay 5",
  "Beach front 48 sq.m. studio, View Talay 5C",
  "Beachfront studio, 48 sq. m, View Talay Condominium 5",
  "48 m² beachfront studio, View Talay Condo 5 Jomtien",
  "Beachfront studio of 48 m2 in View-Talay-5",
  "Beachfront 48 square metre studio at View Talay 5",
];

export const otherTitles = [
  "Beachfront 48sqm one-bedroom at View Talay 5 Jomtien",
  "Beachfront 38sqm studio at View Talay 5 Jomtien",
  "Beachfront 148 sqm studio at View Talay 5 Jomtien",
  "Beachfront 48sqm studio at View Talay 7 Jomtien",
  "Beachfront 48sqm studio at View Talay 50",
  "Sea-view 48sqm studio at View Talay 5 Jomtien",
];
