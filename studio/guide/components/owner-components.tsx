/**
 * What only the owner knows. Settings change without a deployment, so a text holds places for them, which
 * web/content/fill-owner-places.ts fills when the text is shown.
 */
import type { ReactNode } from "react";
import { defaultSite } from "../../../domain/site/site.ts";
import type { PageContext } from "./page-context.ts";

function People() {
  return <div data-owner="people" />;
}

/** The owner may have another number of months than the promise. */
export const upgradePlace = (isNumberAlone: boolean) => ({
  "data-owner": isNumberAlone ? "upgrade-number" : "upgrade-months",
});

/** Around what holds only as long as every baht carries over, such as a worked example. */
function IfAllCarries({ children }: { children: ReactNode }) {
  return <div data-owner="if-all-carries">{children}</div>;
}

export function createOwnerComponents({ texts }: Pick<PageContext, "texts">) {
  function Company() {
    return <div data-owner="company" data-labels={JSON.stringify(texts.details)} />;
  }

  /** Around a passage that nobody but the owner can confirm. */
  function Sample({ children }: { children: ReactNode }) {
    if (!defaultSite.isSample) return children;
    return (
      <div className="sample">
        <p className="sample-note">{texts.sampleText}</p>
        {children}
      </div>
    );
  }

  /** Around the clause "every baht paid carries over". The owner's terms may say another one. */
  function Carries({ children }: { children: string }) {
    const { share, instalments } = texts.carries;
    return (
      <span data-owner="carries" data-share={share} data-instalments={instalments}>
        {children}
      </span>
    );
  }

  return { Company, People, Sample, Carries, IfAllCarries };
}
