/** A native range input: keys, touch and forms work without JavaScript. The figure beside it shows the value. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { restoreSlider } from "./restore-slider.ts";

type SliderProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  /** The value in words: money, months, a share. Assistive technology announces it too. */
  valueText: string;
  hint?: ReactNode;
  className?: string;
};

export function Slider({ label, valueText, hint, className = "", id, ...input }: SliderProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  return (
    <div className={`grid gap-1 ${className}`}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={inputId} className="text-sm font-medium">
          {label}
        </label>
        <output htmlFor={inputId} className="tabular shrink-0 font-semibold whitespace-nowrap text-lamp">
          {valueText}
        </output>
      </div>
      <input
        ref={restoreSlider}
        {...input}
        id={inputId}
        type="range"
        aria-valuetext={valueText}
        aria-describedby={hintId}
        className="range"
      />
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
