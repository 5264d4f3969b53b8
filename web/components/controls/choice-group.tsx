/** One choice out of a few, with large targets. It uses native radio buttons, so it works without JavaScript. */
import { useId } from "react";
import { FieldError } from "./field.tsx";

type ChoiceGroupProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  defaultValue?: string | undefined;
  /** Controlled by the caller, together with `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
  error?: string | undefined;
  isRequired?: boolean;
  className?: string;
};

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, name, options, defaultValue, value, onChange, error, isRequired, className = "" } = props;
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      className={className}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-edge px-4 py-2.5 transition-colors hover:border-quiet has-checked:border-lamp has-checked:bg-lamp/8 has-focus-visible:outline-2 has-focus-visible:outline-lamp"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={isRequired}
              className="tick size-5 shrink-0 rounded-full outline-none"
              {...(onChange
                ? { checked: value === option.value, onChange: () => onChange(option.value) }
                : { defaultChecked: defaultValue === option.value })}
            />
            <span className="leading-snug">
              {option.label}
              {option.hint && <span className="block text-sm text-quiet">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
}
