/** What readings of unseen pages must reach: price and status have limits, the other fields inform. */
import { reportFigure } from "../../report-figure.ts";
import { type Field, fields } from "./field.ts";
import { type Judged, share } from "./tables.ts";

const limited: readonly Field[] = ["price", "status"];
const least = { structured: 98, plain: 92, thai: 95 } as const;

export function reportLimits(judged: readonly Judged[]): void {
  const all = judged.flatMap(({ scores }) => scores);
  const thai = judged.filter(({ page }) => page.language === "th").flatMap(({ scores }) => scores);
  for (const field of limited) {
    const of = (name: string, scores: typeof all, atLeast: number) =>
      reportFigure({
        figure: `${field} (${name})`,
        value: share(scores.filter((score) => score.field === field)),
        unit: "%",
        atLeast,
      });
    of(
      "structured",
      all.filter(({ isStructured }) => isStructured),
      least.structured,
    );
    of(
      "plain",
      all.filter(({ isStructured }) => !isStructured),
      least.plain,
    );
    of("Thai", thai, least.thai);
  }
  for (const field of fields.filter((name) => !limited.includes(name))) {
    const value = share(all.filter((score) => score.field === field));
    if (Number.isFinite(value)) reportFigure({ figure: field, value, unit: "%" });
  }
}
