/** The FAQ and the glossary as structured data: FAQPage and DefinedTermSet. They say what the page shows. */
import type { Faq, Glossary } from "../../../domain/site/article.ts";
import { localisePath } from "../../../domain/languages/locales.ts";
import { paths } from "../../routing/paths.ts";

export function describeFaq(faq: Faq) {
  return {
    "@type": "FAQPage",
    inLanguage: faq.language,
    mainEntity: faq.groups
      .flatMap(({ questions }) => questions)
      .map(({ question, text }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text },
      })),
  };
}

export function describeGlossary(glossary: Glossary, origin: string) {
  const address = origin + localisePath(paths.glossary, glossary.language);
  return {
    "@type": "DefinedTermSet",
    "@id": address,
    name: glossary.title,
    description: glossary.description,
    inLanguage: glossary.language,
    hasDefinedTerm: glossary.terms.map(({ id, term, thai, definition }) => ({
      "@type": "DefinedTerm",
      "@id": `${address}#${id}`,
      name: term,
      alternateName: thai,
      description: definition,
    })),
  };
}
