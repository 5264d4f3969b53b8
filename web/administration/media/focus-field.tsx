/** Where a picture's focal point is: a press on the picture sets it, and so do the arrow keys. */
import { type KeyboardEvent, type PointerEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Media } from "../../../domain/media/media-api.ts";
import { mediaFiles } from "../../../domain/media/media-address.ts";

type Focus = Media["focus"];
type FocusFieldProps = { picture: Media; focus: Focus; onChange: (focus: Focus) => void };

const stepPercent = 2;
const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-stepPercent, 0],
  ArrowRight: [stepPercent, 0],
  ArrowUp: [0, -stepPercent],
  ArrowDown: [0, stepPercent],
};
const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

export function FocusField({ picture, focus, onChange }: FocusFieldProps) {
  const { t } = useTranslation("admin");
  const hint = useId();
  const files = mediaFiles(picture.address);
  const press = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  };
  const move = (event: KeyboardEvent) => {
    const step = moves[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: within(focus.x + step[0]), y: within(focus.y + step[1]) });
  };
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-label={t("mediaTexts.focus", focus)}
        aria-describedby={hint}
        onPointerUp={press}
        onKeyDown={move}
        className="relative block max-w-full cursor-crosshair justify-self-start overflow-hidden rounded-card border border-line"
      >
        <img
          src={files?.file}
          alt=""
          width={picture.width}
          height={picture.height}
          draggable={false}
          className="block max-h-[60svh] w-auto max-w-full object-contain"
        />
        <span
          aria-hidden="true"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          className="absolute size-7 -translate-1/2 rounded-full border-2 border-paper bg-lamp/60 shadow-soft ring-2 ring-ink"
        />
      </button>
      <p id={hint} className="text-sm text-quiet">
        {t("mediaTexts.focusHint")}
      </p>
      <div aria-hidden="true" className="flex gap-3">
        {["aspect-square w-24", "aspect-9/16 w-16", "aspect-21/9 w-40"].map((shape) => (
          <img
            key={shape}
            src={files?.file}
            alt=""
            style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            className={`self-start rounded-lg border border-line object-cover ${shape}`}
          />
        ))}
      </div>
    </div>
  );
}
