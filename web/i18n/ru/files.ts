/** The text files of this language. The browser's first view names those of one language only. */
import type { ServedTexts } from "../texts.ts";

export const files = import.meta.glob<ServedTexts>(["./*.ts", "!./files.ts"]);
