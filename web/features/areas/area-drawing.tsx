/** An area's drawing. It is decoration: the text beside it says everything. */
import type { AreaSlug } from "../../../domain/places/areas.ts";

type AreaDrawingProps = { slug: AreaSlug; className?: string };

export function AreaDrawing({ slug, className = "" }: AreaDrawingProps) {
  return (
    <img
      src={`/drawings/area-${slug}.svg`}
      alt=""
      width={640}
      height={480}
      className={`w-full object-cover print:hidden ${className}`}
    />
  );
}
