/** The time zones of a country, as far as this browser knows them. A lead says its country, not its zone. */
function zonesOf(country: string | null): string[] {
  if (!country) return [];
  // TypeScript does not know it yet, and not every browser has it.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale("und", {
    region: country,
  });
  return locale.getTimeZones?.() ?? [];
}

/** The zones with the earliest and the latest clock at this moment; one and the same for most countries. */
export function outerZones(country: string | null, at: Date): [from: string, until: string] | undefined {
  const sorted = zonesOf(country).toSorted((one, other) => offset(one, at) - offset(other, at));
  const [from] = sorted;
  const until = sorted.at(-1);
  return from && until ? [from, until] : undefined;
}

/** Minutes ahead of UTC. */
function offset(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
