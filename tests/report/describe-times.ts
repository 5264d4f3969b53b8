/** The table of where the time of `npm test` went. */
import type { LayerTime } from "./layer-report.ts";

/** Where `npm test` keeps its times. */
export const timesFile = "test-results/times.json";

const slowest = 20;

export function describeTimes(layers: LayerTime[]): string {
  const all = {
    layer: "all",
    seconds: sum(layers.map(({ seconds }) => seconds)),
    processorSeconds: sum(layers.map(({ processorSeconds }) => processorSeconds)),
  };
  const files = layers
    .flatMap(({ layer, files: ofLayer }) => ofLayer.map((one) => ({ layer, ...one })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowest);
  return [
    "Where the time went, in seconds by the clock and of the processors",
    ...[...layers, all].map(({ layer, seconds, processorSeconds }) =>
      row(seconds, whole(processorSeconds), layer),
    ),
    `\nThe ${files.length} slowest files, in seconds by the clock`,
    ...files.map(({ layer, file, seconds }) => row(seconds, layer, file)),
  ].join("\n");
}

const row = (seconds: number, second: string, third: string) =>
  `${whole(seconds).padStart(6)}  ${second.padStart(12)}  ${third}`;
const whole = (seconds: number) => String(Math.round(seconds));
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
