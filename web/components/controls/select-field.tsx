/** A native select. It works without JavaScript, in every language, with a phone's own picker. */
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldTexts, controlStyles } from "./field.tsx";

type SelectFieldProps = Omit<ComponentProps<"select">, "className" | "children"> &
  FieldTexts & { options: readonly { value: string; label: string }[]; className?: string };

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isLabelHidden, className, id, options, ...select } = props;
  return (
    <Field {...{ label, hint, error, id, className }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={`${controlStyles} cursor-pointer appearance-none pr-10 text-ellipsis`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-quiet"
          />
        </span>
      )}
    </Field>
  );
}
