/** Every draw comes from a seed written out as text, so one page can be drawn again without those before it. */
export type Draw = {
  number: () => number;
  chance: (share: number) => boolean;
  between: (least: number, most: number) => number;
  pick: <T>(list: readonly T[]) => T;
  some: <T>(list: readonly T[], count: number) => T[];
};

export function drawFrom(seed: string): Draw {
  const number = mulberry32(hash(seed));
  const between = (least: number, most: number) => least + Math.floor(number() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[between(0, list.length - 1)];
    if (chosen === undefined) throw new Error(`Nothing to pick from (${seed})`);
    return chosen;
  };
  return {
    number,
    between,
    pick,
    chance: (share) => number() < share,
    some: (list, count) => {
      const rest = [...list];
      const taken: (typeof rest)[number][] = [];
      while (rest.length > 0 && taken.length < count) {
        taken.push(...rest.splice(between(0, rest.length - 1), 1));
      }
      return taken;
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
