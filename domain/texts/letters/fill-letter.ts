/** Writes what a letter says into its places. Apart from the words, which few need beside it. */
export function fillLetter(text: string, places: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{([A-Za-z]+)\}\}/g, (place, name: string) =>
    Object.hasOwn(places, name) ? (places[name] ?? place) : place,
  );
}
