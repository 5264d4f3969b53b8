/**
 * The page's content as structured data (schema.org). A data block, not a script: nothing in it runs. Search engines
 * ask the server for each address, so only the server writes it. In the browser `data` is undefined, which keeps the
 * describing code out of the build, and the server's text stays.
 */
import { useServed } from "../../visitor/use-served.ts";
import { trustHtml } from "./trust-html.ts";

type StructuredDataProps = { data: { "@type": string; [property: string]: unknown } | undefined };

export function StructuredData({ data }: StructuredDataProps) {
  if (!useServed()) return null;
  const text = data
    ? JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")
    : "";
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={trustHtml(text)} />
  );
}
