/** Moves overlapping labels apart. Each stays as close to its own place as the others allow. */
export function spreadLabels(places: readonly number[], gap: number, end: number): number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const spread = [...places];
  let lowest = 0;
  for (const index of order) {
    spread[index] = Math.max(spread[index] ?? 0, lowest);
    lowest = (spread[index] ?? 0) + gap;
  }
  let highest = end;
  for (const index of order.toReversed()) {
    spread[index] = Math.min(spread[index] ?? 0, highest);
    highest = (spread[index] ?? 0) - gap;
  }
  return spread;
}
