/** Every market the pages come from. */
import type { Market } from "../market.ts";
import { elsewhere } from "./elsewhere.ts";
import { euroCountries } from "./euro.ts";
import { thailand } from "./thailand.ts";

export const markets: readonly Market[] = [...thailand, ...euroCountries, ...elsewhere];
