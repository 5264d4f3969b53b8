/** The key facts of a home and its description: one part of the page, because they are read together. */
import type { Property } from "../../../domain/listings/listing.ts";
import { KeyFacts } from "./key-facts.tsx";
import { Story } from "./story.tsx";

export function FactsAndStory({ property }: { property: Property }) {
  return (
    <div className="grid gap-16">
      <KeyFacts property={property} />
      <Story property={property} />
    </div>
  );
}
