/** The vignette of an area: it decorates, the words beside it say everything. */
import type { AreaSlug } from "../../../domain/areas.ts";

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
