/** An answer of faq.yaml in the markup that owners write (domain/texts/markup.ts), so that both are shown by one rule. */
import { findProblemInMarkup } from "../../../../domain/texts/markup.ts";

export function toMarkup(answer: string, name: string): string {
  const markup = answer
    .replaceAll(/<Fact id="([^"]+)"( number)? \/>/g, (_whole, id: string, number?: string) => {
      return `{{${id}${number ? ":number" : ""}}}`;
    })
    .replaceAll(/<Term id="([^"]+)">([^<]*)<\/Term>/g, "[$2](term:$1)")
    .replaceAll(/<Carries>([^<]*)<\/Carries>/g, "[$1](carries)");
  const problem = /<[^>]*>/.exec(markup)?.[0] ?? findProblemInMarkup(markup);
  if (problem) throw new Error(`${name}: an answer cannot contain ${problem}`);
  return markup;
}
