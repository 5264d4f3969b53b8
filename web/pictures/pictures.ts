// Every picture of ours, in the order the manifest keeps. The words are hand-written; the rest is how to make it.
import { indoors } from "./pictures-indoors.ts";
import { outdoors } from "./pictures-outdoors.ts";
import type { Picture } from "./picture.ts";

export type { Picture };
export const pictures: Record<string, Picture> = { ...outdoors, ...indoors };
