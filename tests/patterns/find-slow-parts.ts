/** The parts of a regular expression that make its time grow faster than the text it is used on. */
import { analyse } from "scslre";

export function findSlowParts(regex: RegExp): string[] {
  const source = String(regex);
  // A sticky pattern is tried at one place only.
  const { reports } = analyse(regex, { reportTypes: { Move: !regex.sticky } });
  return reports.map((report) => {
    const { raw, start, end } = "quant" in report ? report.quant : report.startQuant;
    const nearby = source.slice(Math.max(0, start - 40), end + 40);
    return `${report.exponential ? "exponential" : "quadratic"} because of ${raw} in ${nearby}`;
  });
}
