import { type ComponentProps, useId } from "react";
import { fieldStyles } from "./text-field.tsx";

type SelectFieldProps = ComponentProps<"select"> & {
  label: string;
  options: readonly { value: string; label: string }[];
};

export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id}>{label}</label>
      <select id={id} className={fieldStyles} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
