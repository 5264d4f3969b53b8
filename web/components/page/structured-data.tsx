/** The page's content as structured data (schema.org). A data block, not a script: nothing in it runs. */
import { trustHtml } from "./trust-html.ts";

type StructuredDataProps = { data: { "@type": string; [property: string]: unknown } };

export function StructuredData({ data }: StructuredDataProps) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={trustHtml(text)} />;
}
