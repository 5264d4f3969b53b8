/** The passages of the texts that are marked as samples, in the order in which they stand. */
import type { SourceFile } from "../sources/source-files.ts";

export type SamplePassage = { locale: string; file: string; line: number; text: string };

export function listSamples(sources: readonly SourceFile[]): SamplePassage[] {
  return sources.flatMap(({ locale, file, text }) => {
    const lines = text.split("\n");
    return lines.flatMap((line, index) => {
      if (!line.startsWith("<Sample>")) return [];
      const passage = lines.slice(index + 1).find((one) => one.trim() !== "") ?? "";
      return [{ locale, file, line: index + 1, text: passage.replaceAll(/<[^>]+>/g, "…") }];
    });
  });
}
