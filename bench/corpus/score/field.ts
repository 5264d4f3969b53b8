export const fields = [
  "price",
  "currency",
  "deal",
  "status",
  "type",
  "bedrooms",
  "bathrooms",
  "rooms",
  "area",
  "title",
  "place",
  "pictures",
  "finance",
] as const;
export type Field = (typeof fields)[number];
