import { type ComponentProps, useId } from "react";

type TextFieldProps = ComponentProps<"input"> & { label: string };

export const fieldStyles =
  "min-h-11 w-full rounded-lg border border-line bg-ink px-3 py-2 text-paper placeholder:text-quiet";

export function TextField({ label, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id}>{label}</label>
      <input id={id} className={fieldStyles} {...input} />
    </div>
  );
}
