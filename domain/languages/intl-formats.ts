/** Creating a format of `Intl` costs a hundred times as much as using it, so each is made once. */

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

export function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return findOrMake(numberFormats, tag, options, () => new Intl.NumberFormat(tag, options));
}

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return findOrMake(dateFormats, tag, options, () => new Intl.DateTimeFormat(tag, options));
}

function findOrMake<Format>(known: Map<string, Format>, tag: string, options: object, make: () => Format) {
  const key = tag + JSON.stringify(options);
  const format = known.get(key) ?? make();
  known.set(key, format);
  return format;
}
