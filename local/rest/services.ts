/** The dependencies of every handler of `/rest/v1`. */
import type { RunServices } from "../run-request.ts";
import type { Catalogue } from "./catalogue.ts";

export type RestServices = RunServices & { readCatalogue(): Promise<Catalogue> };
