import type { ComponentProps } from "react";
import { Field, type FieldTexts, controlStyles } from "./field.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "className"> & FieldTexts & { className?: string };

export function TextField({ label, hint, error, isLabelHidden, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => <input {...input} {...control} className={controlStyles} />}
    </Field>
  );
}
