/**
 * What only the owner knows. Settings change without a deployment, so a text holds places for them, which
 * web/content/fill-owner-places.ts fills when the text is shown.
 */
import type { ReactNode } from "react";
import { defaultSite } from "../../../../domain/site/site.ts";
import type { PageContext } from "./page-context.ts";

function People() {
  return <div data-owner="people" />;
}

export function createOwnerComponents(
  { texts }: Pick<PageContext, "texts">,
  isSample: boolean = defaultSite.isSample,
) {
  function Company() {
    return <div data-owner="company" data-labels={JSON.stringify(texts.details)} />;
  }

  /** Around a passage that nobody but the owner can confirm. */
  function Sample({ children }: { children: ReactNode }) {
    if (!isSample) return children;
    return (
      <div className="sample">
        <p className="sample-note">{texts.sampleText}</p>
        {children}
      </div>
    );
  }

  return { Company, People, Sample };
}
