/** A choice of several, each with the number of listings it would show. */
import { joinClasses } from "../../../components/join-classes.ts";

type ChoicesProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string; count?: number | undefined }[];
  chosen: readonly string[] | undefined;
  isCounted?: boolean;
  isLegendHidden?: boolean;
  className?: string;
};

const chipStyles = joinClasses(
  "inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-edge px-4 py-1.5 text-sm",
  "transition-colors hover:border-paper has-checked:border-lamp has-checked:bg-lamp/12",
  "has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:opacity-50",
  "has-focus-visible:outline-2 has-focus-visible:outline-lamp",
);

/** Checkboxes as chips. One that would find nothing can be cleared but not ticked. */
export function Choices({
  name,
  legend,
  options,
  chosen,
  isCounted = false,
  isLegendHidden,
  className = "",
}: ChoicesProps) {
  return (
    <fieldset className={className}>
      <legend className={isLegendHidden ? "sr-only" : "mb-2 text-sm font-medium"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label, count = 0 }) => {
          const isChosen = chosen?.includes(value) ?? false;
          return (
            <label key={value} className={chipStyles}>
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={isChosen}
                disabled={isCounted && count === 0 && !isChosen}
                className="sr-only"
              />
              {label}
              {isCounted && <span className="tabular text-quiet">{count}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
