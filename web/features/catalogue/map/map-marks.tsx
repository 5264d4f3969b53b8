/** The homes' prices and counts, as buttons on the live map. */
import { type Mark, isOnePlace } from "./cluster-pins.ts";
import { useMarkedHome, usePointedHome } from "./homes-in-step.ts";
import { markStyles, useMarkTexts } from "./mark-look.ts";

type MapMarksProps = {
  marks: readonly Mark[];
  onPress: (mark: Mark) => void;
};

export function MapMarks({ marks, onPress }: MapMarksProps) {
  const textsOf = useMarkTexts();
  const pointed = usePointedHome();
  const marked = useMarkedHome();
  return marks.map((mark) => {
    const { text, name } = textsOf(mark);
    const holds = (slug: string | undefined) => mark.pins.some((pin) => pin.slug === slug);
    return (
      <button
        key={mark.key}
        type="button"
        data-pin={mark.pins.length === 1 ? mark.key : undefined}
        aria-label={name}
        aria-pressed={mark.pins.length === 1 || isOnePlace(mark) ? holds(marked) : undefined}
        onClick={() => onPress(mark)}
        className={markStyles(mark, holds(pointed) || holds(marked))}
        style={{ left: mark.at.x, top: mark.at.y }}
      >
        {text}
      </button>
    );
  });
}
